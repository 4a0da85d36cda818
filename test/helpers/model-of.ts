import type { Clock, Model, ModelEvent, ModelRequest, Usage } from '../../src/harness/ports.ts';
import { ModelError } from '../../src/model/model-error.ts';

/** One answer of a model in a test. */
export interface Turn {
  readonly text?: string | readonly string[];
  readonly calls?: readonly { tool: string; args?: Record<string, unknown>; rawArgs?: string; id?: string }[];
  readonly usage?: Usage;
  readonly reason?: Extract<ModelEvent, { type: 'finish' }>['reason'];
  readonly error?: Error;
  readonly delayMs?: number;
  /** The answer stops before its end. */
  readonly cut?: boolean;
}

export interface TestModel extends Model {
  /** Messages of each request, as they were then. */
  readonly requests: readonly ModelRequest[];
}

/** A model that gives one turn after the other, one for each request; the last one again and again. */
export function modelOf(turns: readonly Turn[], clock?: Clock): TestModel {
  const requests: ModelRequest[] = [];
  return {
    id: 'test',
    requests,
    async *stream(request) {
      requests.push({ ...request, messages: [...request.messages] });
      const turn = turns[Math.min(requests.length, turns.length) - 1] ?? {};
      if (turn.delayMs !== undefined && clock !== undefined) await wait(turn.delayMs, clock, request.signal);
      if (turn.error !== undefined) throw turn.error;
      yield* answer(turn, requests.length);
    },
  };
}

function* answer(turn: Turn, step: number): Generator<ModelEvent> {
  const { text = [], calls = [], usage, cut = false } = turn;
  for (const delta of [text].flat()) yield { type: 'text', delta };
  for (const [index, { tool, args = {}, rawArgs, id }] of calls.entries()) {
    yield {
      type: 'tool_call',
      callId: id ?? `c${step}-${index}`,
      tool,
      rawArgs: rawArgs ?? JSON.stringify(args),
    };
  }
  if (cut) return;
  const reason = turn.reason ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  yield { type: 'finish', reason, ...(usage === undefined ? {} : { usage }) };
}

export function unavailable(options: { status?: number; retryAfterMs?: number } = {}): ModelError {
  return new ModelError('provider_unavailable', 'HTTP 503', { status: 503, ...options });
}

function wait(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    clock.after(ms, resolve);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
