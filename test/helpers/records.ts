import type { Plan } from '../../src/evaluation/plan.ts';
import type { AttemptRecord, Scenario, Verdict } from '../../src/generated/types.ts';

/** A plan of scenarios `s1`, `s2`, … of one suite with the given numbers of repetitions. */
export function planOf(...repetitions: number[]): Plan {
  let firstAttempt = 0;
  const scenarios = repetitions.map((count, index) => {
    const scenario: Scenario = {
      id: `s${index + 1}`,
      input: '',
      graders: [{ type: 'outcome', status: 'succeeded' }],
    };
    const planned = {
      key: `suite.yaml::${scenario.id}`,
      suite: 'suite.yaml',
      suiteIndex: 0,
      scenarioIndex: index,
      scenario,
      repetitions: count,
      firstAttempt,
    };
    firstAttempt += count;
    return planned;
  });
  return { scenarios, attempts: firstAttempt };
}

/** The record of an attempt with this verdict. */
export function recordOf(
  scenarioId: string,
  attempt: number,
  verdict: Verdict,
  more: Partial<AttemptRecord> = {},
): AttemptRecord {
  return {
    scenarioId,
    suite: 'suite.yaml',
    attempt,
    verdict,
    passed: verdict === 'passed',
    transcript: '',
    outcome: { status: 'succeeded', finishReason: 'completed' },
    graderResults: [],
    metrics: {
      durationMs: 10,
      turns: 1,
      steps: { total: 0, succeeded: 0, failed: 0 },
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
