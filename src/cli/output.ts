import { once } from 'node:events';
import { createReadStream } from 'node:fs';

/** Where a verb writes. A reader that went away (`| head`) is no error: what is left is dropped and the exit code stays. */
export interface Output {
  /** For people: standard error. */
  note(text: string): void;
  /** For programs: standard output. */
  write(text: string): void;
  /** The bytes of a file, to standard output. */
  writeFile(file: string): Promise<void>;
}

/** Output over the streams of this process. */
export function createOutput(stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream): Output {
  let readerGone = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    readerGone = true;
    if (error.code !== 'EPIPE') stderr.write(`proofmark: standard output: ${error.message}\n`);
  });
  stderr.on('error', () => undefined);
  return {
    note: (text) => void stderr.write(text),
    write: (text) => void (readerGone || stdout.write(text)),
    async writeFile(file) {
      for await (const chunk of createReadStream(file)) {
        if (readerGone) return;
        if (!stdout.write(chunk))
          await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]).catch(() => undefined);
      }
    },
  };
}
