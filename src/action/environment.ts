/** Environment of the Action. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable the Action reads beside its inputs and what an evaluation reads. */
export const VARIABLES = {
  /** Folder of the checkout; the runner starts the Action in it. */
  workspace: 'GITHUB_WORKSPACE',
  stepSummary: 'GITHUB_STEP_SUMMARY',
  /** `github-hosted` or `self-hosted`. */
  runnerKind: 'RUNNER_ENVIRONMENT',
  /** `Linux`, `Windows` or `macOS`. */
  runnerOs: 'RUNNER_OS',
  /** Folder that is emptied after the job. */
  temp: 'RUNNER_TEMP',
  path: 'PATH',
  noColor: 'NO_COLOR',
} as const;

/** Absolute root of the checkout. */
export function checkoutOf(env: Environment, cwd: string): string {
  return env[VARIABLES.workspace] ?? cwd;
}
