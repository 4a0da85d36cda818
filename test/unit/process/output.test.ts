import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RedactionStream } from '../../../src/harness/redaction.ts';
import { captureStream } from '../../../src/process/captured-stream.ts';
import { keepBeginning } from '../../../src/process/keep-beginning.ts';
import type { Processes } from '../../../src/process/processes.ts';
import { node, openProcesses, openStream, shell, temporaryFolder } from './setting.ts';

const MIB = 1024 * 1024;
let processes: Processes;
let dir: string;
beforeAll(() => {
  processes = openProcesses();
  dir = temporaryFolder();
});
afterAll(async () => {
  await processes.dispose();
  rmSync(dir, { recursive: true, force: true });
});

/** Hides one word, also when it comes in pieces. */
function hiding(word: string): RedactionStream {
  let rest = '';
  const clean = (text: string) => text.replaceAll(word, '[hidden]');
  return {
    push(chunk) {
      const text = clean(rest + chunk);
      const keep = Math.min(text.length, word.length - 1);
      rest = text.slice(text.length - keep);
      return text.slice(0, text.length - keep);
    },
    end: () => rest,
  };
}

it('C-13 of 20 MB and then the token the beginning stays in memory, all of it is on disk', async () => {
  const log = join(dir, 'long.log');
  const script = 'yes 0123456789abcde | head -c 20971520; echo the token';
  const { stdout, exitCode } = await processes.run(
    shell(script, { keepBytes: 65_536, logs: { stdout: log } }),
  );
  expect(exitCode).toBe(0);
  expect(stdout).toMatchObject({ bytes: 20 * MIB + 10, truncated: true });
  expect(stdout.text).toBe('0123456789abcde\n'.repeat(4096));
  expect(statSync(log).size).toBe(20 * MIB + 10);
  expect(readFileSync(log).subarray(-10).toString()).toBe('the token\n');
});

it('C-25 1 GB passes in bounded memory and ends at the limit', async () => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const onStdout = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const request = shell('yes 0123456789abcde | head -c 1073741824', { maxBytes: 128 * MIB, onStdout });
  const { stdout, error } = await processes.run(request);
  expect(error).toEqual({
    code: 'process_output_limit',
    message: `wrote more than ${128 * MIB} bytes to stdout`,
  });
  expect(stdout.truncated).toBe(true);
  expect(stdout.text.length).toBe(MIB);
  expect(stdout.bytes).toBeGreaterThan(128 * MIB);
  expect(stdout.bytes).toBeLessThan(140 * MIB);
  expect(peak - before).toBeLessThan(64 * MIB);
});

it('C-25 endless output to standard error ends at the time-out', async () => {
  const { stderr, error } = await processes.run(shell('exec yes >&2', { timeoutMs: 300, graceMs: 0 }));
  expect(error?.code).toBe('process_timeout');
  expect(stderr.text.length).toBe(MIB);
});

it('exactly the limit is allowed', async () => {
  const result = await processes.run(shell('printf 12345', { maxBytes: 5, keepBytes: 5 }));
  expect(result.error).toBeUndefined();
  expect(result.stdout).toEqual({ text: '12345', bytes: 5, truncated: false });
});

it('C-14 a secret is hidden before anything is cut off, and in every copy', async () => {
  const hidden = openProcesses({ redactStream: () => hiding('s3cr3t-value') });
  const log = join(dir, 'secret.log');
  const seen: string[] = [];
  const script = 'process.stdout.write("ab s3cr3t"); setTimeout(() => process.stdout.write("-value cd"), 50)';
  const onStdout = (text: string) => seen.push(text);
  const { stdout } = await hidden.run(node(script, { keepBytes: 8, logs: { stdout: log }, onStdout }));
  await hidden.dispose();
  expect(stdout).toEqual({ text: 'ab [hidd', bytes: 18, truncated: true });
  expect(readFileSync(log, 'utf8')).toBe('ab [hidden] cd');
  expect(seen.join('')).toBe('ab [hidden] cd');
});

it('C-14 whose secret was hidden is told by name, once', async () => {
  const redaction = { ...hiding('s3cr3t-value'), hidden: () => ['THE_KEY'] };
  const hidden = openProcesses({ redactStream: () => redaction });
  const { stdout } = await hidden.run(shell('printf s3cr3t-value'));
  await hidden.dispose();
  expect(stdout).toEqual({ text: '[hidden]', bytes: 12, truncated: false, secrets: ['THE_KEY'] });
});

it('a character that comes in two pieces is whole for everyone', async () => {
  const seen: string[] = [];
  const script = `
    const bytes = Buffer.from('ä😀');
    process.stdout.write(bytes.subarray(0, 4));
    setTimeout(() => process.stdout.write(bytes.subarray(4)), 50);`;
  const { stdout } = await processes.run(node(script, { onStdout: (text) => seen.push(text) }));
  expect(stdout).toEqual({ text: 'ä😀', bytes: 6, truncated: false });
  expect(seen).toEqual(['ä', '😀']);
});

it('what is kept is the longest beginning within the limit that ends with a whole character', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 8 }),
      fc.nat(40),
      (pieces, limit) => {
        const whole = pieces.join('');
        const kept = keepBeginning(limit);
        for (const piece of pieces) kept.add(piece);
        const expected = new StringDecoder('utf8').write(Buffer.from(whole).subarray(0, limit));
        expect(kept.text()).toBe(expected);
        expect(kept.truncated()).toBe(Buffer.byteLength(whole) > limit);
      },
    ),
  );
});

it('however bytes are cut into pieces, text and log are the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(30)), (text, cuts) => {
      const log = join(dir, 'pieces.log');
      rmSync(log, { force: true });
      const bytes = Buffer.from(text);
      const edges = [
        0,
        ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b),
        bytes.length,
      ];
      const stream = captureStream({
        redaction: openStream(),
        keepBytes: 1000,
        log,
        onLimit: () => expect.unreachable(),
        onLogFailure: () => expect.unreachable(),
      });
      edges.slice(1).forEach((edge, at) => {
        stream.push(bytes.subarray(edges[at], edge));
      });
      expect(stream.finish()).toEqual({ text, bytes: bytes.length, truncated: false });
      expect(readFileSync(log, 'utf8')).toBe(text);
    }),
  );
});

it('a redaction that cuts between the halves of a character does no harm', () => {
  const seen: string[] = [];
  const units: RedactionStream = { push: (chunk) => chunk.slice(0, 1), end: () => '😀'.slice(1) };
  const stream = captureStream({
    redaction: units,
    keepBytes: 10,
    onText: (text) => seen.push(text),
    onLimit: () => expect.unreachable(),
    onLogFailure: () => expect.unreachable(),
  });
  stream.push(Buffer.from('😀'));
  expect(stream.finish().text).toBe('😀');
  expect(seen).toEqual(['😀']);
});
