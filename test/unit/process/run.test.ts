import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessRequest } from '../../../src/model/process.ts';
import type { Processes } from '../../../src/process/processes.ts';
import { env, node, openProcesses, shell, temporaryFolder } from './setting.ts';

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

const run = (request: ProcessRequest) => processes.run(request);

/** The same promise with and without bubblewrap. */
const ways = [
  { way: 'process group', extra: () => ({}) },
  { way: 'bubblewrap', extra: () => ({ sandbox: { writable: [dir], network: false }, cwd: dir }) },
];

describe.each(ways)('a process ($way)', ({ extra }) => {
  it('S-61 reports its exit code and both streams', async () => {
    expect(await run(shell('echo out; echo err >&2; exit 1', extra()))).toMatchObject({
      exitCode: 1,
      stdout: { text: 'out\n', bytes: 4, truncated: false },
      stderr: { text: 'err\n', bytes: 4, truncated: false },
    });
  });

  it('S-61 gets an argument with shell syntax as one argument', async () => {
    const args = [
      '-e',
      'console.log(JSON.stringify(process.argv.slice(1)))',
      'a; rm -rf x',
      '$(id)',
      '',
      '*',
    ];
    const { stdout } = await run({ command: process.execPath, args, cwd: '/', env, ...extra() });
    expect(JSON.parse(stdout.text)).toEqual(['a; rm -rf x', '$(id)', '', '*']);
  });

  it('S-61 is ended at its time-out', async () => {
    const result = await run(shell('exec sleep 30', { ...extra(), timeoutMs: 200, graceMs: 0 }));
    expect(result.error?.code).toBe('process_timeout');
    expect(result.exitCode).toBeUndefined();
    expect(result.durationMs).toBeGreaterThanOrEqual(195);
    expect(result.durationMs).toBeLessThan(5000);
  });

  it('S-61 that is not there is a failed start, not an exit code', async () => {
    const result = await run({ ...shell('', extra()), command: 'no-such-program' });
    expect(result.error).toEqual({
      code: 'process_spawn_failed',
      message: 'command not found: no-such-program',
    });
    expect(result.exitCode).toBeUndefined();
  });

  it('that cannot be executed is a failed start', async () => {
    const file = join(dir, 'plain');
    writeFileSync(file, 'text');
    const result = await run({ ...shell('', extra()), command: file });
    expect(result.error?.code).toBe('process_spawn_failed');
    expect(result.exitCode).toBeUndefined();
  });

  it('in a folder that is not there is a failed start', async () => {
    const cwd = join(dir, 'no-such-folder');
    const { error } = await run({ ...shell('true', extra()), cwd });
    expect(error).toEqual({ code: 'process_spawn_failed', message: `working folder not found: ${cwd}` });
  });

  it('sees the given environment and two marks, nothing else', async () => {
    const { stdout } = await run({
      command: 'env',
      args: [],
      cwd: '/',
      env: { ...env, GIVEN: 'x' },
      ...extra(),
    });
    const names = stdout.text
      .trim()
      .split('\n')
      .map((line) => line.replace(/=.*/s, ''));
    expect(names.filter((name) => name !== 'PWD').sort()).toEqual([
      'GIVEN',
      'PATH',
      'PROOFMARK_ATTEMPT',
      'PROOFMARK_RUNNER',
    ]);
  });

  it('has a closed standard input, or the given text on it', async () => {
    expect((await run(shell('cat', extra()))).stdout.text).toBe('');
    expect((await run(shell('cat', { ...extra(), stdin: 'zwölf\n' }))).stdout.text).toBe('zwölf\n');
  });

  it('may leave its input unread', async () => {
    const result = await run(shell('exit 4', { ...extra(), stdin: 'x'.repeat(4_000_000) }));
    expect(result).toMatchObject({ exitCode: 4 });
    expect(result.error).toBeUndefined();
  });

  it('is ended by an abort, with the reason', async () => {
    const controller = new AbortController();
    const onStdout = () => controller.abort('SIGINT');
    const request = shell('echo ready; sleep 30', { ...extra(), signal: controller.signal, onStdout });
    expect((await run(request)).error).toEqual({ code: 'process_aborted', message: 'stopped: SIGINT' });
  });

  it('is not started after an abort', async () => {
    const file = join(dir, 'started');
    const result = await run(shell(`touch ${file}`, { ...extra(), signal: AbortSignal.abort('done') }));
    expect(result.error?.code).toBe('process_aborted');
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('may end politely in its time of grace', async () => {
    const script = 'trap "echo bye; exit 0" TERM; echo hi; while :; do sleep 0.05; done';
    const { stdout, error } = await run(shell(script, { ...extra(), timeoutMs: 300, graceMs: 5000 }));
    expect(stdout.text).toBe('hi\nbye\n');
    expect(error?.code).toBe('process_timeout');
  });
});

it('a process killed by a signal has no exit code', async () => {
  const result = await run(shell('kill -SEGV $$'));
  expect(result).toMatchObject({ signal: 'SIGSEGV' });
  expect(result.exitCode).toBeUndefined();
  expect(result.error).toBeUndefined();
});

it('arguments that the system refuses are a failed start', async () => {
  for (const args of [['a\0b'], ['x'.repeat(3_000_000)]]) {
    const result = await run({ command: 'true', args, cwd: '/', env });
    expect(result.error?.code).toBe('process_spawn_failed');
  }
});

it('a folder in the place of the program is a failed start', async () => {
  mkdirSync(join(dir, 'tool'), { recursive: true });
  expect((await run({ ...shell(''), command: join(dir, 'tool') })).error?.code).toBe('process_spawn_failed');
});

it('killAll ends what runs, and what is asked for later runs again', async () => {
  const going = [shell('sleep 30'), shell('sleep 30', { sandbox: { writable: [], network: false } })].map(
    run,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  await processes.killAll('SIGTERM');
  for (const { error } of await Promise.all(going)) {
    expect(error).toEqual({ code: 'process_aborted', message: 'stopped: SIGTERM' });
  }
  expect((await run(shell('exit 5'))).exitCode).toBe(5);
});

it('after dispose nothing is started', async () => {
  const others = openProcesses();
  await others.dispose();
  const file = join(dir, 'late');
  expect((await others.run(shell(`touch ${file}`))).error?.code).toBe('process_aborted');
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});

it('both streams may go to one log', async () => {
  const log = join(dir, 'both.log');
  await run(shell('echo out; echo err >&2', { logs: { stdout: log, stderr: log } }));
  expect(readFileSync(log, 'utf8').split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('a log that cannot be opened keeps the process from starting', async () => {
  const file = join(dir, 'unlogged');
  const result = await run(shell(`touch ${file}`, { logs: { stdout: join(dir, 'no', 'log') } }));
  expect(result.error?.code).toBe('process_log_failed');
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});

it('a log on a full disk ends the process', async () => {
  const result = await run(node('setInterval(() => console.log("x"), 5)', { logs: { stdout: '/dev/full' } }));
  expect(result.error?.code).toBe('process_log_failed');
});
