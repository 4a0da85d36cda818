import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTally } from '../../../src/evaluation/tally.ts';
import { decideEvaluation } from '../../../src/gates/evaluation-readiness.ts';
import type { AttemptRecord, Profile, Verdict } from '../../../src/generated/types.ts';
import { planOf, recordOf } from '../../helpers/records.ts';

interface Policy {
  threshold?: number;
  profile?: Profile;
  interrupted?: string;
}

function decide(
  verdicts: readonly (readonly Verdict[])[],
  policy: Policy = {},
  more: Partial<AttemptRecord> = {},
) {
  const plan = planOf(...verdicts.map((list) => list.length));
  const tally = createTally(plan, () => ({}));
  for (const [index, list] of verdicts.entries()) {
    for (const [attempt, verdict] of list.entries())
      tally.add(recordOf(`s${index + 1}`, attempt + 1, verdict, more));
  }
  const result = tally.finish();
  const { threshold = 1, profile = 'standard', interrupted } = policy;
  const facts = { ...result, planned: plan.attempts, ...(interrupted === undefined ? {} : { interrupted }) };
  return { ...decideEvaluation(facts, { threshold, profile }), result };
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('decideEvaluation', () => {
  it('passes when every attempt passed', () => {
    const { verdict, readiness } = decide([['passed'], ['passed', 'passed']]);
    expect(verdict).toBe('passed');
    expect(readiness).toEqual({ ready: true, blockers: [], warnings: [] });
  });

  it('S-58 is ready at 2 of 3 with a threshold of 0.6, with a warning that the scenario is unstable', () => {
    const { verdict, readiness, result } = decide([['passed', 'passed', 'failed']], { threshold: 0.6 });
    expect(verdict).toBe('passed');
    expect(readiness.ready).toBe(true);
    expect(codes(readiness.warnings)).toEqual(['unstable_scenario']);
    expect(result.scenarioResults[0]).toMatchObject({ passed: false, verdict: 'failed', flaky: true });
    expect(result.scenarioResults[0]?.score).toBeCloseTo(2 / 3, 10);
    expect(result.qualityScores.stability).toBe(0);
  });

  it('S-58 is not ready in the strict profile: unstable blocks there', () => {
    const { verdict, readiness } = decide([['passed', 'passed', 'failed']], {
      threshold: 0.6,
      profile: 'strict',
    });
    expect(verdict).toBe('failed');
    expect(codes(readiness.blockers)).toEqual(['unstable_scenario']);
  });

  it('does not let many easy repetitions hide a scenario that fails', () => {
    const easy = Array.from({ length: 99 }, () => 'passed' as const);
    const { verdict, readiness } = decide([easy, ['failed']], { threshold: 0.9 });
    expect(verdict).toBe('failed');
    expect(codes(readiness.blockers)).toEqual(['scenario_pass_rate_below_threshold']);
  });

  it('C-01 cannot tell when two of three scenarios say nothing about the agent, and shows both rates', () => {
    const { verdict, readiness, result } = decide([['undecidable'], ['undecidable'], ['passed']]);
    expect(verdict).toBe('undecidable');
    expect(codes(readiness.blockers)).toEqual(['undecided_attempts']);
    expect(result.totals.passRate).toBeCloseTo(1 / 3, 10);
    expect(result.totals.decidedPassRate).toBe(1);
  });

  it('fails when even the undecided attempts could not lift the rate', () => {
    expect(decide([['failed', 'failed', 'undecidable']], { threshold: 0.5 }).verdict).toBe('failed');
  });

  it('never lets the threshold allow undecided attempts', () => {
    expect(decide([['passed', 'passed', 'undecidable']], { threshold: 0.5 }).verdict).toBe('undecidable');
  });

  it('cannot tell after an interruption, even when all that ran passed', () => {
    const { verdict, readiness } = decide([['passed']], { interrupted: 'SIGINT' });
    expect(verdict).toBe('undecidable');
    expect(codes(readiness.blockers)).toEqual(['evaluation_interrupted']);
  });

  it('cannot tell after an interruption, even when what ran failed already', () => {
    const { verdict, readiness } = decide([['failed']], { interrupted: 'SIGTERM' });
    expect(verdict).toBe('undecidable');
    expect(codes(readiness.blockers)).toContain('evaluation_interrupted');
  });

  it('holds on a security finding although every attempt passed', () => {
    const finding = { code: 'protected_file_changed', message: 'tests/a.js' };
    const { verdict, readiness } = decide([['passed']], {}, { securityFindings: [finding] });
    expect(verdict).toBe('failed');
    expect(codes(readiness.blockers)).toEqual(['security_findings']);
  });

  it('never passes with an attempt that did not pass at threshold 1, and never when nothing ran', () => {
    const verdict = fc.constantFrom<Verdict>('passed', 'failed', 'undecidable');
    fc.assert(
      fc.property(
        fc.array(fc.array(verdict, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (all) => {
          const decided = decide(all).verdict;
          const flat = all.flat();
          const expected = flat.includes('failed')
            ? 'failed'
            : flat.includes('undecidable')
              ? 'undecidable'
              : 'passed';
          expect(decided).toBe(expected);
        },
      ),
    );
    const empty = createTally(planOf(2), () => ({})).finish();
    expect(decideEvaluation({ ...empty, planned: 2 }, { threshold: 0, profile: 'standard' }).verdict).toBe(
      'undecidable',
    );
  });

  it('never gets better when one verdict gets worse', () => {
    const rank: Record<Verdict, number> = { failed: 0, undecidable: 1, passed: 2 };
    const verdict = fc.constantFrom<Verdict>('passed', 'failed', 'undecidable');
    fc.assert(
      fc.property(
        fc.array(verdict, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, any, threshold) => {
          const index = any % list.length;
          const worse = list.map((each, at) => (at === index ? 'failed' : each));
          const [before, after] = [
            decide([list], { threshold }).verdict,
            decide([worse], { threshold }).verdict,
          ];
          const undecidedBefore = list[index] === 'undecidable';
          if (!undecidedBefore) expect(rank[after]).toBeLessThanOrEqual(rank[before]);
        },
      ),
    );
  });
});
