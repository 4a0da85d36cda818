import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BIN } from '../helpers/cli.ts';
import {
  expectNothingLeft,
  expectTotalsFromRows,
  keysOf,
  livingOf,
  openProject,
  type Project,
} from '../helpers/evaluation-project.ts';

const READ_ONLY = ['--bind', '/', '/', '--dev-bind', '/dev', '/dev', '--proc', '/proc', '--ro-bind'];
const canBind = spawnSync('bwrap', [...READ_ONLY, '/etc', '/etc', 'true']).status === 0;
const canMount = triesToMount();

const BEST_EFFORT = ['--sandbox', 'best-effort'];
const WITHOUT_BWRAP = { PROOFMARK_BWRAP: '/nonexistent' };

/** The one line that tells what is wrong; progress and results are no such lines. */
function complaint(stderr: string): string {
  const lines = stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(Evaluating|\[\d+\/\d+\])/.test(line));
  expect(lines).toHaveLength(1);
  expect(stderr).not.toMatch(/this is a bug|\n\s+at /);
  return lines[0] ?? '';
}

describe.skipIf(!canMount)(
  'a disk that is full while an evaluation is written (needs the right to mount)',
  () => {
    it.each([
      { kilobytes: 4, code: 2 },
      { kilobytes: 12, code: 3 },
      { kilobytes: 28, code: 3 },
      { kilobytes: 64, code: 3 },
    ])(
      'of $kilobytes KB: one line, exit $code, and resume works after room is made',
      async ({ kilobytes, code }) => {
        const project = openProject('twenty');
        const resize = mountState(project, kilobytes);
        const stopped = await project.start(['eval', ...BEST_EFFORT], WITHOUT_BWRAP).result;
        expect(complaint(stopped.stderr)).toContain('ENOSPC');
        expect(stopped.code).toBe(code);
        expectNothingLeft(project);
        if (code === 2) return;

        const [evalId = ''] = project.evals();
        const before = keysOf(project.journal(evalId), 'attempt_finished');
        resize('20M');
        const resumed = await project.start(['eval', '--resume', evalId], WITHOUT_BWRAP).result;
        expect(resumed.code).toBe(0);
        const report = project.report(evalId);
        expect(report.totals.attempts).toMatchObject({ total: 20, passed: 20 });
        expectTotalsFromRows(report);
        expect(keysOf(project.journal(evalId), 'attempt_finished').slice(0, before.length)).toEqual(before);
      },
    );

    it('ends the attempts that still run', async () => {
      const project = openProject('patient');
      mountState(project, 24);
      writeFileSync(join(project.dir, 'evals/z-many.yaml'), manyQuick());
      const only = ['--scenario', 'slow', '--scenario', 'quick', '--workers', '3'];
      const args = ['eval', '--suite', 'evals/*.yaml', ...only, ...BEST_EFFORT];
      const { code, stderr } = await project.start(args, WITHOUT_BWRAP).result;
      expect(complaint(stderr)).toContain('ENOSPC');
      expect(code).toBe(3);
      const started = keysOf(project.journal(project.evals()[0] ?? ''), 'attempt_started');
      expect(started.filter((key) => key.includes('::slow#'))).toHaveLength(2);
      expect(livingOf(project)).toEqual([]);
    });
  },
);

describe('a project that cannot be written', () => {
  it.skipIf(!canBind)('is told in one line, exit 2, before anything runs', async () => {
    const project = openProject('resumable');
    const { code, stderr } = await runReadOnly(project, ['eval']);
    expect(complaint(stderr)).toContain('EROFS');
    expect(code).toBe(2);
    expectNothingLeft(project);
  });

  it.skipIf(!canBind)('is told when an evaluation is to go on', async () => {
    const project = openProject('resumable');
    await project.start(['eval']).result;
    const [evalId = ''] = project.evals();
    const { code, stderr } = await runReadOnly(project, ['eval', '--resume', evalId]);
    expect(complaint(stderr)).toContain('EROFS');
    expect(code).toBe(2);
  });

  it('because a file lies where its state belongs is told in one line, exit 2', async () => {
    const project = openProject('resumable');
    writeFileSync(join(project.dir, '.proofmark'), '');
    const { code, stderr } = await project.start(['eval']).result;
    expect(complaint(stderr)).toContain('.proofmark');
    expect(code).toBe(2);
  });
});

describe('a temporary folder', () => {
  it.each([
    ['that is not there', '/nonexistent/tmp', 'ENOENT'],
    ['that is a file', '/dev/null', 'ENOTDIR'],
    ['in which nothing can be made', '/proc', 'ENOENT'],
  ])('%s is told in one line, exit 2', async (_what, TMPDIR, reason) => {
    const project = openProject('resumable');
    const { code, stderr } = await project.start(['eval'], { TMPDIR }).result;
    expect(complaint(stderr)).toMatch(new RegExp(`${TMPDIR}.*${reason}.*TMPDIR`));
    expect(code).toBe(2);
    expect(project.evals()).toEqual([]);
  });

  it('is not asked for where nothing needs it', async () => {
    const project = openProject('resumable');
    const { code } = await project.start(['eval', '--scenario', 'answers'], { TMPDIR: '/nonexistent/tmp' })
      .result;
    expect(code).toBe(0);
  });
});

it('a subject that is not there is undecidable, named once, exit 3', async () => {
  const project = openProject('twenty');
  const config = join(project.dir, 'proofmark.yaml');
  writeFileSync(config, readFileSync(config, 'utf8').replace('[sh, agent.sh]', '[no-such-agent, --fast]'));
  const { code, report, stderr } = await project.start(['eval', ...BEST_EFFORT], WITHOUT_BWRAP).result;
  expect(code).toBe(3);
  expect(report.totals.attempts).toMatchObject({ total: 20, undecidable: 20, decided: 0 });
  for (const { infrastructure } of report.attempts) {
    expect(infrastructure).toMatchObject({
      code: 'subject_not_found',
      message: expect.stringContaining('no-such-agent'),
    });
  }
  const result = stderr.slice(stderr.lastIndexOf('[20/20]')).split('\n').slice(1).join('\n');
  expect(result.match(/no-such-agent/g)).toHaveLength(1);
});

describe('streams that are closed', () => {
  it.each([
    ['all three', '<&- >&- 2>&-'],
    ['standard output', '>&-'],
    ['standard error', '2>&-'],
    ['a full device', '>/dev/full 2>/dev/full'],
  ])('(%s) change neither the exit code nor the results', async (_what, redirection) => {
    const project = openProject('resumable');
    const line = `exec "$0" "$@" ${redirection}`;
    const child = spawn('sh', ['-c', line, process.execPath, BIN, 'eval', '--json'], {
      cwd: project.dir,
      env: { PATH: process.env['PATH'], ...project.env },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    expect(project.report(project.evals()[0] ?? '').totals.attempts).toMatchObject({ total: 20, passed: 20 });
    expectNothingLeft(project);
  });

  it('C-28 by a reader that goes away change neither the exit code nor the results', async () => {
    const project = openProject('resumable');
    const runner = project.start(['eval', '--json']);
    runner.child.stderr?.destroy();
    runner.child.stdout?.destroy();
    const { code, signal } = await runner.result;
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    const [evalId = ''] = project.evals();
    expect(project.journal(evalId).at(-1)).toMatchObject({ kind: 'finish', verdict: 'passed' });
    expect(project.report(evalId).totalRuns).toBe(20);
  });

  it('C-28 and a SIGPIPE is no end', async () => {
    const project = openProject('twenty');
    const runner = project.start(['eval', ...BEST_EFFORT], WITHOUT_BWRAP);
    const poke = setInterval(() => runner.child.kill('SIGPIPE'), 50);
    onTestFinished(() => clearInterval(poke));
    expect((await runner.result).code).toBe(0);
  });
});

function manyQuick(): string {
  const scenario = `
  - id: quick
    input: quick
    repetitions: 100
    graders:
      - { type: outcome, status: succeeded }`;
  return `schemaVersion: 2\nscenarios:${scenario}\n`;
}

/** Mounts a small file system where the state of the project lies; gives how to resize it. */
function mountState(project: Project, kilobytes: number): (size: string) => void {
  const state = join(project.dir, '.proofmark');
  mkdirSync(state);
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', state);
  onTestFinished(() => void spawnSync('umount', ['-l', state]));
  return (size) => mount('-o', `remount,size=${size}`, state);
}

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount ${args.join(' ')}: ${stderr}`);
}

function triesToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'proofmark-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
}

async function runReadOnly(project: Project, args: readonly string[]) {
  const { dir } = project;
  const child = spawn('bwrap', [...READ_ONLY, dir, dir, process.execPath, BIN, ...args], {
    cwd: dir,
    env: { PATH: process.env['PATH'], ...project.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}
