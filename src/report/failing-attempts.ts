import type { AttemptRecord } from '../generated/types.ts';
import { shorten, visible } from './escape.ts';
import { type InfrastructureError, isSameError } from './infrastructure.ts';

const MAX_REASON = 400;

/** Attempts of one scenario that did not pass for the same reasons. */
export interface FailingAttempts {
  readonly attempts: readonly AttemptRecord[];
  /** One harmless line a reason: `grader (code): what was compared`. */
  readonly reasons: readonly string[];
}

/** Puts attempts with the same reasons together, in order of their first one. Of a `told` reason only the code is given. */
export function groupByReasons(
  attempts: readonly AttemptRecord[],
  told: readonly InfrastructureError[],
): FailingAttempts[] {
  const groups = new Map<string, { attempts: AttemptRecord[]; reasons: string[] }>();
  for (const attempt of attempts) {
    const reasons = reasonsOf(attempt, told);
    const key = JSON.stringify(reasons);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { attempts: [attempt], reasons });
    else group.attempts.push(attempt);
  }
  return [...groups.values()];
}

/** Key of the scenario an attempt or a result belongs to: ids repeat across suites. */
export function scenarioKey(suite: string, id: string): string {
  return JSON.stringify([suite, id]);
}

function reasonsOf(attempt: AttemptRecord, told: readonly InfrastructureError[]): string[] {
  const { infrastructure } = attempt;
  if (infrastructure !== undefined) {
    const short = told.some(({ error }) => isSameError(infrastructure, error));
    return [reason(short ? infrastructure.code : `${infrastructure.code}: ${infrastructure.message}`)];
  }
  const grades = attempt.graderResults.filter(({ verdict }) => verdict !== 'passed');
  if (grades.length === 0) return [reason(attempt.reason ?? attempt.outcome.finishReason)];
  return grades.map((grade) => {
    const why = grade.reason === undefined ? '' : `: ${grade.reason}`;
    const open = grade.verdict === 'undecidable' ? 'undecidable, ' : '';
    return reason(`${grade.id} (${open}${grade.code})${why}`);
  });
}

function reason(text: string): string {
  return shorten(visible(text), MAX_REASON);
}
