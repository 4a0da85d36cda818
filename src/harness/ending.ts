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
  let cause: RunError | undefined;
  const ending: Ending = {
    signal: controller.signal,
    get cause() {
      return cause;
    },
    onEnd: undefined,
    end(reason) {
      if (cause !== undefined) return;
      cause = reason;
      controller.abort();
      ending.onEnd?.();
    },
  };
  return ending;
}
