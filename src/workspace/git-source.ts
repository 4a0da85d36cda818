import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitResult, RunGit } from '../model/git.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { type RawPath, rawFromBytes, rawKey, showRaw } from './raw-path.ts';

/**
 * A folder as its git repository sees it. All paths are relative to the folder, also when it is a sub-folder
 * of the repository.
 */
export interface GitSource {
  /** Tracked files and files that are neither tracked nor ignored; some may be gone from the working tree. */
  readonly files: readonly RawPath[];
  /**
   * Paths with uncommitted changes, both sides of a rename; files that are not tracked included, ignored ones
   * not.
   */
  readonly dirty: readonly string[];
  readonly hasCommits: boolean;
}

/**
 * Reads a folder's git repository without changing anything in it and without running anything that it
 * configures. Nothing when the folder is in no working tree, or is ignored as a whole. Rejects with a
 * `WorkspaceError`: `git_unavailable` or `git_failed`.
 */
export async function readGitSource(git: RunGit, folder: string): Promise<GitSource | undefined> {
  if (!hasGitAbove(folder)) return undefined;
  const prefix = await readPrefix(git, folder);
  if (prefix === undefined) return undefined;
  if (prefix.length > 0 && (await git(['check-ignore', '-q', '.'], folder)).exitCode === 0) return undefined;
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = splitNul(await expectSuccess(git, listing, folder)).map(rawFromBytes);
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD'], folder);
  const dirty = await readDirty(git, folder, prefix.length);
  return { files: unique(files), dirty, hasCommits: head.exitCode === 0 };
}

/**
 * Ignored files and folders of a working tree, a folder standing for all below it; relative, without a
 * trailing slash.
 */
export async function readIgnored(git: RunGit, folder: string): Promise<string[]> {
  const listing = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  return splitNul(await expectSuccess(git, listing, folder)).map((entry) =>
    showRaw(rawFromBytes(entry)).replace(/\/$/, ''),
  );
}

/** Where no `.git` is in sight, git need not be there. */
function hasGitAbove(folder: string): boolean {
  if (lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined) return true;
  const parent = dirname(folder);
  return parent !== folder && hasGitAbove(parent);
}

/**
 * Path of the folder in its working tree, empty or with a trailing slash; nothing outside of a working tree.
 */
async function readPrefix(git: RunGit, folder: string): Promise<Buffer | undefined> {
  const result = await git(['rev-parse', '--is-inside-work-tree', '--show-prefix'], folder);
  if (result.exitCode === 128 && result.stderr.includes('not a git repository (or any')) return undefined;
  const said = requireSuccess(result, folder);
  const end = said.indexOf('\n');
  return said.subarray(0, end).toString() === 'true' ? said.subarray(end + 1, -1) : undefined;
}

async function readDirty(git: RunGit, folder: string, prefixBytes: number): Promise<string[]> {
  const status = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const args = [...(await disableFilters(git, folder)), ...status, '--ignore-submodules=all', '--', '.'];
  const entries = splitNul(await expectSuccess(git, args, folder));
  const paths = entries.map((entry) => showRaw(rawFromBytes(entry.subarray('XY '.length + prefixBytes))));
  return paths.filter((path) => !path.endsWith('/'));
}

/** Clean filters of the repository's configuration are programs: they do not run. */
async function disableFilters(git: RunGit, folder: string): Promise<string[]> {
  const found = await git(['config', '-z', '--name-only', '--get-regexp', '^filter\\.'], folder);
  const keys = splitNul(Buffer.from(found.stdout)).map(String);
  const drivers = new Set(keys.map((key) => key.slice('filter.'.length, key.lastIndexOf('.'))));
  return [...drivers].flatMap((driver) => {
    if (driver.includes('='))
      throw new WorkspaceError('git_failed', `filter ${driver} cannot be switched off`);
    const settings = ['clean=', 'smudge=', 'process=', 'required=false'];
    return settings.flatMap((setting) => ['-c', `filter.${driver}.${setting}`]);
  });
}

async function expectSuccess(git: RunGit, args: readonly string[], folder: string): Promise<Buffer> {
  return requireSuccess(await git(args, folder), folder);
}

/** The output of a git command; throws a `WorkspaceError` with git's own last line when it failed. */
export function requireSuccess({ exitCode, stdout, stderr }: GitResult, folder: string): Buffer {
  if (exitCode === 0) return Buffer.from(stdout.buffer, stdout.byteOffset, stdout.byteLength);
  const said = stderr.trim().split('\n').at(-1) ?? '';
  if (exitCode !== undefined) throw new WorkspaceError('git_failed', `git failed in ${folder}: ${said}`);
  throw new WorkspaceError(
    'git_unavailable',
    `git is needed to read ${folder} and cannot be started: ${said}`,
  );
}

function splitNul(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0, end = bytes.indexOf(0); end >= 0; start = end + 1, end = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, end));
  }
  return parts;
}

/** A path that is in conflict is listed once a side. */
function unique(raws: readonly RawPath[]): RawPath[] {
  return [...new Map(raws.map((raw) => [rawKey(raw), raw])).values()];
}
