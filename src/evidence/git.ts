import { type ExecFileException, execFile } from 'node:child_process';
import type { GitResult, RunGit } from '../model/git.ts';

/** Settings that a repository's own configuration cannot bring back. */
const PINNED = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.autocrlf=false',
  'core.safecrlf=false',
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
  'core.pager=cat',
  'core.sshCommand=false',
  'protocol.allow=never',
  'credential.helper=',
  'gc.auto=0',
  'maintenance.auto=false',
  'commit.gpgSign=false',
  'diff.external=',
  'safe.directory=*',
].flatMap((setting) => ['-c', setting]);

/** Far above any listing: half a million long paths. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Makes the hardened git of this machine. Only `PATH` of `env` is used. */
export function createGit(env: Readonly<Record<string, string | undefined>>): RunGit {
  const pinnedEnv = gitEnvironment(env['PATH']);
  return (args, cwd) =>
    new Promise((resolve) => {
      execFile(
        'git',
        ['--no-optional-locks', '--no-pager', ...PINNED, ...args],
        { cwd, env: pinnedEnv, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES },
        (error, stdout, stderr) => resolve(toResult(error, stdout, stderr)),
      );
    });
}

/** Author, committer and dates are fixed, so that equal trees get equal commits. */
function gitEnvironment(path: string | undefined): Record<string, string> {
  const identity = { NAME: 'proofmark', EMAIL: 'proofmark@localhost', DATE: '2000-01-01T00:00:00Z' };
  const people = Object.entries(identity).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  return {
    ...(path === undefined ? {} : { PATH: path }),
    ...Object.fromEntries(people),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    GIT_EDITOR: 'false',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
  };
}

function toResult(error: ExecFileException | null, stdout: Buffer, stderr: Buffer): GitResult {
  const text = stderr.toString('utf8');
  if (error === null) return { exitCode: 0, stdout, stderr: text };
  if (typeof error.code === 'number') return { exitCode: error.code, stdout, stderr: text };
  return { stdout, stderr: text === '' ? error.message : text };
}
