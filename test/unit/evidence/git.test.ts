import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGit } from '../../../src/evidence/git.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const git = createGit(process.env);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** A repository with one commit. */
async function repository(): Promise<string> {
  const folder = tempFolder({ 'a.txt': 'a\r\n' });
  for (const args of [
    ['init', '-q', '.'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'first'],
  ]) {
    expect(await git(args, folder)).toMatchObject({ exitCode: 0 });
  }
  return folder;
}

describe('git for evidence', () => {
  test('gives bytes, the exit code and what git said', async () => {
    const folder = await repository();
    expect(text((await git(['show', 'HEAD:a.txt'], folder)).stdout)).toBe('a\r\n');
    const failed = await git(['show', 'HEAD:none'], folder);
    expect(failed.exitCode).toBe(128);
    expect(failed.stderr).toContain('none');
  });

  test('commits are the same at every time and for every user', async () => {
    const ids = [await repository(), await repository()].map(async (folder) =>
      text((await git(['rev-parse', 'HEAD'], folder)).stdout),
    );
    const [first, second] = await Promise.all(ids);
    expect(first).toBe(second);
  });

  test('C-21 runs neither hooks nor the programs that the repository configures, and does not write its index', async () => {
    const folder = await repository();
    const ran = join(folder, '.git', 'ran');
    for (const hook of ['post-index-change', 'pre-commit', 'post-commit']) {
      execFileSync('mkdir', ['-p', join(folder, '.git/hooks')]);
      execFileSync('sh', ['-c', `printf '#!/bin/sh\\ntouch "${ran}"\\n' > ".git/hooks/${hook}"`], {
        cwd: folder,
      });
      chmodSync(join(folder, '.git/hooks', hook), 0o755);
    }
    for (const key of ['core.fsmonitor', 'core.pager', 'core.sshCommand', 'core.editor']) {
      execFileSync('git', ['config', key, `touch ${ran}`], { cwd: folder });
    }
    execFileSync('touch', ['-d', '@1000000000', join(folder, 'a.txt')]);
    const index = readFileSync(join(folder, '.git/index'));
    expect((await git(['status', '--porcelain'], folder)).exitCode).toBe(0);
    expect((await git(['log'], folder)).exitCode).toBe(0);
    expect(readFileSync(join(folder, '.git/index')).equals(index)).toBe(true);
    expect((await git(['commit', '-q', '--allow-empty', '-m', 'second'], folder)).exitCode).toBe(0);
    expect((await git(['fetch', 'ssh://localhost/x'], folder)).stderr).toContain(
      "transport 'ssh' not allowed",
    );
    expect(existsSync(ran)).toBe(false);
  });

  test('the surrounding environment does not lead it to another repository', async () => {
    const folder = await repository();
    const other = createGit({ ...process.env, GIT_DIR: '/nonexistent', GIT_INDEX_FILE: '/nonexistent' });
    expect((await other(['status', '--porcelain'], folder)).exitCode).toBe(0);
  });

  test('where there is no git, there is no exit code', async () => {
    const result = await createGit({ PATH: '/nonexistent' })(['--version'], tempFolder());
    expect(result.exitCode).toBeUndefined();
    expect(result.stderr).toContain('ENOENT');
  });
});
