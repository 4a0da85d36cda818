import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadModelScript } from '../../../src/config/load-model-script.ts';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { brief, problemsOf } from './problems.ts';

const suite = (contains: string) =>
  `schemaVersion: 1\nscenarios:\n  - { id: a, input: x, expected: { contains: [${contains}] } }\n`;
const loadWith = (contains: string, name = 'suite.yaml') =>
  loadSuite({ file: name, cwd: tempFolder({ [name]: suite(contains) }) });

describe('C-15: plain scalars where a text belongs', () => {
  test('contains: [010, 1.10, no] is refused, each with the quotes it needs', async () => {
    const problems = await problemsOf(loadWith('010, 1.10, no'));
    expect(problems.map(brief)).toEqual([
      'ambiguous_scalar 3:47 scenarios.0.expected.contains.0',
      'ambiguous_scalar 3:52 scenarios.0.expected.contains.1',
      'ambiguous_scalar 3:58 scenarios.0.expected.contains.2',
    ]);
    expect(problems.map(({ hint }) => hint)).toEqual([
      'for text write "010"',
      'for text write "1.10"',
      'for text write "no"',
    ]);
  });

  const words = [
    'y',
    'Y',
    'yes',
    'Yes',
    'YES',
    'n',
    'N',
    'no',
    'No',
    'NO',
    'on',
    'On',
    'ON',
    'off',
    'Off',
    'OFF',
  ];
  const numbers = [
    '0x1f',
    '0x1_f',
    '0o17',
    '0b101',
    '-010',
    '08',
    '1_000',
    '1_000.5',
    '+1',
    '1e3',
    '1.0',
    '.5',
    '.inf',
    '.nan',
  ];
  const long = ['12345678901234567890'];
  const times = [
    '12:30:45',
    '12:30',
    '2026-11-30',
    '2026-11-30T10:00:00Z',
    '"2026-11-30" '.trim().slice(1, -1),
  ];
  test.each([...words, ...numbers, ...long, ...times])('%s is ambiguous', async (text) => {
    const problems = await problemsOf(loadWith(text));
    expect(problems.map(({ code }) => code)).toEqual(['ambiguous_scalar']);
    expect(problems[0]?.hint).toBe(`for text write "${text}"`);
  });

  const typed = ['42', '-1', '1.5', 'true', 'False', '~', 'null'];
  test.each(typed)('%s is no text, but not ambiguous', async (text) => {
    expect((await problemsOf(loadWith(text))).map(({ code }) => code)).toEqual(['wrong_type']);
  });

  const texts: readonly [string, string][] = [
    ['"010"', '010'],
    ["'no'", 'no'],
    ['!!str no', 'no'],
    ['no way', 'no way'],
    ['yEs', 'yEs'],
    ['v1.10', 'v1.10'],
    ['1.2.3', '1.2.3'],
    ['0x', '0x'],
    ['12:99', '12:99'],
    ['2026-11', '2026-11'],
    ['noon', 'noon'],
  ];
  test.each(texts)('%s is the text %j', async (written, text) => {
    const { scenarios } = await loadWith(written);
    expect(scenarios[0]?.graders[1]).toMatchObject({ contains: [text] });
  });

  test('in JSON every text is quoted, so nothing is ambiguous', async () => {
    const text = JSON.stringify({
      schemaVersion: 1,
      scenarios: [{ id: 'no', input: '010', expected: { contains: ['1.10'] } }],
    });
    const { scenarios } = await loadSuite({ file: 'a.json', cwd: tempFolder({ 'a.json': text }) });
    expect(scenarios[0]).toMatchObject({ id: 'no', input: '010' });
  });
});

describe('C-15: where something else than a text belongs', () => {
  test('a number that YAML versions read differently is refused, an unusual one is not', async () => {
    const with_ = (repetitions: string) =>
      `schemaVersion: 1\nscenarios:\n  - { id: a, input: x, expected: {}, repetitions: ${repetitions} }\n`;
    const refused = tempFolder({ 'a.yaml': with_('010') });
    expect((await problemsOf(loadSuite({ file: 'a.yaml', cwd: refused }))).map(brief)).toEqual([
      'ambiguous_scalar 3:51 scenarios.0.repetitions',
    ]);
    const accepted = await loadSuite({ file: 'a.yaml', cwd: tempFolder({ 'a.yaml': with_('0x1f') }) });
    expect(accepted.scenarios[0]?.repetitions).toBe(31);
  });

  test('names that the user chooses are texts', async () => {
    const cwd = tempFolder({
      'a.yaml': 'schemaVersion: 2\nname: a\nagents:\n  no: {}\n  1.10: {}\n  7: {}\n',
    });
    expect((await problemsOf(loadConfig({ file: 'a.yaml', cwd }))).map(brief)).toEqual([
      'ambiguous_scalar 4:3 agents.no',
      'ambiguous_scalar 5:3 agents.1.10',
    ]);
  });

  test('a key of the schema is what it is: on of a switch step', async () => {
    const step = '{ id: s, type: switch, on: x, cases: { yes: [] } }';
    const cwd = tempFolder({ 'a.yaml': `schemaVersion: 2\nname: a\nagents: {}\nworkflow: [${step}]\n` });
    expect((await problemsOf(loadConfig({ file: 'a.yaml', cwd }))).map(brief)).toEqual([
      'ambiguous_scalar 4:51 workflow.0.cases.yes',
    ]);
  });

  const script = (args: string) => `turns:\n  - toolCalls:\n      - { tool: t, args: ${args} }\n`;
  test('in free arguments only what YAML versions disagree on is refused', async () => {
    const good = tempFolder({ 'a.yaml': script('{ y: 1.10, no: 0x1f, "010": true }') });
    expect((await loadModelScript({ file: 'a.yaml', cwd: good })).turns[0]?.toolCalls?.[0]?.args).toEqual({
      y: 1.1,
      no: 31,
      '010': true,
    });
    const bad = tempFolder({ 'a.yaml': script('{ a: no, b: 010, 010: x, c: .nan }') });
    expect((await problemsOf(loadModelScript({ file: 'a.yaml', cwd: bad }))).map(brief)).toEqual([
      'ambiguous_scalar 3:31 turns.0.toolCalls.0.args.a',
      'ambiguous_scalar 3:38 turns.0.toolCalls.0.args.b',
      'ambiguous_scalar 3:43 turns.0.toolCalls.0.args.010',
      'ambiguous_scalar 3:54 turns.0.toolCalls.0.args.c',
    ]);
  });
});
