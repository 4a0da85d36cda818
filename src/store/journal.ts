import { closeSync, fdatasync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { StoppedError } from '../errors.ts';
import type { JournalRecord } from '../generated/types.ts';
import type { RecordPlace } from './read-journal.ts';

/** A record of an evaluation without what the journal adds itself. */
export type JournalBody = JournalRecord extends infer R
  ? R extends JournalRecord
    ? Omit<R, 'version' | 'evalId' | 'sequence' | 'timestamp'>
    : never
  : never;

/**
 * Append-only record of an evaluation or a run. What is appended is written at the end of the turn of the event loop, or at once where
 * `write` is called: from then on it survives `kill -9`. It survives a power cut after `sync`.
 */
export interface Journal<Body extends object = JournalBody> {
  /**
   * Gives the place that the record will have. Throws a `StoppedError` when an earlier record could not be written; what was
   * written before stays readable.
   */
  append(body: Body): RecordPlace;
  /** Writes what is appended. Throws as `append` does. */
  write(): void;
  /** Asks for the written records to reach the disk; requests within 20 ms share one flush. */
  sync(): void;
  /** Writes, and waits for the disk. Rejects as `append` throws. */
  settle(): Promise<void>;
  /** Writes, waits for the disk and closes. Rejects as `append` throws. */
  close(): Promise<void>;
}

export interface JournalOptions {
  readonly file: string;
  /** Whose journal it is: stands in every record. */
  readonly owner: { readonly evalId: string } | { readonly runId: string };
  /** What to throw when a record cannot be written. */
  readonly failure: (message: string) => StoppedError;
  /** ISO time of a record. */
  readonly timestamp: () => string;
  /** Bytes of the file that are good; everything after them is cut off first. */
  readonly size: number;
  /** Records in those bytes. */
  readonly records: number;
  /** Called before records are written: what they speak of must be there first. */
  readonly beforeWrite?: () => void;
}

/** Characters after which appended records are written within the turn. */
const MAX_PENDING = 1 << 16;

/** Opens a journal for appending. */
export function openJournal<Body extends object = JournalBody>(options: JournalOptions): Journal<Body> {
  const { file, owner, timestamp, size, records, beforeWrite } = options;
  const fd = openSync(file, 'a', 0o644);
  ftruncateSync(fd, size);
  const flusher = createFlusher(fd);
  const id = JSON.stringify(owner).slice(1, -1);
  let written = size;
  let end = size;
  let sequence = records;
  let pending = '';
  let turn: NodeJS.Immediate | undefined;
  let failure: StoppedError | undefined;

  function write(): void {
    if (failure !== undefined) throw failure;
    if (pending === '') return;
    try {
      beforeWrite?.();
      writeAll(fd, pending);
      written = end;
    } catch (cause) {
      ftruncateSync(fd, written);
      failure = options.failure(cause instanceof Error ? cause.message : String(cause));
      failure.cause = cause;
      throw failure;
    }
    pending = '';
  }

  function writeAfterTurn(): void {
    turn = undefined;
    try {
      write();
    } catch {
      // Kept: the next append throws it.
    }
  }

  return {
    append(body) {
      if (failure !== undefined) throw failure;
      sequence++;
      const head = `{"version":1,${id},"sequence":${sequence},"timestamp":"${timestamp()}",`;
      const line = head + JSON.stringify(body).slice(1);
      const place = { offset: end, length: Buffer.byteLength(line) };
      end += place.length + 1;
      pending += `${line}\n`;
      if (pending.length >= MAX_PENDING) write();
      else turn ??= setImmediate(writeAfterTurn);
      return place;
    },
    write,
    sync: flusher.request,
    async settle() {
      write();
      await flusher.flush();
    },
    async close() {
      clearImmediate(turn);
      try {
        write();
      } finally {
        await flusher.finish();
        closeSync(fd);
      }
    },
  };
}

function writeAll(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  let done = 0;
  while (done < bytes.length) done += writeSync(fd, bytes, done);
}

const FLUSH_INTERVAL_MS = 20;

/** One fdatasync at a time, at most one each interval. */
function createFlusher(fd: number) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const flush = () => {
    timer = undefined;
    running = (running ?? Promise.resolve()).then(() => dataSync(fd));
    return running;
  };
  return {
    flush,
    request() {
      timer ??= setTimeout(flush, FLUSH_INTERVAL_MS);
    },
    async finish() {
      if (timer !== undefined) clearTimeout(timer);
      await running;
      await dataSync(fd);
    },
  };
}

/** A file system that cannot flush (a full or read-only one) has already failed the write. */
function dataSync(fd: number): Promise<void> {
  return new Promise((resolve) => fdatasync(fd, () => resolve()));
}
