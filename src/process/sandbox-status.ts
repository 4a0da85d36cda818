import { closeSync, openSync, readSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What bubblewrap reports while it runs. */
export interface SandboxStatus {
  /** Open file that bubblewrap writes to. */
  readonly fd: number;
  /** Process 1 of the sandbox, by its number outside; absent before it was made. */
  init(): number | undefined;
  /** The command was really started and has ended by itself. */
  completed(): boolean;
  close(): void;
}

/** A nameless file in `folder`: half as dear as another pipe, and it can be read at any moment. Throws what the file system throws. */
export function openSandboxStatus(folder: string, id: string): SandboxStatus {
  const path = join(folder, `proofmark-${id}`);
  const fd = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return {
    fd,
    init() {
      const pid = /"child-pid": (\d+)/.exec(readStart(fd))?.[1];
      return pid === undefined ? undefined : Number(pid);
    },
    completed: () => readStart(fd).includes('"exit-code"'),
    close: () => closeSync(fd),
  };
}

function readStart(fd: number): string {
  const buffer = Buffer.alloc(1024);
  return buffer.toString('latin1', 0, readSync(fd, buffer, 0, buffer.length, 0));
}
