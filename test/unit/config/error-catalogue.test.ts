import { expect, test } from 'vitest';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { formatProblem } from '../../../src/errors.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { brief, problemsOf } from './problems.ts';

interface Case {
  readonly title: string;
  readonly text: string;
  /** `code line:column path`. */
  readonly problems: readonly string[];
  /** What the first problem must say, and hint. */
  readonly says?: string;
  readonly hint?: string;
}

const refusalOf = async (text: string, name = 'suite.yaml') =>
  await problemsOf(loadSuite({ file: name, cwd: tempFolder({ [name]: text }) }));

/** A suite with one scenario, these lines in it; the first of them is line 5. */
const withLines = (...lines: string[]): string =>
  ['schemaVersion: 2', 'scenarios:', '  - id: a', '    input: x', ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );
const GRADERS = 'graders: [{ type: outcome, status: succeeded }]';

const SCHEMA: readonly Case[] = [
  {
    title: 'a missing key stands where its map begins',
    text: 'schemaVersion: 2\nscenarios:\n  - id: a\n    input: x\n',
    problems: ['missing_key 3:5 scenarios.0.graders'],
    says: '"graders"',
  },
  {
    title: 'an unknown key stands where it is written, with the nearest word',
    text: withLines(GRADERS, 'repetitons: 3'),
    problems: ['unknown_key 6:5 scenarios.0.repetitons'],
    says: 'allowed: id, input, repetitions',
    hint: 'did you mean "repetitions"?',
  },
  {
    title: 'an unknown key that is near to nothing gets no suggestion',
    text: withLines(GRADERS, 'zzzzzz: 3'),
    problems: ['unknown_key 6:5 scenarios.0.zzzzzz'],
  },
  {
    title: 'a wrong value of a list of words names the words',
    text: withLines('graders: [{ type: outcome, status: suceeded }]'),
    problems: ['not_allowed 5:40 scenarios.0.graders.0.status'],
    says: '"suceeded" is not allowed; allowed: succeeded, failed, paused, aborted, timeout, budget_exceeded',
    hint: 'did you mean "succeeded"?',
  },
  {
    title: 'an unknown type names the types, and nothing else of that grader',
    text: withLines('graders: [{ type: outcome, status: failed }, { type: filee, pth: 1 }]'),
    problems: ['not_allowed 5:58 scenarios.0.graders.1.type'],
    says: 'allowed: outcome, trajectory, command, file, diff, state, response',
    hint: 'did you mean "file"?',
  },
  {
    title: 'a grader without type names the types',
    text: withLines('graders: [{ status: failed }]'),
    problems: ['missing_key 5:15 scenarios.0.graders.0.type'],
    says: 'allowed: outcome',
  },
  {
    title: 'a type that is no text names the types',
    text: withLines('graders: [{ type: [outcome], status: failed }]'),
    problems: ['not_allowed 5:23 scenarios.0.graders.0.type'],
    says: 'a list is not allowed; allowed: outcome',
  },
  {
    title: 'a number out of range names the limit',
    text: withLines(GRADERS, 'repetitions: 101'),
    problems: ['out_of_range 6:18 scenarios.0.repetitions'],
    says: '101 is out of range; at most 100',
  },
  {
    title: 'a value of the wrong type names both types',
    text: withLines('graders: {}', 'tags: x', 'timeoutMs: soon'),
    problems: [
      'wrong_type 5:14 scenarios.0.graders',
      'wrong_type 6:11 scenarios.0.tags',
      'wrong_type 7:16 scenarios.0.timeoutMs',
    ],
    says: 'must be a list, is a map',
  },
  {
    title: 'an empty value says so',
    text: withLines(GRADERS, 'tags:'),
    problems: ['wrong_type 6:10 scenarios.0.tags'],
    says: 'must be a list, is empty',
  },
  {
    title: 'a number where a text belongs is quoted as written',
    text: withLines(GRADERS, 'tags: [42]'),
    problems: ['wrong_type 6:12 scenarios.0.tags.0'],
    hint: 'write "42"',
  },
  {
    title: 'a word where true or false belongs is translated',
    text: withLines('graders: [{ type: outcome, status: failed }, { type: file, path: a, exists: no }]'),
    problems: ['wrong_type 5:81 scenarios.0.graders.1.exists'],
    hint: 'write false',
  },
  {
    title: 'digits with underscores where a number belongs are written out',
    text: withLines(GRADERS, 'timeoutMs: 60_000'),
    problems: ['wrong_type 6:16 scenarios.0.timeoutMs'],
    hint: 'write 60000',
  },
  {
    title: 'an item that is there twice is named',
    text: withLines(GRADERS, 'tags: [x, z, x]'),
    problems: ['duplicate_item 6:18 scenarios.0.tags.2'],
  },
  {
    title: 'a blank text is named',
    text: withLines(GRADERS, 'script: " "'),
    problems: ['blank 6:13 scenarios.0.script'],
  },
  {
    title: 'a merge key is not read, and the error says so',
    text: withLines(GRADERS, '<<: { repetitions: 2 }'),
    problems: ['unknown_key 6:5 scenarios.0.<<'],
    hint: 'merge keys are not read',
  },
  {
    title: 'the words of version 1 in version 2 are explained',
    text: withLines(GRADERS, 'expected: {}'),
    problems: ['unknown_key 6:5 scenarios.0.expected'],
    hint: 'expected belongs to schemaVersion: 1; write graders',
  },
  {
    title: 'the version must be a number',
    text: withLines(GRADERS).replace('2', '"2"'),
    problems: ['not_allowed 1:16 schemaVersion'],
    says: '"2" is not allowed; allowed: 1, 2',
  },
  {
    title: 'C-15: a key that comes twice is an error with both places',
    text: withLines(GRADERS, 'repetitions: 1', 'repetitions: 2'),
    problems: ['duplicate_key 7:5'],
    says: 'the first is at 6:5',
  },
  {
    title: 'C-15: every repetition of a key is an error, and other mistakes are shown too',
    text: withLines(GRADERS, 'input: v', 'input: w', 'repetitions: 0'),
    problems: ['duplicate_key 6:5', 'duplicate_key 7:5', 'out_of_range 8:18 scenarios.0.repetitions'],
  },
];

const SYNTAX: readonly Case[] = [
  { title: 'an open bracket', text: 'schemaVersion: 2\nscenarios: [', problems: ['suite_syntax 2:13'] },
  { title: 'an open quote', text: 'schemaVersion: 2\nscenarios: "x', problems: ['suite_syntax 2:14'] },
  {
    title: 'a tab as indentation',
    text: 'schemaVersion: 2\nscenarios:\n\t- x\n',
    problems: ['suite_syntax 3:1'],
  },
  { title: 'a map in a line', text: 'a: b: c\n', problems: ['suite_syntax 1:4'] },
  { title: 'an unknown tag', text: 'a: !!js/function x\n', problems: ['suite_syntax 1:4'] },
  {
    title: 'a tag that JSON has no value for',
    text: 'a: !!binary aGk=\n',
    problems: ['missing_key 1:1 schemaVersion', 'suite_syntax 1:13'],
  },
  {
    title: 'another YAML version',
    text: '%YAML 1.1\n---\na: 1\n',
    problems: ['suite_syntax 1:1'],
    says: '1.2',
  },
  {
    title: 'a second document',
    text: 'schemaVersion: 2\n---\nschemaVersion: 2\n',
    problems: ['suite_several_documents 2:1'],
  },
  { title: 'an alias without an anchor', text: 'a: *x\n', problems: ['unresolved_alias 1:4'] },
  { title: 'an alias inside its own anchor', text: 'a: &x [*x]\n', problems: ['alias_cycle 1:8'] },
  {
    title: 'a key that is a list',
    text: '? [a]\n: b\n',
    problems: ['missing_key 1:1 schemaVersion', 'wrong_type 1:3'],
  },
  { title: 'only comments', text: '# nothing\n', problems: ['suite_empty 1:1'] },
];

test.each([...SCHEMA, ...SYNTAX])('$title', async ({ text, problems, says, hint }) => {
  const found = await refusalOf(text);
  expect(found.map(brief)).toEqual(problems);
  if (says !== undefined) expect(found[0]?.message).toContain(says);
  if (hint !== undefined) expect(found[0]?.hint).toBe(hint);
  for (const problem of found) expect(formatProblem(problem)).not.toMatch(/\p{Cc}/u);
});

const JSON_CASES: readonly Case[] = [
  { title: 'an open map', text: '{"a": 1', problems: ['suite_syntax 1:8'] },
  { title: 'a trailing comma', text: '{"a": 1,}', problems: ['suite_syntax 1:9'] },
  { title: 'a comment', text: '{\n  // no\n  "a": 1 }', problems: ['suite_syntax 2:3'] },
  { title: 'two values', text: '{}\n{}', problems: ['suite_syntax 2:1'] },
  { title: 'single quotes', text: "{'a': 1}", problems: ['suite_syntax 1:2'] },
  {
    title: 'a key that comes twice',
    text: '{"schemaVersion": 2,\n "scenarios": [],\n "scenarios": []}',
    problems: ['duplicate_key 3:2', 'out_of_range 3:15 scenarios'],
    says: 'the first is at 2:2',
  },
  {
    title: 'a key that comes twice, once in escapes',
    text: '{"schemaVersion": 2, "scenarios": [{"id": "a", "\\u0069d": "b"}]}',
    problems: [
      'missing_key 1:36 scenarios.0.input',
      'missing_key 1:36 scenarios.0.graders',
      'duplicate_key 1:48',
    ],
  },
  {
    title: 'a number where a text belongs is quoted as written',
    text: '{"schemaVersion": 1, "scenarios": [{"id": 1.10, "input": "", "expected": {}}]}',
    problems: ['wrong_type 1:43 scenarios.0.id'],
    hint: 'write "1.10"',
  },
];

test.each(JSON_CASES)('in JSON: $title', async ({ text, problems, says, hint }) => {
  const found = await refusalOf(text, 'suite.json');
  expect(found.map(brief)).toEqual(problems);
  if (says !== undefined) expect(found[0]?.message).toContain(says);
  if (hint !== undefined) expect(found[0]?.hint).toBe(hint);
});

test('quotes before colons inside texts are no keys', async () => {
  const scenario = { id: 'a":', input: '{"a": 1, "a": 2}', graders: [{ type: 'outcome', status: 'failed' }] };
  const text = JSON.stringify({ schemaVersion: 2, scenarios: [scenario] }, null, 2);
  const suite = await loadSuite({ file: 'suite.json', cwd: tempFolder({ 'suite.json': text }) });
  expect(suite.scenarios[0]?.input).toBe(scenario.input);
});

test.each([
  ['yaml', 'a: '],
  ['json', ''],
])('brackets without end are refused in %s, not crashed on', async (ending, start) => {
  for (const depth of [200, 20_000]) {
    const text = start + '['.repeat(depth) + ']'.repeat(depth);
    expect((await refusalOf(text, `suite.${ending}`)).map(({ code }) => code)).toContain('too_deep');
  }
});

test('aliases that multiply are refused before they fill the memory', async () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 12; level++) {
    lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`);
  }
  expect((await refusalOf(lines.join('\n'))).map(({ code }) => code)).toEqual(['excessive_aliases']);
});

test('long and hostile values are shown short and on one line', async () => {
  const hostile = `\u001b[31m\n::error::${'x'.repeat(500)}`;
  const found = await refusalOf(JSON.stringify({ schemaVersion: hostile, [hostile]: 1 }), 'suite.json');
  const [line = ''] = found.map(formatProblem);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(line.length).toBeLessThan(200);
});
