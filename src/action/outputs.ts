import type { EvaluateResult } from '../app/options.ts';
import type { Runner } from './runner.ts';

/** The outputs of the Action, as action.yml declares them. */
export const OUTPUTS = ['verdict', 'ready', 'pass-rate', 'report-path', 'blockers'] as const;

/** Sets every output; also when the step does not fail because of soft-fail. */
export function setOutputs(result: EvaluateResult, runner: Runner): void {
  const values = outputsOf(result);
  for (const name of OUTPUTS) runner.setOutput(name, values[name]);
}

function outputsOf({
  summary,
  verdict,
  reportFile,
}: EvaluateResult): Record<(typeof OUTPUTS)[number], string> {
  const { releaseReadiness, passRate } = summary.report;
  const codes = releaseReadiness.blockers.map(({ code }) => code);
  return {
    verdict,
    ready: String(releaseReadiness.ready),
    'pass-rate': String(passRate),
    'report-path': reportFile,
    blockers: JSON.stringify([...new Set(codes)]),
  };
}
