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

/** Now, as an ISO time. */
export function timestamp(): string {
  return new Date().toISOString();
}
