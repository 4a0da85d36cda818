import { lstat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { ToolContext } from '../harness/ports.ts';
import type { ProcessResult } from '../model/process.ts';
import type { CommandDependencies } from './bash.ts';
import { ToolFailure } from './define-tool.ts';
import { limitText, MAX_RESULT_BYTES } from './limit-text.ts';
import { locate } from './workspace-file.ts';

export interface GitRun {
  readonly context: ToolContext;
  readonly dependencies: Pick<CommandDependencies, 'runProcess' | 'env'>;
  readonly args: readonly string[];
  /** Path argument of the call; goes behind `--`. */
  readonly path?: string | undefined;
}

/**
 * What a reading git command prints about the workspace's own repository. The agent can write to that repository, so
 * nothing in its configuration may start a program, write, fetch, or point somewhere else; spec section 12, number 9. Throws `ToolFailure`.
 */
export async function runGit(run: GitRun): Promise<string> {
  const { workspace } = run.context;
  await assertOwnRepository(workspace);
  const paths = run.path === undefined ? [] : ['--', literalPath(workspace, run.path)];
  const config = [...PINNED, ...(await filterOverrides(run))];
  const result = await execute(run, [...run.args, ...paths], config);
  if (result.error !== undefined) throw new ToolFailure(result.error.message);
  if (result.exitCode !== 0)
    throw new ToolFailure(result.stderr.text.trim() || `git exited ${result.exitCode}`);
  const cut = result.stdout.truncated ? `\n[cut: ${result.stdout.bytes} bytes were printed]` : '';
  return limitText(`${result.stdout.text.trimEnd()}${cut}`, 2 * MAX_RESULT_BYTES);
}

type Setting = readonly [key: string, value: string];

const PINNED: readonly Setting[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.excludesFile', '/dev/null'],
  ['core.bare', 'false'],
  ['core.quotePath', 'false'],
  ['color.ui', 'false'],
  ['log.showSignature', 'false'],
  ['diff.ignoreSubmodules', 'dirty'],
];

const TIMEOUT_MS = 30_000;

function execute(run: GitRun, args: readonly string[], config: readonly Setting[]): Promise<ProcessResult> {
  const { context, dependencies } = run;
  return dependencies.runProcess({
    command: 'git',
    args: ['--no-pager', '--no-optional-locks', '--literal-pathspecs', ...args],
    cwd: context.workspace,
    env: gitEnvironment(context, dependencies.env, config),
    timeoutMs: TIMEOUT_MS,
    signal: context.signal,
    keepBytes: MAX_RESULT_BYTES,
  });
}

function gitEnvironment(
  { workspace, scratch }: ToolContext,
  env: Readonly<Record<string, string>>,
  config: readonly Setting[],
): Record<string, string> {
  const gitDir = join(workspace, '.git');
  const settings = config.flatMap(([key, value], index): Setting[] => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_'))),
    HOME: scratch,
    LC_ALL: 'C',
    // Named one by one, so that no file of the repository can send git elsewhere.
    GIT_DIR: gitDir,
    GIT_COMMON_DIR: gitDir,
    GIT_WORK_TREE: workspace,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // A list of no protocol: a planted partial clone cannot fetch, and so cannot start a program.
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(settings),
  };
}

/** Clean and smudge filters are programs, named in the repository's configuration. */
async function filterOverrides(run: GitRun): Promise<Setting[]> {
  const query = ['config', '--null', '--name-only', '--get-regexp', '^filter\\.'];
  const { stdout, error } = await execute(run, query, PINNED);
  if (error !== undefined) throw new ToolFailure(error.message);
  if (stdout.truncated) throw new ToolFailure('the configuration of the repository is too large');
  const names = stdout.text.split('\0').filter((name) => name !== '');
  return [...new Set(names)].map((name) => [name, name.endsWith('.required') ? 'false' : '']);
}

/** A `commondir` file would make git read the references of another repository. */
async function assertOwnRepository(workspace: string): Promise<void> {
  const info = await lstat(join(workspace, '.git')).catch(() => undefined);
  const elsewhere = await lstat(join(workspace, '.git', 'commondir')).catch(() => undefined);
  if (info?.isDirectory() === true && elsewhere === undefined) return;
  throw new ToolFailure('the workspace is not a git repository of its own');
}

/** Git takes links as files, so the path goes to it as it was written. */
function literalPath(workspace: string, path: string): string {
  locate(workspace, path);
  return relative(resolve(workspace), resolve(workspace, path)) || '.';
}
