import { describe, expect, it } from 'vitest';
import { parseInputs } from '../../../src/action/inputs.ts';
import { UserError } from '../../../src/errors.ts';

const EMPTY = {
  INPUT_CONFIG: '',
  INPUT_SUITE: '',
  INPUT_WORKERS: '',
  'INPUT_SOFT-FAIL': '',
  'INPUT_SANDBOX-SETUP': '',
};

describe('parseInputs', () => {
  it('leaves what is not given to the configuration', () => {
    const inputs = parseInputs(EMPTY);
    expect(inputs).toEqual({
      evaluate: { suites: [], scenarios: [], tags: [] },
      sandboxSetup: 'auto',
      softFail: false,
      workingDirectory: '.',
    });
  });

  it('reads every input', () => {
    const inputs = parseInputs({
      INPUT_CONFIG: ' agent.yaml ',
      INPUT_SUITE: 'evals/a.yaml\r\n\n  evals/b c/*.yaml  \n',
      INPUT_SCENARIO: 'repair-*',
      INPUT_TAG: 'smoke\nslow',
      INPUT_PROFILE: 'strict',
      INPUT_PERMISSION: 'full',
      INPUT_WORKERS: '4',
      INPUT_RESUME: 'e1',
      INPUT_SANDBOX: 'best-effort',
      'INPUT_SANDBOX-SETUP': 'off',
      'INPUT_SOFT-FAIL': 'true',
      'INPUT_WORKING-DIRECTORY': 'packages/agent',
    });
    expect(inputs).toEqual({
      evaluate: {
        config: 'agent.yaml',
        suites: ['evals/a.yaml', 'evals/b c/*.yaml'],
        scenarios: ['repair-*'],
        tags: ['smoke', 'slow'],
        profile: 'strict',
        permission: 'full',
        workers: 4,
        resume: 'e1',
        sandbox: 'best-effort',
      },
      sandboxSetup: 'off',
      softFail: true,
      workingDirectory: 'packages/agent',
    });
  });

  it.each([
    ['INPUT_WORKERS', '0', 'workers'],
    ['INPUT_WORKERS', '1.5', 'workers'],
    ['INPUT_WORKERS', 'many', 'workers'],
    ['INPUT_PROFILE', 'strickt', 'profile'],
    ['INPUT_PERMISSION', 'all', 'permission'],
    ['INPUT_SANDBOX', 'none', 'sandbox'],
    ['INPUT_SANDBOX-SETUP', 'on', 'sandbox-setup'],
    ['INPUT_SOFT-FAIL', 'yes', 'soft-fail'],
    ['INPUT_SUITES', 'a.yaml', 'suites'],
    ['INPUT_SOFT_FAIL', 'true', 'soft-fail'],
  ])('refuses %s=%s and names the input %s', (variable, value, name) => {
    const problems = problemsOf({ ...EMPTY, [variable]: value });
    expect(problems).toEqual([expect.objectContaining({ code: 'invalid_input', path: name })]);
    expect(problems[0]?.message).toContain(`input ${name} `);
  });

  it('names every wrong input at once', () => {
    const problems = problemsOf({ INPUT_WORKERS: 'x', INPUT_PROFILE: 'x', 'INPUT_SOFT-FAIL': 'x' });
    expect(problems.map(({ path }) => path)).toEqual(['workers', 'profile', 'soft-fail']);
  });

  it('leaves alone variables that resemble none of its inputs', () => {
    expect(() => parseInputs({ INPUT_DIR: '/data', INPUT_TOKEN: 'x' })).not.toThrow();
  });
});

function problemsOf(env: Record<string, string>): UserError['problems'] {
  try {
    parseInputs(env);
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  return [];
}
