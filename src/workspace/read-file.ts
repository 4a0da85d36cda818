import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ReadResult } from '../model/evidence.ts';
import { OPEN_FLAGS } from './hash-file.ts';
import type { RawPath } from './raw-path.ts';
import { resolvePath } from './resolve-path.ts';
import { systemCode } from './walk.ts';

/**
 * Reads a regular file of a workspace. Refused as `outside`: an empty path, NUL, an absolute path, `..`, and
 * a path that leaves the workspace through a link; spec 9.2. Never waits for a FIFO.
 */
export function readInside(root: string, path: RawPath, maxBytes: number): ReadResult {
  const refusal = refusePath(path);
  if (refusal !== undefined) return { status: 'outside', reason: refusal };
  try {
    const resolved = resolvePath(root, path);
    if (resolved.status !== 'found') return resolved;
    const { stats, absolute } = resolved;
    if (!stats.isFile()) return { status: 'not-a-file', kind: stats.isDirectory() ? 'directory' : 'special' };
    return readRegular(absolute, { maxBytes });
  } catch (error) {
    return { status: 'unreadable', reason: systemCode(error) };
  }
}

/**
 * Bytes of a text file that is known to lie where it should; nothing when it is binary, above `maxBytes` or
 * cannot be read.
 */
export function readText(absolute: RawPath, maxBytes: number): Uint8Array | undefined {
  try {
    const start = readRegular(absolute, { maxBytes, takeBytes: SNIFFED_BYTES });
    if (start.status !== 'ok' || start.bytes.includes(0)) return undefined;
    const whole = start.bytes.length < SNIFFED_BYTES ? start : readRegular(absolute, { maxBytes });
    return whole.status === 'ok' ? whole.bytes : undefined;
  } catch {
    return undefined;
  }
}

/** As far as git looks for a NUL. */
const SNIFFED_BYTES = 8000;

/** Does not follow a link in the last name. */
function readRegular(absolute: RawPath, limits: { maxBytes: number; takeBytes?: number }): ReadResult {
  const fd = openSync(absolute, OPEN_FLAGS);
  try {
    const stats = fstatSync(fd);
    if (!stats.isFile()) return { status: 'not-a-file', kind: 'special' };
    if (stats.size > limits.maxBytes) return { status: 'too-large', size: stats.size };
    return { status: 'ok', bytes: readAll(fd, Math.min(stats.size, limits.takeBytes ?? stats.size)) };
  } finally {
    closeSync(fd);
  }
}

function readAll(fd: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const read = readSync(fd, bytes, filled, size - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}

function refusePath(path: RawPath): string | undefined {
  const text = typeof path === 'string' ? path : path.toString('latin1');
  if (text === '') return 'the path is empty';
  if (text.includes('\0')) return 'the path holds a NUL character';
  if (text.startsWith('/')) return 'the path is absolute';
  return text.split('/').includes('..') ? 'the path holds ..' : undefined;
}
