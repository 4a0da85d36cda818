import { isAbsolute } from 'node:path';
import { logLine } from '../app/github-report.ts';
import { exitCodeOf, formatProblem, type Problem, UserError } from '../errors.ts';
import { shownPath } from './checkout-path.ts';
import type { Runner } from './runner.ts';

type ErrorRunner = Pick<Runner, 'error' | 'info'>;

const MAX_ANNOTATIONS = 9;
const INTERNAL = 70;

/** Shows why nothing was judged, each problem on its line of its file; gives the exit code. `checkout` is absolute. */
export function reportError(error: unknown, checkout: string, runner: ErrorRunner): number {
  if (error instanceof UserError) {
    for (const problem of error.problems.slice(0, MAX_ANNOTATIONS)) show(problem, checkout, runner);
    const left = error.problems.slice(MAX_ANNOTATIONS);
    for (const problem of left) runner.info(logLine(formatProblem(problem)));
    if (left.length > 0) runner.error(`${left.length} more problems, see the log.`, { title: 'Proofmark' });
    return exitCodeOf(error);
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  runner.error(`This is a bug, please report it with these lines.\n${text}`, { title: 'Proofmark' });
  return INTERNAL;
}

function show(problem: Problem, checkout: string, runner: ErrorRunner): void {
  const { at, code } = problem;
  runner.error(logLine(formatProblem(problem)), {
    title: code,
    ...(at === undefined ? {} : { file: isAbsolute(at.file) ? shownPath(checkout, at.file) : at.file }),
    ...(at?.line === undefined ? {} : { startLine: at.line }),
    ...(at?.column === undefined ? {} : { startColumn: at.column }),
  });
}
