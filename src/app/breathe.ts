/** Milliseconds of work after which the event loop gets a turn. */
const TURN_MS = 10;

/** Attempts that never wait for the world would keep signals and writes out: lets them in every few milliseconds. */
export function createBreather(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < TURN_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
