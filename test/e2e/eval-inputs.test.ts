import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/errors.ts';
import { runCli } from '../helpers/cli.ts';
import { evaluateProject } from '../helpers/evaluate-project.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

const CONFIG =
  'schemaVersion: 2\nname: inputs\nprovider: { id: scripted, script: answer.yaml }\nagents: { agent: {} }\n';
const OUTCOME = '{ type: outcome, status: succeeded }';
const SCENARIO = `  - { id: a, input: go, graders: [${OUTCOME}] }`;
const RULE = `{ type: response, contains: [Done] }`;

describe('a suite that cannot be judged', () => {
  it.each([
    [
      'C-02 a misspelt key, with its place and the right name',
      `scenarios:\n  - id: a\n    input: go\n    grader: [${OUTCOME}]\n`,
      [/^evals\/scenarios\.yaml:5:5: .*did you mean "?graders/],
    ],
    ['C-04 no scenario', 'scenarios: []\n', [/^evals\/scenarios\.yaml:2:12: /]],
    [
      'C-05 no grader',
      'scenarios:\n  - { id: a, input: go, graders: [] }\n',
      [/^evals\/scenarios\.yaml:3:\d+: /],
    ],
    [
      'C-05 no graders key',
      'scenarios:\n  - { id: a, input: go }\n',
      [/^evals\/scenarios\.yaml:3:5: .*graders/],
    ],
    [
      'C-15 words that YAML reads as something else',
      `scenarios:\n${grading('{ type: response, contains: [010, 1.10, no] }')}`,
      [/:\d+: .*010/, /:\d+: .*1\.10/, /:\d+: .*\bno\b/],
    ],
    [
      'C-15 a key given twice',
      `scenarios:\n  - id: a\n    input: go\n    input: stop\n    graders: [${OUTCOME}]\n`,
      [/^evals\/scenarios\.yaml:5:5: .*input/],
    ],
    ['S-54 two equal ids', `scenarios:\n${SCENARIO}\n${SCENARIO}\n`, [/:4:\d+: .*"a"/]],
    ['S-54 no repetition', `scenarios:\n${repeating('0')}`, [/:3:\d+: .*\b0\b/]],
    ['S-54 half a repetition', `scenarios:\n${repeating('1.5')}`, [/:3:\d+: .*1\.5/]],
    ['S-54 too many repetitions', `scenarios:\n${repeating('101')}`, [/:3:\d+: .*101/]],
    [
      'S-54 a number where text belongs',
      `scenarios:\n${grading('{ type: response, contains: [1] }')}`,
      [/:3:\d+: .*\b1\b/],
    ],
    [
      'S-55 expected in version 2',
      `scenarios:\n  - { id: a, input: go, graders: [${OUTCOME}], expected: {} }\n`,
      [/:3:\d+: .*expected/],
    ],
    [
      'S-55 no outcome grader',
      `scenarios:\n  - { id: a, input: go, graders: [${RULE}] }\n`,
      [/:3:\d+: .*outcome/],
    ],
    ['S-55 21 graders', `scenarios:\n${grading(...Array(20).fill(RULE))}`, [/:3:\d+: .*20/]],
    [
      'S-55 an empty command',
      `scenarios:\n${grading('{ type: command, command: "" }')}`,
      [/:3:\d+: .*command/],
    ],
    ['S-55 a response grader without rules', `scenarios:\n${grading('{ type: response }')}`, [/:3:\d+: /]],
    [
      'S-55 two equal grader ids',
      `scenarios:\n${grading('{ id: x, type: response, contains: [a] }', '{ id: x, type: response, contains: [b] }')}`,
      [/:3:\d+: .*"x"/],
    ],
    [
      'S-61 a command outside the workspace',
      `scenarios:\n${grading('{ type: command, command: ls, cwd: .. }')}`,
      [/:3:\d+: .*"\.\."/],
    ],
    [
      'S-62 a file outside the workspace',
      `scenarios:\n${grading('{ type: file, path: ../x }')}`,
      [/:3:\d+: .*"\.\.\/x"/],
    ],
  ] satisfies [string, string, RegExp[]][])('%s', async (_title, suite, lines) => {
    await expectRefused(project(`schemaVersion: 2\n${suite}`), ['eval'], lines);
  });

  it.each([
    ['S-54 a version that is not there', `schemaVersion: 3\nscenarios:\n${SCENARIO}\n`, /:1:16: .*\b3\b/],
    ['S-54 an outcome that is not there', v1('expected: { outcome: maybe }'), /:3:\d+: .*maybe/],
    ['S-55 graders in version 1', v1(`expected: {}, graders: [${OUTCOME}]`), /:3:\d+: .*graders/],
    ['broken YAML', 'schemaVersion: 2\nscenarios: [\n', /^evals\/scenarios\.yaml:\d+:\d+: /],
    ['an empty file', '\n', /^evals\/scenarios\.yaml: the suite is empty/],
    [
      'a binary file',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]),
      /^evals\/scenarios\.yaml: the suite is not UTF-8 text/,
    ],
  ] satisfies [string, string | Uint8Array, RegExp][])('%s', async (_title, suite, line) => {
    await expectRefused(project(suite), ['eval'], [line]);
  });

  it('S-55 20 graders are accepted', async () => {
    const dir = project(`schemaVersion: 2\nscenarios:\n${grading(...Array(19).fill(RULE))}`);
    const { code, report } = await evaluateProject(dir);
    expect(code).toBe(0);
    expect(report.attempts[0]?.graderResults).toHaveLength(20);
  });
});

describe('C-17 of several suites one that cannot be judged stops all', () => {
  it.each([
    [
      'does not parse',
      (file: string) => writeFileSync(file, 'scenarios: ]\n'),
      /^evals\/broken\.yaml:1:\d+: /,
    ],
    ['cannot be read', (file: string) => symlinkSync('broken.yaml', file), /^evals\/broken\.yaml: .*ELOOP/],
    ['is a folder', (file: string) => mkdirSync(file), /^evals\/broken\.yaml: the suite is a folder/],
  ])('one that %s', async (_title, breakIt, line) => {
    const dir = project(`schemaVersion: 2\nscenarios:\n${SCENARIO}\n`);
    breakIt(join(dir, 'evals/broken.yaml'));
    await expectRefused(dir, ['eval', '--suite', 'evals'], [line]);
  });

  it.skipIf(process.getuid?.() !== 0)('one that belongs to somebody else', async () => {
    const dir = project(`schemaVersion: 2\nscenarios:\n${SCENARIO}\n`);
    execFileSync('chmod', ['000', join(dir, 'evals/scenarios.yaml')]);
    execFileSync('chmod', ['755', dir]);
    await expectRefused(dir, ['eval'], [/^evals\/scenarios\.yaml: the suite cannot be read: EACCES/], {
      uid: 65534,
    });
  });
});

describe('a configuration that cannot be used', () => {
  it.each([
    [
      'missing, and named',
      ['eval', 'profmark.yaml'],
      [/"profmark\.yaml" does not exist \(did you mean "?proofmark\.yaml/],
    ],
    ['a folder', ['eval', 'evals'], [/^evals: the configuration is a folder/]],
    ['a binary file', ['eval', 'binary.yaml'], [/^binary\.yaml: the configuration is not UTF-8 text/]],
    [
      'several mistakes at once',
      ['eval', 'wrong.yaml'],
      [/^wrong\.yaml:2:7: .*name/, /^wrong\.yaml:4:\d+: .*maxTurns/],
    ],
    [
      'a script that is not there',
      ['eval', 'no-script.yaml'],
      [/gone\.yaml: the model script does not exist/],
    ],
  ])('%s', async (_title, args, lines) => {
    const dir = project(`schemaVersion: 2\nscenarios:\n${SCENARIO}\n`, {
      'binary.yaml': Buffer.from([0, 1, 2, 3]),
      'wrong.yaml': 'schemaVersion: 2\nname: ""\nagents: {}\nruntime: { maxTurns: 0 }\n',
      'no-script.yaml': CONFIG.replace('answer.yaml', 'gone.yaml'),
    });
    await expectRefused(dir, args, lines);
  });

  it('none at all', async () => {
    await expectRefused(tempFolder(), ['eval'], [/there is no configuration in .*proofmark\.yaml/]);
  });
});

describe('a command line that cannot be meant', () => {
  it.each([
    [['evl'], [/unknown verb "evl" \(did you mean eval\?\)/]],
    [['eval', '--worker', '2'], [/--worker.*\(did you mean --workers\?\)/]],
    [['eval', '--workers', '0'], [/--workers "0"/]],
    [['eval', '--workers', 'many'], [/--workers "many"/]],
    [['eval', '--profile', 'strikt'], [/--profile "strikt" .*\(did you mean strict\?\)/]],
    [['eval', '--sandbox', 'off'], [/--sandbox "off" .*required, best-effort/]],
    [['eval', '--permission', 'ful'], [/--permission "ful" .*\(did you mean full\?\)/]],
    [['eval', '--resume', 'nope'], [/nope/]],
    [['eval', 'proofmark.yaml', 'more.yaml'], [/unexpected argument "more\.yaml"/]],
    [
      ['eval', '--suite', 'evals/scenario.yaml'],
      [/"evals\/scenario\.yaml" does not exist \(near: scenarios\.yaml\)/],
    ],
    [['eval', '--suite', 'evals/*.yml'], [/"evals\/\*\.yml" matches no file/]],
    [
      ['eval', '--suite', 'nothing', '--suite', 'none'],
      [/"nothing"/, /"none"/],
    ],
    [['eval', '--scenario', 'apple*'], [/no scenario matches "apple\*" \(near: appel\)/]],
    [['eval', '--tag', 'smok'], [/no tag matches "smok" \(near: smoke\)/]],
  ])('%j', async (args, lines) => {
    const dir = project(
      `schemaVersion: 2\nscenarios:\n  - { id: appel, input: go, tags: [smoke], graders: [${OUTCOME}] }\n`,
    );
    await expectRefused(dir, args, lines);
  });
});

it.each([
  [['--suite', 'models'], /the folder "models" holds no \.yaml, \.yml or \.json file/],
  [['--suite', 'folder/scenarios.yaml'], /the folder "folder\/scenarios\.yaml" holds no/],
  [['folder/proofmark.yaml'], /^folder\/evals\/scenarios\.yaml: the suite is a folder/],
])('a folder where a suite belongs: %j', async (args, line) => {
  const dir = project(`schemaVersion: 2\nscenarios:\n${SCENARIO}\n`, {
    'models/README.md': 'no suite\n',
    'folder/proofmark.yaml': CONFIG,
    'folder/answer.yaml': 'turns: [{ text: Done. }]\n',
    'folder/evals/scenarios.yaml/README.md': 'no suite\n',
    'folder/scenarios.yaml/README.md': 'no suite\n',
  });
  await expectRefused(dir, ['eval', ...args], [line]);
});

it('C-03 a pattern that matches nothing lists what is near', async () => {
  const dir = project(
    `schemaVersion: 2\nscenarios:\n${['repair', 'refund'].map((id) => `  - { id: ${id}, input: go, graders: [${OUTCOME}] }\n`).join('')}`,
  );
  await expectRefused(
    dir,
    ['eval', '--scenario', 'repiar'],
    [/no scenario matches "repiar" \(near: repair\)$/],
  );
});

it('tells its version, its verbs, and the options of a verb with examples', async () => {
  const cwd = tempFolder();
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const [short, long, verbs, none, help] = await Promise.all(
    [['-V'], ['--version'], ['--help'], [], ['eval', '--help']].map((args) => runCli(args, { cwd })),
  );
  for (const shown of [short, long])
    expect(shown).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  expect(verbs).toMatchObject({ code: 0, stdout: expect.stringMatching(/^ {2}eval /m), stderr: '' });
  expect(none).toMatchObject({ code: 2, stdout: verbs?.stdout });
  expect(help).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/--workers.*Examples:/s),
    stderr: '',
  });
});

it('warns of keys that nobody knows, and judges all the same', async () => {
  const dir = project(`schemaVersion: 2\nscenarios:\n${SCENARIO}\n`, {
    'proofmark.yaml': `${CONFIG}x-team: payments\nnotes: anything\n`,
  });
  const { code, stderr } = await runCli(['eval'], { cwd: dir });
  expect(code).toBe(0);
  expect(stderr.match(/proofmark\.yaml:5:1: .*x-team/g)).toHaveLength(1);
  expect(stderr.match(/proofmark\.yaml:6:1: .*notes/g)).toHaveLength(1);
  const { report } = await evaluateProject(dir);
  expect(report.releaseReadiness.ready).toBe(true);
});

function project(suite: string | Uint8Array, more: Record<string, string | Uint8Array> = {}): string {
  return tempFolder({
    'proofmark.yaml': CONFIG,
    'answer.yaml': 'turns: [{ text: Done. }]\n',
    'evals/scenarios.yaml': suite,
    ...more,
  });
}

function grading(...graders: readonly string[]): string {
  return `  - { id: a, input: go, graders: [${[OUTCOME, ...graders].join(', ')}] }\n`;
}

function repeating(times: string): string {
  return `  - { id: a, input: go, repetitions: ${times}, graders: [${OUTCOME}] }\n`;
}

function v1(rest: string): string {
  return `schemaVersion: 1\nscenarios:\n  - { id: a, input: go, ${rest} }\n`;
}

/** One line for each problem, in order, on standard error; the same as one document with --json; nothing is written. */
async function expectRefused(
  dir: string,
  args: readonly string[],
  lines: readonly RegExp[],
  options: { uid?: number } = {},
): Promise<void> {
  const [plain, json] = await Promise.all([
    runCli(args, { cwd: dir, ...options }),
    runCli([...args, '--json'], { cwd: dir, ...options }),
  ]);
  expect(plain.stderr.trimEnd().split('\n'), plain.stderr).toEqual(
    lines.map((line) => expect.stringMatching(line)),
  );
  expect([plain.code, plain.stdout]).toEqual([2, '']);
  const { error } = json.json as { error: { problems: Problem[] } };
  expect(error.problems).toHaveLength(lines.length);
  for (const { code, message } of error.problems)
    expect([code, message]).toEqual([expect.stringMatching(/^[a-z_]+$/), expect.any(String)]);
  expect([json.code, json.stderr]).toEqual([2, plain.stderr]);
  expect(existsSync(join(dir, '.proofmark'))).toBe(false);
}
