import type { Clock } from '../../harness/ports.ts';

/** Resolves after `ms` milliseconds, or as soon as the signal is aborted. */
export function sleep(ms: number, clock: Pick<Clock, 'after'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      cancel();
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const cancel = clock.after(ms, wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
