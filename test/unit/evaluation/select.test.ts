import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { selectScenarios } from '../../../src/evaluation/select.ts';
import type { Scenario } from '../../../src/generated/types.ts';

const scenario = (id: string, ...tags: string[]): Scenario => ({
  id,
  input: 'x',
  graders: [{ type: 'outcome', status: 'succeeded' }],
  ...(tags.length === 0 ? {} : { tags }),
});
const SUITES = [
  { scenarios: [scenario('paid-order', 'shop', 'fast'), scenario('repair-discount', 'shop')] },
  { scenarios: [scenario('a*b'), scenario('order/1.2 [x]', 'fast'), scenario('axb')] },
];
const select = (scenarios: string[], tags: string[] = []) =>
  selectScenarios(SUITES, { scenarios, tags }).map(
    ({ suiteIndex, scenarioIndex }) => SUITES[suiteIndex]?.scenarios[scenarioIndex]?.id,
  );
const problemsOf = (scenarios: string[], tags: string[] = []) => {
  try {
    select(scenarios, tags);
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  throw new Error('expected a UserError');
};

test('without patterns everything is selected, in the order of the suites', () => {
  expect(select([])).toEqual(['paid-order', 'repair-discount', 'a*b', 'order/1.2 [x]', 'axb']);
});

test.each<[string, string[]]>([
  ['paid-order', ['paid-order']],
  ['*order*', ['paid-order', 'order/1.2 [x]']],
  ['*', ['paid-order', 'repair-discount', 'a*b', 'order/1.2 [x]', 'axb']],
  ['order/1.2 [x]', ['order/1.2 [x]']],
  ['order/1?2*', ['order/1.2 [x]']],
  ['a*b', ['a*b', 'axb']],
  ['a?b', ['a*b', 'axb']],
  ['paid-order*', ['paid-order']],
])('the pattern %j', (pattern, expected) => {
  expect(select([pattern])).toEqual(expected);
});

test('several patterns add up, each scenario once', () => {
  expect(select(['*discount', 'repair*', 'axb'])).toEqual(['repair-discount', 'axb']);
});

test('several tags add up; a pattern and a tag must both hold', () => {
  expect(select([], ['fast', 'shop'])).toEqual(['paid-order', 'repair-discount', 'order/1.2 [x]']);
  expect(select(['*order*'], ['shop'])).toEqual(['paid-order']);
});

describe('C-03: what matches nothing is an error with near names', () => {
  test('a misspelt id', () => {
    const [problem] = problemsOf(['repair-discuont']);
    expect(problem?.code).toBe('nothing_selected');
    expect(problem?.hint).toContain('repair-discount');
  });

  test('a part of an id', () => {
    expect(problemsOf(['discount'])[0]?.hint).toContain('repair-discount');
  });

  test('one wrong pattern among right ones does not shrink the run in silence', () => {
    expect(problemsOf(['paid-order', 'nope-*', 'zzz']).map(({ code }) => code)).toEqual([
      'nothing_selected',
      'nothing_selected',
    ]);
  });

  test('a pattern that is near to nothing gets the names there are', () => {
    expect(problemsOf(['zzzzzzzz'])[0]?.hint).toContain('paid-order');
  });

  test('a tag nobody has', () => {
    expect(problemsOf([], ['fst'])[0]?.hint).toContain('fast');
    expect(problemsOf([], ['f*'])[0]?.code).toBe('nothing_selected');
  });

  test('a pattern and a tag that no scenario has both', () => {
    expect(problemsOf(['axb'], ['shop']).map(({ code }) => code)).toEqual(['nothing_selected']);
  });

  test('an empty pattern, and no scenario at all', () => {
    expect(problemsOf([''])[0]?.code).toBe('nothing_selected');
    expect(() => selectScenarios([], { scenarios: [], tags: [] })).toThrow(UserError);
  });
});

test('a pattern of stars takes no more than pattern times name', () => {
  const suites = [{ scenarios: [scenario('a'.repeat(20_000))] }];
  const started = performance.now();
  expect(() => selectScenarios(suites, { scenarios: [`${'a*'.repeat(200)}b`], tags: [] })).toThrow(UserError);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a glob means the same as the regular expression it stands for', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
  const name = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, name, (pattern, id) => {
      const expected = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(id);
      const run = () => selectScenarios([{ scenarios: [scenario(id)] }], { scenarios: [pattern], tags: [] });
      if (expected) expect(run()).toHaveLength(1);
      else expect(run).toThrow(UserError);
    }),
    { numRuns: 1000 },
  );
});
