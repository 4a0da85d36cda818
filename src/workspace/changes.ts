import type { Change, SnapshotEntry } from '../model/evidence.ts';
import type { Recorded, Snapshot } from './snapshot.ts';

/**
 * Every path that differs, sorted by its UTF-8 bytes. A folder counts where it was or is empty, or where
 * something else took or gave its place: otherwise its content speaks for it.
 */
export function compareSnapshots(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const [path, now] of after) {
    const was = before.get(path);
    if (was !== now) changes.push(...describePresent(path, now, was));
  }
  const hidden = unreadableFolders(before, after);
  for (const [path, was] of before) {
    if (!after.has(path)) changes.push(...describeMissing(path, was, hidden));
  }
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

function describePresent(path: string, now: Recorded, was?: Recorded): Change[] {
  if (was !== undefined) {
    const same = isSame(was.entry, now.entry);
    return same ? [] : [{ path, kind: 'modified', before: was.entry, after: now.entry }];
  }
  const speaks = now.entry.kind !== 'directory' || now.empty;
  return speaks ? [{ path, kind: 'added', after: now.entry }] : [];
}

/** What cannot be read is never known to be the same. */
function isSame(a: SnapshotEntry, b: SnapshotEntry): boolean {
  if (a.kind === 'file' && b.kind === 'file') return a.sha256 === b.sha256 && a.executable === b.executable;
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  return a.kind === b.kind && a.kind !== 'unreadable';
}

/** Gone, unless it may still be there in a folder that can no longer be read. */
function describeMissing(path: string, was: Recorded, hidden: ReadonlyMap<string, SnapshotEntry>): Change[] {
  if (was.entry.kind === 'directory' && !was.empty) return [];
  for (let end = path.lastIndexOf('/'); hidden.size > 0 && end > 0; end = path.lastIndexOf('/', end - 1)) {
    const after = hidden.get(path.slice(0, end));
    if (after !== undefined) return [{ path, kind: 'modified', before: was.entry, after }];
  }
  return [{ path, kind: 'deleted', before: was.entry }];
}

function unreadableFolders(before: Snapshot, after: Snapshot): Map<string, SnapshotEntry> {
  const folders = new Map<string, SnapshotEntry>();
  for (const [path, { entry }] of after) {
    if (entry.kind === 'unreadable' && before.get(path)?.entry.kind === 'directory') folders.set(path, entry);
  }
  return folders;
}

/** Order of the UTF-8 bytes, which is not that of UTF-16 above U+D7FF. */
export function comparePaths(a: string, b: string): number {
  if (/[\ud800-\uffff]/.test(a) || /[\ud800-\uffff]/.test(b))
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
