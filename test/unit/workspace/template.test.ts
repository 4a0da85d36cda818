import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { WorkspaceError } from '../../../src/model/workspace-error.ts';
import { digestFolder } from '../../../src/workspace/digest.ts';
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

const NAMES = [
  'with space',
  'quo"te\'s',
  'new\nline',
  'ünï-文件',
  '-dash',
  'back\\slash',
  'tab\t',
  '#!',
  ' lead',
  '$(x)`y`',
];

describe('files travel as they are', () => {
  test.each(['repository', 'plain folder'])(
    'odd names, links, executable bits, binary and CRLF bytes: %s',
    async (kind) => {
      const files = Object.fromEntries(NAMES.map((name) => [`d ir/${name}`, name]));
      const source = writeTree({
        ...files,
        'crlf.txt': 'a\r\nb\r\n',
        'bin.dat': Buffer.from([0, 255, 13, 10]),
        'run.sh': '#!/bin/sh\n',
      });
      writeTree(
        { '.gitattributes': '* text=auto eol=lf ident\n*.txt filter=none working-tree-encoding=UTF-16\n' },
        source,
      );
      chmodSync(join(source, 'run.sh'), 0o755);
      symlinkSync('run.sh', join(source, 'link'));
      symlinkSync('/etc/hostname', join(source, 'outside'));
      symlinkSync('nowhere', join(source, 'dangling'));
      symlinkSync('.', join(source, 'loop'));
      if (kind === 'repository') git(source, 'init', '-q');
      const { dir } = await openOne(source);
      expect(readTree(dir)).toEqual(readTree(source));
    },
  );

  test('names that are not UTF-8', async () => {
    const source = writeTree({ 'a.txt': 'a' });
    const bad = Buffer.concat([Buffer.from(`${source}/b`), Buffer.from([0xff]), Buffer.from('.txt')]);
    writeFileSync(bad, 'bytes');
    writeTree({ 'b\\xff.txt': 'another file of the same look' }, source);
    git(source, 'init', '-q');
    const workspace = await openOne(source);
    const copied = Buffer.concat([
      Buffer.from(`${workspace.dir}/b`),
      Buffer.from([0xff]),
      Buffer.from('.txt'),
    ]);
    expect(readFileSync(copied, 'utf8')).toBe('bytes');
    writeFileSync(copied, 'edited');
    const sealed = await workspace.seal();
    expect(sealed.changes.map(({ path }) => path)).toEqual(['b\\xff.txt~']);
    expect(sealed.read('b\\xff.txt~', 100)).toEqual({
      status: 'ok',
      bytes: new TextEncoder().encode('edited'),
    });
    expect(sealed.patch().text).toContain('+edited');
  });

  test('modification times', async () => {
    const source = writeTree({ 'a.txt': 'a' });
    const { dir } = await openOne(source);
    const difference = lstatSync(join(dir, 'a.txt')).mtimeMs - lstatSync(join(source, 'a.txt')).mtimeMs;
    expect(Math.abs(difference)).toBeLessThan(1);
  });

  test('the include patterns bring ignored files along, and nothing else', async () => {
    const source = gitTree({ '.gitignore': 'node_modules\nsecret\ncache/\n', 'a.txt': 'a' });
    writeTree(
      { 'node_modules/p/index.js': 'p', 'node_modules/.git/x': 'x', secret: 's', 'cache/c': 'c' },
      source,
    );
    const { dir } = await openOne(source, { include: ['node_modules/**', 'cache'] });
    expect([...readTree(dir).keys()].sort()).toEqual(
      [
        '.gitignore',
        'a.txt',
        'cache',
        'cache/c',
        'node_modules',
        'node_modules/p',
        'node_modules/p/index.js',
      ].sort(),
    );
  });

  test.each([
    ['../x', 'workspace_include_outside'],
    ['/etc/**', 'workspace_include_outside'],
    ['a/../../x', 'workspace_include_outside'],
    ['missing/**', 'workspace_include_missing'],
  ])('an include of %s is refused', async (pattern, code) => {
    const opened = openOne(writeTree({ a: 'a' }), { include: [pattern] });
    await expect(opened).rejects.toBeInstanceOf(UserError);
    await expect(opened).rejects.toMatchObject({ problems: [{ code }] });
  });
});

describe('C-22 the history of the source stays behind', () => {
  test('later commits, tags, stashes, reflog, hooks, remotes and local configuration', async () => {
    const source = gitTree({ 'a.txt': 'start\n' });
    writeTree({ 'fix.txt': 'THE-FIX\n' }, source);
    git(source, 'add', '-A');
    git(source, 'commit', '-q', '-m', 'the fix');
    git(source, 'tag', 'solution');
    git(source, 'reset', '-q', '--hard', 'HEAD~1');
    writeTree({ 'a.txt': 'STASHED-FIX\n' }, source);
    git(source, 'stash');
    git(source, 'config', 'user.secret', 'local-configuration');
    git(source, 'remote', 'add', 'origin', 'https://example.test/fix.git');
    writeTree({ '.git/hooks/post-checkout': '#!/bin/sh\ntouch hooked\n' }, source);
    chmodSync(join(source, '.git/hooks/post-checkout'), 0o755);
    const workspace = await openOne(source);
    expect(workspace.historyRemoved).toBe(true);
    expect(git(workspace.dir, 'rev-list', '--all', '--reflog', '--count').trim()).toBe('1');
    expect(git(workspace.dir, 'for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
    expect(git(workspace.dir, 'fsck', '--unreachable', '--no-reflogs')).toBe('');
    expect(git(workspace.dir, 'config', '--local', '--list')).not.toMatch(/secret|origin/);
    expect(existsSync(join(workspace.dir, '.git/hooks'))).toBe(false);
    const objects = git(workspace.dir, 'cat-file', '--batch-all-objects', '--batch');
    expect(objects).not.toMatch(/THE-FIX|STASHED-FIX|the fix/);
  });

  test('the agent starts from a clean state in which it can commit', async () => {
    const workspace = await openOne(gitTree({ '.gitattributes': '* text=auto\n', 'crlf.txt': 'a\r\n' }));
    expect(git(workspace.dir, 'status', '--porcelain')).toBe('');
    writeTree({ 'b.txt': 'b' }, workspace.dir);
    git(workspace.dir, 'add', '-A');
    git(workspace.dir, 'commit', '-q', '-m', 'mine');
    const sealed = await workspace.seal();
    expect(sealed.changes.map(({ path, kind }) => [path, kind])).toEqual([['b.txt', 'added']]);
  });

  test('equal files give the equal commit', async () => {
    const files = { 'a.txt': 'a', 'b/c.txt': 'c' };
    const dirs = [(await openOne(gitTree(files))).dir, (await openOne(writeTree(files))).dir];
    const [first, second] = dirs.map((dir) => git(dir, 'rev-parse', 'HEAD'));
    expect(first).toBe(second);
  });
});

describe('setup', () => {
  const touch = { command: 'sh', args: ['-c', 'echo made > made.txt; echo "$HOME" > home.txt'] };

  test('runs once for all attempts, before the baseline, without network, and may write the template and its own home only', async () => {
    const { workspaces, asked } = makeWorkspaces();
    const request = requestFor(writeTree({ 'a.txt': 'a' }), { setup: [touch] });
    const opened = await Promise.all([
      workspaces.open(request),
      workspaces.open(request),
      workspaces.open(request),
    ]);
    expect(asked).toHaveLength(1);
    const [place] = asked.map(({ cwd, env, sandbox }) => ({ cwd, home: env['HOME'], sandbox }));
    expect(place?.sandbox).toEqual({ writable: [place?.cwd, place?.home], network: false });
    for (const workspace of opened) {
      expect(readFileSync(join(workspace.dir, 'made.txt'), 'utf8')).toBe('made\n');
      expect((await workspace.seal()).changes).toEqual([]);
    }
    expect(new Set(opened.map(({ dir }) => dir)).size).toBe(3);
  });

  test.each([
    [
      'a command that fails',
      { command: 'sh', args: ['-c', 'echo first >&2; echo why >&2; exit 7'] },
      /exit code 7.*why/,
    ],
    ['a command that is not there', { command: 'no-such-program' }, /no-such-program/],
    ['a folder outside', { command: 'true', cwd: '..' }, /cwd \.\./],
    ['an absolute folder', { command: 'true', cwd: '/' }, /cwd \//],
  ])('%s is an error of the workspace', async (_what, command, message) => {
    const opened = openOne(writeTree({ 'a.txt': 'a' }), { setup: [command] });
    await expect(opened).rejects.toMatchObject({
      code: 'setup_failed',
      message: expect.stringMatching(message),
    });
  });

  test('a history that setup made is the history of the workspace', async () => {
    const commands = 'git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -q -m own';
    const workspace = await openOne(writeTree({ 'a.txt': 'a' }), {
      setup: [{ command: 'sh', args: ['-c', commands] }],
    });
    expect(git(workspace.dir, 'log', '--format=%s').trim()).toBe('own');
  });
});

describe('what cannot be prepared', () => {
  test.each([
    ['a source that is not there', () => join(temporaryFolder(), 'none')],
    ['a source that is a file', () => join(writeTree({ file: 'x' }), 'file')],
  ])('%s is an error of the user', async (_what, source) => {
    const opened = openOne(source());
    await expect(opened).rejects.toBeInstanceOf(UserError);
    await expect(opened).rejects.toMatchObject({ problems: [{ code: 'workspace_source_not_found' }] });
  });

  test('an overlay that is not there is an error of the user', async () => {
    const opened = openOne(temporaryFolder(), { overlay: '/no/such/folder' });
    await expect(opened).rejects.toMatchObject({ problems: [{ code: 'workspace_overlay_not_found' }] });
  });

  test('without git a repository is refused, and a plain folder is copied without a repository', async () => {
    const { workspaces } = makeWorkspaces({ path: '/nonexistent' });
    const refused = workspaces.open(requestFor(gitTree({ a: 'a' })));
    await expect(refused).rejects.toBeInstanceOf(WorkspaceError);
    await expect(refused).rejects.toMatchObject({ code: 'git_unavailable' });
    const { dir } = await workspaces.open(requestFor(writeTree({ 'a.txt': 'a', 'd/b': 'b' })));
    expect(readdirSync(dir).sort()).toEqual(['a.txt', 'd']);
  });

  test('a broken repository is named as such', async () => {
    const source = gitTree({ a: 'a' });
    writeTree({ '.git/index': 'garbage' }, source);
    await expect(openOne(source)).rejects.toMatchObject({ code: 'git_failed' });
  });
});

describe('the digest of a request', () => {
  test('depends on the content, not on place or time', async () => {
    const { workspaces } = makeWorkspaces();
    const digests = await Promise.all(
      [{ a: '1' }, { a: '1' }, { a: '2' }, { b: '1' }].map((files) =>
        workspaces.digest(requestFor(writeTree(files))),
      ),
    );
    expect(digests[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(digests[1]).toBe(digests[0]);
    expect(new Set(digests).size).toBe(3);
  });

  test('depends on the setup; is absent where it cannot be told', async () => {
    const { workspaces } = makeWorkspaces();
    const source = writeTree({ a: '1' });
    const digest = (more: object) => workspaces.digest(requestFor(source, more));
    expect(await digest({ setup: [{ command: 'true' }] })).not.toBe(await digest({}));
    expect(await digest({ isolation: 'in-place' })).toBeUndefined();
    expect(await digest({ setup: [{ command: 'false' }] })).toBeUndefined();
  });

  test('refuses a source that is not there', async () => {
    const { workspaces } = makeWorkspaces();
    await expect(workspaces.digest(requestFor('/no/such/source'))).rejects.toThrow(
      expect.objectContaining({
        problems: [expect.objectContaining({ code: 'workspace_source_not_found' })],
      }),
    );
  });
});

describe('the digest of a folder', () => {
  test('depends on the content, not on place or time', () => {
    const [one, same, other] = [{ t: '1' }, { t: '1' }, { t: '2' }].map((files) =>
      digestFolder(writeTree(files)),
    );
    expect(one).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(digestFolder('/no/such/folder')).toBeUndefined();
  });
});
