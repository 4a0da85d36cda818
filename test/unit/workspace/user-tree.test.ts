import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WorkspaceError } from '../../../src/model/workspace-error.ts';
import { fingerprint, gitTree, makeWorkspaces, requestFor, temporaryFolder, writeTree } from './fixture.ts';

function userTree(): string {
  const source = gitTree({ 'a.txt': 'a', 'src/b.txt': 'b', 'run.sh': '#!', '.gitignore': 'ignored/' });
  writeTree({ 'a.txt': 'edited', 'new.txt': 'n', 'ignored/x': 'x' }, source);
  chmodSync(join(source, 'run.sh'), 0o755);
  symlinkSync('src', join(source, 'link'));
  return source;
}

describe("S-64 the user's tree", () => {
  test('is byte-identical after several attempts, its index and its times included; each attempt starts alike', async () => {
    const source = userTree();
    const { workspaces } = makeWorkspaces();
    const before = fingerprint(source);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const workspace = await workspaces.open(
        requestFor(source, { include: ['ignored/**'], protect: ['src/**'] }),
      );
      appendFileSync(join(workspace.dir, 'a.txt'), ' and fixed');
      appendFileSync(join(workspace.dir, 'link/b.txt'), 'x');
      const sealed = await workspace.seal();
      expect(sealed.changes.map(({ path }) => path)).toEqual(['a.txt', 'src/b.txt']);
      await workspace.throwAway();
      await workspace.dispose();
    }
    await workspaces.dispose();
    expect(fingerprint(source)).toEqual(before);
  });

  test('C-11 attempts that write the same file at once do not meet', async () => {
    const { workspaces } = makeWorkspaces();
    const request = requestFor(userTree());
    const attempts = await Promise.all(Array.from({ length: 8 }, () => workspaces.open(request)));
    for (const [index, { dir }] of attempts.entries()) writeFileSync(join(dir, 'answer.txt'), String(index));
    const sealed = await Promise.all(attempts.map((workspace) => workspace.seal()));
    for (const [index, { changes, read }] of sealed.entries()) {
      expect(changes.map(({ path }) => path)).toEqual(['answer.txt']);
      expect(read('answer.txt', 10)).toEqual({
        status: 'ok',
        bytes: new TextEncoder().encode(String(index)),
      });
    }
  });
});

describe('nothing stays behind', () => {
  test('closed and read-only folders of an attempt are removed with it', async () => {
    const { workspaces, root } = makeWorkspaces();
    const workspace = await workspaces.open(requestFor(userTree()));
    mkdirSync(join(workspace.dir, 'closed/inner'), { recursive: true });
    writeTree({ 'locked/file': 'x' }, workspace.dir);
    chmodSync(join(workspace.dir, 'closed/inner'), 0);
    chmodSync(join(workspace.dir, 'closed'), 0);
    chmodSync(join(workspace.dir, 'locked'), 0o555);
    chmodSync(workspace.dir, 0o555);
    await workspace.dispose();
    await workspace.dispose();
    expect(existsSync(workspace.dir)).toBe(false);
    expect(existsSync(workspace.scratch)).toBe(false);
    expect(existsSync(root)).toBe(true);
    await workspaces.dispose();
    expect(existsSync(root)).toBe(false);
  });

  test('what others keep in the root stays', async () => {
    const root = writeTree({ 'other.txt': 'keep' });
    const { workspaces } = makeWorkspaces({ root });
    await workspaces.open(requestFor(userTree()));
    await workspaces.dispose();
    expect(readdirSync(root)).toEqual(['other.txt']);
  });

  test('after a failed preparation, and while one is under way', async () => {
    const { workspaces, root } = makeWorkspaces();
    const failing = requestFor(userTree(), { setup: [{ command: 'false' }] });
    await expect(workspaces.open(failing)).rejects.toBeInstanceOf(WorkspaceError);
    const slow = workspaces.open(requestFor(userTree(), { setup: [{ command: 'sleep', args: ['30'] }] }));
    const told = expect(slow).rejects.toMatchObject({ code: 'setup_failed' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await workspaces.dispose();
    await told;
    expect(existsSync(root)).toBe(false);
    await expect(workspaces.open(requestFor(userTree()))).rejects.toMatchObject({
      code: 'workspaces_disposed',
    });
  });

  test('a root that cannot be made is an error of the workspace', async () => {
    const file = join(writeTree({ file: 'x' }), 'file');
    const { workspaces } = makeWorkspaces({ root: join(file, 'root') });
    await expect(workspaces.open(requestFor(temporaryFolder()))).rejects.toMatchObject({
      code: 'copy_failed',
    });
  });

  test('without cp and rm it works all the same', async () => {
    const { workspaces, root } = makeWorkspaces({ path: '/nonexistent' });
    const source = writeTree({ 'a.txt': 'a', 'd/b': 'b' });
    const workspace = await workspaces.open(requestFor(source));
    appendFileSync(join(workspace.dir, 'a.txt'), 'x');
    expect((await workspace.seal()).changes.map(({ path }) => path)).toEqual(['a.txt']);
    expect(readdirSync((await workspace.throwAway()).dir).sort()).toEqual(['a.txt', 'd']);
    await workspaces.dispose();
    expect(existsSync(root)).toBe(false);
  });
});
