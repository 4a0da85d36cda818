import { chmodSync, copyFileSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { joinRaw, parentOf, type RawPath } from './raw-path.ts';

/** Something to put at a path of a copy. */
export interface Placement {
  readonly kind: 'file' | 'link' | 'directory';
  /** Absolute. */
  readonly from: RawPath;
  /** Relative to the root of the copy. */
  readonly to: RawPath;
}

/**
 * Puts a file, link or folder in place of whatever lies there. Nothing is written through a link: what is in
 * the way goes.
 */
export function place(root: string, { kind, from, to }: Placement): void {
  if (kind === 'directory') {
    makeRealFolder(root, to);
    return;
  }
  makeRealFolder(root, parentOf(to));
  const target = joinRaw(root, to);
  rmSync(target, { recursive: true, force: true });
  if (kind === 'link') symlinkSync(readlinkSync(from, { encoding: 'buffer' }), target);
  else copyFileSync(from, target);
}

/** Removes what lies at a path; nothing where a folder on the way is missing or a link. */
export function clear(root: string, raw: RawPath): void {
  for (let folder = parentOf(raw); folder.length > 0; folder = parentOf(folder)) {
    if (lstatSync(joinRaw(root, folder), { throwIfNoEntry: false })?.isDirectory() !== true) return;
  }
  rmSync(joinRaw(root, raw), { recursive: true, force: true });
}

/** Makes every name of the path a real folder that can be written. */
function makeRealFolder(root: string, raw: RawPath): void {
  if (raw.length > 0) makeRealFolder(root, parentOf(raw));
  const absolute = raw.length === 0 ? root : joinRaw(root, raw);
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory() !== true) {
    rmSync(absolute, { force: true });
    mkdirSync(absolute);
  } else if ((stats.mode & 0o700) !== 0o700) {
    chmodSync(absolute, 0o700);
  }
}
