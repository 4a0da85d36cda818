import type { AttemptRecord, RunError } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';

/** One reason outside the agent's work, and how many attempts it left undecided. */
export interface InfrastructureError {
  readonly error: RunError;
  readonly count: number;
}

/** Reasons that several attempts share, the most frequent first: told once, not at each attempt. */
export function sharedErrors(attempts: readonly AttemptRecord[]): InfrastructureError[] {
  const counts = new Map<string, { error: RunError; count: number }>();
  for (const { infrastructure: error } of attempts) {
    if (error === undefined) continue;
    const entry = counts.get(keyOf(error)) ?? { error, count: 0 };
    entry.count += 1;
    counts.set(keyOf(error), entry);
  }
  return [...counts.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
}

/** The one reason why no attempt at all could be judged, if there is such a one. */
export function onlyInfrastructureError(summary: EvaluationSummary): RunError | undefined {
  const { attempts } = summary.report.totals;
  if (attempts.total < 2 || attempts.undecidable !== attempts.total) return undefined;
  const error = summary.notPassed[0]?.infrastructure;
  if (error === undefined) return undefined;
  return summary.notPassed.every((attempt) => isSameError(attempt.infrastructure, error)) ? error : undefined;
}

export function isSameError(error: RunError | undefined, other: RunError): boolean {
  return error !== undefined && keyOf(error) === keyOf(other);
}

function keyOf(error: RunError): string {
  return JSON.stringify([error.code, error.message]);
}
