import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunGit } from '../model/git.ts';
import { requireSuccess } from './git-source.ts';

/** Keeps the index of a copy valid, and lets whoever works in it commit. */
const CONFIG = `[core]
	checkStat = minimal
	trustctime = false
	logAllRefUpdates = false
[gc]
	auto = 0
[user]
	name = agent
	email = agent@localhost
`;

/** Bytes are committed as they lie there, whatever the attributes of the files say. */
const ATTRIBUTES = '* -text !eol !ident !filter !working-tree-encoding\n';

/**
 * Makes a fresh repository whose one commit holds all that lies in the folder, in one pack. Equal trees get
 * equal commits. Rejects with a `WorkspaceError`: `git_unavailable` or `git_failed`.
 */
export async function commitFolder(git: RunGit, folder: string): Promise<void> {
  const run = async (...args: string[]) => requireSuccess(await git(args, folder), folder);
  await run('-c', 'init.defaultBranch=main', 'init', '--quiet', '--template=', '.');
  mkdirSync(join(folder, '.git', 'info'), { recursive: true });
  writeFileSync(join(folder, '.git', 'info', 'attributes'), ATTRIBUTES);
  appendFileSync(join(folder, '.git', 'config'), CONFIG);
  await run('-c', 'core.bigFileThreshold=1', 'add', '--all', '--force', '.');
  await run('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'State before the attempt');
  await run('-c', 'pack.window=0', 'repack', '-a', '-d', '-q');
}
