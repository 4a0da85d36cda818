import { appendFileSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TraceEntry } from '../generated/types.ts';
import type { EvaluationFolder } from './evaluation-folder.ts';

/** Trace, diff and logs of one attempt. */
export interface AttemptFiles {
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

/** Buffered characters of a trace after which they are written. */
const BUFFER = 1 << 16;

/** An attempt with a workspace has a folder; the others share `attempts/trace.jsonl`, told apart by `runId`. */
export function openAttemptStore(folder: EvaluationFolder): AttemptStore {
  let fd: number | undefined;
  const shared = createBuffer((text) => {
    fd ??= openSync(join(folder.attempts, 'trace.jsonl'), 'a');
    writeSync(fd, text);
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
