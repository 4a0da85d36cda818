import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../src/harness/ports.ts';
import type { RedactionStream } from '../../../src/harness/redaction.ts';
import type { ProcessRequest } from '../../../src/model/process.ts';
import { createProcesses, type ProcessesOptions } from '../../../src/process/processes.ts';

const clock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Lets everything pass. */
export const openStream = (): RedactionStream => ({ push: (chunk) => chunk, end: () => '' });

let count = 0;

export function openProcesses(options: Partial<ProcessesOptions> = {}) {
  count++;
  return createProcesses({
    runnerId: `test-${process.pid}-${count}-${Date.now()}`,
    clock,
    redactStream: openStream,
    searchPath: process.env['PATH'],
    ...options,
  });
}

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'proofmark-process-')));
}

/** Environment of a child that may run Node and the system's programs. */
export const env = { PATH: process.env['PATH'] ?? '' };

/** A request for a script of the shell. */
export function shell(script: string, extra: Partial<ProcessRequest> = {}): ProcessRequest {
  return { command: 'sh', args: ['-c', script], cwd: '/', env, ...extra };
}

/** A request for a script of Node. */
export function node(script: string, extra: Partial<ProcessRequest> = {}): ProcessRequest {
  return { command: process.execPath, args: ['-e', script], cwd: '/', env, ...extra };
}

/** The living processes of this machine whose command line holds the text. */
export function livingWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter(
      (pid) =>
        read(`/proc/${pid}/cmdline`).includes(text) && !/^State:\s+[ZX]/m.test(read(`/proc/${pid}/status`)),
    );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
