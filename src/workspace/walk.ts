import { constants, lstatSync, readdirSync, type Stats } from 'node:fs';
import { joinRaw, type RawPath, rawFromBytes, showRaw } from './raw-path.ts';

const { S_IFMT, S_IFREG, S_IFLNK, S_IFDIR } = constants;

/** One thing below a root. Links are not followed, nothing but folders is opened. */
export interface Found {
  /** Relative to the root, `/` between names, for people and documents. */
  readonly path: string;
  /** Relative to the root, for the file system. */
  readonly raw: RawPath;
  readonly kind: 'file' | 'link' | 'directory' | 'special' | 'unreadable';
  /** Absent for folders and for what could not be looked at. */
  readonly stats?: Stats;
  /** A folder with nothing in it. */
  readonly empty?: boolean;
  /** Why it is unreadable: a code of the system. */
  readonly reason?: string;
}

/** Paths to leave out with all below them. */
export type Skip = (path: string, name: string) => boolean;

/**
 * All that lies below `root`, a folder before what is in it. What vanishes meanwhile is left out, what cannot
 * be read is in the list as unreadable. Throws only when `root` itself cannot be listed.
 */
export function walkTree(root: string, skip: Skip): Found[] {
  const walk: Walk = { root, skip, found: [], open: [{ path: '', raw: '' }] };
  for (let folder = walk.open.pop(); folder !== undefined; folder = walk.open.pop()) {
    try {
      visitFolder(walk, folder);
    } catch (error) {
      const reason = systemCode(error);
      if (folder.path === '') throw new Error(`cannot list ${root}: ${reason}`, { cause: error });
      if (reason !== 'ENOENT') walk.found.push({ ...folder, kind: 'unreadable', reason });
    }
  }
  return walk.found;
}

interface Walk {
  readonly root: string;
  readonly skip: Skip;
  readonly found: Found[];
  /** Folders still to be listed. */
  readonly open: Folder[];
}

interface Folder {
  readonly path: string;
  readonly raw: RawPath;
}

/**
 * This runs for every file of every attempt: in the usual case no more than one call to the system and one
 * object for each.
 */
function visitFolder(walk: Walk, folder: Folder): void {
  const { path, raw } = folder;
  const absolute = raw === '' ? walk.root : joinRaw(walk.root, raw);
  const entries = readdirSync(absolute, { withFileTypes: true });
  if (path !== '') walk.found.push({ path, raw, kind: 'directory', empty: entries.length === 0 });
  if (typeof absolute !== 'string' || entries.some(({ name }) => name.includes('\uFFFD'))) {
    visitBytes(walk, folder, absolute);
    return;
  }
  for (const entry of entries) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (walk.skip(inner, entry.name)) continue;
    if (entry.isDirectory()) walk.open.push({ path: inner, raw: joinRaw(raw, entry.name) });
    else visitEntry(walk, `${absolute}/${entry.name}`, { path: inner, raw: joinRaw(raw, entry.name) });
  }
}

/** Names that are not UTF-8 get an escaped form that no other name of the folder has. */
function visitBytes(walk: Walk, folder: Folder, absolute: RawPath): void {
  const names = readdirSync(absolute, { encoding: 'buffer' }).map(rawFromBytes);
  const taken = new Set(names.filter((name) => typeof name === 'string'));
  for (const name of names) {
    let shown = showRaw(name);
    while (typeof name !== 'string' && taken.has(shown)) shown += '~';
    taken.add(shown);
    const path = folder.path === '' ? shown : `${folder.path}/${shown}`;
    const raw = joinRaw(folder.raw, name);
    if (!walk.skip(path, shown)) visitEntry(walk, joinRaw(walk.root, raw), { path, raw });
  }
}

function visitEntry({ found, open }: Walk, absolute: RawPath, entry: Folder): void {
  const { path, raw } = entry;
  try {
    const stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) return;
    const kind = kindOf(stats);
    if (kind === 'directory') open.push(entry);
    else found.push({ path, raw, kind, stats });
  } catch (error) {
    found.push({ path, raw, kind: 'unreadable', reason: systemCode(error) });
  }
}

export function kindOf({ mode }: Stats): Found['kind'] {
  const type = mode & S_IFMT;
  if (type === S_IFREG) return 'file';
  if (type === S_IFLNK) return 'link';
  return type === S_IFDIR ? 'directory' : 'special';
}

/** The code of a failed call to the system, such as `EACCES`. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
