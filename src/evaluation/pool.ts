export interface PoolOptions {
  /** Items at the same time. */
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Lets the event loop turn when it is time to; gives nothing when it is not. */
  readonly breathe?: () => Promise<void> | undefined;
  /** Called at each rejection, so that what still runs can be ended. */
  readonly onFailure?: () => void;
}

/**
 * Runs `work` over the items, at most `workers` at a time, taking them in order. Stops taking new ones when `signal` is
 * aborted or one rejects; resolves, or rejects with the first error, when everything started has ended.
 */
export async function runPool<T>(
  items: Iterable<T>,
  { workers, signal, breathe, onFailure }: PoolOptions,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let failure: { readonly error: unknown } | undefined;
  const worker = async () => {
    while (failure === undefined && !signal.aborted) {
      const next = iterator.next();
      if (next.done === true) return;
      try {
        await work(next.value);
        await breathe?.();
      } catch (error) {
        failure ??= { error };
        onFailure?.();
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  if (failure !== undefined) throw failure.error;
}
