import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createToolRunner, type ToolRunner } from '../../../src/workspace/tool-runner.ts';
import { temporaryFolder, writeTree } from './fixture.ts';

const opened: ToolRunner[] = [];

afterEach(async () => {
  for (const runner of opened.splice(0)) await runner.end();
});

function runner(searchPath = process.env['PATH']): ToolRunner {
  const made = createToolRunner(searchPath);
  opened.push(made);
  return made;
}

it.each([
  "it's",
  'two words',
  'line\nbreak',
  '$HOME `id` $(id) \\ "quoted" \'',
  '*',
  ';exit 3',
  'ü-ß-\u{1f600}',
  '',
])('hands over %j as it is', async (word) => {
  const folder = temporaryFolder();
  const link = join(folder, 'link');
  expect(await runner().run('ln', ['-s', '--', `x${word}`, link])).toBe(true);
  expect(readlinkSync(link)).toBe(`x${word}`);
});

it('tells a tool that failed, and one that is not there, from one that succeeded, many at a time', async () => {
  const { run } = runner();
  const runs = ['true', 'false', 'no-such-tool', 'true', 'false', 'true'].map((tool) => run(tool, []));
  expect(await Promise.all(runs)).toEqual([true, false, false, true, false, true]);
});

it('finds tools on the given path alone', async () => {
  expect(await runner(temporaryFolder()).run('ls', [])).toBe(false);
});

it('lets no tool read what the next one is asked', async () => {
  const { run } = runner();
  const folder = writeTree({ a: 'kept' });
  expect(await run('cat', [])).toBe(true);
  expect(await run('rm', ['--', join(folder, 'a')])).toBe(true);
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

it('fails a tool whose shell is killed, and runs the next one', async () => {
  const { run } = runner();
  expect(await run('sh', ['-c', 'kill -9 $PPID; sleep 0.2'])).toBe(false);
  expect(await run('true', [])).toBe(true);
});

it('leaves no process when it ends, and runs nothing any more', async () => {
  const folder = temporaryFolder();
  const tools = runner();
  await Promise.all([1, 2, 3].map((n) => tools.run('touch', ['--', join(folder, String(n))])));
  expect(shellsOf(process.pid).length).toBeGreaterThan(0);
  await tools.end();
  expect(shellsOf(process.pid)).toEqual([]);
  expect(await tools.run('touch', ['--', join(folder, 'late')])).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['1', '2', '3']);
});

/** Children of a process whose session is their own. */
function shellsOf(parent: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const fields = statOf(pid);
      return fields[1] === String(parent) && fields[3] === pid;
    });
}

function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
