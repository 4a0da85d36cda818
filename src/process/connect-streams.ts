import type { Supervised } from './supervise-process.ts';

export interface Streams {
  /** After all who wrote are dead: resolves when the rest of the output is read. */
  drain(): Promise<void>;
}

/** A stream that is silent this long although its writers are dead is held open by a stranger. */
const SILENCE_MS = 1000;

/** Feeds standard input and reads the output of a process that was just started. */
export function connectStreams({ child, request, captures, clock }: Supervised): Streams {
  const { stdin, stdout, stderr } = child;
  let chunks = 0;
  let closed = false;
  for (const [stream, capture] of [
    [stdout, captures.stdout],
    [stderr, captures.stderr],
  ] as const) {
    stream?.on('data', (chunk: Buffer) => {
      chunks++;
      capture.push(chunk);
    });
    stream?.on('error', ignore);
  }
  // A process may end, or close its input, before it has read all of it.
  stdin?.on('error', ignore);
  stdin?.end(request.stdin);
  const whenClosed = new Promise<void>((resolve) => {
    child.once('close', () => {
      closed = true;
      resolve();
    });
  });
  return {
    async drain() {
      for (let seen = -1; !closed && seen !== chunks; ) {
        seen = chunks;
        await firstOf(whenClosed, (resolve) => clock.after(SILENCE_MS, resolve));
      }
      stdout?.destroy();
      stderr?.destroy();
    },
  };
}

async function firstOf(event: Promise<void>, timer: (resolve: () => void) => () => void): Promise<void> {
  let cancel = () => {};
  const late = new Promise<void>((resolve) => {
    cancel = timer(resolve);
  });
  await Promise.race([event, late]);
  cancel();
}

function ignore(): void {}
