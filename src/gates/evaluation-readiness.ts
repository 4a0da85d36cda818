import type {
  Finding,
  Profile,
  ReleaseReadiness,
  ScenarioResult,
  Totals,
  Verdict,
} from '../generated/types.ts';

/** What an evaluation found, for the gate. */
export interface EvaluationFacts {
  readonly totals: Totals;
  readonly scenarioResults: readonly ScenarioResult[];
  readonly securityFindings: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Attempts that were planned. */
  readonly planned: number;
  /** Signal that ended the evaluation early. */
  readonly interrupted?: string;
}

export interface EvaluationPolicy {
  readonly profile: Profile;
  /** Least pass rate, 0..1. */
  readonly threshold: number;
}

/**
 * Decides an evaluation: `undecidable` when it was cut short, `failed` when what is missing could not save it, `undecidable`
 * while anything is missing, else `passed`. The threshold holds for the attempts together and for the mean of the scenarios' scores, so that many easy
 * repetitions do not hide a scenario that fails. Spec sections 2.4, 9.4 and 12.5.
 */
export function decideEvaluation(
  facts: EvaluationFacts,
  policy: EvaluationPolicy,
): { verdict: Verdict; readiness: ReleaseReadiness } {
  const failing = [
    ...rateBlockers(facts, policy),
    ...securityBlockers(facts),
    ...unstableBlockers(facts, policy),
  ];
  const open = openBlockers(facts);
  const blockers = [...failing, ...open];
  const verdict = verdictOf(failing, open, facts.interrupted);
  const warnings = [...facts.warnings, ...unstableWarnings(facts, policy)];
  return { verdict, readiness: { ready: verdict === 'passed', blockers, warnings } };
}

/** What was cut short is not decided, whatever it had shown so far; design.md section 5. */
function verdictOf(
  failing: readonly Finding[],
  open: readonly Finding[],
  interrupted: string | undefined,
): Verdict {
  if (interrupted === undefined && failing.length > 0) return 'failed';
  return open.length > 0 ? 'undecidable' : 'passed';
}

/** Rates that stay too low even if everything undecided had passed. */
function rateBlockers(
  { totals, scenarioResults, planned }: EvaluationFacts,
  { threshold }: EvaluationPolicy,
): Finding[] {
  const blockers: Finding[] = [];
  const best = planned === 0 ? 0 : (planned - totals.attempts.failed) / planned;
  if (below(best, threshold)) {
    blockers.push({
      code: 'pass_rate_below_threshold',
      message: `${totals.attempts.passed} of ${planned} attempts passed (${percent(totals.passRate)}), the threshold is ${percent(threshold)}`,
    });
  }
  const bestOfScenarios = mean(scenarioResults.map(({ attempts, k }) => (k - attempts.failed) / k));
  if (below(bestOfScenarios, threshold)) {
    blockers.push({
      code: 'scenario_pass_rate_below_threshold',
      message: `the mean score of the scenarios is ${percent(totals.scenarioPassRate)}, the threshold is ${percent(threshold)}`,
    });
  }
  return blockers;
}

function securityBlockers({ securityFindings }: EvaluationFacts): Finding[] {
  if (securityFindings.length === 0) return [];
  const codes = [...new Set(securityFindings.map((finding) => finding.code))].sort();
  return [
    {
      code: 'security_findings',
      message: `${securityFindings.length} security findings: ${codes.join(', ')}`,
    },
  ];
}

function unstableBlockers(facts: EvaluationFacts, { profile }: EvaluationPolicy): Finding[] {
  return profile === 'strict' ? unstable(facts) : [];
}

function unstableWarnings(facts: EvaluationFacts, { profile }: EvaluationPolicy): Finding[] {
  return profile === 'strict' ? [] : unstable(facts);
}

function unstable({ scenarioResults }: EvaluationFacts): Finding[] {
  return scenarioResults
    .filter((scenario) => scenario.flaky)
    .map(({ id, attempts }) => ({
      code: 'unstable_scenario',
      message: `${attempts.passed} of ${attempts.decided} decided attempts passed`,
      scenarioId: id,
    }));
}

/** What is not known: it keeps the evaluation from passing, whatever the threshold allows. */
function openBlockers({ totals, planned, interrupted }: EvaluationFacts): Finding[] {
  const blockers: Finding[] = [];
  if (interrupted !== undefined) {
    blockers.push({
      code: 'evaluation_interrupted',
      message: `ended by ${interrupted} before it was complete`,
    });
  }
  const missing = planned - totals.attempts.total;
  if (missing > 0) {
    blockers.push({ code: 'attempts_missing', message: `${missing} of ${planned} attempts have no result` });
  }
  if (totals.attempts.undecidable > 0) {
    blockers.push({
      code: 'undecided_attempts',
      message: `${totals.attempts.undecidable} of ${totals.attempts.total} attempts could not be decided`,
    });
  }
  return blockers;
}

/** Rates are fractions of small whole numbers: this is far below the least difference that matters. */
function below(rate: number, threshold: number): boolean {
  return rate < threshold - 1e-9;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10} %`;
}
