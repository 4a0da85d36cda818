import { lstatSync } from 'node:fs';
import type { Change, SealedWorkspace } from '../model/evidence.ts';
import { matchesAnyPath } from '../model/path-pattern.ts';
import { compareSnapshots } from './changes.ts';
import { findEscapingLinks } from './links.ts';
import { type DiffLibrary, renderPatch } from './patch.ts';
import type { ReadSide } from './patch-side.ts';
import { joinRaw } from './raw-path.ts';
import { readInside, readText } from './read-file.ts';
import { type Known, type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Skip, systemCode, walkTree } from './walk.ts';

/** What is sealed. Paths are absolute and real. */
export interface Sealing {
  readonly dir: string;
  readonly before: Known;
  /** A folder with the files as they were before the attempt. */
  readonly pristine: string;
  readonly skip: Skip;
  readonly protect: readonly string[];
  readonly dirtyBefore: readonly string[];
}

/** A sealed workspace with the snapshot behind it. */
export interface Sealed {
  readonly workspace: SealedWorkspace;
  readonly after: Snapshot;
}

/** Takes the snapshot of a workspace whose subject is dead. Never rejects: what goes wrong is in `problem`. */
export async function sealWorkspace(sealing: Sealing): Promise<Sealed> {
  try {
    return describeSealed(sealing, await observe(sealing));
  } catch (error) {
    const message = `the workspace cannot be read: ${systemCode(error)}`;
    return describeSealed(sealing, { ...NOTHING, problem: { code: 'workspace_unreadable', message } });
  }
}

async function observe({ dir, skip, before }: Sealing): Promise<Observed> {
  const problem = findProblem(dir);
  if (problem !== undefined) return { ...NOTHING, problem };
  const after = takeSnapshot(dir, walkTree(dir, skip), before);
  const changes = compareSnapshots(before.snapshot, after);
  if (changes.length === 0) return { ...NOTHING, after };
  return {
    after,
    changes,
    escapingLinks: findEscapingLinks(dir, changes, after),
    diff: await import('diff'),
  };
}

interface Observed {
  readonly after: Snapshot;
  readonly changes: readonly Change[];
  readonly escapingLinks: readonly string[];
  readonly diff?: DiffLibrary;
  readonly problem?: { readonly code: string; readonly message: string };
}

const NOTHING: Observed = { after: new Map(), changes: [], escapingLinks: [] };

function findProblem(dir: string): Observed['problem'] {
  const stats = lstatSync(dir, { throwIfNoEntry: false });
  if (stats === undefined) return { code: 'workspace_gone', message: 'the workspace was deleted' };
  if (stats.isDirectory()) return undefined;
  return { code: 'workspace_replaced', message: 'something else lies where the workspace was' };
}

function describeSealed(
  sealing: Sealing,
  { after, changes, escapingLinks, diff, problem }: Observed,
): Sealed {
  const { dir, before, protect, dirtyBefore } = sealing;
  const workspace: SealedWorkspace = {
    dir,
    ...(problem === undefined ? {} : { problem }),
    changes,
    dirtyBefore,
    protectedChanges: changes.map(({ path }) => path).filter((path) => matchesAnyPath(protect, path)),
    escapingLinks,
    entry: (path) => after.get(plainPath(path))?.entry,
    baselineEntry: (path) => before.snapshot.get(plainPath(path))?.entry,
    read: (path, maxBytes) => readInside(dir, after.get(path)?.raw ?? path, maxBytes),
    patch: () =>
      diff === undefined
        ? { text: '', truncated: false }
        : renderPatch(diff, changes, readSides(sealing, after)),
  };
  return { workspace, after };
}

function readSides({ dir, pristine, before }: Sealing, after: Snapshot): ReadSide {
  return (path, side, maxBytes) => {
    const [root, snapshot] = side === 'before' ? [pristine, before.snapshot] : [dir, after];
    return readText(joinRaw(root, snapshot.get(path)?.raw ?? path), maxBytes);
  };
}

/** `./a//b/` means `a/b`. */
function plainPath(path: string): string {
  return path
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
}
