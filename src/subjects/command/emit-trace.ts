import type { SubjectPermission, SubjectToolFinished, SubjectUsage } from '../../generated/types.ts';
import type { SubjectHost } from '../../harness/ports.ts';
import type { SubjectTrace } from './read-trace.ts';

export interface TraceTarget {
  readonly host: SubjectHost;
  readonly agent: string;
  readonly runId: string;
}

/**
 * Tells the harness what a subject reported, in the order it was reported. A call without a finish stays open. Usage belongs to the
 * next `turn`; what is left at the end is one turn more.
 */
export function emitTrace(trace: SubjectTrace, target: TraceTarget): void {
  const state: State = {
    ...target,
    calls: findCalls(trace),
    open: new Map(),
    denied: new Set(),
    retries: 0,
    usage: {},
  };
  for (const line of trace.lines) emitLine(line, state);
  if (state.usage.tokens !== undefined || state.usage.costUsd !== undefined) endTurn(state, undefined);
  warn(trace, target.host);
}

type Line = SubjectTrace['lines'][number];
type Call = Extract<Line, { type: 'tool.started' }>;

interface State extends TraceTarget {
  /** First call with each id: a permission may come before its call. */
  readonly calls: ReadonlyMap<string, Call>;
  readonly open: Map<string, Call>;
  readonly denied: Set<string>;
  retries: number;
  usage: { tokens?: number; costUsd?: number };
}

function emitLine(line: Line, state: State): void {
  const { host, agent } = state;
  switch (line.type) {
    case 'tool.started':
      state.open.set(line.id, line);
      host.emit({ type: 'tool_call', agent, tool: line.name, args: line.args ?? {}, callId: line.id });
      break;
    case 'tool.finished':
      finishCall(line, state);
      break;
    case 'text':
      host.emit({ type: 'text_delta', agent, delta: line.text });
      break;
    case 'retry':
      state.retries += 1;
      host.emit({ type: 'retry', scope: 'provider', attempt: state.retries, ...reasonOf(line.reason) });
      break;
    case 'usage':
      addUsage(line, state);
      break;
    case 'turn':
      endTurn(state, line.requestsAnotherTurn);
      break;
    case 'permission':
      emitPermission(line, state);
      break;
    case 'thought':
    case 'end':
      break;
  }
}

/** A finish without a call is nothing that happened. */
function finishCall(line: SubjectToolFinished, state: State): void {
  const { host, agent } = state;
  const call = state.open.get(line.id);
  if (call === undefined) return;
  state.open.delete(line.id);
  if (line.denied === true && !state.denied.has(line.id)) {
    const reason = line.error ?? 'denied by the subject';
    host.emit({
      type: 'policy_denied',
      agent,
      tool: call.name,
      reason,
      code: 'policy_denied',
      callId: line.id,
    });
  }
  host.emit({
    type: 'tool_result',
    agent,
    tool: call.name,
    isError: !line.ok,
    callId: line.id,
    ...(line.exitCode === undefined ? {} : { exitCode: line.exitCode }),
    ...(line.output === undefined ? {} : { outputChars: line.output.length }),
  });
}

const HUMAN = new Set(['user', 'human']);

function emitPermission({ callId, decision, by }: SubjectPermission, state: State): void {
  const { host, agent, runId } = state;
  const call = state.calls.get(callId);
  const tool = call?.name ?? 'unknown';
  if (decision === 'deny') {
    const code = by !== undefined && HUMAN.has(by) ? 'tool_approval_denied' : 'policy_denied';
    state.denied.add(callId);
    host.emit({
      type: 'policy_denied',
      agent,
      tool,
      reason: `denied by ${by ?? 'the subject'}`,
      code,
      callId,
    });
    return;
  }
  const approvalId = `${runId}:${callId}`;
  const effect = { operations: ['external'], paths: [], urls: [], reversible: false, declared: false };
  const args = call?.args ?? {};
  host.emit({ type: 'approval_required', approvalId, runId, agent, tool, args, risk: 'high', effect });
  host.emit({ type: 'approval_resolved', approvalId, runId, decision: 'allow' });
}

/** `cachedInput` is a part of `input`, `reasoning` of `output`. What is not reported stays unknown. */
function addUsage({ input, output, cost }: SubjectUsage, { usage }: State): void {
  if (input !== undefined || output !== undefined) {
    usage.tokens = (usage.tokens ?? 0) + (input ?? 0) + (output ?? 0);
  }
  if (cost !== undefined) usage.costUsd = (usage.costUsd ?? 0) + cost;
}

function endTurn(state: State, requestsAnotherTurn: boolean | undefined): void {
  const again = requestsAnotherTurn === undefined ? {} : { requestsAnotherTurn };
  state.host.emit({ type: 'turn_end', agent: state.agent, ...state.usage, ...again });
  state.usage = {};
}

function findCalls({ lines }: SubjectTrace): Map<string, Call> {
  const calls = new Map<string, Call>();
  for (const line of lines) if (line.type === 'tool.started' && !calls.has(line.id)) calls.set(line.id, line);
  return calls;
}

function reasonOf(reason: string | undefined): { reason?: string } {
  return reason === undefined ? {} : { reason };
}

function warn({ invalid, cut }: SubjectTrace, host: SubjectHost): void {
  if (invalid !== undefined) {
    const { count, firstLine } = invalid;
    const message = `${count} line${count === 1 ? '' : 's'} of the subject's trace could not be understood, the first is line ${firstLine}`;
    host.emit({ type: 'warning', code: 'subject_trace_invalid', message });
  }
  if (cut !== undefined) host.emit({ type: 'warning', code: 'subject_trace_cut', message: cut });
}
