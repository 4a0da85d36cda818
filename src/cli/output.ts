import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInertJson, inertJson } from './inert-json.ts';

/** Where a verb writes. A reader that went away (`| head`) is no error: what is left is dropped and the exit code stays. */
export interface Output {
  /** For people: standard error. */
  note(text: string): void;
  /** What was asked for: standard output. */
  write(text: string): void;
  /** One document for programs: standard output. */
  writeJson(document: unknown): void;
  /** The same of a file of JSON. */
  writeJsonFile(file: string): Promise<void>;
}

/** Output over the streams of this process. */
export function createOutput(stdout: NodeJS.WriteStream, stderr: NodeJS.WriteStream): Output {
  let readerGone = false;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    readerGone = true;
    if (error.code !== 'EPIPE') stderr.write(`proofmark: standard output: ${error.message}\n`);
  });
  stderr.on('error', () => undefined);
  const write = (text: string) => readerGone || stdout.write(text);
  return {
    note: (text) => void stderr.write(text),
    write: (text) => void write(text),
    writeJson: (document) => void write(`${inertJson(JSON.stringify(document))}\n`),
    async writeJsonFile(file) {
      const inert = createInertJson();
      for await (const piece of createReadStream(file, 'utf8')) {
        if (readerGone) return;
        if (!write(inert(piece))) await drained(stdout);
      }
      write(inert(''));
    },
  };
}

/** Room again, or nobody who reads. */
async function drained(stdout: NodeJS.WriteStream): Promise<void> {
  const either = new AbortController();
  const { signal } = either;
  await Promise.race([once(stdout, 'drain', { signal }), once(stdout, 'close', { signal })]).catch(
    () => undefined,
  );
  either.abort();
}
