import type { RunError } from '../../generated/types.ts';
import type { Message, ModelEvent, ModelToolCall, Usage } from '../../harness/ports.ts';
import { ModelError } from '../../model/model-error.ts';
import { isTransient } from '../../model/transient.ts';
import type { AgentRun } from './agent-run.ts';
import { sleep } from './sleep.ts';

/** One answer of the model, complete. */
export interface ModelAnswer {
  readonly text: string;
  /** `text` is the beginning of what it said. */
  readonly truncated: boolean;
  readonly calls: readonly ModelToolCall[];
  readonly reason: FinishReason;
  readonly usage: Usage;
}

type FinishReason = Extract<ModelEvent, { type: 'finish' }>['reason'];
type StepResult = { readonly answer: ModelAnswer } | { readonly error: RunError };

/** Characters of one answer that are kept. */
const MAX_TEXT = 1024 * 1024;

/**
 * Asks the model for its next step. A transient error is tried again, visibly, while the run has retries left and the wait
 * ends before the deadline; spec sections 3.2 and 12.20.
 */
export async function takeStep(run: AgentRun, messages: readonly Message[]): Promise<StepResult> {
  for (;;) {
    try {
      return { answer: await readAnswer(run, messages) };
    } catch (error) {
      if (run.request.signal.aborted) return { error: ABORTED };
      const waitMs = retryWait(run, error);
      if (waitMs === undefined) return { error: toRunError(error) };
      run.retries += 1;
      const { code, message } = toRunError(error);
      run.host.emit({
        type: 'retry',
        scope: 'provider',
        attempt: run.retries,
        reason: `${code}: ${message}`,
      });
      await sleep(waitMs, run.agent.clock, run.request.signal);
      if (run.request.signal.aborted) return { error: ABORTED };
    }
  }
}

const ABORTED: RunError = { code: 'aborted', message: 'the run was ended' };

async function readAnswer(run: AgentRun, messages: readonly Message[]): Promise<ModelAnswer> {
  const { agent, host, request } = run;
  const calls: ModelToolCall[] = [];
  let text = '';
  let truncated = false;
  for await (const event of agent.model.stream(describeRequest(run, messages))) {
    if (request.signal.aborted) break;
    if (event.type === 'text') {
      host.emit({ type: 'text_delta', agent: agent.name, delta: event.delta });
      const room = MAX_TEXT - text.length;
      text += event.delta.length > room ? event.delta.slice(0, room) : event.delta;
      truncated ||= event.delta.length > room;
    } else if (event.type === 'tool_call') calls.push(event);
    else return { text, truncated, calls, reason: event.reason, usage: event.usage ?? {} };
  }
  throw new ModelError('network_error', 'the answer of the model broke off');
}

function describeRequest({ agent, request }: AgentRun, messages: readonly Message[]) {
  const { systemPrompt, options } = agent;
  return {
    ...(systemPrompt === undefined ? {} : { system: systemPrompt }),
    messages,
    tools: agent.tools,
    ...(options?.temperature === undefined ? {} : { temperature: options.temperature }),
    ...(options?.maxTokens === undefined ? {} : { maxTokens: options.maxTokens }),
    signal: request.signal,
  };
}

const MAX_BACKOFF_MS = 30_000;

/** Milliseconds to wait before another try; nothing when there is none. */
function retryWait({ agent, retries, deadline }: AgentRun, error: unknown): number | undefined {
  if (retries >= agent.maxRetries || !isTransient(error)) return undefined;
  const backoff = Math.min(agent.retryBaseMs * 2 ** retries, MAX_BACKOFF_MS);
  const asked = error instanceof ModelError ? (error.retryAfterMs ?? 0) : 0;
  const wait = Math.max(backoff, asked);
  return agent.clock.elapsed() + wait < deadline ? wait : undefined;
}

function toRunError(error: unknown): RunError {
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof ModelError ? error.code : 'unknown', message };
}
