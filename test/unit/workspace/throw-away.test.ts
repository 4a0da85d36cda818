import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, gitTree, makeWorkspaces, openOne, readTree, requestFor, writeTree } from './fixture.ts';

const FILES = {
  'src/x.txt': 'x',
  'test/a.test': 'right',
  'test/deep/b.test': 'right',
  'test/c.test': 'right',
  Makefile: 'test:\n',
};
const PROTECT = ['test/**', 'Makefile'];

/** The files of the suite as they were: whatever the agent did, a throw-away copy has these. */
function expectOwnTests(dir: string): void {
  const tests = [...readTree(dir)].filter(
    ([path]) => path.startsWith('test/') || path === 'test' || path === 'Makefile',
  );
  const original = [...readTree(writeTree(FILES))].filter(
    ([path]) => path.startsWith('test') || path === 'Makefile',
  );
  expect(tests.sort()).toEqual(original.sort());
}

const outside = writeTree({ 'a.test': 'outside', 'deep/b.test': 'outside' });

describe("C-21 a command grader gets the suite's own files, whatever the agent left", () => {
  const { workspaces } = makeWorkspaces();
  const request = requestFor(gitTree(FILES), { protect: PROTECT });

  test.each<[string, (dir: string) => void]>([
    [
      'edited tests',
      (dir) => writeTree({ 'test/a.test': 'wrong', 'test/deep/b.test': 'wrong', Makefile: 'true' }, dir),
    ],
    ['deleted tests', (dir) => rmSync(join(dir, 'test'), { recursive: true })],
    ['added tests', (dir) => writeTree({ 'test/conftest.py': 'hook', 'test/new/z.test': 'z' }, dir)],
    ['a test that became executable', (dir) => chmodSync(join(dir, 'test/a.test'), 0o755)],
    [
      'a test that became a folder',
      (dir) => {
        rmSync(join(dir, 'test/a.test'));
        writeTree({ 'test/a.test/inner': 'x' }, dir);
      },
    ],
    [
      'a test that became a link',
      (dir) => {
        rmSync(join(dir, 'test/a.test'));
        symlinkSync(join(outside, 'a.test'), join(dir, 'test/a.test'));
      },
    ],
    [
      'a folder of tests that became a link to the outside',
      (dir) => {
        rmSync(join(dir, 'test'), { recursive: true });
        symlinkSync(outside, join(dir, 'test'));
      },
    ],
    [
      'a folder of tests that became a link to another folder of the workspace',
      (dir) => {
        rmSync(join(dir, 'test'), { recursive: true });
        symlinkSync('src', join(dir, 'test'));
      },
    ],
    [
      'a folder of tests that became a file',
      (dir) => {
        rmSync(join(dir, 'test'), { recursive: true });
        writeFileSync(join(dir, 'test'), 'x');
      },
    ],
    [
      'a folder of tests that cannot be written',
      (dir) => {
        rmSync(join(dir, 'test/a.test'));
        chmodSync(join(dir, 'test'), 0o555);
      },
    ],
    [
      'a FIFO in place of a test',
      (dir) => execFileSync('sh', ['-c', 'rm test/a.test && mkfifo test/a.test'], { cwd: dir }),
    ],
  ])('%s', async (_what, spoil) => {
    const workspace = await workspaces.open(request);
    spoil(workspace.dir);
    const sealed = await workspace.seal();
    expect(sealed.protectedChanges.length).toBeGreaterThan(0);
    const left = readTree(workspace.dir);
    const copy = await workspace.throwAway();
    expectOwnTests(copy.dir);
    expect(readFileSync(join(copy.dir, 'src/x.txt'), 'utf8')).toBe('x');
    expect(readFileSync(join(outside, 'a.test'), 'utf8')).toBe('outside');
    expect(readTree(workspace.dir)).toEqual(left);
    chmodSync(workspace.dir, 0o700);
    await workspace.dispose();
  });

  test('nothing is graded when the kept copy of a test was changed as well', async () => {
    const workspace = await makeWorkspaces().workspaces.open({ ...request, source: gitTree(FILES) });
    const kept = join(workspace.dir, '../../template-1/template/test/a.test');
    expect(readFileSync(kept, 'utf8')).toBe('right');
    writeFileSync(kept, 'wrong');
    writeTree({ 'test/a.test': 'wrong' }, workspace.dir);
    await workspace.seal();
    await expect(workspace.throwAway()).rejects.toMatchObject({ code: 'baseline_changed' });
  });

  test('planted hooks and configuration of git are not in it; its repository is the one of the start', async () => {
    const workspace = await workspaces.open(request);
    const planted = join(workspace.dir, 'planted');
    writeTree(
      { '.git/hooks/post-checkout': `#!/bin/sh\ntouch ${planted}\n`, '.claude/settings.json': '{}' },
      workspace.dir,
    );
    chmodSync(join(workspace.dir, '.git/hooks/post-checkout'), 0o755);
    git(workspace.dir, 'config', 'core.fsmonitor', `touch ${planted}`);
    writeTree({ 'src/x.txt': 'mine' }, workspace.dir);
    git(workspace.dir, '-c', 'core.fsmonitor=', 'commit', '-q', '-a', '-m', 'mine');
    rmSync(planted, { force: true });
    await workspace.seal();
    const { dir } = await workspace.throwAway();
    expect(existsSync(join(dir, '.git/hooks'))).toBe(false);
    expect(git(dir, 'config', '--local', '--list')).not.toContain('fsmonitor');
    expect(git(dir, 'status', '--porcelain').trim().split('\n')).toEqual(
      ['M src/x.txt', '?? .claude/'].map((line) => expect.stringContaining(line)),
    );
    expect(git(dir, 'rev-list', '--all', '--count').trim()).toBe('1');
    expect(existsSync(planted)).toBe(false);
  });
});

describe('a throw-away copy', () => {
  test('holds what the agent left, links as links, without FIFOs and sockets; writing to it does not touch the workspace', async () => {
    const workspace = await openOne(gitTree(FILES));
    writeTree({ 'src/new.txt': 'new', '-odd name': 'o', 'sub/.git/config': 'c' }, workspace.dir);
    mkdirSync(join(workspace.dir, 'empty'));
    symlinkSync(outside, join(workspace.dir, 'link'));
    execFileSync('sh', ['-c', 'mkfifo src/fifo'], { cwd: workspace.dir });
    await workspace.seal();
    const copy = await workspace.throwAway();
    const expected = readTree(workspace.dir);
    expected.delete('src/fifo');
    expect(readTree(copy.dir)).toEqual(expected);
    writeTree({ 'src/new.txt': 'grader' }, copy.dir);
    expect(readFileSync(join(workspace.dir, 'src/new.txt'), 'utf8')).toBe('new');
    expect(lstatSync(copy.scratch).isDirectory()).toBe(true);
    await copy.dispose();
    expect([existsSync(copy.dir), existsSync(copy.scratch), existsSync(workspace.dir)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('of names that are not UTF-8 is complete', async () => {
    const workspace = await openOne(gitTree(FILES));
    writeFileSync(Buffer.concat([Buffer.from(`${workspace.dir}/`), Buffer.from([0xfe])]), 'odd');
    await workspace.seal();
    const { dir } = await workspace.throwAway();
    expect(readFileSync(Buffer.concat([Buffer.from(`${dir}/`), Buffer.from([0xfe])]), 'utf8')).toBe('odd');
    expect(git(dir, 'rev-list', '--all', '--count').trim()).toBe('1');
  });

  test('has the overlay laid over, in place of whatever is there, never through a link', async () => {
    const overlay = writeTree({
      'test/hidden.test': 'h',
      'src/x.txt': 'from the overlay',
      'src/deep/y': 'y',
    });
    symlinkSync('x.txt', join(overlay, 'src/link'));
    const workspace = await openOne(gitTree(FILES), { overlay });
    rmSync(join(workspace.dir, 'src'), { recursive: true });
    symlinkSync(outside, join(workspace.dir, 'src'));
    await workspace.seal();
    const { dir } = await workspace.throwAway();
    expect(Object.fromEntries([...readTree(join(dir, 'src'))])).toEqual(
      Object.fromEntries([...readTree(join(overlay, 'src'))]),
    );
    expect(existsSync(join(dir, 'test/hidden.test'))).toBe(true);
    expect(existsSync(join(outside, 'x.txt'))).toBe(false);
  });

  test('is made only of a sealed workspace; many are made at once', async () => {
    const workspace = await openOne(gitTree(FILES));
    await expect(workspace.throwAway()).rejects.toMatchObject({ code: 'workspace_not_sealed' });
    await workspace.seal();
    const copies = await Promise.all([workspace.throwAway(), workspace.throwAway(), workspace.throwAway()]);
    expect(new Set(copies.map(({ dir }) => dir)).size).toBe(3);
  });
});
