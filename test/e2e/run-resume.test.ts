import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunStateRecord } from '../../src/generated/types.ts';
import { runCli, startCli } from '../helpers/cli.ts';
import { until } from '../helpers/evaluation-project.ts';
import { makeRunProject, type RunProject } from '../helpers/run-project.ts';

const write = (path: string, content: string) => ({ tool: 'write', args: { path, content } });
const bash = (command: string) => ({ tool: 'bash', args: { command } });

const kindsOf = (project: RunProject) => project.records().map(({ kind }) => kind);
const eventsOf = (project: RunProject) =>
  project.records().flatMap((record) => (record.kind === 'event' ? [record.payload.event] : []));

describe('the journal of a run', () => {
  it('S-38 begins with start, ends with finish, and numbers records and trace without a gap', async () => {
    const project = makeRunProject([{ toolCalls: [write('a.txt', 'A')] }, { text: 'Done.' }]);
    await project.run('--prompt', 'go');
    const records = project.records();
    expect(records.map(({ sequence }) => sequence)).toEqual(records.map((_, index) => index + 1));
    expect([records[0]?.kind, records.at(-1)?.kind]).toEqual(['start', 'finish']);
    const trace = records.flatMap((record) => (record.kind === 'event' ? [record.payload.sequence] : []));
    expect(trace).toEqual(trace.map((_, index) => index + 1));
    expect(records[0]).toMatchObject({
      payload: { configName: 'one', schemaVersion: 2, initialPrompt: 'go', permission: 'full' },
    });
  });

  it('S-43 names a call by run and call, and says started before it runs and committed after', async () => {
    const project = makeRunProject([
      { toolCalls: [write('a.txt', 'A'), bash('exit 3'), { tool: 'read', args: { path: 'a.txt' } }] },
      { text: 'Done.' },
    ]);
    await project.run('--prompt', 'go');
    const receipts = eventsOf(project).flatMap((event) => (event.type === 'effect_receipt' ? [event] : []));
    expect(receipts.map(({ idempotencyKey, status }) => [idempotencyKey, status])).toEqual([
      [`${project.runId}:call-0-0`, 'started'],
      [`${project.runId}:call-0-0`, 'committed'],
      [`${project.runId}:call-0-1`, 'started'],
      [`${project.runId}:call-0-1`, 'unknown'],
    ]);
  });

  it('keeps no secret: not of the prompt, nor of arguments, results or answers', async () => {
    const secret = 'ghp_9fK2mQ7vT1xR4bN8cL3wZ6yH5jD0sPaEuGiO';
    const project = makeRunProject([{ toolCalls: [bash(`echo ${secret}`)] }, { text: `It is ${secret}.` }]);
    await project.run('--prompt', `use ${secret}`);
    expect(readFileSync(project.journal, 'utf8')).not.toContain(secret);
    expect(project.records()[0]).toMatchObject({ payload: { promptHidden: true } });
  });
});

describe('proofmark run --resume', () => {
  it('S-47 goes on after a denial, and succeeds when the call is allowed', async () => {
    const project = makeRunProject(
      [{ toolCalls: [write('a.txt', 'A')] }, { toolCalls: [write('a.txt', 'A')] }, { text: 'Done.' }],
      { permissions: { mode: 'ask' } },
    );
    const first = await project.run('--prompt', 'go');
    expect([first.code, first.result.outcome.status, first.result.resumable]).toEqual([3, 'paused', true]);
    expect(project.has('a.txt')).toBe(false);
    const second = await project.run('--resume', first.result.runId, '--permission', 'full');
    expect([second.code, second.result.outcome.status]).toEqual([0, 'succeeded']);
    expect(project.read('a.txt')).toBe('A');
    expect(kindsOf(project).filter((kind) => kind !== 'event' && kind !== 'message')).toEqual([
      'start',
      'pause',
      'resume',
      'finish',
    ]);
  });

  it('does not run again what ran before the denial of the same batch', async () => {
    const project = makeRunProject(
      [{ toolCalls: [bash('echo once >> log.txt'), write('b.txt', 'B')] }, { text: 'Done.' }],
      { permissions: { mode: 'ask', allow: ['bash'] } },
    );
    const { result } = await project.run('--prompt', 'go');
    expect([result.outcome.status, project.read('log.txt')]).toEqual(['paused', 'once\n']);
    const second = await project.run('--resume', result.runId, '--permission', 'full');
    expect([second.code, project.read('log.txt'), project.has('b.txt')]).toEqual([0, 'once\n', false]);
    expect(second.result.metrics).toMatchObject({ turns: 2, toolCalls: 2 });
  });

  it('S-18 counts what earlier sessions spent', async () => {
    const project = makeRunProject(
      [{ toolCalls: [write('a.txt', 'A')] }, { toolCalls: [write('a.txt', 'A')] }, { text: 'Done.' }],
      { permissions: { mode: 'ask' }, runtime: { maxToolCalls: 1 } },
    );
    const { result } = await project.run('--prompt', 'go');
    const second = await project.run('--resume', result.runId, '--permission', 'full');
    expect([second.code, second.result.outcome.status]).toEqual([4, 'budget_exceeded']);
    expect(project.has('a.txt')).toBe(false);
  });

  it('takes an answer that was there already, without asking the model again', async () => {
    const project = makeRunProject([{ text: 'Done.' }]);
    const { result } = await project.run('--prompt', 'go');
    cutBefore(project, 'finish');
    const second = await project.run('--resume', result.runId);
    expect([second.code, second.result.response]).toEqual([0, 'Done.']);
    expect(second.result.metrics.turns).toBe(1);
  });

  it('S-39 refuses in order: unknown, damaged, finished, other configuration, other input', async () => {
    const project = makeRunProject([{ toolCalls: [write('a.txt', 'A')] }, { text: 'Done.' }]);
    expect(await project.refused('--resume', 'nothing')).toBe('unknown_run (2)');
    expect(await project.refused('--resume', '../x')).toBe('invalid_run_id (2)');
    const { result } = await project.run('--prompt', 'go');
    expect(await project.refused('--resume', result.runId)).toBe('run_already_finished (2)');
    cutBefore(project, 'finish');
    expect(await project.refused('--resume', result.runId, '--prompt', 'other')).toBe(
      'resume_input_mismatch (2)',
    );
    const config = project.read('proofmark.yaml');
    writeFileSync(join(project.cwd, 'proofmark.yaml'), config.replace('"one"', '"two"'));
    expect(await project.refused('--resume', result.runId)).toBe('resume_config_mismatch (2)');
    const lines = readFileSync(project.journal, 'utf8').split('\n');
    writeFileSync(project.journal, [...lines.slice(0, 1), ...lines.slice(2)].join('\n'));
    expect(await project.refused('--resume', result.runId)).toBe('run_state_corrupt (2)');
  });

  it('S-42 takes a configuration whose keys were only put in another order', async () => {
    const project = makeRunProject([{ text: 'Done.' }]);
    const { result } = await project.run('--prompt', 'go');
    cutBefore(project, 'finish');
    const entries = Object.entries(JSON.parse(project.read('proofmark.yaml')) as object).reverse();
    writeFileSync(join(project.cwd, 'proofmark.yaml'), JSON.stringify(Object.fromEntries(entries)));
    expect((await project.run('--resume', result.runId, '--prompt', 'go')).code).toBe(0);
  });

  it('refuses when the script of the model changed', async () => {
    const project = makeRunProject([{ text: 'Done.' }]);
    const { result } = await project.run('--prompt', 'go');
    cutBefore(project, 'finish');
    appendFileSync(join(project.cwd, 'script.json'), ' ');
    expect(await project.refused('--resume', result.runId)).toBe('resume_config_mismatch (2)');
  });

  it('asks for a prompt again that held a secret, and takes only the same', async () => {
    const secret = 'ghp_9fK2mQ7vT1xR4bN8cL3wZ6yH5jD0sPaEuGiO';
    const project = makeRunProject([{ text: 'Done.' }]);
    const { result } = await project.run('--prompt', `use ${secret}`);
    cutBefore(project, 'finish');
    expect(await project.refused('--resume', result.runId)).toBe('resume_input_required (2)');
    expect(await project.refused('--resume', result.runId, '--prompt', 'use it')).toBe(
      'resume_input_mismatch (2)',
    );
    expect((await project.run('--resume', result.runId, '--prompt', `use ${secret}`)).code).toBe(0);
  });

  it.each(['committed', 'started', 'unknown', 'none'] as const)(
    'S-41 refuses an effect outside of a finished step whose last receipt is %s',
    async (receipt) => {
      const project = await interruptedWithoutAnswer(receipt);
      const code = receipt === 'committed' ? 'committed_effect_pending' : 'unknown_effect';
      expect(await project.refused('--resume', project.runId)).toBe(`${code} (2)`);
    },
  );

  it('S-41 goes on when only a file was read', async () => {
    const project = makeRunProject([
      { toolCalls: [{ tool: 'read', args: { path: 'notes.txt' } }] },
      { text: 'Done.' },
    ]);
    await project.run('--prompt', 'go');
    rewrite(project, (record) => record.kind !== 'message' && record.kind !== 'finish');
    expect((await project.run('--resume', project.runId)).code).toBe(0);
  });
});

describe('proofmark run reconcile', () => {
  it.each([
    ['--happened', 'happened'],
    ['--did-not-happen', 'did_not_happen'],
  ] as const)('%s is recorded with its reason, and the run goes on', async (option, decision) => {
    const project = await interruptedInTool();
    const { runId } = project;
    expect(await project.refused('--resume', runId)).toBe('unknown_effect (2)');
    const settled = await reconcile(project, '--effect', 'call-0-0', option, '--reason', 'looked at it');
    expect(settled).toMatchObject({
      code: 0,
      json: { settled: { decision, reason: 'looked at it' }, unsettled: [] },
    });
    const resumed = await project.run('--resume', runId);
    expect([resumed.code, resumed.result.response]).toEqual([0, 'Done.']);
    expect(project.records().filter(({ kind }) => kind === 'reconcile')).toMatchObject([
      { payload: { idempotencyKey: `${runId}:call-0-0`, decision, reason: 'looked at it' } },
    ]);
  });

  it('lists what is open, and exits 1 while something is', async () => {
    const project = await interruptedInTool();
    expect(await reconcile(project)).toMatchObject({
      code: 1,
      json: {
        runId: project.runId,
        unsettled: [{ idempotencyKey: `${project.runId}:call-0-0`, tool: 'bash', receipt: 'started' }],
      },
    });
  });

  it('refuses what names no effect, and half an answer', async () => {
    const project = await interruptedInTool();
    const codeOf = async (...args: string[]) => {
      const { code, json } = await reconcile(project, ...args);
      return `${(json as { error: { problems: { code: string }[] } }).error.problems[0]?.code} (${code})`;
    };
    expect(await codeOf('--effect', 'other', '--happened', '--reason', 'x')).toBe('unknown_effect_key (2)');
    expect(await codeOf('--effect', 'call-0-0', '--reason', 'x')).toBe('usage (2)');
    expect(await codeOf('--effect', 'call-0-0', '--happened')).toBe('usage (2)');
    expect(await codeOf('--effect', 'call-0-0', '--happened', '--did-not-happen', '--reason', 'x')).toBe(
      'usage (2)',
    );
    expect(await codeOf('--happened', '--reason', 'x')).toBe('usage (2)');
  });
});

/** As if the run had been killed before it wrote the first record of this kind. */
function cutBefore(project: RunProject, kind: RunStateRecord['kind']): void {
  const records = project.records();
  rewrite(project, (_record, index) => index < records.findIndex((record) => record.kind === kind));
}

/** Keeps some records, numbered anew. */
function rewrite(project: RunProject, keep: (record: RunStateRecord, index: number) => boolean): void {
  let sequence = 0;
  let entries = 0;
  const lines = project
    .records()
    .filter(keep)
    .map((record) => {
      sequence += 1;
      if (record.kind !== 'event') return { ...record, sequence };
      entries += 1;
      return { ...record, sequence, payload: { ...record.payload, sequence: entries } };
    });
  writeFileSync(project.journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** A run that was killed after one call, of which it kept nothing but the trace with this last receipt. */
async function interruptedWithoutAnswer(receipt: string): Promise<RunProject> {
  const failing = receipt === 'unknown';
  const project = makeRunProject([{ toolCalls: [bash(failing ? 'exit 3' : 'true')] }, { text: 'Done.' }]);
  await project.run('--prompt', 'go');
  const receipts = { none: 0, started: 1, unknown: 2, committed: 2 }[receipt] ?? 0;
  let seen = 0;
  rewrite(project, (record) => {
    if (record.kind === 'start') return true;
    if (record.kind !== 'event') return false;
    const { type } = record.payload.event;
    if (type === 'effect_receipt') seen += 1;
    return type === 'agent_start' || type === 'tool_call' || (type === 'effect_receipt' && seen <= receipts);
  });
  return project;
}

/** A run whose runner was killed while its shell was at work. */
async function interruptedInTool(): Promise<RunProject> {
  const project = makeRunProject([{ toolCalls: [bash('touch began; sleep 60')] }, { text: 'Done.' }]);
  const runner = startCli(['run', '--prompt', 'go', '--json'], { cwd: project.cwd });
  await until(() => project.has('began'));
  runner.child.kill('SIGKILL');
  await runner.result;
  return project;
}

async function reconcile(project: RunProject, ...args: readonly string[]) {
  const { code, json } = await runCli(['run', 'reconcile', project.runId, '--json', ...args], {
    cwd: project.cwd,
  });
  return { code, json };
}
