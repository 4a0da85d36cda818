import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { didYouMean } from '../model/nearest.ts';
import { ToolFailure } from './define-tool.ts';
import { isInside, resolveInside } from './resolve-inside.ts';

export type EntryKind = 'file' | 'folder' | 'special';

/** The absolute, link-free place of a path in the workspace. Throws `ToolFailure` when it leads out. */
export function locate(workspace: string, path: string): string {
  const { inside, resolved } = resolveInside(workspace, path);
  if (!inside) throw new ToolFailure(`${JSON.stringify(path)} is outside the workspace`);
  return resolved;
}

/** What lies at a located path; nothing when there is nothing. */
export async function kindOf(resolved: string): Promise<EntryKind | undefined> {
  try {
    const info = await lstat(resolved);
    if (info.isFile()) return 'file';
    return info.isDirectory() ? 'folder' : 'special';
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Like `locate`, and of that kind. Throws `ToolFailure`, with near names when there is nothing. */
export async function locateKind(
  workspace: string,
  path: string,
  wanted: 'file' | 'folder',
): Promise<string> {
  const resolved = locate(workspace, path);
  const kind = await kindOf(resolved);
  if (kind === wanted) return resolved;
  if (kind === undefined) throw await missing(path, resolved);
  throw new ToolFailure(
    `${JSON.stringify(path)} is ${kind === 'special' ? 'neither a file nor a folder' : `a ${kind}`}`,
  );
}

/** Opens a regular file of the workspace for reading; it stays inside even when a link is put on its way meanwhile. */
export async function openInside(workspace: string, path: string): Promise<FileHandle> {
  const resolved = await locateKind(workspace, path, 'file');
  const handle = await open(resolved, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!(await handle.stat()).isFile()) throw new ToolFailure(`${JSON.stringify(path)} is not a file`);
    await assertInside(workspace, handle, path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Asks the system where an open file really is. */
export async function assertInside(workspace: string, handle: FileHandle, path: string): Promise<void> {
  const real = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  if (real === undefined || isInside(await realpath(workspace), real)) return;
  throw new ToolFailure(`${JSON.stringify(path)} is outside the workspace`);
}

/** Git's rule: a NUL byte near the beginning makes a file binary. */
export function isBinary(beginning: Uint8Array): boolean {
  return beginning.subarray(0, 8000).includes(0);
}

/** The path as the model should see it: relative to the workspace. */
export async function shownPath(workspace: string, resolved: string): Promise<string> {
  return relative(await realpath(workspace), resolved) || '.';
}

async function missing(path: string, resolved: string): Promise<ToolFailure> {
  const names = await readdir(dirname(resolved)).catch(() => []);
  const hint = didYouMean(basename(resolved), names);
  return new ToolFailure(`${JSON.stringify(path)} does not exist${hint === undefined ? '' : `; ${hint}`}`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
