import type {
  AttemptRecord,
  Counts,
  Durations,
  Finding,
  QualityScores,
  ScenarioResult,
  Totals,
  Verdict,
} from '../generated/types.ts';
import { median, passAtK, passHatK, wilsonInterval } from '../model/statistics.ts';
import type { Plan, PlannedScenario } from './plan.ts';

/** Adds attempt records up, in any order, keeping only numbers: memory does not grow with transcripts. */
export interface Tally {
  add(record: AttemptRecord): void;
  /** Attempts added so far. */
  readonly size: number;
  finish(): TallyResult;
}

export interface TallyResult {
  readonly scenarioResults: readonly ScenarioResult[];
  readonly totals: Totals;
  readonly qualityScores: QualityScores;
  readonly securityFindings: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** How often each infrastructure error ended an attempt, by `code: message`. */
  readonly infrastructure: ReadonlyMap<string, number>;
}

/** Where a scenario stands in its file. */
export type Locate = (planned: PlannedScenario) => { line?: number; column?: number };

/** Distinct findings that a report lists; more are only counted by their codes. */
const MAX_FINDINGS = 1000;

/** Spec section 9.4 and design.md section 6, step 6. */
export function createTally(plan: Plan, locate: Locate): Tally {
  const sums = new Map(plan.scenarios.map(({ key, firstAttempt }) => [key, emptySum(firstAttempt)]));
  const security: Found = new Map();
  const warnings: Found = new Map();
  const infrastructure = new Map<string, number>();
  let size = 0;
  return {
    add(record) {
      const sum = sums.get(`${record.suite}::${record.scenarioId}`);
      if (sum === undefined) return;
      size++;
      addRecord(sum, record);
      const rank = sum.firstAttempt + record.attempt;
      for (const finding of record.securityFindings)
        collect(security, { finding, rank }, finding.scenarioId ?? '');
      for (const finding of record.warnings) collect(warnings, { finding, rank }, '');
      if (record.infrastructure !== undefined) count(infrastructure, record.infrastructure);
    },
    get size() {
      return size;
    },
    finish() {
      const scenarioResults = plan.scenarios.map((planned) =>
        scenarioResult(planned, sums.get(planned.key) ?? emptySum(planned.firstAttempt), locate),
      );
      const totals = totalsOf(scenarioResults, [...sums.values()]);
      const stable = scenarioResults.every((scenario) => scenario.passed);
      return {
        scenarioResults,
        totals,
        qualityScores: { passRate: totals.passRate, stability: stable ? 1 : 0 },
        securityFindings: inPlanOrder(security),
        warnings: inPlanOrder(warnings),
        infrastructure,
      };
    },
  };
}

interface Sum {
  /** Number of the scenario's first attempt in the whole plan. */
  readonly firstAttempt: number;
  passed: number;
  failed: number;
  undecidable: number;
  tokens?: number;
  costUsd?: number;
  readonly durations: number[];
  /** The first attempt that did not pass, by number. */
  first?: { attempt: number; reason: string };
}

function emptySum(firstAttempt: number): Sum {
  return { firstAttempt, passed: 0, failed: 0, undecidable: 0, durations: [] };
}

function addRecord(sum: Sum, record: AttemptRecord): void {
  sum[record.verdict]++;
  sum.durations.push(record.durationMs ?? record.metrics.durationMs);
  if (record.metrics.tokens !== undefined) sum.tokens = (sum.tokens ?? 0) + record.metrics.tokens;
  if (record.metrics.costUsd !== undefined) sum.costUsd = addMoney(sum.costUsd ?? 0, record.metrics.costUsd);
  if (record.verdict === 'passed') return;
  if (sum.first === undefined || record.attempt < sum.first.attempt) {
    sum.first = { attempt: record.attempt, reason: record.reason ?? record.verdict };
  }
}

function scenarioResult(planned: PlannedScenario, sum: Sum, locate: Locate): ScenarioResult {
  const attempts = countsOf(sum);
  const score = rate(attempts.passed, attempts.total);
  const verdict = scenarioVerdict(attempts, planned.repetitions);
  return {
    id: planned.scenario.id,
    suite: planned.suite,
    ...(verdict === 'passed' ? {} : locate(planned)),
    ...(planned.scenario.tags === undefined ? {} : { tags: planned.scenario.tags }),
    verdict,
    passed: verdict === 'passed',
    score,
    ...(sum.first === undefined ? {} : { reason: sum.first.reason }),
    flaky: attempts.passed > 0 && attempts.failed > 0,
    attempts,
    passRate: score,
    ...decidedRate(attempts),
    ...chances(attempts, planned.repetitions),
    k: planned.repetitions,
    ...known(sum),
    durationMs: durationsOf(sum.durations),
  };
}

/** A scenario with attempts missing is never passed. */
function scenarioVerdict(attempts: Counts, planned: number): Verdict {
  if (attempts.failed > 0) return 'failed';
  return attempts.passed === planned ? 'passed' : 'undecidable';
}

function totalsOf(scenarios: readonly ScenarioResult[], sums: readonly Sum[]): Totals {
  const attempts = addCounts(scenarios.map((scenario) => scenario.attempts));
  const tokens = addKnown(sums.map((sum) => sum.tokens));
  const costUsd = addKnown(
    sums.map((sum) => sum.costUsd),
    addMoney,
  );
  const atK = meanOf(scenarios.map((scenario) => scenario.passAtK));
  const hatK = meanOf(scenarios.map((scenario) => scenario.passHatK));
  return {
    scenarios: scenarioCounts(scenarios),
    attempts,
    passRate: rate(attempts.passed, attempts.total),
    ...decidedRate(attempts),
    scenarioPassRate: meanOf(scenarios.map((scenario) => scenario.score)) ?? 0,
    ...(atK === undefined ? {} : { passAtK: atK }),
    ...(hatK === undefined ? {} : { passHatK: hatK }),
    flaky: scenarios.filter((scenario) => scenario.flaky).length,
    ...(tokens === undefined ? {} : { tokens }),
    ...(costUsd === undefined ? {} : { costUsd }),
    durationMs: durationsOf(sums.flatMap((sum) => sum.durations)),
  };
}

function scenarioCounts(scenarios: readonly ScenarioResult[]): Counts {
  const by = (verdict: Verdict) => scenarios.filter((scenario) => scenario.verdict === verdict).length;
  const [passed, failed, undecidable] = [by('passed'), by('failed'), by('undecidable')];
  return { total: scenarios.length, passed, failed, undecidable, decided: passed + failed };
}

function countsOf(sum: Sum): Counts {
  const { passed, failed, undecidable } = sum;
  return { total: passed + failed + undecidable, passed, failed, undecidable, decided: passed + failed };
}

function addCounts(all: readonly Counts[]): Counts {
  const total = { total: 0, passed: 0, failed: 0, undecidable: 0, decided: 0 };
  for (const counts of all) {
    for (const name of ['total', 'passed', 'failed', 'undecidable', 'decided'] as const)
      total[name] += counts[name];
  }
  return total;
}

function decidedRate(attempts: Counts): Pick<Totals, 'decidedPassRate' | 'interval'> {
  const interval = wilsonInterval(attempts.passed, attempts.decided);
  return interval === undefined ? {} : { decidedPassRate: rate(attempts.passed, attempts.decided), interval };
}

/** Known only when every planned attempt was decided. */
function chances(attempts: Counts, k: number): Pick<ScenarioResult, 'passAtK' | 'passHatK'> {
  const atK = passAtK(attempts.passed, attempts.decided, k);
  const hatK = passHatK(attempts.passed, attempts.decided, k);
  return {
    ...(atK === undefined ? {} : { passAtK: atK }),
    ...(hatK === undefined ? {} : { passHatK: hatK }),
  };
}

function known(sum: Sum): Pick<Totals, 'tokens' | 'costUsd'> {
  return {
    ...(sum.tokens === undefined ? {} : { tokens: sum.tokens }),
    ...(sum.costUsd === undefined ? {} : { costUsd: sum.costUsd }),
  };
}

function durationsOf(values: readonly number[]): Durations {
  let total = 0;
  let max = 0;
  for (const value of values) {
    total += value;
    if (value > max) max = value;
  }
  return { total: roundMs(total), median: roundMs(median(values) ?? 0), max: roundMs(max) };
}

function addKnown(
  values: readonly (number | undefined)[],
  add: (a: number, b: number) => number = (a, b) => a + b,
): number | undefined {
  let sum: number | undefined;
  for (const value of values) if (value !== undefined) sum = sum === undefined ? value : add(sum, value);
  return sum;
}

/** One unknown among the values leaves the mean unknown. */
function meanOf(values: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const value of values) {
    if (value === undefined) return undefined;
    sum += value;
  }
  return values.length === 0 ? undefined : sum / values.length;
}

function rate(passed: number, total: number): number {
  return total === 0 ? 0 : passed / total;
}

/** Dollars to a millionth of a cent, so that 0.1 + 0.2 is 0.3. */
function addMoney(a: number, b: number): number {
  return Math.round((a + b) * 1e8) / 1e8;
}

function roundMs(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Findings by what they say, each of the earliest attempt of the plan that has it. */
type Found = Map<string, RankedFinding>;

interface RankedFinding {
  readonly finding: Finding;
  readonly rank: number;
}

function collect(found: Found, ranked: RankedFinding, scenarioId: string): void {
  const key = `${ranked.finding.code}\n${ranked.finding.message}\n${scenarioId}`;
  const known = found.get(key);
  if (known === undefined ? found.size < MAX_FINDINGS : ranked.rank < known.rank) found.set(key, ranked);
}

/** Attempts end in any order; a report does not depend on it. */
function inPlanOrder(found: Found): Finding[] {
  return [...found.values()].sort((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}

function count(counts: Map<string, number>, error: { code: string; message: string }): void {
  const key = `${error.code}: ${error.message}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
