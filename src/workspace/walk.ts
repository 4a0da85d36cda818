import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { joinRaw, type RawPath, rawFromBytes, showRaw } from './raw-path.ts';

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
 * All that lies below `root`, a folder before what is in it. What vanishes meanwhile is left out, what cannot be read is in the list as
 * unreadable. Throws only when `root` itself cannot be listed.
 */
export function walkTree(root: string, skip: Skip): Found[] {
  const found: Found[] = [];
  const open: Folder[] = [{ path: '', raw: '' }];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const children = listFolder(root, folder);
    if (folder.path !== '') found.push(describeFolder(folder, children));
    else if (typeof children === 'string') throw new Error(`cannot list ${root}: ${children}`);
    if (typeof children !== 'string') visitChildren({ root, folder, children, skip, found, open });
  }
  return found.filter((entry) => entry.reason !== 'ENOENT');
}

interface Folder {
  readonly path: string;
  readonly raw: RawPath;
}

interface Child {
  readonly name: RawPath;
  readonly shown: string;
  readonly folder: boolean;
}

interface Visit {
  readonly root: string;
  readonly folder: Folder;
  readonly children: readonly Child[];
  readonly skip: Skip;
  readonly found: Found[];
  readonly open: Folder[];
}

function visitChildren({ root, folder, children, skip, found, open }: Visit): void {
  for (const child of children) {
    const path = folder.path === '' ? child.shown : `${folder.path}/${child.shown}`;
    if (skip(path, child.shown)) continue;
    const raw = joinRaw(folder.raw, child.name);
    if (child.folder) {
      open.push({ path, raw });
      continue;
    }
    const entry = describe(root, path, raw);
    if (entry === undefined) continue;
    if (entry.kind === 'directory') open.push({ path, raw });
    else found.push(entry);
  }
}

function describe(root: string, path: string, raw: RawPath): Found | undefined {
  try {
    const stats = lstatSync(joinRaw(root, raw), { throwIfNoEntry: false });
    return stats === undefined ? undefined : { path, raw, kind: kindOf(stats), stats };
  } catch (error) {
    return { path, raw, kind: 'unreadable', reason: systemCode(error) };
  }
}

export function kindOf(stats: Stats): Found['kind'] {
  if (stats.isFile()) return 'file';
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'directory' : 'special';
}

function describeFolder({ path, raw }: Folder, children: readonly Child[] | string): Found {
  if (typeof children === 'string') return { path, raw, kind: 'unreadable', reason: children };
  return { path, raw, kind: 'directory', empty: children.length === 0 };
}

/** The children of a folder, or the code of the system that says why they cannot be had. */
function listFolder(root: string, folder: Folder): readonly Child[] | string {
  const absolute = joinRaw(root, folder.raw);
  try {
    const entries = readdirSync(absolute, { withFileTypes: true });
    return entries.some(({ name }) => name.includes('\uFFFD')) ? listBytes(absolute) : entries.map(toChild);
  } catch (error) {
    return systemCode(error);
  }
}

function toChild(entry: Dirent): Child {
  return { name: entry.name, shown: entry.name, folder: entry.isDirectory() };
}

/** Names that are not UTF-8 get an escaped form that no other name of the folder has. */
function listBytes(absolute: RawPath): Child[] {
  const names = readdirSync(absolute, { encoding: 'buffer' }).map(rawFromBytes);
  const taken = new Set(names.filter((name) => typeof name === 'string'));
  return names.map((name) => {
    let shown = showRaw(name);
    while (typeof name !== 'string' && taken.has(shown)) shown += '~';
    taken.add(shown);
    return { name, shown, folder: false };
  });
}

/** The code of a failed call to the system, such as `EACCES`. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
