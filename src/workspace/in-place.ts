import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptWorkspace, WorkspaceRequest } from '../evaluation/ports.ts';
import { type AttemptParts, attemptWorkspace } from './attempt-workspace.ts';
import { readIgnored } from './git-source.ts';
import { includedPath } from './include.ts';
import { type Known, takeSnapshot } from './snapshot.ts';
import { LEFT_BEHIND } from './source-files.ts';
import { prepareTemplate, type Tools } from './template.ts';
import { type Skip, walkTree } from './walk.ts';

/** A file whose state changed this shortly before the baseline may change again without its time showing it. */
const CLOCK_TICK_MS = 1000;

/**
 * The source itself as the workspace of one attempt. A copy aside keeps the files as they were, for the diff
 * and for protected files; histories, the harness's own state and what git ignored before the attempt are no
 * part of the baseline. Rejects like `prepareTemplate`.
 */
export async function openInPlace(
  request: WorkspaceRequest,
  { folder, release, removals, ...tools }: Tools & Pick<AttemptParts, 'folder' | 'release' | 'removals'>,
): Promise<AttemptWorkspace> {
  const { source, include, protect, overlay } = request;
  const aside = await prepareTemplate({ source, include, setup: [] }, folder, tools);
  const ignored = aside.isRepository ? await readIgnored(tools.git, source) : [];
  const skip = skipFor(source, ignored, include);
  return attemptWorkspace({
    dir: source,
    scratch: join(folder, 'scratch'),
    folder,
    before: takeBaseline(source, skip, folder),
    pristine: aside.dir,
    skip,
    protect,
    dirtyBefore: aside.dirtyBefore,
    historyRemoved: false,
    ...(overlay === undefined ? {} : { overlay }),
    leaveOut: LEFT_BEHIND,
    removals,
    runTool: tools.runTool,
    release,
  });
}

function takeBaseline(source: string, skip: Skip, folder: string): Known {
  const marker = join(folder, 'baseline');
  mkdirSync(marker);
  const settledMs = lstatSync(marker).ctimeMs - CLOCK_TICK_MS;
  const snapshot = takeSnapshot(source, walkTree(source, skip));
  return {
    snapshot,
    untouched: ({ stats }, now) => now.ctimeMs === stats?.ctimeMs && now.ctimeMs < settledMs,
  };
}

/** Fixed before the attempt: what the subject lets git ignore is seen all the same. */
function skipFor(source: string, ignored: readonly string[], include: readonly string[]): Skip {
  const included = include.flatMap((pattern) => includedPath(pattern) ?? []);
  const isIncluded = (path: string) =>
    included.some((wanted) => wanted === '' || wanted === path || `${path}/`.startsWith(`${wanted}/`));
  const skipped = new Set(ignored.filter((path) => !isIncluded(path)));
  for (const name of LEFT_BEHIND) skipped.add(name);
  const skip: Skip = (path) => skipped.has(path);
  for (const path of nestedState(source, skip)) skipped.add(path);
  return skip;
}

/** Repositories inside and state of the harness further down that are there before the attempt. */
function nestedState(source: string, skip: Skip): string[] {
  const paths: string[] = [];
  walkTree(source, (path, name) => {
    if (skip(path, name)) return true;
    if (LEFT_BEHIND.has(name)) paths.push(path);
    return LEFT_BEHIND.has(name);
  });
  return paths;
}
