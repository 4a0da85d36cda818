import type {
  AttemptRecord,
  Counts,
  EvaluationReport,
  Finding,
  ScenarioResult,
  Verdict,
} from '../../src/generated/types.ts';
import type { EvaluationSummary } from '../../src/model/summary.ts';

export interface SummaryParts {
  readonly scenarios: readonly ScenarioResult[];
  readonly notPassed?: readonly AttemptRecord[];
  readonly blockers?: readonly Finding[];
  readonly warnings?: readonly Finding[];
  readonly securityFindings?: readonly Finding[];
  readonly sentence?: string;
  readonly interrupted?: string;
}

/** A summary whose totals are those of its scenarios. */
export function summaryOf(parts: SummaryParts): EvaluationSummary {
  const { scenarios, notPassed = [], blockers = [], warnings = [] } = parts;
  const attempts = scenarios.map((one) => one.attempts).reduce(addCounts, counts(0, 0, 0));
  const byScenario = scenarios.map((one) => verdictCounts(one.verdict)).reduce(addCounts, counts(0, 0, 0));
  const verdict = worst(scenarios);
  const passRate = attempts.total === 0 ? 0 : attempts.passed / attempts.total;
  const report: Omit<EvaluationReport, 'attempts'> = {
    schemaVersion: 1,
    evalId: 'e1',
    verdict,
    verdictSentence: parts.sentence ?? `${verdict}.`,
    ...(parts.interrupted === undefined ? {} : { interrupted: parts.interrupted }),
    passRate,
    totalRuns: attempts.total,
    totals: {
      attempts,
      scenarios: byScenario,
      passRate,
      scenarioPassRate: passRate,
      flaky: scenarios.filter(({ flaky }) => flaky).length,
      durationMs: { total: 1234, median: 1, max: 2 },
    },
    report: {
      profile: 'standard',
      scenarioResults: [...scenarios],
      qualityScores: { passRate, stability: 1 },
      securityFindings: [...(parts.securityFindings ?? [])],
    },
    releaseReadiness: { ready: blockers.length === 0, blockers: [...blockers], warnings: [...warnings] },
    manifest: MANIFEST,
  };
  return { report, notPassed, notPassedTotal: notPassed.length };
}

export function scenarioOf(id: string, verdict: Verdict, more: Partial<ScenarioResult> = {}): ScenarioResult {
  const attempts = more.attempts ?? verdictCounts(verdict);
  const passRate = attempts.passed / attempts.total;
  return {
    id,
    suite: 'evals/suite.yaml',
    line: 3,
    column: 5,
    verdict,
    passed: verdict === 'passed',
    score: passRate,
    flaky: false,
    attempts,
    passRate,
    k: attempts.total,
    durationMs: { total: 20, median: 20, max: 20 },
    ...more,
  };
}

export function attemptOf(
  scenarioId: string,
  verdict: Verdict,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  return {
    scenarioId,
    suite: 'evals/suite.yaml',
    attempt: 1,
    verdict,
    passed: verdict === 'passed',
    transcript: '',
    outcome: { status: 'succeeded', finishReason: 'completed' },
    graderResults: [],
    metrics: {
      durationMs: 20,
      turns: 1,
      steps: { total: 1, succeeded: 1, failed: 0 },
      toolCalls: 0,
      toolFailures: 0,
      retries: 0,
      outputChars: 0,
    },
    approvalCount: 0,
    toolTrajectory: [],
    securityFindings: [],
    warnings: [],
    ...more,
  };
}

export function counts(passed: number, failed: number, undecidable: number): Counts {
  return { total: passed + failed + undecidable, passed, failed, undecidable, decided: passed + failed };
}

function verdictCounts(verdict: Verdict): Counts {
  return counts(
    Number(verdict === 'passed'),
    Number(verdict === 'failed'),
    Number(verdict === 'undecidable'),
  );
}

function addCounts(a: Counts, b: Counts): Counts {
  return counts(a.passed + b.passed, a.failed + b.failed, a.undecidable + b.undecidable);
}

function worst(scenarios: readonly ScenarioResult[]): Verdict {
  const verdicts = scenarios.map(({ verdict }) => verdict);
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length === 0 || verdicts.includes('undecidable') ? 'undecidable' : 'passed';
}

const DIGEST = `sha256:${'0'.repeat(64)}`;

const MANIFEST: EvaluationReport['manifest'] = {
  schemaVersion: 1,
  evalId: 'e1',
  createdAt: '2026-01-01T00:00:00.000Z',
  proofmark: '0.1.0',
  platform: 'linux',
  node: '20.0.0',
  config: { path: 'proofmark.yaml', digest: DIGEST },
  suites: [{ path: 'evals/suite.yaml', digest: DIGEST }],
  subject: { type: 'runtime', digest: DIGEST },
  graders: { digest: DIGEST, count: 1 },
  profile: 'standard',
  threshold: 1,
  sandbox: 'required',
  workers: 1,
  seed: 0,
  shard: { index: 1, total: 1 },
  inputs: {},
  plan: { digest: DIGEST, scenarios: 1, attempts: 1 },
};
