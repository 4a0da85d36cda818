import type { RunError } from '../generated/types.ts';

/** Why a run is ended from outside the subject: the first reason wins. */
export interface Ending {
  /** Handed to the subject; aborted together with the cause. */
  readonly signal: AbortSignal;
  readonly cause: RunError | undefined;
  end(cause: RunError): void;
}

export function createEnding(): Ending {
  const controller = new AbortController();
  let cause: RunError | undefined;
  return {
    signal: controller.signal,
    get cause() {
      return cause;
    },
    end(reason) {
      if (cause !== undefined) return;
      cause = reason;
      controller.abort();
    },
  };
}
