import { chmodSync, lstatSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTree } from '../../../src/workspace/copy.ts';
import { createToolRunner } from '../../../src/workspace/tool-runner.ts';
import { openOne, readTree, temporaryFolder, writeTree } from './fixture.ts';

const MODES = [0o444, 0o400, 0o600, 0o666, 0o777, 0o755];
const OLD = new Date('2001-02-03T04:05:06.789Z');

const fast = createToolRunner(process.env['PATH']);
const without = createToolRunner('/nowhere');

afterAll(async () => {
  await fast.end();
  await without.end();
});

describe.each([
  { name: 'with cp, plain', plain: true, runTool: fast.run },
  { name: 'with cp, all', plain: false, runTool: fast.run },
  { name: 'without cp', plain: true, runTool: without.run },
])('a copy of a folder $name', ({ plain, runTool }) => {
  it('holds the same bytes, modes, times and links, in files of its own', async () => {
    const from = makeFolder();
    const to = join(temporaryFolder(), 'copy');
    await copyTree(from, to, { plain, runTool });
    expect(readTree(to)).toEqual(readTree(from));
    for (const mode of MODES) {
      const [was, now] = [from, to].map((folder) => lstatSync(join(folder, 'sub', `f${mode.toString(8)}`)));
      expect(now?.mode).toBe(was?.mode);
      expect(Math.trunc(now?.mtimeMs ?? 0)).toBe(OLD.getTime());
      expect([now?.ino === was?.ino, now?.nlink]).toEqual([false, 1]);
    }
  });
});

it('keeps the set-user-ID bit of a file of the source', async () => {
  const source = writeTree({ tool: 'x' });
  chmodSync(join(source, 'tool'), 0o4755);
  const { dir } = await openOne(source);
  expect(lstatSync(join(dir, 'tool')).mode & 0o7777).toBe(0o4755);
});

function makeFolder(): string {
  const from = writeTree({ 'top.txt': 'top', 'empty.txt': '' });
  mkdirSync(join(from, 'bare'));
  for (const mode of MODES) {
    const path = join(from, 'sub', `f${mode.toString(8)}`);
    writeTree({ [`sub/f${mode.toString(8)}`]: String(mode) }, from);
    utimesSync(path, OLD, OLD);
    chmodSync(path, mode);
  }
  symlinkSync('nowhere', join(from, 'broken'));
  symlinkSync('sub', join(from, 'folder-link'));
  return from;
}
