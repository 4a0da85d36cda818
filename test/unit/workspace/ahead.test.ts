import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeWorkspaces, readTree, requestFor, writeTree } from './fixture.ts';

const FILES = { 'a.txt': 'a', 'd/b.txt': 'b' };

describe('a workspace that was prepared before its turn', () => {
  it('starts like the source, is given once, and shows what its own attempt changed alone', async () => {
    const { workspaces } = makeWorkspaces();
    const source = writeTree(FILES);
    const request = requestFor(source);
    workspaces.prepare(request);
    workspaces.prepare(request);
    const opened = await Promise.all([1, 2, 3].map(() => workspaces.open(request)));
    expect(new Set(opened.map(({ dir }) => dir)).size).toBe(3);
    expect(new Set(opened.map(({ dir }) => statSync(join(dir, 'a.txt')).ino)).size).toBe(3);
    for (const { dir } of opened) expect(readTree(dir)).toEqual(readTree(source));

    writeFileSync(join(opened[0]?.dir ?? '', 'a.txt'), 'A');
    const sealed = await Promise.all(opened.map((workspace) => workspace.seal()));
    expect(sealed.map(({ changes }) => changes.map(({ path }) => path))).toEqual([['a.txt'], [], []]);
  });

  it('is copied before it is opened, one for each time it was asked for', async () => {
    const { workspaces, root } = makeWorkspaces();
    const request = requestFor(writeTree(FILES));
    await workspaces.digest(request);
    workspaces.prepare(request);
    await expect.poll(() => attemptsIn(root)).toHaveLength(1);
    await workspaces.open(request);
    expect(attemptsIn(root)).toHaveLength(1);
    await workspaces.open(request);
    expect(attemptsIn(root)).toHaveLength(2);
  });

  it('is removed when nobody opens it, also while it is being copied', async () => {
    const { workspaces, root } = makeWorkspaces();
    const request = requestFor(writeTree(FILES));
    await workspaces.digest(request);
    workspaces.prepare(request);
    workspaces.prepare(request);
    await workspaces.dispose();
    expect(() => statSync(root)).toThrow('ENOENT');
  });

  it('tells what is wrong with its source when it is opened', async () => {
    const { workspaces } = makeWorkspaces();
    const request = requestFor(join(writeTree({}), 'missing'));
    workspaces.prepare(request);
    await expect(workspaces.open(request)).rejects.toMatchObject({
      problems: [{ code: 'workspace_source_not_found' }],
    });
  });
});

it('keeps few of the workspaces that have ended, and none when all end', async () => {
  const { workspaces, root } = makeWorkspaces();
  const request = requestFor(writeTree(FILES));
  for (let attempt = 0; attempt < 20; attempt++) {
    const workspace = await workspaces.open(request);
    await workspace.dispose();
    expect(existsSync(workspace.dir)).toBe(false);
    expect(attemptsIn(root).length).toBeLessThanOrEqual(5);
  }
  await workspaces.dispose();
  expect(() => statSync(root)).toThrow('ENOENT');
});

function attemptsIn(root: string): string[] {
  const [base = ''] = readdirSync(root).filter((name) => name.startsWith('workspaces-'));
  return readdirSync(join(root, base)).filter((name) => name.startsWith('attempt-'));
}
