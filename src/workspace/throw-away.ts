import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../model/evidence.ts';
import { matchesAnyPath } from '../model/path-pattern.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { copyFound, copyTree } from './copy.ts';
import { failure } from './failure.ts';
import { hashBudget, hashFile } from './hash-file.ts';
import { clear, place } from './placing.ts';
import { joinRaw, showRaw } from './raw-path.ts';
import { removeTree } from './remove.ts';
import type { Recorded, Snapshot } from './snapshot.ts';
import { LEFT_BEHIND } from './source-files.ts';
import type { RunTool } from './tool-runner.ts';
import { walkTree } from './walk.ts';

/** What a throw-away copy is made from. */
export interface ThrowAwayRequest {
  /** The sealed workspace. Absolute, like all paths here. */
  readonly dir: string;
  readonly after: Snapshot;
  readonly changes: readonly Change[];
  /** A folder with the files, and the repository, as they were before the attempt. */
  readonly pristine: string;
  readonly before: Snapshot;
  readonly protect: readonly string[];
  readonly overlay?: string;
  /** Names at the top of the workspace that are not copied. */
  readonly leaveOut: ReadonlySet<string>;
  readonly runTool: RunTool;
}

/** Longest list of names that is given to `cp`, in characters. */
const MAX_NAMES = 60_000;

/**
 * Copies the sealed workspace to `to`, where nothing is yet: without following links, without FIFOs, sockets
 * and devices, with the repository as it was before the attempt (12.9, C-21), with protected files as they
 * were, and with the overlay laid over. Rejects with a `WorkspaceError`.
 */
export async function makeThrowAway(request: ThrowAwayRequest, to: string): Promise<void> {
  try {
    await copySealed(request, to);
    prepareCopy(request, to);
  } catch (error) {
    throw failure('copy_failed', `cannot copy ${request.dir}`, error);
  }
}

function prepareCopy(request: ThrowAwayRequest, to: string): void {
  for (const { entry, raw } of request.after.values()) {
    if (entry.kind === 'special') rmSync(joinRaw(to, raw), { force: true });
  }
  restoreProtected(request, to);
  if (request.overlay !== undefined) layOver(request.overlay, to);
}

async function copySealed({ dir, leaveOut, pristine, runTool }: ThrowAwayRequest, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const git = join(pristine, '.git');
  const hasGit = lstatSync(git, { throwIfNoEntry: false }) !== undefined;
  const names = readdirSync(dir).filter((name) => !leaveOut.has(name));
  const sources = [...names.map((name) => join(dir, name)), ...(hasGit ? [git] : [])];
  if (sources.length === 0) return;
  const plain = !names.some((name) => name.includes('\uFFFD')) && sources.join('').length < MAX_NAMES;
  if (plain && (await runTool('cp', ['-RPp', '--', ...sources, to]))) return;
  await removeTree(to, runTool);
  mkdirSync(to, { recursive: true });
  copyFound(
    dir,
    walkTree(dir, (path) => leaveOut.has(path)),
    to,
    'leave-out',
  );
  if (hasGit) await copyTree(git, join(to, '.git'), { plain: false, runTool });
}

/** Added ones go, changed and deleted ones come back. */
function restoreProtected({ changes, before, pristine, protect, after }: ThrowAwayRequest, to: string): void {
  const touched = changes.filter(({ path }) => matchesAnyPath(protect, path));
  const added = [...after.keys()].filter((path) => !before.has(path) && matchesAnyPath(protect, path));
  for (const path of [...added, ...touched.map((change) => change.path)])
    clear(to, after.get(path)?.raw ?? path);
  for (const { path } of touched) {
    const was = before.get(path);
    if (was !== undefined) restore(pristine, was, to);
  }
}

/**
 * Where the sandbox does not keep an agent from it, the kept copy may have been changed too: then nothing is
 * trusted.
 */
function restore(pristine: string, { entry, raw }: Recorded, to: string): void {
  if (entry.kind === 'special' || entry.kind === 'unreadable') return;
  place(to, { kind: entry.kind, from: joinRaw(pristine, raw), to: raw });
  if (entry.kind !== 'file') return;
  const restored = hashFile(joinRaw(to, raw), hashBudget());
  if (restored.kind !== 'file' || restored.sha256 !== entry.sha256) {
    throw new WorkspaceError('baseline_changed', `the kept copy of ${showRaw(raw)} is not what it was`);
  }
}

function layOver(overlay: string, to: string): void {
  try {
    for (const { kind, raw } of walkTree(overlay, (_path, name) => LEFT_BEHIND.has(name))) {
      if (kind === 'unreadable') throw new Error(`${raw} cannot be read`);
      if (kind !== 'special') place(to, { kind, from: joinRaw(overlay, raw), to: raw });
    }
  } catch (error) {
    throw failure('overlay_unreadable', `cannot lay ${overlay} over the copy`, error);
  }
}
