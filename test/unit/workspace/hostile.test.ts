import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SealedWorkspace } from '../../../src/model/evidence.ts';
import { gitTree, makeWorkspaces, requestFor, writeTree } from './fixture.ts';

const { workspaces } = makeWorkspaces();
const request = requestFor(gitTree({ 'a.txt': 'a\n', 'dir/b.txt': 'b\n' }));
const asRoot = process.getuid?.() === 0;

async function sealAfter(spoil: (dir: string) => void | Promise<void>): Promise<SealedWorkspace> {
  const workspace = await workspaces.open(request);
  await spoil(workspace.dir);
  return workspace.seal();
}

function paths(sealed: SealedWorkspace): string[] {
  return sealed.changes.map(({ kind, path, after }) => `${kind} ${path} ${after?.kind ?? ''}`);
}

async function leaveSocket(dir: string): Promise<void> {
  const server = createServer().listen(join(dir, 'socket'));
  await new Promise((resolve) => server.once('listening', resolve));
  renameSync(join(dir, 'socket'), join(dir, 'socket2'));
  server.close();
}

function makeDeep(dir: string): void {
  const script =
    'import os,sys\nos.chdir(sys.argv[1])\nfor i in range(300):\n os.mkdir("x"*100); os.chdir("x"*100)\nopen("end","w").close()';
  execFileSync('python3', ['-c', script, dir]);
}

describe('the snapshot survives what an agent leaves behind', () => {
  test.each<[string, (dir: string) => void | Promise<void>, string[]]>([
    ['a FIFO', (dir) => execFileSync('sh', ['-c', 'mkfifo fifo'], { cwd: dir }), ['added fifo special']],
    [
      'a FIFO in place of a file',
      (dir) => execFileSync('sh', ['-c', 'rm a.txt && mkfifo a.txt'], { cwd: dir }),
      ['modified a.txt special'],
    ],
    ['a socket', leaveSocket, ['added socket2 special']],
    [
      'a loop of links',
      (dir) => execFileSync('ln', ['-s', 'two', join(dir, 'one')]) && symlinkSync('one', join(dir, 'two')),
      ['added one link', 'added two link'],
    ],
    ['a link to a folder above', (dir) => symlinkSync('..', join(dir, 'up')), ['added up link']],
    [
      'a sparse file of two terabytes',
      (dir) => {
        writeFileSync(join(dir, 'huge'), '');
        truncateSync(join(dir, 'huge'), 2 * 1024 ** 4);
      },
      ['added huge unreadable'],
    ],
    [
      'a file that nobody may read',
      (dir) => {
        writeFileSync(join(dir, 'closed'), 'x');
        chmodSync(join(dir, 'closed'), 0);
      },
      [`added closed ${asRoot ? 'file' : 'unreadable'}`],
    ],
    [
      'a folder that nobody may read',
      (dir) => {
        chmodSync(join(dir, 'dir'), 0);
      },
      asRoot ? [] : ['modified dir unreadable', 'modified dir/b.txt unreadable'],
    ],
  ])('%s', async (_what, spoil, expected) => {
    const sealed = await sealAfter(spoil);
    expect(sealed.problem).toBeUndefined();
    expect(paths(sealed)).toEqual(expected);
    expect(sealed.patch().truncated).toBe(false);
  });

  test('folders deeper than a path can name', async () => {
    const workspace = await workspaces.open(request);
    makeDeep(workspace.dir);
    const sealed = await workspace.seal();
    expect(paths(sealed)).toEqual([expect.stringMatching(/^added x.* unreadable$/)]);
    const copy = await workspace.throwAway();
    expect(copy.dir).not.toBe(workspace.dir);
    await workspace.dispose();
    expect(() => execFileSync('test', ['-e', workspace.dir])).toThrow();
  });

  test('tens of thousands of files', async () => {
    const sealed = await sealAfter((dir) => {
      for (let folder = 0; folder < 30; folder += 1) mkdirSync(join(dir, `n${folder}`));
      for (let file = 0; file < 20_000; file += 1)
        linkSync(join(dir, 'a.txt'), join(dir, `n${file % 30}/${file}`));
    });
    expect(sealed.changes).toHaveLength(20_000);
  });

  test.each<[string, string, (dir: string) => void]>([
    ['deleted', 'workspace_gone', (dir) => rmSync(dir, { recursive: true })],
    [
      'deleted with the folder around it',
      'workspace_gone',
      (dir) => rmSync(join(dir, '..'), { recursive: true }),
    ],
    [
      'replaced by a file',
      'workspace_replaced',
      (dir) => {
        rmSync(dir, { recursive: true });
        writeFileSync(dir, 'x');
      },
    ],
    [
      'replaced by a link',
      'workspace_replaced',
      (dir) => {
        rmSync(dir, { recursive: true });
        symlinkSync('/etc', dir);
      },
    ],
  ])('a workspace that was %s is a problem, not a verdict', async (_what, code, spoil) => {
    const workspace = await workspaces.open(request);
    spoil(workspace.dir);
    const sealed = await workspace.seal();
    expect(sealed.problem?.code).toBe(code);
    expect(sealed.changes).toEqual([]);
    expect(sealed.patch()).toEqual({ text: '', truncated: false });
    await expect(workspace.throwAway()).rejects.toMatchObject({ code });
    await workspace.dispose();
  });
});

describe('reading one file of a sealed workspace', () => {
  const outside = writeTree({ 'secret.txt': 'secret' });
  const opened = sealAfter((dir) => {
    writeTree({ 'in/x.txt': 'xyz', 'in/empty': '' }, dir);
    mkdirSync(join(dir, 'folder'));
    const links = {
      away: outside,
      file: `${outside}/secret.txt`,
      climb: '../../../x',
      near: 'in/x.txt',
      chain: 'near',
      one: 'two',
      two: 'one',
      abs: join(dir, 'in'),
      gone: 'none',
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(dir, path));
    execFileSync('sh', ['-c', 'mkfifo fifo'], { cwd: dir });
  });

  test.each([
    ['in/x.txt', 'ok'],
    ['./in//x.txt', 'ok'],
    ['in/empty', 'ok'],
    ['near', 'ok'],
    ['chain', 'ok'],
    ['abs/x.txt', 'ok'],
    ['', 'outside'],
    ['/etc/passwd', 'outside'],
    ['../x', 'outside'],
    ['in/../in/x.txt', 'outside'],
    ['in/x.txt\0', 'outside'],
    ['away/secret.txt', 'outside'],
    ['file', 'outside'],
    ['climb', 'outside'],
    ['gone', 'missing'],
    ['none', 'missing'],
    ['in/x.txt/y', 'missing'],
    ['folder', 'not-a-file'],
    ['fifo', 'not-a-file'],
    ['.', 'not-a-file'],
    ['one', 'unreadable'],
    [`${'n'.repeat(300)}`, 'unreadable'],
  ])('S-62 %j is %s', async (path, status) => {
    expect((await opened).read(path, 100).status).toBe(status);
  });

  test('gives the bytes, and not more than asked for', async () => {
    const sealed = await opened;
    expect(sealed.read('in/x.txt', 3)).toEqual({ status: 'ok', bytes: new TextEncoder().encode('xyz') });
    expect(sealed.read('in/x.txt', 2)).toEqual({ status: 'too-large', size: 3 });
    expect(sealed.read('folder', 2)).toEqual({ status: 'not-a-file', kind: 'directory' });
  });
});
