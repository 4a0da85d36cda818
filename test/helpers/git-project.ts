import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Git as a user has it, in a folder; returns what it prints. */
export type Git = (...args: readonly string[]) => string;

const IDENTITY = { NAME: 'user', EMAIL: 'user@localhost', DATE: '2024-05-06T07:08:09Z' };

/** Makes the folder a repository with one commit of all that is in it. */
export function startRepository(folder: string): Git {
  const git = gitIn(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  return git;
}

function gitIn(folder: string): Git {
  const people = Object.entries(IDENTITY).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(people),
  };
  return (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Everything that can be told of a tree: kind, mode, time and bytes of each path, `.git` included; state of Proofmark left out. */
export function describeTree(folder: string, path = ''): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const name of readdirSync(join(folder, path)).sort()) {
    if (name === '.proofmark') continue;
    const inner = join(path, name);
    const stats = lstatSync(join(folder, inner), { bigint: true });
    const head = `${stats.mode.toString(8)} ${stats.mtimeNs} ${stats.ino}`;
    if (stats.isDirectory()) Object.assign(tree, { [inner]: head }, describeTree(folder, inner));
    else tree[inner] = `${head} ${contentOf(join(folder, inner), stats.isSymbolicLink())}`;
  }
  return tree;
}

function contentOf(file: string, isLink: boolean): string {
  return isLink ? readlinkSync(file) : createHash('sha256').update(readFileSync(file)).digest('hex');
}
