import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ToolFailure } from './define-tool.ts';
import { assertInside, kindOf, locate } from './workspace-file.ts';

/**
 * Replaces or creates a file of the workspace in one step, so that nobody ever sees half of it. The permission bits of a
 * file that was there are kept; a read-only file is refused. Returns whether it was there. Throws `ToolFailure`.
 */
export async function writeInside(workspace: string, path: string, bytes: Uint8Array): Promise<boolean> {
  const resolved = locate(workspace, path);
  const kind = await kindOf(resolved);
  if (kind !== undefined && kind !== 'file') throw new ToolFailure(`${JSON.stringify(path)} is not a file`);
  const mode = kind === 'file' ? await writableMode(resolved, path) : undefined;
  const folder = dirname(resolved);
  if (kind === undefined) await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.proofmark-${randomUUID()}.tmp`);
  const handle = await open(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW,
    0o666,
  );
  try {
    await fill(handle, { bytes, mode, check: () => assertInside(workspace, handle, path) });
    await rename(temporary, resolved);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return kind === 'file';
}

interface Filling {
  readonly bytes: Uint8Array;
  readonly mode: number | undefined;
  readonly check: () => Promise<void>;
}

async function fill(handle: FileHandle, { bytes, mode, check }: Filling): Promise<void> {
  try {
    await check();
    await handle.writeFile(bytes);
    if (mode !== undefined) await handle.chmod(mode);
  } finally {
    await handle.close();
  }
}

async function writableMode(resolved: string, path: string): Promise<number> {
  const mode = (await lstat(resolved)).mode & 0o7777;
  if ((mode & 0o222) === 0) throw new ToolFailure(`${JSON.stringify(path)} is read-only`);
  return mode;
}
