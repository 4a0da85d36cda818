import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TraceEvent } from '../../../../src/generated/types.ts';
import { emitTrace } from '../../../../src/subjects/command/emit-trace.ts';
import { readTrace } from '../../../../src/subjects/command/read-trace.ts';
import { createLineSplitter } from '../../../../src/subjects/command/split-lines.ts';
import { hostOf } from '../../../helpers/host-of.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

async function eventsOf(...lines: readonly (string | Record<string, unknown>)[]): Promise<TraceEvent[]> {
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify({ v: 1, ...line })))
    .join('\n');
  const folder = tempFolder({ 'trace.jsonl': text });
  const events: TraceEvent[] = [];
  emitTrace(await readTrace(join(folder, 'trace.jsonl')), {
    agent: 'command',
    runId: 'r',
    host: hostOf({ emit: (event) => events.push(event) }),
  });
  return events;
}

const started = { type: 'tool.started', id: '1', name: 'bash', args: { command: 'ls' } };
const call = { type: 'tool_call', agent: 'command', tool: 'bash', args: { command: 'ls' }, callId: '1' };

test('a started and finished call becomes a call and its result', async () => {
  expect(
    await eventsOf(started, { type: 'tool.finished', id: '1', ok: false, exitCode: 2, output: 'abc' }),
  ).toEqual([
    call,
    {
      type: 'tool_result',
      agent: 'command',
      tool: 'bash',
      isError: true,
      callId: '1',
      exitCode: 2,
      outputChars: 3,
    },
  ]);
});

test('a call that was never finished stays open, and a finish without a call is nothing', async () => {
  expect(await eventsOf(started, { type: 'tool.finished', id: '2', ok: true })).toEqual([call]);
});

test('an id may be used again', async () => {
  const finished = { type: 'tool.finished', id: '1', ok: true };
  const again = { type: 'tool.started', id: '1', name: 'read' };
  const events = await eventsOf(started, finished, again, finished);
  expect(events.map((event) => ('tool' in event ? `${event.type} ${event.tool}` : event.type))).toEqual([
    'tool_call bash',
    'tool_result bash',
    'tool_call read',
    'tool_result read',
  ]);
});

test('usage adds up until the turn ends; what is left at the end is a turn of its own', async () => {
  const events = await eventsOf(
    { type: 'usage', input: 10, cachedInput: 4, output: 2 },
    { type: 'usage', input: 1, output: 1, cost: 0.25 },
    { type: 'turn', requestsAnotherTurn: true },
    { type: 'turn' },
    { type: 'usage', cost: 0.5 },
  );
  expect(events).toEqual([
    { type: 'turn_end', agent: 'command', tokens: 14, costUsd: 0.25, requestsAnotherTurn: true },
    { type: 'turn_end', agent: 'command' },
    { type: 'turn_end', agent: 'command', costUsd: 0.5 },
  ]);
});

test('cached tokens alone are no count of tokens', async () => {
  expect(await eventsOf({ type: 'usage', cachedInput: 4 })).toEqual([]);
});

test('retries are counted and keep their reason', async () => {
  expect(await eventsOf({ type: 'retry', reason: '429' }, { type: 'retry' })).toEqual([
    { type: 'retry', scope: 'provider', attempt: 1, reason: '429' },
    { type: 'retry', scope: 'provider', attempt: 2 },
  ]);
});

test('text is a delta; thoughts and ends are not passed on', async () => {
  expect(
    await eventsOf({ type: 'text', text: 'hi' }, { type: 'thought', text: 'hm' }, { type: 'end', ok: true }),
  ).toEqual([{ type: 'text_delta', agent: 'command', delta: 'hi' }]);
});

test('a permission that was given is an approval, also when it comes before its call', async () => {
  const events = await eventsOf({ type: 'permission', callId: '1', decision: 'allow', by: 'user' }, started);
  expect(events).toMatchObject([
    { type: 'approval_required', approvalId: 'r:1', tool: 'bash', args: { command: 'ls' } },
    { type: 'approval_resolved', approvalId: 'r:1', decision: 'allow' },
    call,
  ]);
});

test.each([
  ['user', 'tool_approval_denied'],
  ['rule', 'policy_denied'],
  [undefined, 'policy_denied'],
])('a permission denied by %s is one denial with the code %s', async (by, code) => {
  const permission = {
    type: 'permission',
    callId: '1',
    decision: 'deny',
    ...(by === undefined ? {} : { by }),
  };
  const events = await eventsOf(started, permission, {
    type: 'tool.finished',
    id: '1',
    ok: false,
    denied: true,
  });
  expect(events.filter(({ type }) => type === 'policy_denied')).toMatchObject([
    { tool: 'bash', callId: '1', code },
  ]);
});

test('a call that ended denied is a denial with its reason', async () => {
  const [, denial] = await eventsOf(started, {
    type: 'tool.finished',
    id: '1',
    ok: false,
    denied: true,
    error: 'no rule',
  });
  expect(denial).toMatchObject({ type: 'policy_denied', reason: 'no rule', callId: '1' });
});

test('lines that cannot be understood are one warning with their count and the first line number', async () => {
  const events = await eventsOf(
    { type: 'text', text: 'a' },
    '',
    'not json',
    { type: 'unknown' },
    { type: 'text', text: 'b', extra: 1 },
    '{"v":2,"type":"text","text":"x"}',
    'null',
    `{"v":1,"type":"text","text":"${'x'.repeat(1024 * 1024)}"}`,
    '{"v":1,"type":"te',
  );
  expect(events.map(({ type }) => type)).toEqual(['text_delta', 'warning']);
  expect(events[1]).toEqual({
    type: 'warning',
    code: 'subject_trace_invalid',
    message: "7 lines of the subject's trace could not be understood, the first is line 3",
  });
});

test('no trace file is an empty trace', async () => {
  const trace = await readTrace(join(tempFolder(), 'none'));
  expect(trace).toEqual({ lines: [], invalid: undefined, cut: undefined });
});

test.each(['fifo', 'link', 'folder'])('a %s in the place of the trace is not read', async (kind) => {
  const folder = tempFolder({ 'other.jsonl': '{"v":1,"type":"text","text":"x"}\n' });
  const file = join(folder, 'trace.jsonl');
  if (kind === 'fifo') execFileSync('mkfifo', [file]);
  if (kind === 'link') symlinkSync('other.jsonl', file);
  if (kind === 'folder') mkdirSync(file);
  const trace = await readTrace(file);
  expect(trace.lines).toEqual([]);
  expect(trace.cut).toBeDefined();
});

test.each([
  ['of too many lines', `${'{"v":1,"type":"turn"}\n'.repeat(300_000)}`],
  ['of too many bytes', `${`${'x'.repeat(1000)}\n`.repeat(70_000)}`],
])('a trace %s is cut and says so', async (_, text) => {
  const file = join(tempFolder(), 'trace.jsonl');
  writeFileSync(file, text);
  const trace = await readTrace(file);
  expect(trace.cut).toBeDefined();
  expect(trace.lines.length).toBeLessThan(250_000);
});

test('lines are the same however the bytes are cut into chunks', () => {
  const text = fc.array(fc.constantFrom('a', 'bb', '\n', '\r\n', '\u20ac', 'ccccccccc'), { maxLength: 40 });
  fc.assert(
    fc.property(text, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (parts, sizes) => {
      const bytes = Buffer.from(parts.join(''));
      const splitter = createLineSplitter(8);
      const lines: (Buffer | undefined)[] = [];
      let from = 0;
      for (let turn = 0; from < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        lines.push(...splitter.push(bytes.subarray(from, from + size)));
        from += size;
      }
      lines.push(...splitter.end());
      const expected = bytes.toString('utf8').split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(lines.map((line) => line?.toString('utf8'))).toEqual(
        expected.map((line) => (Buffer.byteLength(line) > 8 ? undefined : line)),
      );
    }),
  );
});
