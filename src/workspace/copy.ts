import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { failure } from './failure.ts';
import { joinRaw, parentOf, type RawPath, rawKey } from './raw-path.ts';
import { removeTree } from './remove.ts';
import type { RunTool } from './tool-runner.ts';
import { type Found, systemCode, walkTree } from './walk.ts';

/** What to do with a file that cannot be read. */
export type OnUnreadable = 'fail' | 'leave-out';

export interface CopyOptions {
  /** Modes and times are all there is to keep. */
  readonly plain: boolean;
  readonly runTool: RunTool;
}

/** `-p` asks for the list of access of each file, which is a fifth of the time; modes are kept without it too. */
const PLAIN = ['-RP', '--preserve=timestamps'];
const ALL = ['-RPp'];

/**
 * Copies a folder to a path where nothing is yet: links as links, with modes and times, nothing shared. `cp`
 * is the fastest safe way (bench/copy.mjs); where it is missing or fails, the copy is made file by file.
 */
export async function copyTree(from: string, to: string, { plain, runTool }: CopyOptions): Promise<void> {
  for (const options of plain ? [PLAIN, ALL] : [ALL]) {
    if (await runTool('cp', [...options, '--', from, to])) return;
    await removeTree(to, runTool);
  }
  mkdirSync(to, { recursive: true });
  copyFound(
    from,
    walkTree(from, () => false),
    to,
    'fail',
  );
}

/**
 * Copies what was found below `from` into the folder `to`, file by file. FIFOs, sockets and devices are left
 * out. Throws a `WorkspaceError`: `source_unreadable` or `copy_failed`.
 */
export function copyFound(
  from: string,
  found: readonly Found[],
  to: string,
  onUnreadable: OnUnreadable,
): void {
  const made = new Set<string>(['']);
  for (const entry of found) {
    try {
      copyOne(from, entry, to, made);
    } catch (error) {
      const refused = entry.kind === 'unreadable' || ['EACCES', 'EPERM'].includes(systemCode(error));
      if (systemCode(error) === 'ENOENT' || (refused && onUnreadable === 'leave-out')) continue;
      throw failure(
        refused ? 'source_unreadable' : 'copy_failed',
        `cannot copy ${from}/${entry.path}`,
        error,
      );
    }
  }
}

function copyOne(from: string, { kind, raw, stats, reason }: Found, to: string, made: Set<string>): void {
  if (kind === 'special') return;
  if (kind === 'unreadable') throw new Error(reason);
  const target = joinRaw(to, raw);
  makeFolder(to, kind === 'directory' ? raw : parentOf(raw), made);
  if (kind === 'directory') return;
  const source = joinRaw(from, raw);
  if (kind === 'link') {
    symlinkSync(readlinkSync(source, { encoding: 'buffer' }), target);
    return;
  }
  copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const { atimeMs, mtimeMs } = stats ?? lstatSync(source);
  utimesSync(target, atimeMs / 1000, mtimeMs / 1000);
}

function makeFolder(root: string, raw: RawPath, made: Set<string>): void {
  const key = rawKey(raw);
  if (made.has(key)) return;
  mkdirSync(joinRaw(root, raw), { recursive: true });
  made.add(key);
}
