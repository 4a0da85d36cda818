import { describe, expect, it } from 'vitest';
import { copyFixture } from '../helpers/cli.ts';
import { type Evaluation, evaluateProject } from '../helpers/evaluate-project.ts';

describe('S-59 a trajectory of bash (failed), read, edit, bash (succeeded)', () => {
  it('holds in this order, and not in another', async () => {
    const evaluation = await evaluateProject(copyFixture('repair'));
    expect(evaluation.code).toBe(1);
    expect(gradesOf(evaluation, 1)).toEqual({
      'in-order': 'passed ok',
      'edit-before-read': 'failed step_missing',
      'success-before-edit': 'failed step_missing',
      'read-forbidden': 'failed tool_forbidden',
      'one-failure-allowed': 'passed ok',
    });
    expect(evaluation.attempt('in-order').toolTrajectory.map(({ tool, isError }) => [tool, isError])).toEqual(
      [
        ['bash', true],
        ['read', false],
        ['edit', false],
        ['bash', false],
      ],
    );
  });

  it('S-60 counts the failed first test as a tool failure, not as a security finding', async () => {
    const { code, report, attempt } = await evaluateProject(copyFixture('repair'), [
      '--scenario',
      'one-failure-allowed',
    ]);
    expect(code).toBe(0);
    expect(attempt('one-failure-allowed')).toMatchObject({
      verdict: 'passed',
      metrics: { toolFailures: 1, toolCalls: 4 },
      securityFindings: [],
      changedPaths: ['limit.txt'],
    });
    expect(report.report.securityFindings).toEqual([]);
  });
});

it('S-61 a command grader: its exit code, its arguments without a shell, its time-out', async () => {
  const evaluation = await evaluateProject(copyFixture('commands'));
  expect(evaluation.code).toBe(1);
  expect(gradesOf(evaluation, 1)).toEqual({
    'expected-exit-code': 'passed ok',
    'one-argument': 'passed ok',
    'too-slow': 'undecidable process_timeout',
    'other-exit-code': 'failed exit_code_differs',
  });
  expect(evaluation.attempt('one-argument').verdict).toBe('passed');
  expect(evaluation.attempt('too-slow').verdict).toBe('undecidable');
});

it('S-62 a file grader: absence, kind, size, bytes, the baseline', async () => {
  const evaluation = await evaluateProject(copyFixture('files'));
  expect(evaluation.code).toBe(1);
  expect(gradesOf(evaluation, 1)).toEqual({
    absent: 'passed ok',
    'not-absent': 'failed file_present',
    missing: 'failed file_missing',
    folder: 'failed not_a_file',
    'too-big': 'failed file_too_large',
    edited: 'failed file_changed',
    untouched: 'passed ok',
    exact: 'passed ok',
  });
});

/** Verdict and code of the grade at `index`, by scenario. */
function gradesOf({ report }: Evaluation, index: number): Record<string, string> {
  return Object.fromEntries(
    report.attempts.map(({ scenarioId, graderResults }) => {
      const grade = graderResults[index];
      return [scenarioId, `${grade?.verdict} ${grade?.code}`];
    }),
  );
}
