import { closeSync, fdatasync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { StoppedError } from '../errors.ts';
import type { JournalRecord } from '../generated/types.ts';

/** A record without what the journal adds itself. */
export type JournalBody = JournalRecord extends infer R
  ? R extends JournalRecord
    ? Omit<R, 'version' | 'evalId' | 'sequence' | 'timestamp'>
    : never
  : never;

/** Append-only record of an evaluation: what is in it survives `kill -9` at once and a power cut after `sync`. */
export interface Journal {
  /** Throws a `StoppedError` `journal_write_failed`; what was written before stays readable. */
  append(body: JournalBody): void;
  /** Asks for the appended records to reach the disk; requests within 20 ms share one flush. */
  sync(): void;
  /** Waits for the disk and closes. */
  close(): Promise<void>;
}

export interface JournalOptions {
  readonly file: string;
  readonly evalId: string;
  /** ISO time of a record. */
  readonly timestamp: () => string;
  /** Bytes of the file that are good; everything after them is cut off first. */
  readonly size: number;
  /** Records in those bytes. */
  readonly records: number;
}

const FLUSH_INTERVAL_MS = 20;

/** Opens a journal for appending. */
export function openJournal({ file, evalId, timestamp, size, records }: JournalOptions): Journal {
  const fd = openSync(file, 'a', 0o644);
  ftruncateSync(fd, size);
  const flusher = createFlusher(fd);
  let good = size;
  let sequence = records;
  return {
    append(body) {
      sequence++;
      const line = Buffer.from(
        `${JSON.stringify({ version: 1, evalId, sequence, timestamp: timestamp(), ...body })}\n`,
      );
      try {
        writeAll(fd, line);
        good += line.length;
      } catch (cause) {
        ftruncateSync(fd, good);
        throw writeFailed(file, cause);
      }
    },
    sync: flusher.request,
    async close() {
      await flusher.finish();
      closeSync(fd);
    },
  };
}

function writeAll(fd: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(fd, bytes, written);
}

/** One fdatasync at a time, at most one each interval. */
function createFlusher(fd: number): { request: () => void; finish: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const flush = () => {
    timer = undefined;
    running = (running ?? Promise.resolve()).then(() => dataSync(fd));
  };
  return {
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

function writeFailed(file: string, cause: unknown): StoppedError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StoppedError(
    {
      code: 'journal_write_failed',
      message: `the journal cannot be written: ${message}`,
      hint: 'make room, then resume the evaluation; finished attempts are kept',
      at: { file },
    },
    { cause },
  );
}
