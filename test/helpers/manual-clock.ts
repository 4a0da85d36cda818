import type { Clock } from '../../src/harness/ports.ts';

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Goes on by `ms`, calling back what is due, and lets what waits for it run. */
  advance(ms: number): Promise<void>;
  /** Timers that wait. */
  readonly waiting: number;
}

export function createManualClock(): ManualClock {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    elapsed: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        await settle();
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.callback();
      }
      now = end;
      await settle();
    },
    get waiting() {
      return timers.length;
    },
  };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
