import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSuite, loadSuites } from '../../../src/config/load-suite.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { brief, problemsOf } from './problems.ts';

const load = (text: string, name = 'suite.yaml') =>
  loadSuite({ file: name, cwd: tempFolder({ [name]: text }) });
const refusal = async (text: string, name?: string) => (await problemsOf(load(text, name))).map(brief);

const OUTCOME = { type: 'outcome', status: 'succeeded' };
const v2 = (scenario: object): string =>
  JSON.stringify({ schemaVersion: 2, scenarios: [{ id: 'a', input: 'x', graders: [OUTCOME], ...scenario }] });
const v2With = (...graders: object[]): string => v2({ graders: [OUTCOME, ...graders] });
const v1 = (scenario: object): string =>
  JSON.stringify({ schemaVersion: 1, scenarios: [{ id: 'a', input: 'x', expected: {}, ...scenario }] });

/** Every rule must hold for both syntaxes, so each document is read as YAML and as JSON. */
const refusals = async (text: string) => {
  const [yaml, json] = [await refusal(text), await refusal(text, 'suite.json')];
  expect(json).toEqual(yaml);
  return yaml.map((line) => line.replace(/ \d+:\d+/, ''));
};

describe('S-54: what no version allows is refused', () => {
  const scenario = (id: string) => ({ id, input: 'x', graders: [OUTCOME] });
  const cases: readonly [string, string, readonly string[]][] = [
    ['schemaVersion 3', '{"schemaVersion":3,"scenarios":[]}', ['not_allowed schemaVersion']],
    ['no schemaVersion', '{"scenarios":[]}', ['missing_key schemaVersion']],
    ['C-04: no scenario', '{"schemaVersion":2,"scenarios":[]}', ['out_of_range scenarios']],
    ['C-04: no scenario in version 1', '{"schemaVersion":1,"scenarios":[]}', ['out_of_range scenarios']],
    [
      'duplicate ids',
      JSON.stringify({ schemaVersion: 2, scenarios: [scenario('a'), scenario('b'), scenario('a')] }),
      ['duplicate_id scenarios.2.id'],
    ],
    ['repetitions 0', v2({ repetitions: 0 }), ['out_of_range scenarios.0.repetitions']],
    ['repetitions 1.5', v2({ repetitions: 1.5 }), ['wrong_type scenarios.0.repetitions']],
    ['repetitions 101', v2({ repetitions: 101 }), ['out_of_range scenarios.0.repetitions']],
    ['contains [1]', v1({ expected: { contains: [1] } }), ['wrong_type scenarios.0.expected.contains.0']],
    ['outcome maybe', v1({ expected: { outcome: 'maybe' } }), ['not_allowed scenarios.0.expected.outcome']],
    ['a blank id', v2({ id: ' ' }), ['blank scenarios.0.id']],
    ['a list', '[]', ['wrong_type (root)']],
    ['a number', '1', ['wrong_type (root)']],
  ];
  test.each(cases)('%s', async (_, text, expected) => {
    expect(await refusals(text)).toEqual(expected);
  });

  test('repetitions 1 and 100 are accepted', async () => {
    for (const repetitions of [1, 100]) {
      expect((await load(v2({ repetitions }))).scenarios[0]?.repetitions).toBe(repetitions);
    }
  });
});

describe('S-55: what a version does not allow is refused', () => {
  const outcomes = (count: number) => Array.from({ length: count }, () => OUTCOME);
  const cases: readonly [string, string, readonly string[]][] = [
    ['version 1 with graders', v1({ graders: [OUTCOME] }), ['unknown_key scenarios.0.graders']],
    ['version 2 with expected', v2({ expected: {} }), ['unknown_key scenarios.0.expected']],
    [
      'version 2 without an outcome grader',
      v2({ graders: [{ type: 'state', maxTurns: 1 }] }),
      ['no_outcome_grader scenarios.0.graders'],
    ],
    ['21 graders', v2({ graders: outcomes(21) }), ['out_of_range scenarios.0.graders']],
    ['a blank command', v2With({ type: 'command', command: '' }), ['blank scenarios.0.graders.1.command']],
    ['a response without rules', v2With({ type: 'response' }), ['vacuous_grader scenarios.0.graders.1']],
    [
      'two equal ids',
      v2With({ id: 'a', type: 'state', maxTurns: 1 }, { id: 'a', type: 'state', maxTurns: 1 }),
      ['duplicate_id scenarios.0.graders.2.id'],
    ],
    [
      'an id that a default takes',
      v2With({ id: 'state-3', type: 'state', maxTurns: 1 }, { type: 'state', maxTurns: 1 }),
      ['duplicate_id scenarios.0.graders.2.id'],
    ],
    ['no grader', v2({ graders: [] }), ['out_of_range scenarios.0.graders']],
  ];
  test.each(cases)('%s', async (_, text, expected) => {
    expect(await refusals(text)).toEqual(expected);
  });

  test('20 graders are accepted and get distinct ids', async () => {
    const { scenarios } = await load(v2({ graders: outcomes(20) }));
    expect(new Set(scenarios[0]?.graders.map(({ id }) => id)).size).toBe(20);
  });
});

test('S-56: repetitions are kept as given, and stay absent when absent', async () => {
  expect((await load(v2({ repetitions: 5 }))).scenarios[0]?.repetitions).toBe(5);
  expect((await load(v2({}))).scenarios[0]).not.toHaveProperty('repetitions');
});

describe('C-02: a misspelt key stops everything', () => {
  test('grader instead of graders is one error with its place and the right word', async () => {
    const text =
      'schemaVersion: 2\nscenarios:\n  - id: a\n    input: x\n    grader:\n      - { type: outcome, status: succeeded }\n';
    const problems = await problemsOf(load(text));
    expect(problems.map(brief)).toEqual(['unknown_key 5:5 scenarios.0.grader']);
    expect(problems[0]?.hint).toBe('did you mean "graders"?');
    expect(problems[0]?.at?.file).toBe('suite.yaml');
  });
});

describe('C-05: a grader that cannot fail is refused', () => {
  const cases: readonly [string, object, string][] = [
    ['an empty state grader', { type: 'state' }, 'vacuous_grader'],
    ['a state grader with minCheckpoints 0 only', { type: 'state', minCheckpoints: 0 }, 'vacuous_grader'],
    ['a diff that preserves nothing', { type: 'diff', preserveExisting: false }, 'vacuous_grader'],
    [
      'a diff that requires and forbids no path',
      { type: 'diff', preserveExisting: false, requiredPaths: [], forbiddenPaths: [] },
      'vacuous_grader',
    ],
    ['an empty list of texts', { type: 'response', contains: [] }, 'vacuous_grader .contains'],
    ['an empty text', { type: 'file', path: 'a', contains: ['x', ''] }, 'vacuous_grader .contains.1'],
    [
      'an empty pattern',
      { type: 'command', command: 'x', stdoutMatches: [''] },
      'vacuous_grader .stdoutMatches.0',
    ],
    [
      'an empty text that must be absent',
      { type: 'diff', notContains: [''] },
      'impossible_grader .notContains.0',
    ],
    [
      'an empty text that must be absent from stderr',
      { type: 'command', command: 'x', stderrNotContains: [''] },
      'impossible_grader .stderrNotContains.0',
    ],
  ];
  test.each(cases)('%s', async (_, grader, expected) => {
    const [code, rest = ''] = expected.split(' ');
    expect(await refusals(v2With(grader))).toEqual([`${code} scenarios.0.graders.1${rest}`]);
  });

  const accepted: readonly object[] = [
    { type: 'state', maxTurns: 0 },
    { type: 'state', minCheckpoints: 1 },
    { type: 'state', finishReason: 'done' },
    { type: 'diff' },
    { type: 'diff', preserveExisting: true },
    { type: 'diff', preserveExisting: false, allowedPaths: [] },
    { type: 'diff', preserveExisting: false, maxChangedFiles: 0 },
    { type: 'file', path: 'a' },
    { type: 'file', path: 'a', exists: false },
    { type: 'response', equals: '' },
    { type: 'command', command: 'true' },
  ];
  test.each(accepted)('%j can fail and is accepted', async (grader) => {
    expect((await load(v2With(grader))).scenarios[0]?.graders).toHaveLength(2);
  });
});

describe('paths that lead out of the workspace', () => {
  const cases: readonly [object, string][] = [
    [{ type: 'file', path: '../x' }, 'path'],
    [{ type: 'file', path: 'a/../../x' }, 'path'],
    [{ type: 'file', path: '/etc/passwd' }, 'path'],
    [{ type: 'file', path: 'a\\..\\..\\x' }, 'path'],
    [{ type: 'file', path: 'C:\\x' }, 'path'],
    [{ type: 'file', path: 'a\0b' }, 'path'],
    [{ type: 'command', command: 'x', cwd: '..' }, 'cwd'],
    [{ type: 'command', command: '../x' }, 'command'],
    [{ type: 'diff', allowedPaths: ['a', '../**'] }, 'allowedPaths.1'],
    [{ type: 'diff', forbiddenPaths: ['/x'] }, 'forbiddenPaths.0'],
  ];
  test.each(cases)('%j is refused', async (grader, path) => {
    const expected = [`outside_workspace scenarios.0.graders.1.${path}`];
    expect((await refusal(v2With(grader), 'suite.json')).map((line) => line.replace(/ \d+:\d+/, ''))).toEqual(
      expected,
    );
  });

  test('setup, oracle and workspace are held to the same', async () => {
    const scenario = {
      setup: [{ command: 'x', cwd: '../..' }],
      oracle: { commands: [{ command: './../x' }] },
      workspace: { source: '../fixtures', include: ['../x'], protect: ['test/**'] },
    };
    expect(await refusals(v2(scenario))).toEqual([
      'outside_workspace scenarios.0.setup.0.cwd',
      'outside_workspace scenarios.0.oracle.commands.0.command',
      'outside_workspace scenarios.0.workspace.include.0',
    ]);
  });

  test('an absolute program, a path that comes back and the root itself are accepted', async () => {
    const graders = [
      { type: 'command', command: '/usr/bin/env', cwd: '.' },
      { type: 'file', path: 'a/../b' },
      { type: 'file', path: '..a' },
    ];
    expect((await load(v2With(...graders))).scenarios).toHaveLength(1);
  });
});

test('an oracle is a patch or commands, not both and not neither', async () => {
  const commands = [{ command: 'x' }];
  expect(await refusals(v2({ oracle: {} }))).toEqual(['exactly_one scenarios.0.oracle']);
  expect(await refusals(v2({ oracle: { patch: 'p', commands } }))).toEqual([
    'exactly_one scenarios.0.oracle',
  ]);
  expect((await load(v2({ oracle: { patch: 'p' } }))).scenarios[0]?.oracle).toEqual({ patch: 'p' });
});

test('patterns that do not compile are refused with the reason, each where it stands', async () => {
  const cwd = tempFolder({
    'suite.yaml': v2With(
      { type: 'response', matches: ['a', '('] },
      { type: 'command', command: 'x', stderrMatches: ['['], stdoutContains: ['('] },
    ),
  });
  const compile = (pattern: string) => void new RegExp(pattern, 'u');
  const problems = await problemsOf(loadSuite({ file: 'suite.yaml', cwd, compile }));
  expect(problems.map(({ code, path }) => [code, path])).toEqual([
    ['bad_pattern', 'scenarios.0.graders.1.matches.1'],
    ['bad_pattern', 'scenarios.0.graders.2.stderrMatches.0'],
  ]);
  await expect(loadSuite({ file: 'suite.yaml', cwd })).resolves.toBeDefined();
});

describe('version 1', () => {
  test('without a text rule there is only the outcome grader', async () => {
    const { scenarios } = await load(v1({ expected: { outcome: 'failed', contains: [] } }));
    expect(scenarios[0]?.graders).toEqual([{ id: 'outcome-1', type: 'outcome', status: 'failed' }]);
  });

  test('an empty text is refused there as well', async () => {
    expect((await problemsOf(load(v1({ expected: { contains: [''] } })))).map(({ code }) => code)).toEqual([
      'vacuous_grader',
    ]);
  });
});

test('mistakes of a faulty scenario that only rules can see are shown in the same run', async () => {
  const scenario = {
    repetitions: 0,
    graders: [{ type: 'outcom' }, { type: 'state' }, { type: 'file', path: '../x', exist: true }],
  };
  expect(await refusals(v2(scenario))).toEqual([
    'not_allowed scenarios.0.graders.0.type',
    'vacuous_grader scenarios.0.graders.1',
    'unknown_key scenarios.0.graders.2.exist',
    'out_of_range scenarios.0.repetitions',
  ]);
});

test('an alias gives every scenario its own graders', async () => {
  const { scenarios } = await load(
    [
      'schemaVersion: 2',
      'scenarios:',
      '  - id: a',
      '    input: x',
      '    graders: [&ok { type: outcome, status: succeeded }, *ok]',
      '  - id: b',
      '    input: x',
      '    graders: [{ type: state, maxTurns: 1 }, *ok]',
    ].join('\n'),
  );
  expect(scenarios.map(({ graders }) => graders.map(({ id }) => id))).toEqual([
    ['outcome-1', 'outcome-2'],
    ['state-1', 'outcome-2'],
  ]);
});

describe('places of scenarios', () => {
  const suite = {
    $schema: 'scenarios',
    schemaVersion: 2,
    scenarios: ['a', 'b [{"', 'c'].map((id) => ({ id, input: '{', graders: [OUTCOME] })),
  };
  test.each([undefined, 1, 2])('are the same in JSON (indent %s) and in YAML', async (indent) => {
    const text = JSON.stringify(suite, null, indent);
    const [json, yaml] = [await load(text, 'a.json'), await load(text, 'a.yaml')];
    for (const index of [0, 1, 2]) {
      const { line, column } = yaml.locate(index);
      expect(json.locate(index)).toEqual({ file: 'a.json', line, column });
      expect(text.split('\n')[(line ?? 0) - 1]?.[(column ?? 0) - 1]).toBe('{');
    }
  });
});

describe('several suites', () => {
  test('the problems of all files are collected before any is refused', async () => {
    const cwd = tempFolder({ 'a.yaml': '{', 'b.json': v2({}), 'c.json': '{"schemaVersion":9}' });
    const problems = await problemsOf(loadSuites(['a.yaml', 'b.json', 'c.json', 'd.json'], { cwd }));
    expect(problems.map(({ code, at }) => [code, at?.file])).toEqual([
      ['suite_syntax', 'a.yaml'],
      ['not_allowed', 'c.json'],
      ['suite_missing', 'd.json'],
    ]);
  });

  test('suites come in the order given', async () => {
    const cwd = tempFolder({ 'a.json': v2({}), 'b.json': v1({}) });
    const suites = await loadSuites(['b.json', 'a.json'], { cwd });
    expect(suites.map(({ file, dir, schemaVersion }) => [file, dir, schemaVersion])).toEqual([
      [join(cwd, 'b.json'), cwd, 1],
      [join(cwd, 'a.json'), cwd, 2],
    ]);
  });
});
