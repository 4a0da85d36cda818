import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that a search does not enter unless it starts in them. */
const SKIPPED = new Set(['.git', 'node_modules']);
const MAX_ENTRIES = 200_000;

export interface WalkedEntry {
  /** Relative to where the walk began, with `/`. */
  readonly path: string;
  readonly kind: 'file' | 'folder';
}

export interface Walk {
  /** Set when the walk ended early. */
  stopped?: boolean;
}

/** Files and folders below a folder, in the order of their names; links are not followed, special files not shown. */
export async function* walkFolder(
  root: string,
  signal: AbortSignal,
  walk: Walk,
): AsyncGenerator<WalkedEntry> {
  const folders = [''];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (signal.aborted || seen > MAX_ENTRIES) {
      walk.stopped = true;
      return;
    }
    const entries = await listEntries(root, folder);
    seen += entries.length;
    yield* entries;
    folders.push(
      ...entries
        .filter(({ kind }) => kind === 'folder')
        .map(({ path }) => path)
        .reverse(),
    );
  }
}

/** Nothing for a folder that cannot be read. */
async function listEntries(root: string, folder: string): Promise<WalkedEntry[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry): WalkedEntry[] => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) return [{ path, kind: 'file' }];
    return entry.isDirectory() && !SKIPPED.has(entry.name) ? [{ path, kind: 'folder' }] : [];
  });
}
