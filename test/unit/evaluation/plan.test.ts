import { describe, expect, it } from 'vitest';
import { attemptsOf, planEvaluation } from '../../../src/evaluation/plan.ts';
import type { Profile, Scenario } from '../../../src/generated/types.ts';

const scenario = (id: string, repetitions?: number): Scenario => ({
  id,
  input: '',
  graders: [{ type: 'outcome', status: 'succeeded' }],
  ...(repetitions === undefined ? {} : { repetitions }),
});

function plan(scenarios: Scenario[], profile: Profile) {
  const loaded = {
    file: '/p/evals/a.yaml',
    dir: '/p/evals',
    schemaVersion: 2 as const,
    scenarios,
    text: '',
    locate: () => ({ file: '/p/evals/a.yaml' }),
  };
  const selected = scenarios.map((_, scenarioIndex) => ({ suiteIndex: 0, scenarioIndex }));
  return planEvaluation([{ name: 'evals/a.yaml', loaded }], selected, profile);
}

describe('planEvaluation', () => {
  it.each([
    ['strict', undefined, 3],
    ['strict', 5, 5],
    ['strict', 1, 3],
    ['standard', undefined, 1],
    ['standard', 4, 4],
    ['development', undefined, 1],
  ] as const)('S-56 profile %s with repetitions %s runs %i times', (profile, repetitions, expected) => {
    expect(plan([scenario('a', repetitions)], profile).attempts).toBe(expected);
  });

  it('names every attempt by suite, scenario and number', () => {
    expect(
      [...attemptsOf(plan([scenario('a', 2), scenario('b')], 'standard'))].map(({ key }) => key),
    ).toEqual(['evals/a.yaml::a#1', 'evals/a.yaml::a#2', 'evals/a.yaml::b#1']);
  });
});
