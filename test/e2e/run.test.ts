import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runResult } from '../../src/generated/validators/run-result.js';
import { runCli, startCli } from '../helpers/cli.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'proofmark-run-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const READ = { toolCalls: [{ tool: 'read', args: { path: 'notes.txt' } }] };

function project(turns: readonly object[], runtime: object, mode = 'full'): void {
  writeFileSync(join(cwd, 'notes.txt'), 'hello\n');
  writeFileSync(join(cwd, 'script.json'), JSON.stringify({ turns }));
  const config = {
    schemaVersion: 2,
    name: 'one',
    provider: { id: 'scripted', script: 'script.json' },
    agents: { main: { tools: [{ id: 'read' }, { id: 'write' }, { id: 'bash' }] } },
    permissions: { mode },
    runtime: { maxRetries: 0, ...runtime },
  };
  writeFileSync(join(cwd, 'proofmark.yaml'), JSON.stringify(config));
}

async function runOnce() {
  const { code, stdout, stderr } = await runCli(['run', '--prompt', 'go', '--json'], { cwd });
  const result: unknown = JSON.parse(stdout);
  if (!runResult(result)) throw new Error(`not a run result: ${JSON.stringify(runResult.errors)}`);
  return { code, result, stderr };
}

describe('proofmark run', () => {
  it('S-12 never says that an agent is ready, even when the run succeeded', async () => {
    project([{ text: 'Done.' }], {});
    const { code, result } = await runOnce();
    expect(code).toBe(0);
    expect(result.outcome).toEqual({ status: 'succeeded', finishReason: 'completed' });
    expect(result.releaseReadiness.ready).toBe(false);
    expect(result.releaseReadiness.blockers.map(({ code: blocker }) => blocker)).toEqual([
      'no_scenario_evaluation',
    ]);
    expect(result.evaluation.scenarioResults).toEqual([]);
  });

  it.each([
    ['paused', 3, [READ], {}, 'ask'],
    ['budget_exceeded', 4, [READ, READ], { maxTurns: 1 }, 'full'],
    ['timeout', 124, [{ delayMs: 20_000, text: 'late' }], { runTimeoutMs: 200 }, 'full'],
    ['failed', 1, [{ error: { code: 'agent_failed' } }], {}, 'full'],
  ] as const)('S-13 ends %s with exit code %i', async (status, code, turns, runtime, mode) => {
    project(turns, runtime, mode);
    const ended = await runOnce();
    expect(ended.result.outcome.status).toBe(status);
    expect(ended.code).toBe(code);
    expect(ended.result.releaseReadiness.blockers[0]?.code).toBe('run_not_succeeded');
    expect(ended.result.evaluation.qualityScores.execution).toBe(0);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('S-13 ends aborted on %s with exit code %i', async (signal, code) => {
    project([READ, { delayMs: 60_000, text: 'late' }], {});
    const { child, result } = startCli(['run', '--prompt', 'go', '--json'], { cwd });
    setTimeout(() => child.kill(signal), 1500);
    const ended = await result;
    expect(ended.code).toBe(code);
    expect(JSON.parse(ended.stdout).outcome.status).toBe('aborted');
  });

  it('works in the project itself, prints the answer, and warns of what cannot be taken back', async () => {
    const write = { tool: 'write', args: { path: 'answer.txt', content: '42\n' } };
    project([{ toolCalls: [write, { tool: 'bash', args: { command: 'true' } }] }, { text: 'Wrote it.' }], {});
    const plain = await runCli(['run'], { cwd, input: 'What is the answer?' });
    expect([plain.code, plain.stdout]).toEqual([0, 'Wrote it.\n']);
    expect(readFileSync(join(cwd, 'answer.txt'), 'utf8')).toBe('42\n');
    const { result } = await runOnce();
    expect(result.releaseReadiness.warnings.map(({ code }) => code)).toEqual(['irreversible_tools']);
  });

  it('refuses a run without anything to ask', async () => {
    project([{ text: 'Done.' }], {});
    const { code, stderr } = await runCli(['run'], { cwd, input: '' });
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
