import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAnnotations } from '../../../src/report/github-annotations.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { attemptOf, scenarioOf, summaryOf } from '../../helpers/summary.ts';

describe('planAnnotations', () => {
  it('puts a failed scenario on its line of the suite as an error, an undecidable one as a warning', () => {
    const summary = summaryOf({
      scenarios: [
        scenarioOf('a', 'passed'),
        scenarioOf('b', 'failed', { reason: 'why' }),
        scenarioOf('c', 'undecidable'),
      ],
    });
    expect(planAnnotations(summary, { projectPath: 'packages/x' })).toEqual([
      {
        kind: 'error',
        file: 'packages/x/evals/suite.yaml',
        line: 3,
        column: 5,
        title: 'Scenario failed: b',
        message: '0 of 1 attempt passed. why',
      },
      expect.objectContaining({ kind: 'warning', title: 'Scenario undecidable: c' }),
    ]);
  });

  it.each([
    ['', 'evals/s.yaml', 'evals/s.yaml'],
    ['.', './evals/s.yaml', 'evals/s.yaml'],
    ['a/b', '../s.yaml', 'a/s.yaml'],
    ['a', '..\\s.yaml', 's.yaml'],
    ['a', '../../s.yaml', undefined],
    [undefined, 's.yaml', undefined],
  ])('in project %j writes suite %j as %j', (projectPath, suite, file) => {
    const summary = summaryOf({ scenarios: [scenarioOf('a', 'failed', { suite })] });
    const options = projectPath === undefined ? {} : { projectPath };
    expect(planAnnotations(summary, options)[0]?.file).toBe(file);
  });

  it('C-24 keeps ten of a kind and sums up the rest in the last', () => {
    const scenarios = Array.from({ length: 400 }, (_, index) =>
      scenarioOf(`s${index}`, index < 200 ? 'failed' : 'undecidable'),
    );
    const annotations = planAnnotations(summaryOf({ scenarios }), { projectPath: '' });
    expect(annotations.map(({ kind }) => kind)).toEqual([
      ...Array(10).fill('error'),
      ...Array(10).fill('warning'),
    ]);
    expect(annotations[9]?.message).toMatch(/^191 more errors/u);
    expect(annotations[19]?.message).toMatch(/^191 more warnings/u);
  });

  it('C-26 leaves out scenarios that all had the same reason', () => {
    const infrastructure = { code: 'provider_auth', message: 'refused' };
    const summary = summaryOf({
      scenarios: ['a', 'b'].map((id) => scenarioOf(id, 'undecidable')),
      notPassed: ['a', 'b'].map((id) => attemptOf(id, 'undecidable', { infrastructure })),
      blockers: [{ code: 'undecidable_attempts', message: 'provider_auth: refused' }],
    });
    expect(planAnnotations(summary, {})).toHaveLength(1);
  });

  it('C-12 C-24 keeps messages on one line and below 4,096 characters', () => {
    fc.assert(
      fc.property(hostileText(), fc.nat(1000), (text, times) => {
        const reason = text.repeat(times);
        const summary = summaryOf({ scenarios: [scenarioOf(text, 'failed', { reason })] });
        for (const { title, message } of planAnnotations(summary, {})) {
          expect(`${title}${message}`).not.toMatch(/\p{Cc}/u);
          expect(message.length).toBeLessThanOrEqual(4096);
        }
      }),
      { numRuns: 50 },
    );
  });
});
