import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TMPFS = 0x01021994;
const ROOM_BYTES = 1024 ** 3;
const IN_MEMORY = '/dev/shm';

/**
 * A new folder for all files of both sides, on a file system in memory where there is one with room: there, what one
 * side removes costs the next one nothing. `note` says where it lies, and what disturbs when it is elsewhere.
 */
export function makePlace() {
  const inMemory = isUsable();
  const dir = mkdtempSync(join(inMemory ? IN_MEMORY : tmpdir(), 'proofmark-bench-'));
  const note = inMemory
    ? `all files of both sides on tmpfs (${IN_MEMORY})`
    : `all files of both sides in ${tmpdir()}: no tmpfs with 1 GiB of room at ${IN_MEMORY}, so writes of one round, and on ext4 the search for inodes that were just deleted, disturb the next`;
  return { dir, note, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function isUsable() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(IN_MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
