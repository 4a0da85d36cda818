import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, gitTree, makeWorkspaces, openOne, readTree, requestFor, writeTree } from './fixture.ts';

const IN_PLACE = { isolation: 'in-place' } as const;
const FILES = { '.gitignore': 'node_modules/\ndist/\n', 'a.txt': 'a\n', 'test/t.txt': 'right\n' };

function project(): string {
  const source = gitTree(FILES);
  return writeTree({ 'node_modules/p/i.js': 'p', '.proofmark/runs/r': 'r', 'notes.txt': 'dirty' }, source);
}

describe('in place', () => {
  test('S-63 the workspace is the source itself; changes and dirty paths are as in a copy', async () => {
    const source = project();
    const workspace = await openOne(source, { ...IN_PLACE, protect: ['test/**'] });
    expect(workspace.dir).toBe(source);
    writeTree(
      { 'a.txt': 'edited\n', 'notes.txt': 'agent', 'test/t.txt': 'wrong\n', 'dist/new': 'n' },
      source,
    );
    writeTree(
      {
        'node_modules/p/i.js': 'q',
        '.proofmark/runs/r': 'more',
        '.git/x': 'x',
        '.gitignore': '*\n',
        hidden: 'h',
      },
      source,
    );
    const sealed = await workspace.seal();
    expect(sealed.changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'modified .gitignore',
      'modified a.txt',
      'added dist/new',
      'added hidden',
      'modified notes.txt',
      'modified test/t.txt',
    ]);
    expect(sealed.dirtyBefore).toEqual(['notes.txt']);
    expect(sealed.protectedChanges).toEqual(['test/t.txt']);
    expect(sealed.patch().text).toContain('-a\n+edited\n');
  });

  test('an edit of the same size with the old time put back is seen', async () => {
    const source = project();
    utimesSync(join(source, 'a.txt'), 1e9, 1e9);
    const workspace = await openOne(source, IN_PLACE);
    writeTree({ 'a.txt': 'b\n' }, source);
    utimesSync(join(source, 'a.txt'), 1e9, 1e9);
    expect((await workspace.seal()).changes.map(({ path }) => path)).toEqual(['a.txt']);
  });

  test('an ignored folder counts where it is included', async () => {
    const source = project();
    const workspace = await openOne(source, { ...IN_PLACE, include: ['node_modules/**'] });
    writeTree({ 'node_modules/p/i.js': 'q' }, source);
    expect((await workspace.seal()).changes.map(({ path }) => path)).toEqual(['node_modules/p/i.js']);
  });

  test('a throw-away copy has the ignored files too, and protected files as they were', async () => {
    const source = project();
    const workspace = await openOne(source, { ...IN_PLACE, protect: ['test/**'] });
    writeTree({ 'test/t.txt': 'wrong\n' }, source);
    await workspace.seal();
    const { dir } = await workspace.throwAway();
    expect(readFileSync(join(dir, 'test/t.txt'), 'utf8')).toBe('right\n');
    expect(existsSync(join(dir, 'node_modules/p/i.js'))).toBe(true);
    expect(existsSync(join(dir, '.proofmark'))).toBe(false);
    expect(readFileSync(join(source, 'test/t.txt'), 'utf8')).toBe('wrong\n');
  });

  test("one attempt at a time; the end of an attempt removes nothing of the user's", async () => {
    const source = project();
    const { workspaces } = makeWorkspaces();
    const request = requestFor(source, IN_PLACE);
    const first = await workspaces.open(request);
    const order: string[] = [];
    const second = workspaces.open(request).then((opened) => {
      order.push('second opened');
      return opened;
    });
    writeTree({ 'a.txt': 'first\n' }, source);
    await first.seal();
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('first ends');
    await first.dispose();
    const opened = await second;
    expect(order).toEqual(['first ends', 'second opened']);
    expect((await opened.seal()).changes).toEqual([]);
    expect((await opened.seal()).dirtyBefore).toContain('a.txt');
    const before = readTree(source);
    await opened.dispose();
    await workspaces.dispose();
    expect(readTree(source)).toEqual(before);
  });

  test('who waits for a turn when the evaluation ends is told so', async () => {
    const { workspaces } = makeWorkspaces();
    const request = requestFor(project(), IN_PLACE);
    await workspaces.open(request);
    const waiting = expect(workspaces.open(request)).rejects.toMatchObject({ code: 'workspaces_disposed' });
    await workspaces.dispose();
    await waiting;
  });

  test('setup runs once, in the source', async () => {
    const source = project();
    const { workspaces, asked } = makeWorkspaces();
    const setup = [{ command: 'sh', args: ['-c', 'echo s >> setup.txt'] }];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const workspace = await workspaces.open(requestFor(source, { ...IN_PLACE, setup }));
      expect((await workspace.seal()).changes).toEqual([]);
      await workspace.dispose();
    }
    expect(asked).toHaveLength(1);
    expect(readFileSync(join(source, 'setup.txt'), 'utf8')).toBe('s\n');
  });

  test('a failed opening gives the turn back', async () => {
    const source = project();
    const { workspaces } = makeWorkspaces();
    const wrong = workspaces.open(requestFor(source, { ...IN_PLACE, include: ['none/**'] }));
    await expect(wrong).rejects.toMatchObject({ problems: [{ code: 'workspace_include_missing' }] });
    expect((await workspaces.open(requestFor(source, IN_PLACE))).dir).toBe(source);
  });

  test('programs that an agent names in the configuration of git do not run at the next attempt', async () => {
    const source = gitTree(FILES);
    const { workspaces } = makeWorkspaces();
    const first = await workspaces.open(requestFor(source, IN_PLACE));
    const planted = join(first.scratch, '../../planted');
    git(source, 'config', 'filter.evil.clean', `touch ${planted}; cat`);
    git(source, 'config', 'core.fsmonitor', `touch ${planted}; false`);
    writeTree({ '.gitattributes': '* filter=evil\n', 'a.txt': 'same size?\n' }, source);
    await first.seal();
    await first.dispose();
    const second = await workspaces.open(requestFor(source, IN_PLACE));
    expect((await second.seal()).dirtyBefore).toEqual(['.gitattributes', 'a.txt']);
    expect(existsSync(planted)).toBe(false);
    rmSync(planted, { force: true });
  });
});
