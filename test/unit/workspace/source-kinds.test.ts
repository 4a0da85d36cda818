import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  git,
  gitTree,
  makeWorkspaces,
  openOne,
  readTree,
  requestFor,
  temporaryFolder,
  writeTree,
} from './fixture.ts';

/** What every repository below holds, ignored files and an uncommitted edit included. */
const FILES = { '.gitignore': 'ignored/\n*.log\n', 'a.txt': 'a\n', 'lib/b.txt': 'b\n', 'gone.txt': 'x\n' };
const EXPECTED = ['.gitignore', 'a.txt', 'lib/b.txt', 'new.txt'];

function dirtied(folder: string): string {
  writeTree(
    { 'a.txt': 'edited\n', 'new.txt': 'n\n', 'ignored/x': 'x', 'deep.log': 'l', 'lib/deep.log': 'l' },
    folder,
  );
  rmSync(join(folder, 'gone.txt'));
  return folder;
}

function submodule(): string {
  const inner = gitTree({ 'in.txt': 'in\n', '.gitignore': 'skip\n' });
  const outer = gitTree(FILES);
  git(outer, 'submodule', '--quiet', 'add', inner, 'mod');
  git(outer, 'commit', '-q', '-m', 'module');
  writeTree({ 'mod/skip': 'ignored in the module', 'mod/fresh.txt': 'f' }, outer);
  return dirtied(outer);
}

function workTree(): string {
  const folder = join(temporaryFolder(), 'tree');
  git(gitTree(FILES), 'worktree', 'add', '-q', '--detach', folder);
  return dirtied(folder);
}

function withoutCommits(): string {
  const folder = writeTree(FILES);
  git(folder, 'init', '-q');
  return dirtied(folder);
}

function plain(): string {
  const folder = writeTree({ 'a.txt': 'a', 'ignored/x': 'x', '.gitignore': 'ignored/' });
  mkdirSync(join(folder, 'empty/inner'), { recursive: true });
  return writeTree(
    { '.proofmark/state': 's', '.coremind/state': 's', 'ignored/.proofmark/state': 's' },
    folder,
  );
}

function nestedRepository(): string {
  const outer = dirtied(gitTree(FILES));
  gitTree({ 'n.txt': 'n', '.gitignore': 'hid\n', hid: 'h' }, join(outer, 'nested'));
  return outer;
}

function throughLink(): string {
  const link = join(temporaryFolder(), 'link');
  symlinkSync(dirtied(gitTree(FILES)), link);
  return link;
}

describe('a workspace holds what git would list, as it lies in the working tree', () => {
  test.each<[string, () => string, string[], boolean]>([
    ['the top of a repository', () => dirtied(gitTree(FILES)), EXPECTED, true],
    ['a work tree', workTree, EXPECTED, true],
    ['a repository without commits', withoutCommits, EXPECTED, false],
    ['a sub-folder of a repository', () => join(dirtied(gitTree(FILES)), 'lib'), ['b.txt'], true],
    [
      'a repository with a submodule',
      submodule,
      [...EXPECTED, '.gitmodules', 'mod/.gitignore', 'mod/fresh.txt', 'mod/in.txt'],
      true,
    ],
    [
      'a repository in a repository',
      nestedRepository,
      [...EXPECTED, 'nested/.gitignore', 'nested/n.txt'],
      true,
    ],
    ['a link to a repository', throughLink, EXPECTED, true],
    ['a plain folder', plain, ['.gitignore', 'a.txt', 'empty/inner', 'ignored/x'], false],
    ['a folder that its repository ignores', () => join(dirtied(gitTree(FILES)), 'ignored'), ['x'], false],
    ['an empty folder', temporaryFolder, [], false],
  ])('%s', async (_kind, make, expected, historyRemoved) => {
    const source = make();
    const workspace = await openOne(source);
    const there = readTree(workspace.dir);
    const leaves = [...there].filter(
      ([path]) => ![...there.keys()].some((other) => other.startsWith(`${path}/`)),
    );
    expect(leaves.map(([path]) => path).sort()).toEqual([...expected].sort());
    const bytes = readTree(source);
    for (const [path, what] of there) expect([path, what]).toEqual([path, bytes.get(path)]);
    expect(workspace.historyRemoved).toBe(historyRemoved);
    expect((await workspace.seal()).changes).toEqual([]);
  });

  test('a folder that was replaced by a link is not followed', async () => {
    const source = gitTree({ 'dir/secret': 'tracked', 'a.txt': 'a' });
    const outside = writeTree({ secret: 'outside' });
    rmSync(join(source, 'dir'), { recursive: true });
    symlinkSync(outside, join(source, 'dir'));
    const { dir } = await openOne(source);
    expect([...readTree(dir)].map(([path, what]) => `${path}: ${what}`)).toContain(`dir: link ${outside}`);
    expect(readTree(dir).has('dir/secret')).toBe(false);
  });

  test('the folder where workspaces are made is no part of a source around it', async () => {
    const source = writeTree({ 'a.txt': 'a' });
    const { workspaces } = makeWorkspaces({ root: join(source, 'tmp') });
    const { dir } = await workspaces.open(requestFor(source));
    expect([...readTree(dir).keys()]).toEqual(['a.txt']);
  });
});

describe('the uncommitted paths of the source are known', () => {
  test('at the top: edits, deletions, both sides of a rename, new files; never ignored ones', async () => {
    const source = gitTree({ ...FILES, 'from.txt': 'moved and long enough to be seen as such\n' });
    git(source, 'mv', 'from.txt', 'to.txt');
    const sealed = await (await openOne(dirtied(source))).seal();
    expect(sealed.dirtyBefore).toEqual(['a.txt', 'from.txt', 'gone.txt', 'new.txt', 'to.txt']);
  });

  test('S-65 in a sub-folder they are relative to it', async () => {
    const source = gitTree({ 'sub dir/a.txt': 'a', 'sub dir/ä.txt': 'u', 'other.txt': 'o' });
    writeTree({ 'sub dir/a.txt': 'dirty', 'sub dir/ä.txt': 'dirty', 'other.txt': 'dirty' }, source);
    const workspace = await openOne(join(source, 'sub dir'));
    writeTree({ 'a.txt': 'edited by the agent' }, workspace.dir);
    const sealed = await workspace.seal();
    expect(sealed.dirtyBefore).toEqual(['a.txt', 'ä.txt']);
    expect(sealed.changes.map(({ path }) => path)).toEqual(['a.txt']);
  });

  test('in a submodule they have its path in front; a plain folder has none', async () => {
    const sealed = await (await openOne(submodule())).seal();
    expect(sealed.dirtyBefore).toContain('mod/fresh.txt');
    expect((await (await openOne(plain())).seal()).dirtyBefore).toEqual([]);
  });
});
