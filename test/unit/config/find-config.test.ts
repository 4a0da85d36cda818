import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSuiteFile, findConfig } from '../../../src/config/find-config.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { problemsOf } from './problems.ts';

const ORDER = [
  'proofmark.yaml',
  'proofmark.yml',
  'proofmark.json',
  'coremind.yaml',
  'coremind.yml',
  'coremind.json',
];

test.each(ORDER.map((name, index) => [name, ORDER.slice(index)] as const))(
  '%s comes before the names after it',
  async (name, present) => {
    const cwd = tempFolder(Object.fromEntries(present.map((each) => [each, '{}'])));
    expect(await findConfig({ cwd })).toBe(join(cwd, name));
  },
);

test('a name that is given wins', async () => {
  const cwd = tempFolder({ 'proofmark.yaml': '', 'sub/other.yaml': '' });
  expect(await findConfig({ cwd, given: 'sub/other.yaml' })).toBe(join(cwd, 'sub/other.yaml'));
});

test('without any the error says what was looked for', async () => {
  const [problem] = await problemsOf(findConfig({ cwd: tempFolder() }));
  expect(problem?.code).toBe('config_missing');
  for (const name of ORDER) expect(problem?.hint).toContain(name);
});

test('a name that is not there gets the nearest name beside it', async () => {
  const [problem] = await problemsOf(
    findConfig({ cwd: tempFolder({ 'proofmark.yaml': '' }), given: 'proofmrk.yaml' }),
  );
  expect([problem?.code, problem?.hint]).toEqual(['config_missing', 'did you mean "proofmark.yaml"?']);
});

test('the suite of a project that names none lies in evals', () => {
  expect(defaultSuiteFile('/p')).toBe(join('/p', 'evals', 'scenarios.yaml'));
});
