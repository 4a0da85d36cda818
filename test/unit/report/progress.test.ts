import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../src/model/summary.ts';
import { followProgress, NOTHING_RUNNING, progressLine, statusLine } from '../../../src/report/progress.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { readStepOutput } from '../../helpers/workflow-commands.ts';

describe('progressLine', () => {
  it('says what will run', () => {
    expect(
      progressLine({ type: 'planned', scenarios: 2, attempts: 6, alreadyDone: 1, evalDir: 'evals/e1' }),
    ).toBe('Evaluating 2 scenarios, 6 attempts (1 already done) in evals/e1');
  });

  it('gives the reason of an attempt that did not pass', () => {
    expect(progressLine(finished({ verdict: 'failed', reason: 'no test ran' }))).toBe(
      '[1/2] failed repair attempt 1: no test ran',
    );
  });

  it('C-26 leaves the reason of an undecidable attempt to the result', () => {
    expect(progressLine(finished({ verdict: 'undecidable', reason: 'network_error: broken' }))).toBe(
      '[1/2] undecidable repair attempt 1',
    );
  });

  it('tells of 10,000 passed attempts in twenty lines, and of every one that did not pass', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      progressLine(
        finished({ done: index + 1, total: 10_000, verdict: index === 4321 ? 'failed' : 'passed' }),
      ),
    ).filter((line) => line !== undefined);
    expect(lines).toHaveLength(21);
  });

  it('C-12 is one line without a workflow command for any id and reason', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const line = progressLine(finished({ scenarioId: text, reason: text, verdict: 'failed' }));
        const { commands, lines } = readStepOutput(line ?? '');
        expect([commands.length, lines.length]).toEqual([0, 1]);
      }),
    );
  });
});

describe('statusLine', () => {
  const events: Progress[] = [
    { type: 'planned', scenarios: 2, attempts: 3, alreadyDone: 1, evalDir: 'e' },
    { type: 'attempt_started', scenarioId: 'a', attempt: 1 },
    { type: 'attempt_started', scenarioId: 'b', attempt: 1 },
    finished({ scenarioId: 'a', verdict: 'failed', done: 2, total: 3 }),
  ];

  it.each([
    [1, '1/3'],
    [3, '1/3  a #1 +1'],
    [4, '2/3  1 failed  b #1'],
  ])('after %d events is %j', (count, line) => {
    expect(statusLine(events.slice(0, count).reduce(followProgress, NOTHING_RUNNING), 80)).toBe(line);
  });

  it('never fills the last column', () => {
    const state = followProgress(NOTHING_RUNNING, {
      type: 'attempt_started',
      scenarioId: 'x'.repeat(99),
      attempt: 1,
    });
    expect(statusLine(state, 40)).toHaveLength(39);
  });
});

function finished(more: Partial<Progress & { type: 'attempt_finished' }>): Progress {
  return {
    type: 'attempt_finished',
    scenarioId: 'repair',
    attempt: 1,
    verdict: 'passed',
    done: 1,
    total: 2,
    ...more,
  };
}
