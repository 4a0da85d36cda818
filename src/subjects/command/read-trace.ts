import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { SubjectTraceLine } from '../../generated/types.ts';
import { subjectTrace } from '../../generated/validators/subject-trace.js';
import { createLineSplitter, type Line } from './split-lines.ts';

/** What a subject wrote to its trace file. */
export interface SubjectTrace {
  /** Valid lines, in order. */
  readonly lines: readonly SubjectTraceLine[];
  readonly invalid: { readonly count: number; readonly firstLine: number } | undefined;
  /** Why the rest was not read. */
  readonly cut: string | undefined;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_LINE_BYTES = 1024 * 1024;
const MAX_LINES = 200_000;
const CHUNK_BYTES = 256 * 1024;

/** Reads a trace file, which is the work of a program that is not trusted: bounded, no link, no FIFO. No file is an empty trace. */
export async function readTrace(file: string): Promise<SubjectTrace> {
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return {
      lines: [],
      invalid: undefined,
      cut: missing ? undefined : 'the trace is not a file that can be read',
    };
  }
  try {
    if (!(await handle.stat()).isFile())
      return { lines: [], invalid: undefined, cut: 'the trace is not a file' };
    return await readLines(handle);
  } finally {
    await handle.close();
  }
}

async function readLines(handle: FileHandle): Promise<SubjectTrace> {
  const reading = createReading();
  const splitter = createLineSplitter(MAX_LINE_BYTES);
  let read = 0;
  for await (const chunk of handle.createReadStream({ autoClose: false, highWaterMark: CHUNK_BYTES })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    read += bytes.length;
    reading.add(splitter.push(bytes));
    if (read > MAX_FILE_BYTES || reading.count() > MAX_LINES) {
      const cut = `the trace is longer than ${MAX_LINES} lines or ${MAX_FILE_BYTES} bytes; the rest was not read`;
      return { ...reading.result(), cut };
    }
  }
  reading.add(splitter.end());
  return { ...reading.result(), cut: undefined };
}

/** Sorts lines into those that can be understood and a count of the others. */
function createReading() {
  const lines: SubjectTraceLine[] = [];
  const invalid = { count: 0, firstLine: 0 };
  let number = 0;
  function add(line: Line): void {
    number += 1;
    const parsed = line === undefined ? undefined : parseLine(line);
    if (parsed === 'blank') return;
    if (parsed !== undefined) {
      lines.push(parsed);
      return;
    }
    if (invalid.count === 0) invalid.firstLine = number;
    invalid.count += 1;
  }
  return {
    add: (more: readonly Line[]) => more.forEach(add),
    count: () => number,
    result: () => ({ lines, invalid: invalid.count === 0 ? undefined : invalid }),
  };
}

function parseLine(line: Buffer): SubjectTraceLine | 'blank' | undefined {
  const text = line.toString('utf8').trim();
  if (text === '') return 'blank';
  try {
    const value: unknown = JSON.parse(text);
    return subjectTrace(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
