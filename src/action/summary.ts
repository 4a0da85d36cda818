import { renderGithubSummary } from '../app/github-report.ts';
import type { EvaluateResult } from '../app/options.ts';
import { type Environment, VARIABLES } from './environment.ts';
import type { Runner } from './runner.ts';

/** Writes the summary of the job. Where that cannot be, a warning says so: a verdict never depends on it. */
export async function writeSummary(result: EvaluateResult, env: Environment, runner: Runner): Promise<void> {
  if (env[VARIABLES.stepSummary] === undefined) return;
  try {
    await runner.summary
      .addRaw(renderGithubSummary(result.summary, { reportPath: result.reportFile }))
      .write();
  } catch (error) {
    runner.warning(`The summary of the job could not be written: ${String(error)}`);
  }
}
