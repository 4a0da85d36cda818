import type { RunError } from '../generated/types.ts';

/** Why a run is ended from outside the subject: the first reason wins. */
export interface Ending {
  /** Handed to the subject; aborted together with the cause. */
  readonly signal: AbortSignal;
  readonly cause: RunError | undefined;
  end(cause: RunError): void;
  /** Called once, when the run is ended. */
  onEnd: (() => void) | undefined;
}

export function createEnding(): Ending {
  const controller = new AbortController();
  // A plain field: thousands of runs make one of these each, and an accessor costs more than all the rest.
  const ending: { -readonly [K in keyof Ending]: Ending[K] } = {
    signal: controller.signal,
    cause: undefined,
    onEnd: undefined,
    end(cause) {
      if (ending.cause !== undefined) return;
      ending.cause = cause;
      controller.abort();
      ending.onEnd?.();
    },
  };
  return ending;
}
