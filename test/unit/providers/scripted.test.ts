import { expect, test } from 'vitest';
import type { ModelScript } from '../../../src/generated/types.ts';
import type { Clock, Message, ModelEvent } from '../../../src/harness/ports.ts';
import { createScriptedModel } from '../../../src/providers/scripted.ts';

const clock: Pick<Clock, 'after'> = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

const answered: Message = { role: 'assistant', text: '', toolCalls: [] };
const asked: Message = { role: 'user', text: 'mend $& it' };

async function play(
  script: ModelScript,
  messages: readonly Message[] = [asked],
  signal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const model = createScriptedModel({ script, id: 'scripted', clock });
  const events: ModelEvent[] = [];
  for await (const event of model.stream({ messages, tools: [], signal })) events.push(event);
  return events;
}

test('the turn is the number of answers so far, so a repeated request gets the same one', async () => {
  const script: ModelScript = { turns: [{ text: 'one' }, { text: 'two' }] };
  const second = [asked, answered, { role: 'user', text: 'again' } satisfies Message];
  expect(await play(script)).toEqual([
    { type: 'text', delta: 'one' },
    { type: 'finish', reason: 'stop' },
  ]);
  expect(await play(script, second)).toEqual([
    { type: 'text', delta: 'two' },
    { type: 'finish', reason: 'stop' },
  ]);
  expect(await play(script, second)).toEqual(await play(script, second));
});

test('{{input}} stands for the first thing the user said, taken literally', async () => {
  const [event] = await play({ turns: [{ text: 'You said {{input}}, {{input}}.' }] });
  expect(event).toEqual({ type: 'text', delta: 'You said mend $& it, mend $& it.' });
});

test('tool calls get stable ids; arguments are JSON text, or as they are', async () => {
  const script: ModelScript = {
    turns: [
      {},
      {
        toolCalls: [{ tool: 'read', args: { path: 'a' } }, { tool: 'ls' }, { tool: 'edit', rawArgs: '{"pa' }],
      },
    ],
  };
  expect(await play(script, [asked, answered])).toEqual([
    { type: 'tool_call', callId: 'call-1-0', tool: 'read', rawArgs: '{"path":"a"}' },
    { type: 'tool_call', callId: 'call-1-1', tool: 'ls', rawArgs: '{}' },
    { type: 'tool_call', callId: 'call-1-2', tool: 'edit', rawArgs: '{"pa' },
    { type: 'finish', reason: 'tool_calls' },
  ]);
});

test('usage is there only when the script gives it', async () => {
  const [, finish] = await play({ turns: [{ text: 'a', usage: { outputTokens: 2 } }] });
  expect(finish).toEqual({ type: 'finish', reason: 'stop', usage: { outputTokens: 2 } });
});

test('a scripted error is thrown with its code and status', async () => {
  const script: ModelScript = {
    turns: [{ text: 'never seen', error: { code: 'rate_limit', message: 'slow', status: 429 } }],
  };
  await expect(play(script)).rejects.toMatchObject({ code: 'rate_limit', message: 'slow', status: 429 });
});

test('asking past the last turn is an error that says so', async () => {
  await expect(play({ turns: [{}] }, [asked, answered])).rejects.toMatchObject({
    code: 'model_script_exhausted',
  });
});

test('a delay is waited for and can be cut short', async () => {
  const script: ModelScript = { turns: [{ text: 'late', delayMs: 600_000 }] };
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('deadline')), 10);
  await expect(play(script, [asked], controller.signal)).rejects.toThrow('deadline');
  const started = performance.now();
  await play({ turns: [{ delayMs: 30 }] });
  expect(performance.now() - started).toBeGreaterThan(25);
});

test('an aborted signal stops it before it answers', async () => {
  await expect(
    play({ turns: [{ text: 'a' }] }, [asked], AbortSignal.abort(new Error('gone'))),
  ).rejects.toThrow('gone');
});
