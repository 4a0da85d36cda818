import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { SnapshotEntry } from '../model/evidence.ts';
import type { RawPath } from './raw-path.ts';
import { systemCode } from './walk.ts';

/** What may still be hashed: a file of many sparse gigabytes must not hold up the evaluation. */
export interface HashBudget {
  bytesLeft: number;
}

const MAX_FILE_BYTES = 1024 ** 3;
const MAX_TOTAL_BYTES = 4 * MAX_FILE_BYTES;

/** Neither follows a link nor waits for a FIFO. */
export const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export function hashBudget(): HashBudget {
  return { bytesLeft: MAX_TOTAL_BYTES };
}

/**
 * The entry of a regular file with the digest of its bytes; `unreadable` when it cannot be read, or is above
 * 1 GiB, or the budget is spent.
 */
export function hashFile(absolute: RawPath, budget: HashBudget): SnapshotEntry {
  try {
    const fd = openSync(absolute, OPEN_FLAGS);
    try {
      return hashOpenFile(fd, budget);
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    return { kind: 'unreadable', reason: systemCode(error) };
  }
}

/** One for all: hashing is synchronous. */
let buffer: Buffer | undefined;

function hashOpenFile(fd: number, budget: HashBudget): SnapshotEntry {
  const stats = fstatSync(fd);
  if (!stats.isFile()) return { kind: 'special' };
  if (stats.size > Math.min(MAX_FILE_BYTES, budget.bytesLeft))
    return { kind: 'unreadable', reason: 'too_large' };
  buffer ??= Buffer.allocUnsafe(256 * 1024);
  const hash = createHash('sha256');
  let size = 0;
  for (let read = readSync(fd, buffer); read > 0; read = readSync(fd, buffer)) {
    hash.update(buffer.subarray(0, read));
    size += read;
  }
  budget.bytesLeft -= size;
  return { kind: 'file', size, executable: isExecutable(stats.mode), sha256: hash.digest('hex') };
}

/** As git sees it: the owner's bit. */
export function isExecutable(mode: number): boolean {
  return (mode & 0o100) !== 0;
}
