import type { Clock } from '../harness/ports.ts';

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

let lastMs = Number.NaN;
let lastText = '';

/** Now, as an ISO time. Formatted once a millisecond: a fast evaluation asks thousands of times a second. */
export function timestamp(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
}
