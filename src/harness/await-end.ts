import type { RunError } from '../generated/types.ts';
import type { Ending } from './ending.ts';
import type { Clock, Subject, SubjectEnd, SubjectHost, SubjectRequest } from './ports.ts';

export interface Watch {
  readonly clock: Clock;
  readonly ending: Ending;
  /** The caller's wish to stop. */
  readonly signal: AbortSignal;
  /** Milliseconds; 0: no deadline. */
  readonly timeoutMs: number;
  /** Milliseconds that the subject has to end once it was told to. */
  readonly graceMs: number;
}

/** How the subject ended; nothing when it was told to end and did not. */
export type MaybeEnd = SubjectEnd | undefined;

/** Starts the subject and waits for its end, which the deadline and the caller can bring about; what it throws is its error. */
export async function awaitEnd(
  subject: Subject,
  request: Omit<SubjectRequest, 'signal' | 'timeoutMs'>,
  host: SubjectHost,
  watch: Watch,
): Promise<MaybeEnd> {
  const { clock, ending, signal, timeoutMs } = watch;
  const stop = () => ending.end({ code: 'aborted', message: 'the run was stopped' });
  if (signal.aborted) stop();
  if (ending.cause !== undefined) return { response: '' };
  signal.addEventListener('abort', stop, { once: true });
  const started = clock.elapsed();
  const endLate = () => {
    const actual = Math.max(timeoutMs, Math.round(clock.elapsed() - started));
    host.exceed({ dimension: 'runTime', limit: timeoutMs, actual }, late(timeoutMs));
  };
  const cancelDeadline = timeoutMs === 0 ? undefined : clock.after(timeoutMs, endLate);
  const grace: Grace = { cancel: undefined };
  try {
    return await new Promise<MaybeEnd>((resolve) => {
      ending.onEnd = startGrace(grace, watch, resolve);
      const deadline = timeoutMs === 0 ? {} : { timeoutMs };
      subject
        .run({ ...request, ...deadline, signal: ending.signal }, host)
        .then(resolve, (error: unknown) => {
          resolve({ error: toRunError(error), response: '' });
        });
    });
  } catch (error) {
    return { error: toRunError(error), response: '' };
  } finally {
    grace.cancel?.();
    cancelDeadline?.();
    signal.removeEventListener('abort', stop);
  }
}

/** The time that a subject has to end once it was told to. */
interface Grace {
  /** Present while it runs. */
  cancel: (() => void) | undefined;
}

/** A function of its own for what was measured: with this closure made in the promise, a run's objects outlive every scavenge of V8. */
function startGrace(grace: Grace, { clock, graceMs }: Watch, resolve: (end: MaybeEnd) => void): () => void {
  return () => {
    grace.cancel = clock.after(graceMs, () => resolve(undefined));
  };
}

function late(timeoutMs: number): RunError {
  return { code: 'run_timeout', message: `the run took longer than ${timeoutMs} ms` };
}

/** Codes of ours are lower snake case; a system error such as ENOENT that came through is `unknown`. */
const OWN_CODE = /^[a-z][a-z0-9_]*$/;

function toRunError(error: unknown): RunError {
  const message = error instanceof Error ? error.message : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return { code: typeof code === 'string' && OWN_CODE.test(code) ? code : 'unknown', message };
}
