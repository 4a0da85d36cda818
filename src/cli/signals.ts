/** Signals that end a verb in order: 130 and 143 of design.md section 5. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs `work` with a signal that is aborted, with the name as reason, when the process is asked to stop. */
export async function withSignals<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals) => controller.abort(name);
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
