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
import { runTool } from './run-tool.ts';
import { type Found, systemCode, walkTree } from './walk.ts';

/** What to do with a file that cannot be read. */
export type OnUnreadable = 'fail' | 'leave-out';

/**
 * Copies a folder to a path where nothing is yet: links as links, with modes and times, nothing shared. `cp`
 * is the fastest safe way (bench/copy.mjs); where it is missing or fails, the copy is made file by file.
 * `searchPath` is the PATH for `cp`.
 */
export async function copyTree(from: string, to: string, searchPath: string | undefined): Promise<void> {
  if (await runTool('cp', ['-RPp', '--', from, to], searchPath)) return;
  await removeTree(to, searchPath);
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
