import { readlinkSync, type Stats } from 'node:fs';
import type { SnapshotEntry } from '../model/evidence.ts';
import { type HashBudget, hashBudget, hashFile, isExecutable } from './hash-file.ts';
import { joinRaw, type RawPath, rawFromBytes, showRaw } from './raw-path.ts';
import { type Found, systemCode } from './walk.ts';

/** One path of a snapshot with what tells cheaply whether it was touched. */
export interface Recorded {
  readonly entry: SnapshotEntry;
  readonly raw: RawPath;
  /** Absent for folders and for what could not be looked at. */
  readonly stats?: Pick<Stats, 'mtimeMs' | 'ctimeMs'> & { readonly size: number };
  /** A folder with nothing in it. */
  readonly empty: boolean;
}

/** A tree at one moment, by path. */
export type Snapshot = ReadonlyMap<string, Recorded>;

/** An earlier snapshot whose digests can be kept. `untouched` must be sure. */
export interface Known {
  readonly snapshot: Snapshot;
  untouched(before: Recorded, now: Stats): boolean;
}

/** Records what was found below `root`; files that `known` has and that were not touched are not read again. */
export function takeSnapshot(root: string, found: readonly Found[], known?: Known): Snapshot {
  const budget = hashBudget();
  const snapshot = new Map<string, Recorded>();
  for (const entry of found) {
    snapshot.set(entry.path, keep(entry, known) ?? record(root, entry, budget));
  }
  return snapshot;
}

function keep({ path, kind, stats }: Found, known?: Known): Recorded | undefined {
  const before = known?.snapshot.get(path);
  if (known === undefined || before?.stats === undefined || stats === undefined || kind !== 'file')
    return undefined;
  if (before.entry.kind !== 'file' && before.entry.kind !== 'unreadable') return undefined;
  const same = before.stats.size === stats.size && before.stats.mtimeMs === stats.mtimeMs;
  return same && known.untouched(before, stats) ? before : undefined;
}

function record(root: string, found: Found, budget: HashBudget): Recorded {
  const { raw, stats, empty = false } = found;
  const entry = describe(root, found, budget);
  if (stats === undefined) return { entry, raw, empty };
  const { size, mtimeMs, ctimeMs } = stats;
  return { entry, raw, empty, stats: { size, mtimeMs, ctimeMs } };
}

/** Need not be opened. */
const EMPTY_FILE = {
  kind: 'file',
  size: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
} as const;

function describe(root: string, { kind, raw, stats, reason }: Found, budget: HashBudget): SnapshotEntry {
  const absolute = joinRaw(root, raw);
  if (kind === 'file' && stats?.size === 0) return { ...EMPTY_FILE, executable: isExecutable(stats.mode) };
  if (kind === 'file') return hashFile(absolute, budget);
  if (kind === 'link') return describeLink(absolute);
  return kind === 'unreadable' ? { kind, reason: reason ?? 'unknown' } : { kind };
}

function describeLink(absolute: RawPath): SnapshotEntry {
  try {
    return { kind: 'link', target: showRaw(rawFromBytes(readlinkSync(absolute, { encoding: 'buffer' }))) };
  } catch (error) {
    return { kind: 'unreadable', reason: systemCode(error) };
  }
}
