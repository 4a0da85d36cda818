import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Message, ModelEvent, ModelRequest } from '../../../src/harness/ports.ts';
import { ModelError } from '../../../src/model/model-error.ts';
import { createOpenAiCompatibleModel } from '../../../src/providers/openai-compatible.ts';
import { type ChatAnswer, callPiece, chunk, startChatServer, usageChunk } from '../../helpers/chat-server.ts';

const KEY = 'key-0123456789abcdef';
const question: Message = { role: 'user', text: 'mend it' };

function request(change: Partial<ModelRequest> = {}): ModelRequest {
  return { messages: [question], tools: [], signal: new AbortController().signal, ...change };
}

async function ask(answer: ChatAnswer, change: Partial<ModelRequest> = {}): Promise<ModelEvent[]> {
  await using server = await startChatServer(answer);
  return await collect(server.baseUrl, change);
}

async function collect(baseUrl: string, change: Partial<ModelRequest> = {}): Promise<ModelEvent[]> {
  const model = createOpenAiCompatibleModel({ baseUrl, model: 'm', id: 'test/m', apiKey: KEY });
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request(change))) events.push(event);
  return events;
}

async function failure(answer: ChatAnswer, change: Partial<ModelRequest> = {}): Promise<ModelError> {
  const thrown = await ask(answer, change).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ModelError);
  return thrown as ModelError;
}

test('an answer arrives as text deltas and a finish with its usage, cached tokens included', async () => {
  const usage = { prompt_tokens: 261, completion_tokens: 7, prompt_tokens_details: { cached_tokens: 30 } };
  const events = await ask({
    chunks: [
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: 'Hel' }),
      chunk({ content: 'lo' }),
      chunk({}, 'stop'),
      usageChunk(usage),
    ],
  });
  expect(events).toEqual([
    { type: 'text', delta: 'Hel' },
    { type: 'text', delta: 'lo' },
    { type: 'finish', reason: 'stop', usage: { inputTokens: 261, outputTokens: 7 } },
  ]);
});

test('parallel tool calls are put together from their interleaved pieces', async () => {
  const events = await ask({
    chunks: [
      callPiece(0, { id: 'a', name: 'read', args: '{"pa' }),
      callPiece(1, { id: 'b', name: 'ls', args: '' }),
      callPiece(0, { args: 'th":"x"}' }),
      callPiece(1, { args: '{}' }),
      chunk({}, 'tool_calls'),
    ],
  });
  expect(events).toEqual([
    { type: 'tool_call', callId: 'a', tool: 'read', rawArgs: '{"path":"x"}' },
    { type: 'tool_call', callId: 'b', tool: 'ls', rawArgs: '{}' },
    { type: 'finish', reason: 'tool_calls' },
  ]);
});

test('broken arguments are passed on byte for byte', async () => {
  const events = await ask({
    chunks: [callPiece(0, { id: 'a', name: 'read', args: '{"path": ' }), chunk({}, 'tool_calls')],
  });
  expect(events[0]).toEqual({ type: 'tool_call', callId: 'a', tool: 'read', rawArgs: '{"path": ' });
});

test.each([
  ['length', [], 'length'],
  ['content_filter', [], 'content_filter'],
  ['something_new', [], 'other'],
  ['stop', [callPiece(0, { id: 'a', name: 'ls', args: '{}' })], 'tool_calls'],
])('the finish reason %s with %j before it becomes %3$s', async (said, before, expected) => {
  const events = await ask({ chunks: [...before, chunk({}, said)] });
  expect(events.at(-1)).toEqual({ type: 'finish', reason: expected });
});

test('a count that the server leaves out stays absent', async () => {
  const events = await ask({
    chunks: [chunk({ content: 'x' }, 'stop'), usageChunk({ completion_tokens: 3 })],
  });
  expect(events.at(-1)).toEqual({ type: 'finish', reason: 'stop', usage: { outputTokens: 3 } });
});

test.each([
  [{ status: 401, body: '{"error":{"message":"bad key"}}' }, 'provider_auth', 'HTTP 401: bad key'],
  [{ status: 403, body: '{"message":"no access"}' }, 'provider_auth', 'HTTP 403: no access'],
  [
    { status: 400, body: '{"error":"prompt is too long"}' },
    'provider_refused',
    'HTTP 400: prompt is too long',
  ],
  [{ status: 404, body: 'no\nsuch\u001b[31m model' }, 'provider_refused', 'HTTP 404: no such [31m model'],
  [{ status: 408, body: '' }, 'provider_unavailable', 'HTTP 408: Request Timeout'],
  [{ status: 500, body: '{"detail":"oops"}' }, 'provider_unavailable', 'HTTP 500: oops'],
  [
    { status: 529, body: '{"error":{"message":"overloaded"}}' },
    'provider_unavailable',
    'HTTP 529: overloaded',
  ],
  [
    { status: 301, headers: { location: 'http://127.0.0.1:9/' } },
    'provider_refused',
    'HTTP 301: Moved Permanently',
  ],
])('the answer %j is the error %s', async (answer, code, message) => {
  expect(await failure(answer)).toMatchObject({ code, message, status: answer.status });
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ date: 'Tue, 01 Dec 2026 10:00:00 GMT', 'retry-after': 'Tue, 01 Dec 2026 10:00:05 GMT' }, 5000],
  [{ 'retry-after': 'soon' }, undefined],
])('a rate limit with %j asks to wait %s ms', async (headers, retryAfterMs) => {
  const error = await failure({ status: 429, headers, body: '{"error":{"message":"slow down"}}' });
  expect([error.code, error.status, error.retryAfterMs]).toEqual(['rate_limit', 429, retryAfterMs]);
});

test('one failed request is one request: nothing is tried again', async () => {
  await using server = await startChatServer({ status: 500 });
  await expect(collect(server.baseUrl)).rejects.toMatchObject({ code: 'provider_unavailable' });
  expect(server.requests).toHaveLength(1);
});

test('a key that the server echoes is not in the error', async () => {
  const error = await failure({
    status: 401,
    body: JSON.stringify({ error: { message: `${KEY} is wrong` } }),
  });
  expect(error.message).toBe('HTTP 401: *** is wrong');
  expect(error.cause).toBeUndefined();
});

test('a long explanation is cut', async () => {
  const error = await failure({ status: 400, body: 'x'.repeat(100_000) });
  expect(error.message.length).toBeLessThan(600);
});

test.each([
  ['before its finish', { chunks: [chunk({ content: 'Hel' })], cut: true }],
  ['without an error, before its finish', { chunks: [chunk({ content: 'Hel' })] }],
])('a stream that ends %s is a network error', async (_, answer) => {
  expect((await failure(answer)).code).toBe('network_error');
});

test.each([
  [{ error: { message: 'upstream died', code: 502 } }, 'provider_unavailable', 502],
  [{ error: { message: 'slow', code: 429 } }, 'rate_limit', 429],
  [{ error: { message: 'strange', code: 'x' } }, 'provider_unavailable', undefined],
  [{ nonsense: true }, 'provider_unavailable', undefined],
])('the chunk %j in the middle of a stream is the error %s', async (bad, code, status) => {
  expect(await failure({ chunks: [chunk({ content: 'a' }), bad] })).toMatchObject({
    code,
    ...(status && { status }),
  });
});

test('tool calls of a stream that breaks are never passed on', async () => {
  await using server = await startChatServer({
    chunks: [callPiece(0, { id: 'a', name: 'bash', args: '{}' })],
  });
  const model = createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'm', id: 'test/m' });
  const seen: string[] = [];
  const reading = async () => {
    for await (const event of model.stream(request())) seen.push(event.type);
  };
  await expect(reading()).rejects.toMatchObject({ code: 'network_error' });
  expect(seen).toEqual([]);
});

test('a server that is not there is a network error that names the reason', async () => {
  const port = await freePort();
  await expect(collect(`http://127.0.0.1:${port}/v1`)).rejects.toMatchObject({
    code: 'network_error',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a silent server is left when the signal says so, with the reason of the signal', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('deadline')), 50);
  await expect(ask({ hang: true }, { signal: controller.signal })).rejects.toThrow('deadline');
});

test('an aborted signal ends a stream that has begun', async () => {
  await using server = await startChatServer({ chunks: [chunk({ content: 'a' })], cut: false });
  const controller = new AbortController();
  const model = createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'm', id: 'test/m' });
  const reading = async () => {
    for await (const _ of model.stream(request({ signal: controller.signal })))
      controller.abort(new Error('enough'));
  };
  await expect(reading()).rejects.toThrow('enough');
});

test('the request carries the conversation, the tools, the limits and the key', async () => {
  await using server = await startChatServer({ chunks: [chunk({ content: 'ok' }, 'stop')] });
  const parameters = { type: 'object', properties: { path: { type: 'string' } } };
  await collect(server.baseUrl, {
    system: 'be brief',
    messages: [
      question,
      {
        role: 'assistant',
        text: '',
        toolCalls: [
          { callId: 'a', tool: 'ls', rawArgs: '' },
          { callId: 'b', tool: 'ls', rawArgs: '{"x' },
        ],
      },
      { role: 'tool', callId: 'a', tool: 'ls', text: 'f.txt', isError: false },
      { role: 'tool', callId: 'b', tool: 'ls', text: 'bad arguments', isError: true },
    ],
    tools: [{ name: 'ls', description: 'lists', parameters }],
    temperature: 0.1,
    maxTokens: 99,
  });
  const [sent] = server.requests;
  expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(sent?.body).toMatchObject({
    model: 'm',
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.1,
    max_tokens: 99,
    tools: [{ type: 'function', function: { name: 'ls', description: 'lists', parameters } }],
    messages: [
      { role: 'system', content: 'be brief' },
      { role: 'user', content: 'mend it' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'a', function: { name: 'ls', arguments: '{}' } },
          { id: 'b', function: { name: 'ls', arguments: '"{\\"x"' } },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: 'f.txt' },
      { role: 'tool', tool_call_id: 'b', content: 'bad arguments' },
    ],
  });
});

test('a server that wants another field for the limit gets it there', async () => {
  await using server = await startChatServer({ chunks: [chunk({ content: 'ok' }, 'stop')] });
  const model = createOpenAiCompatibleModel({
    baseUrl: server.baseUrl,
    model: 'm',
    id: 'test/m',
    maxTokens: 5,
    maxTokensField: 'max_completion_tokens',
    headers: { 'x-team': 'blue' },
  });
  for await (const _ of model.stream(request()));
  const [sent] = server.requests;
  expect(sent?.body['max_completion_tokens']).toBe(5);
  expect(sent?.body).not.toHaveProperty('max_tokens');
  expect(sent?.headers['x-team']).toBe('blue');
  expect(sent?.headers.authorization).toBeUndefined();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
