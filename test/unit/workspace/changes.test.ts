import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparePaths } from '../../../src/workspace/changes.ts';
import { git, gitTree, makeWorkspaces, openOne, requestFor, writeTree } from './fixture.ts';

const FILES = { 'a.txt': 'aaaa\n', 'dir/b.txt': 'b\n', 'dir/c.txt': 'c\n', '.gitignore': 'ignored\n' };

function rewriteUnseen(dir: string): void {
  const file = join(dir, 'a.txt');
  const before = join(dir, '.git/before');
  execFileSync('touch', ['-r', file, before]);
  writeFileSync(file, 'bbbb\n');
  execFileSync('touch', ['-r', before, file]);
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(statSync(before, { bigint: true }).mtimeNs);
}

function commitAll(dir: string): void {
  writeTree({ 'a.txt': 'committed' }, dir);
  git(dir, 'add', '-A');
  git(dir, 'commit', '-q', '-m', 'hide it');
}

function replaceByLink(dir: string): void {
  rmSync(join(dir, 'dir'), { recursive: true });
  symlinkSync('/tmp', join(dir, 'dir'));
}

describe('what differs from the baseline', () => {
  const { workspaces } = makeWorkspaces();
  const request = requestFor(gitTree(FILES));

  test.each<[string, (dir: string) => void, string[]]>([
    ['nothing', () => {}, []],
    ['an edit', (dir) => appendFileSync(join(dir, 'a.txt'), 'x'), ['modified a.txt']],
    ['an edit of the same size with the old time put back', rewriteUnseen, ['modified a.txt']],
    ['a file written with the same bytes', (dir) => writeFileSync(join(dir, 'a.txt'), 'aaaa\n'), []],
    ['an executable bit', (dir) => chmodSync(join(dir, 'a.txt'), 0o755), ['modified a.txt']],
    ['a mode that is no executable bit', (dir) => chmodSync(join(dir, 'a.txt'), 0o600), []],
    [
      'both sides of a rename',
      (dir) => renameSync(join(dir, 'a.txt'), join(dir, 'z.txt')),
      ['deleted a.txt', 'added z.txt'],
    ],
    [
      'a deleted folder',
      (dir) => rmSync(join(dir, 'dir'), { recursive: true }),
      ['deleted dir/b.txt', 'deleted dir/c.txt'],
    ],
    ['a commit', commitAll, ['modified a.txt']],
    ['an ignored file', (dir) => writeFileSync(join(dir, 'ignored'), 'x'), ['added ignored']],
    [
      'an ignored file, hidden by a new rule',
      (dir) => writeTree({ '.git/info/exclude': '*', new: 'n' }, dir),
      ['added new'],
    ],
    ['a new empty folder', (dir) => mkdirSync(join(dir, 'x/y'), { recursive: true }), ['added x/y']],
    ['a new folder with a file', (dir) => writeTree({ 'x/y': 'y' }, dir), ['added x/y']],
    [
      'a folder replaced by a link',
      replaceByLink,
      ['modified dir', 'deleted dir/b.txt', 'deleted dir/c.txt'],
    ],
    ['a new link', (dir) => symlinkSync('a.txt', join(dir, 'l')), ['added l']],
    [
      'a repository further down',
      (dir) => writeTree({ 'sub/.git/config': 'x' }, dir),
      ['added sub/.git/config'],
    ],
    ['state of a harness', (dir) => writeTree({ '.proofmark/x': 'x' }, dir), ['added .proofmark/x']],
    ['its own repository removed', (dir) => rmSync(join(dir, '.git'), { recursive: true }), []],
  ])('%s', async (_what, edit, expected) => {
    const workspace = await workspaces.open(request);
    edit(workspace.dir);
    const { changes, problem } = await workspace.seal();
    expect(problem).toBeUndefined();
    expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual(expected);
  });

  test('a file replaced by a folder, and a link with another target', async () => {
    const source = gitTree(FILES);
    symlinkSync('a.txt', join(source, 'link'));
    const { dir, seal } = await openOne(source);
    rmSync(join(dir, 'a.txt'));
    writeTree({ 'a.txt/inner': 'x' }, dir);
    rmSync(join(dir, 'link'));
    symlinkSync('dir', join(dir, 'link'));
    const { changes, entry, baselineEntry } = await seal();
    expect(changes).toEqual([
      {
        path: 'a.txt',
        kind: 'modified',
        before: expect.objectContaining({ kind: 'file', size: 5 }),
        after: { kind: 'directory' },
      },
      { path: 'a.txt/inner', kind: 'added', after: expect.objectContaining({ kind: 'file', size: 1 }) },
      {
        path: 'link',
        kind: 'modified',
        before: { kind: 'link', target: 'a.txt' },
        after: { kind: 'link', target: 'dir' },
      },
    ]);
    expect(entry('./a.txt//inner')).toEqual(changes[1]?.after);
    expect(baselineEntry('a.txt')).toEqual(changes[0]?.before);
    expect(entry('none')).toBeUndefined();
  });

  test('S-63 only what the agent changed counts, not what was dirty before', async () => {
    const source = gitTree({ 'notes.txt': 'n', 'src/a': 'a' });
    writeTree({ 'notes.txt': 'dirty' }, source);
    const { dir, seal } = await openOne(source);
    expect(readFileSync(join(dir, 'notes.txt'), 'utf8')).toBe('dirty');
    writeTree({ 'src/a': 'edited' }, dir);
    const sealed = await seal();
    expect(sealed.changes.map(({ path }) => path)).toEqual(['src/a']);
    expect(sealed.dirtyBefore).toEqual(['notes.txt']);
  });

  test("the suite's own files that were changed, added or deleted are named", async () => {
    const source = gitTree({ 'test/a': 'a', 'test/b': 'b', 'src/x': 'x', Makefile: 'm' });
    const { dir, seal } = await openOne(source, { protect: ['test/**', 'Makefile'] });
    writeTree({ 'test/a': 'edited', 'test/new': 'n', 'src/x': 'edited', Makefile: 'edited' }, dir);
    rmSync(join(dir, 'test/b'));
    expect((await seal()).protectedChanges).toEqual(['Makefile', 'test/a', 'test/b', 'test/new']);
  });

  test('links that lead out are named: new or changed ones, through folders, absolute, dangling; not those that were there', async () => {
    const source = gitTree({ 'dir/b.txt': 'b' });
    symlinkSync('/etc', join(source, 'old'));
    const { dir, seal } = await openOne(source);
    const links = {
      absolute: '/etc/passwd',
      climbing: '../../x',
      dangling: '/no/such/place',
      through: 'absolute/../x',
      'dir/up': '../../y',
      late: 'missing/../../z',
      inside: 'dir/b.txt',
      'dir/back': '../dir/b.txt',
      self: 'self',
      home: join(dir, 'dir'),
      nowhere: 'dir/none',
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(dir, path));
    const { escapingLinks } = await seal();
    expect(escapingLinks).toEqual(['absolute', 'climbing', 'dangling', 'dir/up', 'late', 'through']);
  });
});

test('paths are in the order of their UTF-8 bytes', () => {
  const paths = ['\u{1f600}', '\uff5e', 'a/b', 'a', 'B', 'a.b', 'ä', '\ue000'];
  const byBytes = [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect([...paths].sort(comparePaths)).toEqual(byBytes);
});
