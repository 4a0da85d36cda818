import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { brief, problemsOf } from './problems.ts';

const load = async (text: string, name = 'proofmark.yaml') => {
  const cwd = tempFolder({ [name]: text });
  return await loadConfig({ file: name, cwd });
};
const refusal = async (text: string, name?: string) => (await problemsOf(load(text, name))).map(brief);

const HEAD = 'schemaVersion: 2\nname: a\n';
const AGENTS = 'agents: { main: {} }\n';
const LOOP =
  'loop:\n  execute: { agent: main, input: x }\n  verify: { agent: main, input: x, passIf: ok }\n  repair: { agent: main, input: x }\n';

describe('validation in the order of the specification', () => {
  test('S-1: a file with version and no schemaVersion is told that the format was upgraded', async () => {
    const problems = await problemsOf(load('{version: 1, name: a, agents: {}, extra: 1}'));
    expect(problems.map(brief)).toEqual(['format_upgraded 1:2 version']);
    expect(problems[0]?.hint).toContain('schemaVersion: 2');
  });

  test('S-2: a tool with a path and no effect is named before everything else', async () => {
    expect(
      await refusal(`nme: 1\n${HEAD}${AGENTS}tools:\n  - path: ./t.mjs\nruntime: { maxTurns: 0 }\n`),
    ).toEqual(['missing_key 6:5 tools.0.effect', 'out_of_range 7:22 runtime.maxTurns']);
    expect(await refusal(`${HEAD}agents:\n  main:\n    tools: [{ path: ./t.mjs }]\n`)).toEqual([
      'missing_key 5:13 agents.main.tools.0.effect',
    ]);
  });

  test('S-3: workflow and loop together are refused, even when the workflow is empty', async () => {
    const problems = await problemsOf(load(`${HEAD}${AGENTS}workflow: []\n${LOOP}`));
    expect(problems.map(brief)).toEqual(['exactly_one 5:1 loop']);
    expect(problems[0]?.message).toContain('only one');
  });

  test('S-4: a step id that comes twice in the tree is named with its place', async () => {
    const inner = '[{ id: dup, type: prompt, agent: main, input: x }]';
    const problems = await problemsOf(
      load(
        `${HEAD}${AGENTS}workflow:\n  - { id: dup, type: prompt, agent: main, input: x }\n` +
          `  - id: choice\n    type: if\n    condition: x\n    then: ${inner}\n`,
      ),
    );
    expect(problems.map(brief)).toEqual(['duplicate_id 9:18 workflow.1.then.0.id']);
    expect(problems[0]?.message).toContain('"dup"');
  });

  test('S-4: ids are unique over parallel, else, cases and default as well', async () => {
    const leaf = '{ id: dup, type: call, agent: main, input: x }';
    const workflow = [
      `{ id: a, type: parallel, steps: [${leaf}] }`,
      `{ id: b, type: if, condition: x, then: [], else: [${leaf}] }`,
      `{ id: c, type: switch, on: x, cases: { big: [${leaf}] }, default: [${leaf}] }`,
    ];
    const problems = await problemsOf(load(`${HEAD}${AGENTS}workflow:\n  - ${workflow.join('\n  - ')}\n`));
    expect(problems.map(({ path }) => path)).toEqual([
      'workflow.1.else.0.id',
      'workflow.2.cases.big.0.id',
      'workflow.2.default.0.id',
    ]);
  });

  test('S-5: an agent of the loop that is not there is named with its path', async () => {
    const problems = await problemsOf(
      load(`${HEAD}${AGENTS}${LOOP}`.replace('repair: { agent: main', 'repair: { agent: ghost')),
    );
    expect(problems.map(brief)).toEqual(['unknown_agent 7:20 loop.repair.agent']);
    expect(problems[0]?.message).toContain('allowed: main');
  });

  test('S-6: blocks that are present get their defaults, absent blocks stay absent', async () => {
    const { config } = await load(`${HEAD}${AGENTS}runtime: {}\npermissions: {}\nquality: {}\n`);
    expect(config.runtime).toEqual({
      maxTurns: 20,
      maxSteps: 100,
      stepTimeoutMs: 300000,
      runTimeoutMs: 900000,
      maxToolCalls: 50,
      maxToolFailures: 3,
      maxRetries: 3,
    });
    expect(config.permissions).toEqual({
      mode: 'ask',
      workspaceOnly: true,
      network: 'ask',
      allow: [],
      deny: [],
    });
    expect(config.quality).toEqual({ profile: 'standard', allowOverride: true });
    expect((await load(`${HEAD}${AGENTS}`)).config).toEqual({
      schemaVersion: 2,
      name: 'a',
      agents: { main: {} },
    });
  });

  test('S-6: values that are given win over defaults', async () => {
    const { config } = await load(`${HEAD}${AGENTS}runtime: { maxTurns: 3, maxToolCalls: 0 }\n`);
    expect(config.runtime).toMatchObject({ maxTurns: 3, maxToolCalls: 0, maxSteps: 100 });
  });

  test('S-7: an unknown key is a warning with its place, and does not reach the value', async () => {
    const { config, warnings } = await load(`${HEAD}${AGENTS}extra: 1\n`);
    expect(warnings.map(({ code, path }) => [code, path])).toEqual([['unknown_key', 'extra']]);
    expect(warnings[0]?.message).toContain('proofmark.yaml:4:1: extra');
    expect(config).not.toHaveProperty('extra');
  });

  test('S-7: values out of range and effects that promise nothing or too much are errors', async () => {
    expect(await refusal(`${HEAD}${AGENTS}runtime: { maxTurns: 0 }\n`)).toEqual([
      'out_of_range 4:22 runtime.maxTurns',
    ]);
    const tools = 'tools:\n  - { path: a, effect: { operations: [], reversible: true } }\n';
    expect(await refusal(`${HEAD}${AGENTS}${tools}`)).toEqual([
      'out_of_range 5:38 tools.0.effect.operations',
    ]);
    const more = tools.replace('[]', '[read]').replace('reversible', 'undo: 1, reversible');
    expect(await refusal(`${HEAD}${AGENTS}${more}`)).toEqual(['unknown_key 5:46 tools.0.effect.undo']);
  });
});

describe('unknown keys', () => {
  const warned: readonly [string, string][] = [
    ['agents: { main: { modl: x } }', 'agents.main.modl'],
    [`${AGENTS}provider: { id: x, modl: y }`, 'provider.modl'],
    [`${AGENTS}options: { temprature: 1 }`, 'options.temprature'],
    [`${AGENTS}runtime: { maxTrns: 1 }`, 'runtime.maxTrns'],
    [`${AGENTS}permissions: { mod: ask }`, 'permissions.mod'],
    [`${AGENTS}quality: { profil: strict }`, 'quality.profil'],
    [`${AGENTS}session: { enable: true }`, 'session.enable'],
    [`${AGENTS}tools: [{ id: read, enabld: false }]`, 'tools.0.enabld'],
    [`${AGENTS}${LOOP}  maxIteration: 2`, 'loop.maxIteration'],
    [`${AGENTS}workflow: [{ id: s, type: call, agent: main, input: x, retrys: 1 }]`, 'workflow.0.retrys'],
  ];
  test.each(warned)('%j is accepted with a warning and a suggestion', async (text, path) => {
    const { config, warnings } = await load(`${HEAD}${text}\n`);
    expect(warnings.map((warning) => warning.path)).toEqual([path]);
    expect(warnings[0]?.hint).toMatch(/^did you mean "\w+"\?$/);
    expect(JSON.stringify(config)).not.toContain(`"${path.split('.').at(-1)}"`);
  });

  const refused: readonly [string, string][] = [
    ['subject: { typ: runtime }', 'subject.typ'],
    ['workspace: { sorce: x }', 'workspace.sorce'],
    ['completion: { gat: off }', 'completion.gat'],
    ['completion: { commands: [{ id: a, command: b, requird: true }] }', 'completion.commands.0.requird'],
    ['coverage: { base: x }', 'coverage.base'],
    ['ledger: { reedme: x }', 'ledger.reedme'],
    ['release: { gate: [check] }', 'release.gate'],
  ];
  test.each(refused)('%j is an error: the section is ours', async (text, path) => {
    const problems = await problemsOf(load(`${HEAD}${AGENTS}${text}\n`));
    expect(problems.map((problem) => [problem.code, problem.path])).toEqual([['unknown_key', path]]);
  });

  test('a misspelt required key is one error that names both', async () => {
    const problems = await problemsOf(load('schemaVersion: 2\nnme: a\nagents: {}\n'));
    expect(problems.map(brief)).toEqual(['unknown_key 2:1 nme']);
    expect(problems[0]?.hint).toBe('did you mean "name"?');
  });
});

describe('rules between keys', () => {
  const cases: readonly [string, readonly string[]][] = [
    [
      'tools: [{ id: read, path: a, effect: { operations: [read], reversible: true } }]',
      ['exactly_one 4:9 tools.0'],
    ],
    ['tools: [{ enabled: true }]', ['exactly_one 4:9 tools.0']],
    ['provider: {}', ['missing_key 4:11 provider']],
    ['provider: { baseUrl: "http://x" }', ['missing_key 4:11 provider.model']],
    ['provider: { id: deepseek, script: s.yaml }', ['not_allowed 4:27 provider.script']],
    ['subject: { type: command }', ['missing_key 4:10 subject.command']],
  ];
  test.each(cases)('%s', async (text, expected) => {
    expect(await refusal(`${HEAD}${AGENTS}${text}\n`)).toEqual(expected);
  });

  const accepted = [
    'provider: { id: scripted, script: s.yaml }',
    'provider: { id: custom, baseUrl: "http://x", model: m }',
    'subject: { type: command, command: [node, agent.mjs] }',
    'defaultAgent: ghost',
    'options: { thinkingLevel: off }',
    'completion: { gate: off }',
    'workflow: [{ id: s, type: switch, on: x, cases: { 1: [], ok: [] } }]',
  ];
  test.each(accepted)('%s is accepted', async (text) => {
    expect((await load(`${HEAD}${AGENTS}${text}\n`)).warnings).toEqual([]);
  });

  const nested = (levels: number): string =>
    levels === 1
      ? '{ id: s1, type: call, agent: main, input: x }'
      : `{ id: s${levels}, type: parallel, steps: [${nested(levels - 1)}] }`;
  test('steps nest eight levels and no more', async () => {
    await expect(load(`${HEAD}${AGENTS}workflow: [${nested(8)}]\n`)).resolves.toBeDefined();
    const problems = await problemsOf(load(`${HEAD}${AGENTS}workflow: [${nested(9)}]\n`));
    expect(problems.map(({ code }) => code)).toEqual(['too_deep']);
  });
});

describe('files', () => {
  test('the schema and the rules are asked in one go', async () => {
    expect(
      await refusal(`${HEAD}agents: {}\nsubject: { type: comand }\n${LOOP}workflow: []\nprovider: {}\n`),
    ).toEqual([
      'not_allowed 4:18 subject.type',
      'exactly_one 5:1 loop',
      'unknown_agent 6:21 loop.execute.agent',
      'unknown_agent 7:20 loop.verify.agent',
      'unknown_agent 8:20 loop.repair.agent',
      'missing_key 10:11 provider',
    ]);
  });

  test('YAML and JSON of the same content give the same value and the same places of mistakes', async () => {
    const value = {
      schemaVersion: 2,
      name: 'a',
      agents: { main: { tools: [{ id: 'read' }] } },
      runtime: {},
      extra: 1,
    };
    const text = JSON.stringify(value, null, 2);
    const [yaml, json] = [await load(text, 'a.yaml'), await load(text, 'a.json')];
    expect(json.config).toEqual(yaml.config);
    expect(json.warnings.map(({ path }) => path)).toEqual(['extra']);
    const broken = text.replace('"read"', '"raed"');
    expect(await refusal(broken, 'a.json')).toEqual(await refusal(broken, 'a.yaml'));
    expect(await refusal(broken, 'a.json')).toEqual(['not_allowed 8:17 agents.main.tools.0.id']);
  });

  test('the file and the folder are absolute, and the text is what was read', async () => {
    const text = `\uFEFF${HEAD}${AGENTS}`.replaceAll('\n', '\r\n');
    const cwd = tempFolder({ 'sub/my.yml': text });
    const loaded = await loadConfig({ file: 'sub/my.yml', cwd });
    expect([loaded.file, loaded.dir, loaded.text]).toEqual([join(cwd, 'sub/my.yml'), join(cwd, 'sub'), text]);
  });

  test('errors name the file relative to the folder the user is in', async () => {
    const cwd = tempFolder({ 'sub/my.yml': 'schemaVersion: 3' });
    const problems = await problemsOf(loadConfig({ file: 'sub/my.yml', cwd }));
    expect(new Set(problems.map(({ at }) => at?.file))).toEqual(new Set(['sub/my.yml']));
  });

  test('a name like __proto__ is a key like any other', async () => {
    const { config } = await load(`${HEAD}agents: { __proto__: { model: m } }\n`);
    expect(Object.keys(config.agents)).toEqual(['__proto__']);
  });
});
