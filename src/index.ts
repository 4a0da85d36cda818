/** The library: what the command and the Action do, for programs. */
export { evaluate } from './app/evaluate.ts';
export type { EvaluateOptions, EvaluateResult, EvaluateSurroundings } from './app/options.ts';
export { formatProblem, type Position, type Problem, StoppedError, UserError } from './errors.ts';
export type {
  AttemptRecord,
  EvaluationReport,
  Finding,
  Grade,
  Manifest,
  Metrics,
  Outcome,
  ReleaseReadiness,
  ScenarioResult,
  Totals,
  TraceEntry,
  TraceEvent,
  Verdict,
} from './generated/types.ts';
export type { EvaluationSummary, Progress } from './model/summary.ts';
export { version } from './model/version.ts';
