import { type Problem, UserError } from '../../../src/errors.ts';

/** The problems a promise rejects with; a promise that resolves, or any other error, fails the test. */
export async function problemsOf(promise: Promise<unknown>): Promise<readonly Problem[]> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof UserError) return error.problems;
  throw new Error('expected a UserError', { cause: error });
}

/** `code line:column path`, the parts of a problem that tests rely on. */
export function brief({ code, at, path }: Problem): string {
  const where = at?.line === undefined ? '-' : `${at.line}:${at.column}`;
  return [code, where, path].filter((part) => part !== undefined).join(' ');
}
