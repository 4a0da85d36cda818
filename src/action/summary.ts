import { renderGithubSummary } from '../app/github-report.ts';
import type { EvaluateResult } from '../app/options.ts';
import { shownPath } from './checkout-path.ts';
import { type Environment, VARIABLES } from './environment.ts';
import type { Runner } from './runner.ts';

export interface SummaryTarget {
  readonly env: Environment;
  /** Absolute. */
  readonly checkout: string;
  readonly runner: Runner;
}

/** Writes the summary of the job. Where that cannot be, a warning says so: a verdict never depends on it. */
export async function writeSummary(
  { summary, reportFile }: EvaluateResult,
  { env, checkout, runner }: SummaryTarget,
): Promise<void> {
  if (env[VARIABLES.stepSummary] === undefined) return;
  try {
    const text = renderGithubSummary(summary, { reportPath: shownPath(checkout, reportFile) });
    await runner.summary.addRaw(text).write();
  } catch (error) {
    runner.warning(`The summary of the job could not be written: ${String(error)}`);
  }
}
