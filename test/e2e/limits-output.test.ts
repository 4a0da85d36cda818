import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectNothingLeft, livingOf, openProject, type Project } from '../helpers/evaluation-project.ts';

const MIB = 1024 * 1024;

/** Without bubblewrap, so that the tests run everywhere: what is printed goes the same way. */
const BEST_EFFORT = ['--sandbox', 'best-effort'];

/** Runs a suite of the fixture and gives the most memory that the runner had at any time, in bytes. */
async function run(project: Project, suite: string) {
  const runner = project.start(['eval', '--suite', `evals/${suite}.yaml`, ...BEST_EFFORT], {
    PROOFMARK_BWRAP: '/nonexistent',
  });
  let peak = 0;
  while (runner.child.exitCode === null) {
    peak = Math.max(peak, peakOf(runner.child.pid ?? 0));
    await wait(5);
  }
  const { code, report } = await runner.result;
  expect(peak).toBeGreaterThan(0);
  return { code, report, peak };
}

it('C-13 the agent prints 60 MB and then the word: memory is bounded, the log whole, the rule undecidable', async () => {
  const project = openProject('floods');
  const small = await run(project, 'drop');
  expect(small.code).toBe(0);
  const { code, report, peak } = await run(project, 'agent');
  expect(peak - small.peak).toBeLessThan(45 * MIB);
  expect(code).toBe(3);
  const [attempt] = report.attempts;
  expect(attempt).toMatchObject({ verdict: 'undecidable', transcriptTruncated: true });
  expect(attempt?.outcome.status).toBe('succeeded');
  expect(attempt?.graderResults.map(({ id, verdict, code }) => [id, verdict, code].join(' '))).toEqual([
    'outcome-1 passed ok',
    'positive undecidable text_truncated',
    'negative undecidable text_truncated',
    'early passed ok',
  ]);
  const log = join(project.dir, '.proofmark/evals', report.evalId, attempt?.folder ?? '', 'stdout.log');
  expect(statSync(log).size).toBe(60 * MIB + '\nneedle\n'.length);
  expect(tail(log, 9)).toBe('x\nneedle\n');
  expectNothingLeft(project);
});

it('C-25 graders that run for ever or print without end are stopped, bounded and undecidable; the others count', async () => {
  const project = openProject('floods');
  const started = performance.now();
  const { code, report, peak } = await run(project, 'graders');
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(code).toBe(3);
  expect(peak).toBeLessThan(200 * MIB);
  const [attempt] = report.attempts;
  expect(attempt?.graderResults.map(({ id, verdict, code }) => [id, verdict, code].join(' '))).toEqual([
    'outcome-1 passed ok',
    'runs-for-ever undecidable process_timeout',
    'prints-a-gigabyte undecidable process_output_limit',
    'prints-to-stderr undecidable process_output_limit',
    'well-behaved passed ok',
  ]);
  const folder = join(project.dir, '.proofmark/evals', report.evalId, attempt?.folder ?? '');
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(2 * MIB);
  expect(livingOf(project)).toEqual([]);
  expectNothingLeft(project);
});

function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function tail(file: string, length: number): string {
  const fd = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(fd, bytes, 0, length, statSync(file).size - length);
    return bytes.toString();
  } finally {
    closeSync(fd);
  }
}
