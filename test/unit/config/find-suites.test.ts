import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSuites } from '../../../src/config/find-suites.ts';
import { loadSuites } from '../../../src/config/load-suite.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { problemsOf } from './problems.ts';

const FILES = {
  'evals/b.yaml': '',
  'evals/a.yml': '',
  'evals/c.json': '',
  'evals/notes.md': '',
  'evals/deep/d.yaml': '',
};
const find = async (cwd: string, ...patterns: string[]) =>
  (await findSuites({ patterns, cwd })).map((file) => file.slice(cwd.length + 1));

test('files come absolute, sorted, each once, whatever the order of the patterns', async () => {
  const cwd = tempFolder(FILES);
  const patterns = ['evals/c.json', 'evals/*.yaml', join(cwd, 'evals/b.yaml'), 'evals/a.yml'];
  expect(await find(cwd, ...patterns)).toEqual(['evals/a.yml', 'evals/b.yaml', 'evals/c.json']);
  expect(await find(cwd, ...patterns.reverse())).toEqual(['evals/a.yml', 'evals/b.yaml', 'evals/c.json']);
});

test.each([
  ['evals/**/*.yaml', ['evals/b.yaml', 'evals/deep/d.yaml']],
  ['evals/*.{yml,json}', ['evals/a.yml', 'evals/c.json']],
  ['evals/[ab].*', ['evals/a.yml', 'evals/b.yaml']],
])('the glob %s', async (pattern, expected) => {
  expect(await find(tempFolder(FILES), pattern)).toEqual(expected);
});

test('a glob that starts at the root of the disk works as well', async () => {
  const cwd = tempFolder(FILES);
  expect(await find(cwd, join(cwd, 'evals/*.json'))).toEqual(['evals/c.json']);
});

test('a file whose name looks like a glob is that file', async () => {
  expect(await find(tempFolder({ 'a[1].yaml': '', 'a1.yaml': '' }), 'a[1].yaml')).toEqual(['a[1].yaml']);
});

test('a folder stands for the suites right in it', async () => {
  expect(await find(tempFolder(FILES), 'evals')).toEqual(['evals/a.yml', 'evals/b.yaml', 'evals/c.json']);
});

describe('a pattern that matches nothing is an error', () => {
  test('each of them, with near names', async () => {
    const cwd = tempFolder({ 'regression.yaml': '', 'good.yaml': '' });
    const problems = await problemsOf(
      findSuites({ patterns: ['regresion.yaml', 'good.yaml', 'x*.yaml'], cwd }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['suite_missing', 'suite_missing']);
    expect(problems[0]?.hint).toContain('regression.yaml');
  });

  test('a folder without suites', async () => {
    const cwd = tempFolder({ 'evals/notes.md': '' });
    expect((await problemsOf(findSuites({ patterns: ['evals'], cwd })))[0]?.code).toBe('suite_missing');
  });
});

describe('C-17: a file of the suite folder that is no suite stops the run', () => {
  const good = '{"schemaVersion":1,"scenarios":[{"id":"a","input":"x","expected":{}}]}';
  test.each([
    ['does not parse', 'b.yaml', '[', 'suite_syntax'],
    ['is something else', 'b.yml', 'name: x\n', 'missing_key'],
    ['is empty', 'b.json', '', 'suite_empty'],
  ])('one that %s', async (_, name, text, code) => {
    const cwd = tempFolder({ 'evals/a.json': good, [`evals/${name}`]: text });
    const files = await findSuites({ patterns: ['evals'], cwd });
    const problems = await problemsOf(loadSuites(files, { cwd }));
    expect(problems.map((problem) => [problem.code, problem.at?.file])).toEqual([[code, `evals/${name}`]]);
  });

  test('one that is a folder', async () => {
    const cwd = tempFolder({ 'evals/a.json': good });
    mkdirSync(join(cwd, 'evals/b.yaml'));
    const files = await findSuites({ patterns: ['evals'], cwd });
    expect((await problemsOf(loadSuites(files, { cwd }))).map(({ code }) => code)).toEqual([
      'suite_not_a_file',
    ]);
  });
});
