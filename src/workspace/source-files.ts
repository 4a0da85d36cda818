import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { RunGit } from '../model/git.ts';
import { comparePaths } from './changes.ts';
import { readGitSource } from './git-source.ts';
import { hasName, joinRaw, parentOf, type RawPath, rawKey, showRaw } from './raw-path.ts';
import { type Found, kindOf, walkTree } from './walk.ts';

/** What of a source belongs into a workspace. */
export interface SourceFiles {
  readonly found: readonly Found[];
  /** Paths with uncommitted changes; empty where there is no git. */
  readonly dirty: readonly string[];
  readonly isRepository: boolean;
  /** The source has a history, which stays behind. */
  readonly hasCommits: boolean;
}

/** Histories and the state of the harness never travel. */
export const LEFT_BEHIND: ReadonlySet<string> = new Set(['.git', '.proofmark', '.coremind']);

/**
 * Lists a source as git would: tracked files and files that are neither tracked nor ignored, as they lie in
 * the working tree; repositories inside (submodules and others) likewise. A folder without git: all that is
 * in it. `avoid` is an absolute path to leave out. Rejects with a `WorkspaceError`.
 */
export async function listSource(git: RunGit, folder: string, avoid: string): Promise<SourceFiles> {
  const repository = await readGitSource(git, folder);
  if (repository === undefined) return plainSource(folder, avoid);
  const listed = lookAt(folder, repository.files);
  const found = listed.filter(({ kind }) => kind !== 'directory');
  const dirty = [...repository.dirty];
  for (const { raw, path } of listed.filter(({ kind }) => kind === 'directory')) {
    const inner = await listInner(git, `${folder}/${raw}`, avoid);
    found.push({ path, raw, kind: 'directory' });
    found.push(...inner.found.map((entry) => below(path, raw, entry)));
    dirty.push(...inner.dirty.map((dirtyPath) => `${path}/${dirtyPath}`));
  }
  const isState = (path: string) => hasName(path, LEFT_BEHIND);
  const { hasCommits } = repository;
  return {
    found,
    dirty: dirty.filter((path) => !isState(path)).sort(comparePaths),
    isRepository: true,
    hasCommits,
  };
}

/** All that lies in a folder, but for what never travels. */
function plainSource(folder: string, avoid: string): SourceFiles {
  const skip = (path: string, name: string) => LEFT_BEHIND.has(name) || join(folder, path) === avoid;
  return { found: walkTree(folder, skip), dirty: [], isRepository: false, hasCommits: false };
}

/** A folder that git lists as one: a repository of its own, or a submodule whose repository is not there. */
function listInner(git: RunGit, folder: string, avoid: string): Promise<SourceFiles> | SourceFiles {
  if (lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
    return listSource(git, folder, avoid);
  return plainSource(folder, avoid);
}

/** What lies at the paths that git names; nothing where a folder on the way is missing or a link. */
function lookAt(folder: string, raws: readonly RawPath[]): Found[] {
  const folders = new Map<string, boolean>([['', true]]);
  return raws.flatMap((listed) => {
    const raw = withoutSlash(listed);
    if (hasName(raw, LEFT_BEHIND) || !isRealFolder(folder, parentOf(raw), folders)) return [];
    const stats = lstatSync(joinRaw(folder, raw), { throwIfNoEntry: false });
    return stats === undefined ? [] : [{ path: showRaw(raw), raw, kind: kindOf(stats), stats }];
  });
}

/** Whether every folder on the way is a real one, so that no link is followed. */
function isRealFolder(root: string, raw: RawPath, known: Map<string, boolean>): boolean {
  const key = rawKey(raw);
  let real = known.get(key);
  if (real === undefined) {
    real =
      isRealFolder(root, parentOf(raw), known) &&
      lstatSync(joinRaw(root, raw), { throwIfNoEntry: false })?.isDirectory() === true;
    known.set(key, real);
  }
  return real;
}

function withoutSlash(raw: RawPath): RawPath {
  if (typeof raw === 'string') return raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return raw.at(-1) === 0x2f ? raw.subarray(0, -1) : raw;
}

function below(path: string, raw: RawPath, entry: Found): Found {
  return { ...entry, path: `${path}/${entry.path}`, raw: joinRaw(raw, entry.raw) };
}
