import { createHash } from 'node:crypto';
import { comparePaths } from './changes.ts';
import type { Snapshot } from './snapshot.ts';

/** `sha256:…` over paths, kinds, contents, executable bits and link targets; times do not count. */
export function digestSnapshots(snapshots: readonly Snapshot[], setup: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(setup));
  for (const snapshot of snapshots) {
    hash.update('\n');
    const paths = [...snapshot.keys()].sort(comparePaths);
    for (const path of paths) hash.update(describe(path, snapshot));
  }
  return `sha256:${hash.digest('hex')}`;
}

function describe(path: string, snapshot: Snapshot): string {
  const recorded = snapshot.get(path);
  if (recorded === undefined || (recorded.entry.kind === 'directory' && !recorded.empty)) return '';
  const { kind, ...rest } = recorded.entry;
  return `${JSON.stringify([path, kind, ...Object.values(rest)])}\n`;
}
