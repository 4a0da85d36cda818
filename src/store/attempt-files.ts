import {
  appendFileSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { TraceEntry } from '../generated/types.ts';
import type { EvaluationFolder } from './evaluation-folder.ts';

/** Trace, diff and logs of one attempt. */
interface AttemptFiles {
  /** Folder, relative to the evaluation folder; absent for an attempt without workspace, whose trace goes to the shared file. */
  readonly folder?: string;
  /** The same, absolute. */
  readonly dir?: string;
  writeEntry(entry: TraceEntry): void;
  writeDiff(text: string): void;
  /** Writes what is buffered; the shared file is written by `AttemptStore.write`. */
  close(): void;
}

/** Opens the files of the attempts of one evaluation. */
export interface AttemptStore {
  /** `name`: folder name for an attempt that has files of its own. What a broken-off attempt left there is removed. */
  open(name: string | undefined): AttemptFiles;
  /** Writes the traces of the shared file. */
  write(): void;
  close(): void;
}

const NEWLINE = 10;

/** Buffered characters of a trace after which they are written. */
const BUFFER = 1 << 16;

/** An attempt with a workspace has a folder; the others share `attempts/trace.jsonl`, told apart by `runId`. */
export function openAttemptStore(folder: EvaluationFolder): AttemptStore {
  let fd: number | undefined;
  const shared = createBuffer((text) => {
    fd ??= openLines(join(folder.attempts, 'trace.jsonl'));
    writeAll(fd, text);
  });
  const inShared: AttemptFiles = {
    writeEntry: shared.writeEntry,
    writeDiff: () => undefined,
    close: () => undefined,
  };
  return {
    open: (name) => (name === undefined ? inShared : openFolder(folder, name)),
    write: shared.flush,
    close() {
      shared.flush();
      if (fd !== undefined) closeSync(fd);
    },
  };
}

/** Opens a file of lines for appending; the last line, if its writer was killed in the middle of it, is cut off. */
function openLines(file: string): number {
  const fd = openSync(file, 'a+');
  const { size } = fstatSync(fd);
  const last = Buffer.alloc(1, NEWLINE);
  readSync(fd, last, 0, 1, Math.max(0, size - 1));
  if (last[0] !== NEWLINE) ftruncateSync(fd, readFileSync(file).lastIndexOf(NEWLINE) + 1);
  return fd;
}

function writeAll(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
}

function openFolder(folder: EvaluationFolder, name: string): AttemptFiles {
  const dir = join(folder.attempts, name);
  try {
    mkdirSync(dir);
  } catch {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
  }
  const trace = createBuffer((text) => appendFileSync(join(dir, 'trace.jsonl'), text));
  return {
    folder: `attempts/${name}`,
    dir,
    writeEntry: trace.writeEntry,
    writeDiff: (text) => writeFileSync(join(dir, 'diff.patch'), text),
    close: trace.flush,
  };
}

function createBuffer(write: (text: string) => void) {
  let buffered = '';
  const flush = () => {
    if (buffered === '') return;
    write(buffered);
    buffered = '';
  };
  return {
    flush,
    writeEntry(entry: TraceEntry) {
      buffered += `${JSON.stringify(entry)}\n`;
      if (buffered.length >= BUFFER) flush();
    },
  };
}
