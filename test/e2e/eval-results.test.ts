import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, copyFixture, evalDirs, runCli } from '../helpers/cli.ts';
import { evaluateProject, readEvaluation } from '../helpers/evaluate-project.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

describe('S-68 --json', () => {
  it('is exactly one document on standard output, on one line, and nothing else is on it', async () => {
    const project = copyFixture('suites');
    const { code, stdout, stderr } = await runCli(['eval', '--json', '--suite', 'evals'], { cwd: project });
    expect(code).toBe(0);
    expect(stdout.match(/\n/g)).toHaveLength(1);
    expect(stdout.endsWith('}\n')).toBe(true);
    const document = JSON.parse(stdout);
    expect(document).toMatchObject({
      report: {
        scenarioResults: expect.any(Array),
        securityFindings: [],
        qualityScores: { passRate: 1, stability: 1 },
      },
      releaseReadiness: { ready: true, blockers: [], warnings: [] },
      passRate: 1,
      totalRuns: 8,
    });
    expect(document.attempts).toHaveLength(8);
    expect(stderr).toContain('Passed: 8 of 8 attempts in 4 scenarios passed.');
  });

  it('without it nothing is on standard output', async () => {
    const { code, stdout } = await runCli(['eval'], { cwd: copyFixture('suites') });
    expect([code, stdout]).toEqual([0, '']);
  });
});

it('a plain result says what failed, why and where to look, and ends with one sentence', async () => {
  const project = copyFixture('repair');
  const { code, stderr, evalDir } = await runCli(['eval'], { cwd: project });
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
  expect(stderr).toMatch(/^✓ in-order +1\/1 /m);
  expect(stderr).toMatch(/^✗ read-forbidden +0\/1 /m);
  expect(stderr).toMatch(
    /^ {4}attempt 1: trajectory-2 \(tool_forbidden\): the forbidden tool read was called/m,
  );
  const folder = /^ {6}see (\S+)$/m.exec(stderr)?.[1] ?? '';
  expect(readFileSync(join(project, folder, 'diff.patch'), 'utf8')).toContain('+limit=100');
  expect(stderr).toContain(`Report: ${evalDir?.slice(project.length + 1)}/report.json`);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^✗ Failed: 2 of 5 attempts in 5 scenarios passed; /);
});

it('what will be judged is on record before anything runs', async () => {
  const project = copyFixture('startup');
  const { report, journal } = await evaluateProject(project);
  const { manifest } = report;
  expect(manifest).toMatchObject({
    subject: { type: 'command' },
    profile: 'standard',
    threshold: 1,
    sandbox: 'required',
  });
  expect(Object.keys(manifest.inputs).sort()).toEqual(['agent.sh', 'workspace/']);
  const digests = ['proofmark.yaml', 'evals/scenarios.yaml', 'agent.sh'].map((file) =>
    digestOf(join(project, file)),
  );
  expect([manifest.config.digest, manifest.suites[0]?.digest, manifest.inputs['agent.sh']]).toEqual(digests);
  expect(journal[0]).toMatchObject({ kind: 'start', attempts: 3, sequence: 1 });
  expect(journal.map(({ sequence }) => sequence)).toEqual(journal.map((_, index) => index + 1));
  expect(journal.at(-1)).toMatchObject({ kind: 'finish', verdict: 'undecidable' });
});

describe('C-28 into a program that closes early', () => {
  it.each([
    ['--json', 'eval --json', '2>/dev/null | head -c 1', 1],
    ['--json, closed before anything came', 'eval --json', '2>/dev/null | true', 1],
    ['plain', 'eval', '2>&1 | head -1', 1],
    ['plain, with a verdict of 0', "eval --scenario 'case-1*'", '2>&1 | head -1', 0],
  ])('%s', async (_title, command, pipe, exitCode) => {
    const project = manyScenarios();
    const line = `"$0" "$1" ${command} ${pipe} >/dev/null; exit "\${PIPESTATUS[0]}"`;
    const { status, stderr } = spawnSync('bash', ['-c', line, process.execPath, BIN], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([exitCode, '']);
    const { report, journal } = readEvaluation(evalDirs(project)[0] ?? '');
    const { attempts } = report.manifest.plan;
    expect(report.attempts).toHaveLength(attempts);
    expect(journal.filter(({ kind }) => kind === 'attempt_finished')).toHaveLength(attempts);
    expect(journal.at(-1)?.kind).toBe('finish');
  });

  it('a slow reader gets all of it, and no warning is mixed in', () => {
    const project = manyScenarios();
    const line = `"$0" "$1" eval --json | (sleep 1; cat)`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line, process.execPath, BIN], {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(stdout.length).toBeGreaterThan(500_000);
    expect(JSON.parse(stdout).attempts).toHaveLength(600);
    expect(stderr).not.toMatch(/Warning:/);
  });
});

function digestOf(file: string): string {
  return `sha256:${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
}

/** A report of more than a pipe holds; the last scenario fails. */
function manyScenarios(): string {
  const scenarios = Array.from({ length: 600 }, (_, index) => ({
    id: `case-${index}`,
    input: `${'x'.repeat(500)} ${index === 599 ? 'none' : 'right'}`,
    graders: [
      { type: 'outcome', status: 'succeeded' },
      { type: 'response', contains: ['right'] },
    ],
  }));
  return tempFolder({
    'proofmark.yaml':
      'schemaVersion: 2\nname: many\nprovider: { id: scripted, script: echo.json }\nagents: { agent: {} }\n',
    'echo.json': '{ "turns": [{ "text": "{{input}}" }] }',
    'evals/scenarios.yaml': JSON.stringify({ schemaVersion: 2, scenarios }),
  });
}
