import { resolve } from 'node:path';
import { type Annotation, planAnnotations } from '../app/github-report.ts';
import type { EvaluateResult } from '../app/options.ts';
import { pathInside } from './checkout-path.ts';
import type { Runner } from './runner.ts';

/** Puts what did not pass on the lines of the suites. `checkout` is the absolute root of the repository. */
export function annotate(result: EvaluateResult, checkout: string, runner: Runner): void {
  const projectPath = pathInside(checkout, projectOf(result));
  for (const annotation of planAnnotations(
    result.summary,
    projectPath === undefined ? {} : { projectPath },
  )) {
    show(annotation, runner);
  }
}

function show({ kind, title, message, file, line, column }: Annotation, runner: Runner): void {
  runner[kind](message, {
    title,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  });
}

/** An evaluation lives in `.proofmark/evals/<evalId>` of its project. */
function projectOf({ evalDir }: EvaluateResult): string {
  return resolve(evalDir, '../../..');
}
