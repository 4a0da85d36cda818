import type { SubjectEndLine } from '../../generated/types.ts';
import type { SubjectEnd } from '../../harness/ports.ts';
import type { ProcessResult } from '../../model/process.ts';
import type { SubjectTrace } from './read-trace.ts';

export interface EndFacts {
  readonly result: ProcessResult;
  readonly trace: SubjectTrace;
  /** As configured, for messages. */
  readonly program: string;
  readonly signal: AbortSignal;
}

/** How a subject that was started ended: from its exit, its last `end` line, and why the harness ended it. The worse one wins. */
export function decideEnd(facts: EndFacts): SubjectEnd {
  const { result, trace } = facts;
  const last = trace.lines.findLast((line) => line.type === 'end');
  const error = endedByHarness(facts) ?? endLineError(last) ?? exitError(facts);
  const response = last?.text ?? stripLineEnd(result.stdout);
  const truncated = last?.text === undefined && result.stdout.truncated;
  const exposedSecrets = [...new Set([...(result.stdout.secrets ?? []), ...(result.stderr.secrets ?? [])])];
  return {
    response,
    ...(truncated ? { responseTruncated: true } : {}),
    ...(exposedSecrets.length === 0 ? {} : { exposedSecrets }),
    ...(error === undefined ? {} : { error }),
  };
}

/** The end of a subject that was not started: it says nothing about the agent. */
export function neverRan(code: string, message: string): SubjectEnd {
  return { response: '', error: { code, message, infrastructure: true } };
}

type EndError = NonNullable<SubjectEnd['error']>;

const INFRASTRUCTURE: Readonly<Record<string, string>> = {
  process_spawn_failed: 'subject_not_found',
  process_log_failed: 'trace_write_failed',
  sandbox_unavailable: 'sandbox_unavailable',
  process_survived: 'process_survived',
};

function endedByHarness({ result, signal }: EndFacts): EndError | undefined {
  if (result.error === undefined) return signal.aborted ? aborted('the run was ended') : undefined;
  const { code, message, hint } = result.error;
  const explained = hint === undefined ? message : `${message} (${hint})`;
  const mapped = INFRASTRUCTURE[code];
  if (code !== 'process_survived' && (code === 'process_aborted' || signal.aborted)) return aborted(message);
  return mapped === undefined
    ? { code: 'agent_failed', message: explained }
    : { code: mapped, message: explained, infrastructure: true };
}

function aborted(message: string): EndError {
  return { code: 'aborted', message };
}

const STOPS: Readonly<Record<NonNullable<SubjectEndLine['stop']>, EndError | undefined>> = {
  end_turn: undefined,
  max_tokens: { code: 'max_tokens', message: 'the answer reached the limit of its length' },
  max_turns: { code: 'budget_exceeded', message: 'the subject used up its turns' },
  max_budget: { code: 'budget_exceeded', message: 'the subject used up its budget' },
  refusal: { code: 'refusal', message: 'the model refused to answer' },
  cancelled: { code: 'aborted', message: 'the subject was cancelled' },
  model_error: { code: 'provider_unavailable', message: 'the model did not answer', infrastructure: true },
  stopped_early: { code: 'agent_failed', message: 'the subject stopped early' },
  no_result: { code: 'agent_failed', message: 'the subject ended without a result' },
};

/** What the subject itself says. A stop that is not the end of a turn is a failure, whatever `ok` claims. */
function endLineError(last: SubjectEndLine | undefined): EndError | undefined {
  if (last === undefined) return undefined;
  const stop = last.stop === undefined ? undefined : STOPS[last.stop];
  if (stop === undefined && last.ok) return undefined;
  const known = stop ?? { code: 'agent_failed', message: 'the subject reported a failure' };
  return last.error === undefined ? known : { ...known, message: last.error };
}

function exitError({ result, trace, program }: EndFacts): EndError | undefined {
  const { exitCode, signal, stdout, stderr } = result;
  if (exitCode === 0) return undefined;
  const how = exitCode === undefined ? `was ended by ${signal ?? 'a signal'}` : `exited ${exitCode}`;
  const because = lastLine(stderr.text);
  const said = because === '' ? '' : `: ${because}`;
  const showedLife = stdout.bytes > 0 || trace.lines.length > 0;
  if (showedLife) return { code: 'agent_failed', message: `${program} ${how}${said}` };
  const message = `${program} ${how} before its first turn${said}`;
  return { code: 'subject_not_started', message, infrastructure: true };
}

const MAX_LINE = 300;

function lastLine(text: string): string {
  const line = text.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

/** One line end at the end is the terminal's, not the answer's. */
function stripLineEnd({ text, truncated }: ProcessResult['stdout']): string {
  return truncated ? text : text.replace(/\r?\n$/, '');
}
