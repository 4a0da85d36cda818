import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livingWith, temporaryFolder } from './setting.ts';

let dir: string;
let library: string;
beforeAll(async () => {
  dir = temporaryFolder();
  library = join(dir, 'processes.mjs');
  const entryPoints = [join(import.meta.dirname, '../../../src/process/processes.ts')];
  await build({ entryPoints, outfile: library, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A runner of its own that starts one process and says so. */
function startRunner(request: string) {
  const script = `
    import { createProcesses } from ${JSON.stringify(library)};
    const clock = {
      now: Date.now,
      elapsed: () => performance.now(),
      after(ms, callback) { const timer = setTimeout(callback, ms); return () => clearTimeout(timer); },
    };
    const processes = createProcesses({
      runnerId: 'runner-' + process.pid + '-' + Date.now(),
      clock,
      redactStream: () => ({ push: (chunk) => chunk, end: () => '' }),
      searchPath: process.env.PATH,
    });
    const env = { PATH: process.env.PATH };
    const onStdout = (text) => process.stdout.write(text);
    ${request}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/** Waits until no process has the text in its command line; returns who is left after five seconds. */
async function survivors(text: string): Promise<string[]> {
  for (let round = 0; round < 100 && livingWith(text).length > 0; round++) await wait(50);
  return livingWith(text);
}

let count = 0;

/** A script with a number of seconds of its own, that says when its daemon sleeps. */
function ownTree() {
  count++;
  const seconds = `${70_000 + (process.pid % 9000)}.${count}`;
  const script = `trap '' TERM; (setsid sh -c 'sleep ${seconds} & echo ready; sleep ${seconds}' &) ; sleep ${seconds}`;
  return { seconds, script };
}

describe.each([
  { way: 'process group', sandbox: '' },
  { way: 'bubblewrap', sandbox: ', sandbox: { writable: [], network: false }' },
])('after kill -9 ($way)', ({ sandbox }) => {
  it.each([
    { of: 'of the runner', target: (pid: number) => pid },
    { of: 'of the group of the runner', target: (pid: number) => -pid },
  ])('$of nothing that it started lives on', async ({ target }) => {
    const { seconds, script } = ownTree();
    const args = JSON.stringify(['-c', script]);
    const runner = startRunner(
      `await processes.run({ command: 'sh', args: ${args}, cwd: '/', env, onStdout${sandbox} });`,
    );
    await once(runner.stdout, 'data');
    const before = livingWith(seconds);
    process.kill(target(runner.pid ?? Number.NaN), 'SIGKILL');
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect(await survivors(seconds)).toEqual([]);
    expect(await survivors(`runner-${runner.pid}-`)).toEqual([]);
  });
});

it('a runner that ends by itself is not held up by its watchdog, and leaves none', async () => {
  const runner = startRunner(
    `console.log((await processes.run({ command: 'true', args: [], cwd: '/', env })).exitCode);`,
  );
  const [code] = await once(runner, 'exit');
  expect(code).toBe(0);
  expect(await survivors(`runner-${runner.pid}-`)).toEqual([]);
});
