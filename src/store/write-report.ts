import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { EvaluationReport } from '../generated/types.ts';
import { openRecords, type RecordPlace } from './read-journal.ts';

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
  const records = openRecords(source.journal);
  const target = openSync(`${file}.new`, 'w');
  try {
    const write = createBufferedWriter(target);
    writeHeader(header, write);
    write(Buffer.from(',"attempts":['));
    let first = true;
    for (const place of source.places) {
      if (!first) write(COMMA);
      first = false;
      write(recordOf(records.read(place)));
    }
    write(Buffer.from(']}\n'));
    write(undefined);
  } finally {
    closeSync(target);
    records.close();
  }
  renameSync(`${file}.new`, file);
}

/** Everything but the closing brace; scenario by scenario, since one text of thousands would take several times its size. */
function writeHeader(header: Omit<EvaluationReport, 'attempts'>, write: (bytes: Buffer) => void): void {
  const { scenarioResults } = header.report;
  const text = JSON.stringify({ ...header, report: { ...header.report, scenarioResults: [] } });
  // Quotes inside strings are escaped, so the first match is the member.
  const at = text.indexOf(NO_SCENARIOS) + NO_SCENARIOS.length - 1;
  write(Buffer.from(text.slice(0, at)));
  for (const [index, result] of scenarioResults.entries()) {
    write(Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(result)}`));
  }
  write(Buffer.from(text.slice(at, -1)));
}

const NO_SCENARIOS = '"scenarioResults":[]';

/** `{…,"record":{…}}` -> `{…}`. Quotes inside strings are escaped, so the first match is the member. */
export function recordOf(line: Buffer): Buffer {
  return line.subarray(line.indexOf(RECORD) + RECORD.length, line.length - 1);
}

/** Copies into one buffer, so that a small row costs no call and no object. */
function createBufferedWriter(fd: number): (bytes: Buffer | undefined) => void {
  const buffer = Buffer.allocUnsafe(BUFFER);
  let used = 0;
  const flush = () => {
    writeAll(fd, buffer.subarray(0, used));
    used = 0;
  };
  return (bytes) => {
    if (bytes === undefined || used + bytes.length > BUFFER) flush();
    if (bytes === undefined) return;
    if (bytes.length > BUFFER) writeAll(fd, bytes);
    else used += bytes.copy(buffer, used);
  };
}

function writeAll(fd: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(fd, bytes, written);
}
