import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluateProject, readEvaluation } from '../helpers/evaluate-project.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

const SCENARIOS = join(import.meta.dirname, '../../scenarios');

/** Suite of scenarios/endings: exit code, how the run ends, and the code of the error, grade or blocker that decides. */
const endings = [
  ['agent-failed', 1, 'failed agent_failed', 'outcome_status_differs'],
  ['approval-missing', 1, 'paused tool_approval_denied', 'outcome_status_differs'],
  ['budget-exceeded', 1, 'budget_exceeded budget_exceeded', 'outcome_status_differs'],
  ['forged-tests', 1, 'succeeded completed', 'security_findings'],
  ['grader-timeout', 3, 'succeeded completed', 'process_timeout'],
  ['model-unavailable', 3, 'failed provider_unavailable', 'provider_unavailable'],
  ['outside-workspace', 1, 'paused policy_denied', 'outcome_status_differs'],
  ['timeout', 1, 'timeout run_timeout', 'outcome_status_differs'],
  ['wrong-answer', 1, 'succeeded completed', 'text_missing'],
] as const;

describe('a suite of scenarios/endings ends as it says', () => {
  it.each(endings)('%s: exit %i, %s, %s', async (name, exitCode, outcome, decidedBy) => {
    const project = shipped('endings');
    const { code, report, attempt } = await evaluateProject(project, ['--suite', `evals/${name}.yaml`]);
    const ended = attempt(name);
    expect(code).toBe(exitCode);
    expect(report.verdict).toBe(exitCode === 3 ? 'undecidable' : 'failed');
    expect(`${ended.outcome.status} ${ended.outcome.finishReason}`).toBe(outcome);
    const grade = ended.graderResults.find(({ verdict }) => verdict !== 'passed');
    const [blocker] = report.releaseReadiness.blockers;
    expect(ended.infrastructure?.code ?? grade?.code ?? blocker?.code).toBe(decidedBy);
  });

  it('and no suite is left out here', () => {
    const suites = readdirSync(join(SCENARIOS, 'endings/evals')).map((file) => file.replace('.yaml', ''));
    expect(suites.sort()).toEqual(endings.map(([name]) => name));
  });

  it('with security findings where a suite says so', async () => {
    const project = shipped('endings');
    const suites = ['forged-tests', 'outside-workspace'].flatMap((name) => ['--suite', `evals/${name}.yaml`]);
    const { report } = await evaluateProject(project, suites);
    expect(report.report.securityFindings.map(({ code, scenarioId }) => [scenarioId, code])).toEqual([
      ['forged-tests', 'protected_file_changed'],
      ['outside-workspace', 'path_outside_workspace'],
    ]);
  });
});

describe('the suites that show a pass', () => {
  it('scenarios/demo: all seven graders, three repetitions, tokens counted', async () => {
    const { code, report, trace, evalDir } = await evaluateProject(shipped('demo'));
    expect(code).toBe(0);
    expect(report).toMatchObject({ verdict: 'passed', totalRuns: 3, totals: { tokens: 3 * 3251 } });
    for (const { graderResults, metrics, changedPaths } of report.attempts) {
      expect(graderResults.map(({ type, verdict }) => [type, verdict])).toEqual(
        ['outcome', 'trajectory', 'command', 'file', 'diff', 'state', 'response'].map((type) => [
          type,
          'passed',
        ]),
      );
      expect(metrics).toMatchObject({ toolFailures: 1, tokens: 3251, turns: 5 });
      expect(metrics).not.toHaveProperty('costUsd');
      expect(changedPaths).toEqual(['src/discount.ts']);
    }
    expect(new Set(trace.map(({ runId }) => runId)).size).toBe(3);
    expect(readEvaluation(evalDir).journal.map(({ kind }) => kind)).toEqual([
      'start',
      ...Array(6).fill(expect.stringMatching(/^attempt_(started|finished)$/)),
      'finish',
    ]);
  });

  it('scenarios/text: no workspace, no folder for each attempt', async () => {
    const { code, report, evalDir } = await evaluateProject(shipped('text'));
    expect(code).toBe(0);
    expect(report).toMatchObject({ verdict: 'passed', totalRuns: 3 });
    expect(readdirSync(join(evalDir, 'attempts'))).toEqual(['trace.jsonl']);
  });
});

function shipped(name: string): string {
  const folder = tempFolder();
  cpSync(join(SCENARIOS, name), folder, {
    recursive: true,
    filter: (path) => !path.includes('.proofmark'),
  });
  return folder;
}
