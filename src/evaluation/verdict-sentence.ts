import type { ReleaseReadiness, Totals, Verdict } from '../generated/types.ts';

/** One verdict in one sentence, with both denominators where they differ. */
export function verdictSentence(verdict: Verdict, totals: Totals, readiness: ReleaseReadiness): string {
  const { attempts, scenarios } = totals;
  const all = `${attempts.passed} of ${attempts.total} attempts in ${scenarios.total} ${scenarios.total === 1 ? 'scenario' : 'scenarios'} passed`;
  const decided =
    attempts.decided === attempts.total ? '' : ` (${attempts.passed} of ${attempts.decided} decided)`;
  const why = [...new Set(readiness.blockers.map(({ code }) => code))].join(', ');
  if (verdict === 'passed') return `Passed: ${all}.`;
  return verdict === 'failed'
    ? `Failed: ${all}${decided}; ${why}.`
    : `Cannot tell: ${all}${decided}; ${why}.`;
}
