import { StoppedError, UserError } from '../errors.ts';

/** Runs what makes the state of an evaluation, before anything runs. What the file system says against it is a `UserError` `state_unwritable`. */
export function makingState<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    throw new UserError(
      {
        code: 'state_unwritable',
        message: `the state of the evaluation cannot be written: ${cause.message}`,
        hint: 'make the project folder writable, with room on its disk',
        at: { file },
      },
      { cause },
    );
  }
}

/** Runs what writes the state of an evaluation. What the file system says against it is a `StoppedError` `state_write_failed`. */
export async function writingState<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isSystemError(cause) ? stateWriteFailed(file, cause.message, cause) : cause;
  }
}

/** Something of the evaluation cannot be written: what was judged is kept. */
export function stateWriteFailed(file: string, why: string, cause?: unknown): StoppedError {
  return new StoppedError(
    {
      code: 'state_write_failed',
      message: `the evaluation cannot be written: ${why}`,
      hint: 'make room, then resume the evaluation; finished attempts are kept',
      at: { file },
    },
    { cause },
  );
}

/** An error of a system call, such as a full disk. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}
