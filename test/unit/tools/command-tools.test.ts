import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToolResult } from '../../../src/harness/ports.ts';
import type { ProcessRequest, RunProcess } from '../../../src/model/process.ts';
import { type BuiltInToolId, createTools } from '../../../src/tools/index.ts';
import { spawnProcess } from '../../helpers/spawn-process.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const env = { PATH: process.env['PATH'] ?? '', GIT_DIR: '/nowhere' };

interface Setting {
  readonly workspace: string;
  readonly signal?: AbortSignal;
  readonly runProcess?: RunProcess;
  readonly sandboxed?: boolean;
}

async function call(id: BuiltInToolId, args: Record<string, unknown>, setting: Setting): Promise<ToolResult> {
  const { workspace, signal = new AbortController().signal, runProcess = spawnProcess, sandboxed } = setting;
  const scratch = tempFolder();
  const sandbox = () => (sandboxed ? { writable: [workspace], network: false } : undefined);
  const [tool] = createTools({ ids: [id], runProcess, env, sandbox });
  if (tool === undefined) throw new Error('no tool');
  return await tool.run(args, { workspace, scratch, runId: 'run-1', signal });
}

test('bash gives output, errors and the exit code', async () => {
  const workspace = tempFolder({ 'a.txt': 'hi\n' });
  expect(await call('bash', { command: 'cat a.txt' }, { workspace })).toEqual({
    text: 'hi',
    isError: false,
    exitCode: 0,
  });
  expect(await call('bash', { command: 'echo out; echo err >&2; exit 3' }, { workspace })).toEqual({
    text: 'out\nerr\n[exit code 3]',
    isError: true,
    exitCode: 3,
  });
  expect(await call('bash', { command: 'true' }, { workspace })).toMatchObject({
    text: '(no output)',
    isError: false,
  });
});

test('bash sees the given environment, HOME and TMPDIR in scratch, and nothing else', async () => {
  const { text } = await call(
    'bash',
    { command: 'env | cut -d= -f1 | sort | tr "\\n" " "; test "$HOME" = "$TMPDIR"' },
    { workspace: tempFolder() },
  );
  expect(text.split(' ').filter((name) => !['_', 'SHLVL', 'PWD', 'OLDPWD', ''].includes(name))).toEqual([
    'GIT_DIR',
    'HOME',
    'PATH',
    'TMPDIR',
  ]);
});

test('bash is ended at its time-out, and by the signal', async () => {
  const workspace = tempFolder();
  const late = await call('bash', { command: 'sleep 60', timeoutMs: 50 }, { workspace });
  expect(late).toMatchObject({ isError: true, text: '[ended: process_timeout]' });
  const stopped = await call('bash', { command: 'sleep 60' }, { workspace, signal: AbortSignal.timeout(50) });
  expect(stopped).toMatchObject({ isError: true, text: '[ended: process_aborted]' });
});

test('bash output is bounded and says how much there was', async () => {
  const { text } = await call('bash', { command: 'yes | head -c 1000000' }, { workspace: tempFolder() });
  expect(text.length).toBeLessThan(70_000);
  expect(text).toContain('[cut: 1000000 bytes were printed]');
});

test('bash asks for the sandbox it was given, and fails when there is none', async () => {
  const seen: ProcessRequest[] = [];
  const workspace = tempFolder();
  const runProcess: RunProcess = async (request) => {
    seen.push(request);
    const nothing = { text: '', bytes: 0, truncated: false };
    const error = { code: 'sandbox_unavailable', message: 'no bubblewrap', hint: 'install it' };
    return { stdout: nothing, stderr: nothing, durationMs: 0, error };
  };
  const result = await call('bash', { command: 'touch x' }, { workspace, runProcess, sandboxed: true });
  const infrastructure = { code: 'sandbox_unavailable', message: 'no bubblewrap (install it)' };
  expect(result).toEqual({ text: '[no bubblewrap (install it)]', isError: true, infrastructure });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.sandbox).toEqual({ writable: [workspace], network: false });
  expect(existsSync(join(workspace, 'x'))).toBe(false);
});

function git(workspace: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], {
    cwd: workspace,
    env: { PATH: env.PATH, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

function repository(): string {
  const workspace = tempFolder({ 'a.txt': 'one\n', 'sub/b c.txt': 'b\n' });
  git(workspace, 'init', '-q', '-b', 'main');
  git(workspace, 'add', '.');
  git(workspace, 'commit', '-q', '-m', 'first');
  return workspace;
}

test('the git tools show status, changes and commits', async () => {
  const workspace = repository();
  writeFileSync(join(workspace, 'a.txt'), 'two\n');
  writeFileSync(join(workspace, 'new.txt'), '');
  expect((await call('git_status', {}, { workspace })).text).toBe('## main\n M a.txt\n?? new.txt');
  const diff = await call('git_diff', {}, { workspace });
  expect(diff.text).toContain('--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two');
  expect((await call('git_diff', { path: 'sub' }, { workspace })).text).toBe('(no changes)');
  expect((await call('git_diff', { staged: true }, { workspace })).text).toBe('(no changes)');
  expect((await call('git_diff', { revision: 'HEAD' }, { workspace })).text).toBe(diff.text);
  expect((await call('git_log', {}, { workspace })).text).toMatch(/^[0-9a-f]{7,} \S+ A: first$/);
  expect((await call('git_log', { path: 'sub/b c.txt', limit: 1 }, { workspace })).text).toContain('first');
  expect((await call('git_log', { path: join(workspace, 'a.txt') }, { workspace })).isError).toBe(false);
});

test.each([
  ['git_diff', { path: '../x' }],
  ['git_log', { path: '/etc/passwd' }],
  ['git_status', { path: 'out/x' }],
  ['git_log', { revision: '--output=x' }],
  ['git_diff', { revision: 'HEAD:a.txt' }],
  ['git_diff', { revision: 'nowhere' }],
] as const)('%s refuses %j', async (id, args) => {
  const workspace = repository();
  execFileSync('ln', ['-s', '/etc', join(workspace, 'out')]);
  expect((await call(id, args, { workspace })).isError).toBe(true);
});

test('a folder without a repository of its own does not show the one around it', async () => {
  const outer = repository();
  mkdirSync(join(outer, 'ws'));
  expect((await call('git_log', {}, { workspace: join(outer, 'ws') })).isError).toBe(true);
  writeFileSync(join(outer, 'ws/.git'), `gitdir: ${join(outer, '.git')}\n`);
  expect((await call('git_log', {}, { workspace: join(outer, 'ws') })).isError).toBe(true);
  const led = repository();
  writeFileSync(join(led, '.git/commondir'), `${join(outer, '.git')}\n`);
  expect((await call('git_log', {}, { workspace: led })).isError).toBe(true);
});

test('C-21 a repository whose configuration was planted starts no program and is not led elsewhere', async () => {
  const workspace = repository();
  const marks = tempFolder();
  const script = join(marks, 'plant.sh');
  writeFileSync(script, `#!/bin/sh\necho "$0 $*" >> ${marks}/ran\ncat\n`, { mode: 0o755 });
  for (const [key, value] of [
    ['core.fsmonitor', script],
    ['core.hooksPath', marks],
    ['core.pager', script],
    ['core.worktree', '/etc'],
    ['diff.external', script],
    ['diff.evil.command', script],
    ['diff.evil.textconv', script],
    ['filter.evil.clean', script],
    ['filter.evil.smudge', script],
    ['filter.evil.process', script],
    ['filter.evil.required', 'true'],
    ['filter.a=b.clean', script],
    ['log.showSignature', 'true'],
    ['gpg.program', script],
    ['core.sshCommand', script],
    ['core.gitProxy', script],
    ['alias.status', `!${script}`],
    ['extensions.partialClone', 'evil'],
    ['remote.evil.promisor', 'true'],
    ['remote.evil.url', `ext::${script}`],
    ['protocol.ext.allow', 'always'],
  ] as const) {
    git(workspace, 'config', key, value);
  }
  writeFileSync(join(workspace, '.gitattributes'), '* filter=evil diff=evil\nsub/* filter=a=b\n');
  writeFileSync(join(workspace, '.git/hooks/post-index-change'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  writeFileSync(join(workspace, 'a.txt'), 'two\n');
  writeFileSync(join(workspace, 'sub/b c.txt'), 'x\n');
  expect((await call('git_status', {}, { workspace })).text).toBe(
    '## main\n M a.txt\n M "sub/b c.txt"\n?? .gitattributes',
  );
  expect((await call('git_diff', {}, { workspace })).text).toContain('-one\n+two');
  expect((await call('git_log', {}, { workspace })).text).toContain('first');
  expect(existsSync(join(marks, 'ran'))).toBe(false);
});

test('C-21 the same planted configuration does start programs in plain git, so the test above can fail', () => {
  const workspace = repository();
  const marks = tempFolder();
  git(workspace, 'config', 'filter.evil.clean', `touch ${marks}/ran; cat`);
  writeFileSync(join(workspace, '.gitattributes'), '* filter=evil\n');
  writeFileSync(join(workspace, 'a.txt'), 'two\n');
  git(workspace, 'status');
  expect(existsSync(join(marks, 'ran'))).toBe(true);
});
