import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { EvaluationReport } from '../generated/types.ts';
import { type RecordPlace, readRecordBytes } from './read-journal.ts';

const RECORD = Buffer.from(',"record":');
const COMMA = Buffer.from(',');
const BUFFER = 1 << 18;

export interface ReportSource {
  readonly journal: string;
  /** Where the results stand in the journal, in the order they get in the report. */
  readonly places: Iterable<RecordPlace>;
}

/**
 * Writes report.json as a stream: the rows are copied from the journal, so memory does not grow with them. The file appears
 * whole or not at all. One line, so that `--json` prints one document.
 */
export function writeReport(
  file: string,
  header: Omit<EvaluationReport, 'attempts'>,
  source: ReportSource,
): void {
  const journal = openSync(source.journal, 'r');
  const target = openSync(`${file}.new`, 'w');
  try {
    const write = createBufferedWriter(target);
    write(Buffer.from(`${JSON.stringify(header).slice(0, -1)},"attempts":[`));
    let first = true;
    for (const place of source.places) {
      if (!first) write(COMMA);
      first = false;
      write(recordOf(readRecordBytes(journal, place)));
    }
    write(Buffer.from(']}\n'));
    write(undefined);
  } finally {
    closeSync(target);
    closeSync(journal);
  }
  renameSync(`${file}.new`, file);
}

/** `{…,"record":{…}}` -> `{…}`. Quotes inside strings are escaped, so the first match is the member. */
export function recordOf(line: Buffer): Buffer {
  return line.subarray(line.indexOf(RECORD) + RECORD.length, line.length - 1);
}

function createBufferedWriter(fd: number): (bytes: Buffer | undefined) => void {
  let pending: Buffer[] = [];
  let size = 0;
  return (bytes) => {
    if (bytes !== undefined) {
      pending.push(bytes);
      size += bytes.length;
    }
    if (bytes !== undefined && size < BUFFER) return;
    const all = Buffer.concat(pending);
    for (let written = 0; written < all.length; ) written += writeSync(fd, all, written);
    pending = [];
    size = 0;
  };
}
