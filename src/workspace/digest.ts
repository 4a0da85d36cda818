import { createHash } from 'node:crypto';
import { comparePaths } from './changes.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { walkTree } from './walk.ts';

/**
 * `sha256:…` over paths, kinds, contents, executable bits and link targets, and how they are prepared; times
 * do not count.
 */
export function digestSnapshot(snapshot: Snapshot, setup: unknown): string {
  const hash = createHash('sha256').update(`${JSON.stringify(setup)}\n`);
  const paths = [...snapshot.keys()].sort(comparePaths);
  for (const path of paths) hash.update(describe(path, snapshot));
  return `sha256:${hash.digest('hex')}`;
}

/** The same of all that lies in a folder; absent when it cannot be listed. */
export function digestFolder(folder: string): string | undefined {
  try {
    const found = walkTree(folder, () => false);
    return digestSnapshot(takeSnapshot(folder, found), []);
  } catch {
    return undefined;
  }
}

function describe(path: string, snapshot: Snapshot): string {
  const recorded = snapshot.get(path);
  if (recorded === undefined || (recorded.entry.kind === 'directory' && !recorded.empty)) return '';
  const { kind, ...rest } = recorded.entry;
  return `${JSON.stringify([path, kind, ...Object.values(rest)])}\n`;
}
