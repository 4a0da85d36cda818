import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTally } from '../../../src/evaluation/tally.ts';
import type { AttemptRecord, Verdict } from '../../../src/generated/types.ts';
import { planOf, recordOf } from '../../helpers/records.ts';

const withMetrics = (more: object): Partial<AttemptRecord> => ({
  metrics: { ...recordOf('s1', 1, 'passed').metrics, ...more },
});

function tallyOf(records: readonly AttemptRecord[], ...repetitions: number[]) {
  const tally = createTally(planOf(...repetitions), () => ({ line: 7 }));
  for (const record of records) tally.add(record);
  return tally.finish();
}

/** What other attempts find too, and what this one alone finds. */
function findings(index: number, attempt: number): Partial<AttemptRecord> {
  const place = { scenarioId: `s${index + 1}`, attempt: attempt + 1 };
  const found = ['every', `${attempt}`, `${index}-${attempt}`].map((message) => ({
    code: 'c',
    message,
    ...place,
  }));
  return { securityFindings: found, warnings: found };
}

describe('createTally', () => {
  it('leaves tokens and cost out when nobody reported them', () => {
    const { totals, scenarioResults } = tallyOf([recordOf('s1', 1, 'passed')], 1);
    expect(totals).not.toHaveProperty('tokens');
    expect(totals).not.toHaveProperty('costUsd');
    expect(scenarioResults[0]).not.toHaveProperty('tokens');
  });

  it('adds what is known, and money without rounding noise', () => {
    const records = [
      recordOf('s1', 1, 'passed', withMetrics({ tokens: 70, costUsd: 0.1 })),
      recordOf('s1', 2, 'passed', withMetrics({ tokens: 30, costUsd: 0.2 })),
    ];
    expect(tallyOf(records, 2).totals).toMatchObject({ tokens: 100, costUsd: 0.3 });
  });

  it('leaves the decided rate, interval and pass@k out when nothing was decided', () => {
    const { totals } = tallyOf([recordOf('s1', 1, 'undecidable')], 1);
    for (const key of ['decidedPassRate', 'interval', 'passAtK', 'passHatK'])
      expect(totals).not.toHaveProperty(key);
  });

  it('gives a scenario that did not pass its place in the suite and its first reason', () => {
    const records = [
      recordOf('s1', 2, 'failed', { reason: 'second' }),
      recordOf('s1', 1, 'failed', { reason: 'first' }),
    ];
    expect(tallyOf(records, 2).scenarioResults[0]).toMatchObject({ line: 7, reason: 'first' });
  });

  it('calls a scenario with an attempt missing undecidable, never passed', () => {
    expect(tallyOf([recordOf('s1', 1, 'passed')], 2).scenarioResults[0]).toMatchObject({
      verdict: 'undecidable',
    });
  });

  it('counts the same infrastructure error once, with its number', () => {
    const infrastructure = { code: 'provider_auth', message: 'bad key' };
    const records = [1, 2, 3].map((n) => recordOf(`s${n}`, 1, 'undecidable', { infrastructure }));
    expect([...tallyOf(records, 1, 1, 1).infrastructure]).toEqual([['provider_auth: bad key', 3]]);
  });

  it('gives the same result whatever the order in which attempts end', () => {
    const verdict = fc.constantFrom<Verdict>('passed', 'failed', 'undecidable');
    const shape = fc.array(fc.array(verdict, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(shape, fc.infiniteStream(fc.nat()), (all, chance) => {
        const records = all.flatMap((list, index) =>
          list.map((each, attempt) =>
            recordOf(`s${index + 1}`, attempt + 1, each, {
              reason: `${attempt}`,
              ...findings(index, attempt),
            }),
          ),
        );
        const shuffled = [...records].sort(() => ((chance.next().value ?? 0) % 3) - 1);
        const repetitions = all.map((list) => list.length);
        expect(tallyOf(shuffled, ...repetitions)).toEqual(tallyOf(records, ...repetitions));
      }),
    );
  });

  it('always adds up: total = passed + failed + undecidable, decided = passed + failed', () => {
    const verdict = fc.constantFrom<Verdict>('passed', 'failed', 'undecidable');
    fc.assert(
      fc.property(fc.array(verdict, { minLength: 1, maxLength: 20 }), (list) => {
        const { attempts } = tallyOf(
          list.map((each, index) => recordOf('s1', index + 1, each)),
          list.length,
        ).totals;
        expect(attempts.total).toBe(list.length);
        expect(attempts.passed + attempts.failed + attempts.undecidable).toBe(attempts.total);
        expect(attempts.passed + attempts.failed).toBe(attempts.decided);
      }),
    );
  });
});
