import { closeSync, openSync, readSync } from 'node:fs';
import { UserError } from '../errors.ts';

/** Where a record stands in the file, in bytes, line end not counted. */
export interface RecordPlace {
  readonly offset: number;
  readonly length: number;
}

export interface JournalState {
  /** Bytes of whole records; a torn last line lies behind them. */
  readonly size: number;
  readonly records: number;
  /** The last line was cut off in the middle of a write. */
  readonly torn: boolean;
}

const CHUNK = 1 << 18;
const NEWLINE = 10;

/** What every record of a journal has. */
interface AnyRecord {
  readonly version: 1;
  readonly sequence: number;
  readonly kind: string;
}

/** How damage is told. */
export interface Damage {
  readonly code: string;
  /** What to do. */
  readonly hint: string;
}

/**
 * Reads a journal from its first record to its last in bounded memory. A last line without line end is a torn write and left
 * out; any other damage is a `UserError` with the code of `damage`.
 */
export function readJournal<R extends AnyRecord>(
  file: string,
  damage: Damage,
  visit: (record: R, place: RecordPlace) => void,
): JournalState {
  let records = 0;
  const size = forEachLine(file, (line, offset) => {
    records++;
    const record = tryParse(line) as R | undefined;
    if (record?.version !== 1 || record.sequence !== records || typeof record.kind !== 'string') {
      throw damaged(file, records, damage);
    }
    visit(record, { offset, length: line.length });
  });
  return { size: size.whole, records, torn: size.total > size.whole };
}

/** Reads records again, by place; records that stand one after the other are read together. */
export interface RecordReader {
  /** Valid until the next call. */
  read(place: RecordPlace): Buffer;
  close(): void;
}

export function openRecords(file: string): RecordReader {
  const fd = openSync(file, 'r');
  let window = Buffer.alloc(0);
  let start = 0;
  const fill = ({ offset, length }: RecordPlace) => {
    if (window.length < Math.max(length, CHUNK)) window = Buffer.allocUnsafe(Math.max(length, CHUNK));
    start = offset;
    let filled = 0;
    while (filled < length) {
      const count = readSync(fd, window, filled, window.length - filled, offset + filled);
      if (count === 0) throw new Error('the journal became shorter while it was read');
      filled += count;
    }
    end = start + filled;
  };
  let end = 0;
  return {
    read(place) {
      const { offset, length } = place;
      if (offset < start || offset + length > end) fill(place);
      return window.subarray(offset - start, offset - start + length);
    },
    close: () => closeSync(fd),
  };
}

function forEachLine(
  file: string,
  visit: (line: Buffer, offset: number) => void,
): { whole: number; total: number } {
  const fd = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK);
  let pending: Buffer = Buffer.alloc(0);
  let whole = 0;
  let total = 0;
  try {
    for (;;) {
      const count = readSync(fd, chunk, 0, CHUNK, total);
      if (count === 0) return { whole, total };
      total += count;
      const data =
        pending.length === 0 ? chunk.subarray(0, count) : Buffer.concat([pending, chunk.subarray(0, count)]);
      const used = splitLines(data, whole, visit);
      whole += used;
      pending = Buffer.from(data.subarray(used));
    }
  } finally {
    closeSync(fd);
  }
}

/** Returns how many bytes belong to whole lines. */
function splitLines(data: Buffer, base: number, visit: (line: Buffer, offset: number) => void): number {
  let start = 0;
  for (let end = data.indexOf(NEWLINE); end !== -1; end = data.indexOf(NEWLINE, start)) {
    visit(data.subarray(start, end), base + start);
    start = end + 1;
  }
  return start;
}

/** A record that cannot be what was written. */
export function damaged(file: string, line: number, { code, hint }: Damage): UserError {
  return new UserError({ code, message: `record ${line} is damaged`, hint, at: { file, line } });
}

function tryParse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
