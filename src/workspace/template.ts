import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandSpec } from '../generated/types.ts';
import type { RunGit } from '../model/git.ts';
import type { RunProcess, SandboxPolicy } from '../model/process.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { copyFound } from './copy.ts';
import { commitFolder } from './git-repository.ts';
import { listIncluded } from './include.ts';
import { rawKey } from './raw-path.ts';
import { runSetup } from './setup.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { listSource, type SourceFiles } from './source-files.ts';
import type { RunTool } from './tool-runner.ts';
import { type Found, walkTree } from './walk.ts';

/** A source at a known state, made ready once to be copied for each attempt. */
export interface Template {
  /** Absolute. */
  readonly dir: string;
  /** What lies in it; its own `.git` left out. */
  readonly snapshot: Snapshot;
  /** The same before `setup` ran. */
  readonly copied: Snapshot;
  /** Modes and times are all that a copy must keep: no owners, lists of access or special bits. */
  readonly plain: boolean;
  /** Paths with uncommitted changes in the source. */
  readonly dirtyBefore: readonly string[];
  /** The source is in a git working tree. */
  readonly isRepository: boolean;
  /** The source has a history, which is not in the template. */
  readonly historyRemoved: boolean;
}

/** What workspaces are made with. */
export interface Tools {
  readonly git: RunGit;
  readonly runProcess: RunProcess;
  readonly runTool: RunTool;
  /** Of the commands of `setup`. */
  readonly env: Readonly<Record<string, string>>;
  /** Absolute; everything made here lies in it. */
  readonly root: string;
  readonly signal: AbortSignal;
  /** What commands of `setup` see. */
  readonly policy: (folders: { workspace: string; scratch: string }) => SandboxPolicy;
}

/** What a template is made of; the paths are absolute and real. */
export interface TemplateRequest {
  readonly source: string;
  readonly include: readonly string[];
  readonly setup: readonly CommandSpec[];
}

/**
 * Copies the source as git would list it, with what `include` names, into `folder`, runs `setup` there and
 * commits the result without any earlier history; spec 12.2. A repository that `setup` made stays as it is.
 * Rejects with a `WorkspaceError`, or a `UserError` for a bad `include`.
 */
export async function prepareTemplate(
  request: TemplateRequest,
  folder: string,
  tools: Tools,
): Promise<Template> {
  const { source, include, setup } = request;
  const dir = join(folder, 'template');
  const scratch = join(folder, 'scratch');
  mkdirSync(dir);
  mkdirSync(scratch);
  const files = await listSource(tools.git, source, tools.root);
  const listed = [...files.found, ...listIncluded(source, include)];
  const distinct = new Map(listed.map((entry) => [rawKey(entry.raw), entry]));
  copyFound(source, [...distinct.values()], dir, 'fail');
  const found = walkTree(dir, skipOwnGit);
  const copied = takeSnapshot(dir, found);
  const plain = setup.length === 0 && !found.some(hasSpecialBits);
  await runSetup(setup, { ...tools, folder: dir, scratch });
  await makeRepository(tools.git, dir, files);
  const snapshot = setup.length === 0 ? copied : takeSnapshot(dir, walkTree(dir, skipOwnGit));
  const { isRepository, dirty: dirtyBefore, hasCommits: historyRemoved } = files;
  return { dir, snapshot, copied, plain, dirtyBefore, isRepository, historyRemoved };
}

/** The repository of the workspace itself is no content of it; one further down is. */
export function skipOwnGit(path: string): boolean {
  return path === '.git';
}

/** Set-user-ID and its like. */
function hasSpecialBits({ stats }: Found): boolean {
  return stats !== undefined && (stats.mode & 0o7000) !== 0;
}

/** A plain folder is copied without a repository where there is no git. */
async function makeRepository(git: RunGit, dir: string, { isRepository }: SourceFiles): Promise<void> {
  if (lstatSync(join(dir, '.git'), { throwIfNoEntry: false }) !== undefined) return;
  try {
    await commitFolder(git, dir);
  } catch (error) {
    if (isRepository || !(error instanceof WorkspaceError && error.code === 'git_unavailable')) throw error;
  }
}
