import type { ModelScript, ScriptedTurn } from '../generated/types.ts';
import type { Clock, Message, Model, ModelEvent, ModelRequest, Usage } from '../harness/ports.ts';
import { ModelError } from '../model/model-error.ts';

const INPUT = '{{input}}';

export interface ScriptedModelOptions {
  readonly script: ModelScript;
  readonly id: string;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * The model that answers from a script. It keeps no state: the turn is the number of assistant messages in the request, so
 * a repeated request gets the same answer. Throws `ModelError` for a scripted error and, past the last turn,
 * `model_script_exhausted`; rethrows the reason of an aborted signal.
 */
export function createScriptedModel({ script, id, clock }: ScriptedModelOptions): Model {
  return {
    id,
    async *stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
      const index = countAnswers(request.messages);
      const turn = script.turns[index];
      if (turn === undefined) throw exhausted(index, script.turns.length);
      request.signal.throwIfAborted();
      if (turn.delayMs !== undefined && turn.delayMs > 0) await wait(turn.delayMs, clock, request.signal);
      for (const event of answer(turn, index, request.messages)) yield event;
    },
  };
}

/** All events of a turn at once: a generator here would cost more than the turn itself. */
function answer(turn: ScriptedTurn, index: number, messages: readonly Message[]): ModelEvent[] {
  if (turn.error !== undefined) {
    const { code, message = `scripted error ${code}`, status } = turn.error;
    throw new ModelError(code, message, { status });
  }
  const events: ModelEvent[] = [];
  if (turn.text !== undefined && turn.text !== '') {
    events.push({ type: 'text', delta: fillIn(turn.text, messages) });
  }
  const calls = turn.toolCalls ?? [];
  for (const [n, call] of calls.entries()) {
    const rawArgs = call.rawArgs ?? JSON.stringify(call.args ?? {});
    events.push({ type: 'tool_call', callId: `call-${index}-${n}`, tool: call.tool, rawArgs });
  }
  const usage: Usage | undefined = turn.usage;
  const reason = calls.length > 0 ? 'tool_calls' : 'stop';
  events.push(usage === undefined ? { type: 'finish', reason } : { type: 'finish', reason, usage });
  return events;
}

function countAnswers(messages: readonly Message[]): number {
  let answers = 0;
  for (const message of messages) if (message.role === 'assistant') answers += 1;
  return answers;
}

function fillIn(text: string, messages: readonly Message[]): string {
  if (!text.includes(INPUT)) return text;
  return text.replaceAll(INPUT, () => messages.find((message) => message.role === 'user')?.text ?? '');
}

function exhausted(index: number, turns: number): ModelError {
  return new ModelError(
    'model_script_exhausted',
    `the model script has ${turns} turn${turns === 1 ? '' : 's'}, but turn ${index + 1} was asked for`,
  );
}

function wait(ms: number, clock: Pick<Clock, 'after'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
