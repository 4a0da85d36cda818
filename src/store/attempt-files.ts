import { appendFileSync, closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
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
  /** Writes what is buffered. */
  close(): void;
}

/** Opens the files of the attempts of one evaluation. */
export interface AttemptStore {
  /** `name`: folder name for an attempt that has files of its own. */
  open(name: string | undefined): AttemptFiles;
  close(): void;
}

/** Buffered characters of a trace after which they are written. */
const BUFFER = 1 << 16;

/** An attempt with a workspace has a folder; the others share `attempts/trace.jsonl`, told apart by `runId`. */
export function openAttemptStore(folder: EvaluationFolder): AttemptStore {
  let shared: number | undefined;
  const appendShared = (text: string) => {
    shared ??= openSync(join(folder.attempts, 'trace.jsonl'), 'a');
    writeSync(shared, text);
  };
  return {
    open(name) {
      if (name === undefined) return { ...createBuffer(appendShared), writeDiff: () => undefined };
      const dir = join(folder.attempts, name);
      mkdirSync(dir, { recursive: true });
      return {
        folder: `attempts/${name}`,
        dir,
        ...createBuffer((text) => appendFileSync(join(dir, 'trace.jsonl'), text)),
        writeDiff: (text) => writeFileSync(join(dir, 'diff.patch'), text),
      };
    },
    close() {
      if (shared !== undefined) closeSync(shared);
    },
  };
}

function createBuffer(write: (text: string) => void): Pick<AttemptFiles, 'writeEntry' | 'close'> {
  let buffered = '';
  const flush = () => {
    if (buffered !== '') write(buffered);
    buffered = '';
  };
  return {
    writeEntry(entry) {
      buffered += `${JSON.stringify(entry)}\n`;
      if (buffered.length >= BUFFER) flush();
    },
    close: flush,
  };
}
