import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProcessRequest } from '../../../src/model/process.ts';
import type { Processes } from '../../../src/process/processes.ts';
import { livingWith, node, openProcesses, shell, temporaryFolder } from './setting.ts';

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

let count = 0;

/** A number of seconds that no other process sleeps: the mark of one test. */
function ownSleep(): string {
  count++;
  return `${90_000 + (process.pid % 9000)}.${count}`;
}

const ways = [
  { way: 'process group', extra: () => ({}) },
  { way: 'bubblewrap', extra: () => ({ sandbox: { writable: [dir], network: false }, cwd: dir }) },
];

/** Starts a program that leaves its session and its parent. */
const daemon = (seconds: string) =>
  `const { spawn } = require('node:child_process');
   const inner = 'setsid sleep ${seconds} & exit 0';
   spawn('setsid', ['sh', '-c', inner], { detached: true, stdio: 'inherit' });`;

describe.each(ways)('with a $way', ({ extra }) => {
  const run = (request: ProcessRequest) => processes.run(request);

  it('C-08 a grandchild dies with its parent at the time-out though both ignore SIGTERM', async () => {
    const seconds = ownSleep();
    const script = `trap '' TERM; (trap '' TERM; sleep ${seconds}) & echo started; sleep ${seconds}`;
    const result = await run(shell(script, { ...extra(), timeoutMs: 500, graceMs: 100 }));
    expect(livingWith(seconds)).toEqual([]);
    expect(result.stdout.text).toBe('started\n');
    expect(result.error?.code).toBe('process_timeout');
    expect(result.durationMs).toBeGreaterThanOrEqual(595);
    expect(result.durationMs).toBeLessThan(5000);
  });

  it('C-09 what calls setsid and forks twice dies at the time-out', async () => {
    const seconds = ownSleep();
    const request = node(`${daemon(seconds)} setInterval(() => {}, 1000)`, { timeoutMs: 500, graceMs: 0 });
    const { error } = await run({ ...request, ...extra() });
    expect(livingWith(seconds)).toEqual([]);
    expect(error?.code).toBe('process_timeout');
  });

  it('C-09 what calls setsid and forks twice dies when the main process ends, though it holds the pipes', async () => {
    const seconds = ownSleep();
    const script = `${daemon(seconds)} setTimeout(() => { console.log('done'); process.exit(7); }, 200)`;
    const result = await run(node(script, extra()));
    expect(livingWith(seconds)).toEqual([]);
    expect(result).toMatchObject({ exitCode: 7, stdout: { text: 'done\n' } });
    expect(result.durationMs).toBeLessThan(5000);
  });

  it('C-29 the deadline holds though a child of the group holds the pipes', async () => {
    const seconds = ownSleep();
    const result = await run(shell(`sleep ${seconds} & exit 3`, extra()));
    expect(livingWith(seconds)).toEqual([]);
    expect(result.exitCode).toBe(3);
    expect(result.durationMs).toBeLessThan(5000);
  });

  it('a process that forks all the time is caught', async () => {
    const seconds = ownSleep();
    const script = `while :; do (setsid sh -c 'sleep ${seconds} & sleep 0.01' &) ; sleep 0.005; done`;
    await run(shell(script, { ...extra(), timeoutMs: 400, graceMs: 0 }));
    expect(livingWith(seconds)).toEqual([]);
  });

  it('an abort at any moment of the start leaves nothing', async () => {
    const seconds = ownSleep();
    const results = [];
    for (let ms = 0; ms < 24; ms += 1.5) {
      const controller = new AbortController();
      const started = run(shell(`sleep ${seconds}`, { ...extra(), signal: controller.signal, graceMs: 0 }));
      await wait(ms);
      controller.abort('now');
      results.push(await started);
      expect(livingWith(seconds)).toEqual([]);
    }
    expect(new Set(results.map(({ error }) => error?.code))).toEqual(new Set(['process_aborted']));
    for (const { durationMs } of results) expect(durationMs).toBeLessThan(2000);
  });
});

it('a daemon that cleans its environment is known from the time its parent lived', async () => {
  const seconds = ownSleep();
  const inner = `setsid sleep ${seconds} & sleep 1.4`;
  const script = `
    const { spawn } = require('node:child_process');
    const env = { PATH: process.env.PATH };
    spawn('sh', ['-c', ${JSON.stringify(inner)}], { detached: true, env, stdio: 'ignore' }).on('exit', () => process.exit(0));`;
  const { exitCode } = await processes.run(node(script));
  expect(livingWith(seconds)).toEqual([]);
  expect(exitCode).toBe(0);
});

it('a process of somebody else lives on', async () => {
  const others = openProcesses();
  const seconds = ownSleep();
  let other: Promise<unknown> | undefined;
  await new Promise<void>((resolve) => {
    other = others.run(shell(`echo; exec sleep ${seconds}`, { onStdout: () => resolve() }));
  });
  await Promise.all(Array.from({ length: 4 }, () => processes.run(shell('sleep 0.05 & exit 0'))));
  expect(livingWith(seconds)).toHaveLength(1);
  await others.dispose();
  await other;
  expect(livingWith(seconds)).toEqual([]);
});

it('attempts that run at the same time do not end each other', async () => {
  const sleeps = Array.from({ length: 12 }, (_, at) => `sleep 0.${at % 3}; (sleep 30 &) ; echo ${at}`);
  const results = await Promise.all(sleeps.map((script) => processes.run(shell(script))));
  expect(results.map(({ stdout }) => stdout.text.trim())).toEqual(sleeps.map((_, at) => String(at)));
});

it('what got away without a trace and holds a pipe does not hold up the end', async () => {
  const seconds = ownSleep();
  const script = `env -i PATH="$PATH" setsid sh -c 'setsid sleep ${seconds} & exit 0'; echo out`;
  const result = await processes.run(shell(script));
  for (const pid of livingWith(seconds)) process.kill(Number(pid), 'SIGKILL');
  expect(result).toMatchObject({ exitCode: 0, stdout: { text: 'out\n' } });
  expect(result.durationMs).toBeLessThan(5000);
});
