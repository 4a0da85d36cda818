import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { EvaluationReport, JournalRecord } from '../../src/generated/types.ts';
import { copyFixture, type RunningCli, startCli } from './cli.ts';
import { tempFolder } from './temp-folder.ts';

/** A copy of a fixture with temporary folder and home of its own: what is left there was left by this test. */
export interface Project {
  readonly dir: string;
  readonly tmp: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  start(args: readonly string[], env?: Readonly<Record<string, string>>): RunningCli;
  evals(): string[];
  journal(evalId: string): JournalRecord[];
  journalFile(evalId: string): string;
  report(evalId: string): EvaluationReport;
}

export function openProject(fixture: string): Project {
  const dir = copyFixture(fixture);
  const [tmp, home] = [join(tempFolder(), 'tmp'), tempFolder()];
  mkdirSync(tmp);
  const env = { TMPDIR: tmp, HOME: home };
  const folder = (evalId: string) => join(dir, '.proofmark', 'evals', evalId);
  const journalFile = (evalId: string) => join(folder(evalId), 'journal.jsonl');
  return {
    dir,
    tmp,
    home,
    env,
    start: (args, more = {}) => startCli(args, { cwd: dir, env: { ...env, ...more } }),
    evals: () => (existsSync(folder('')) ? readdirSync(folder('')).sort() : []),
    journalFile,
    journal: (evalId) => wholeLines(journalFile(evalId)).map((line) => JSON.parse(line) as JournalRecord),
    report: (evalId) =>
      JSON.parse(readFileSync(join(folder(evalId), 'report.json'), 'utf8')) as EvaluationReport,
  };
}

/** Every line that has its line end; a torn last one is left out. */
function wholeLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** Keys of the attempts of which the journal has such a record, in its order. */
export function keysOf(
  journal: readonly JournalRecord[],
  kind: 'attempt_started' | 'attempt_finished',
): string[] {
  return journal.flatMap((record) => (record.kind === kind ? [record.key] : []));
}

/** Command lines of the living processes that were started for the project: their environment or arguments name its temporary folder. */
export function livingOf({ tmp }: Project): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => ({ pid, text: read(`/proc/${pid}/cmdline`) + read(`/proc/${pid}/environ`) }))
    .filter(({ pid, text }) => text.includes(tmp) && !/^State:\s+[ZX]/m.test(read(`/proc/${pid}/status`)))
    .map(({ pid }) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 200)}`);
}

/** Nobody who was started for the project is alive within five seconds. */
export async function expectNoSurvivors(project: Project): Promise<void> {
  await until(() => livingOf(project).length === 0, 5000).catch(() => undefined);
  expect(livingOf(project)).toEqual([]);
}

export function expectNothingLeft({ tmp }: Project): void {
  expect(readdirSync(tmp)).toEqual([]);
}

/** Waits until something holds. */
export async function until(condition: () => boolean, ms = 20_000): Promise<void> {
  for (const deadline = performance.now() + ms; !condition(); ) {
    if (performance.now() > deadline) throw new Error(`did not come within ${ms} ms: ${condition}`);
    await wait(10);
  }
}

/** Every total of a report is what its rows say, and no row is there twice. */
export function expectTotalsFromRows({
  attempts,
  totals,
  totalRuns,
  passRate,
  report,
}: EvaluationReport): void {
  const count = (rows: EvaluationReport['attempts']) => {
    const of = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    const [passed, failed] = [of('passed'), of('failed')];
    return { total: rows.length, passed, failed, undecidable: of('undecidable'), decided: passed + failed };
  };
  const keys = attempts.map(({ suite, scenarioId, attempt }) => `${suite}::${scenarioId}#${attempt}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(totals.attempts).toEqual(count(attempts));
  expect(totalRuns).toBe(attempts.length);
  expect(passRate).toBe(attempts.length === 0 ? 0 : totals.attempts.passed / attempts.length);
  for (const scenario of report.scenarioResults) {
    const rows = attempts.filter(
      ({ suite, scenarioId }) => suite === scenario.suite && scenarioId === scenario.id,
    );
    expect(scenario.attempts).toEqual(count(rows));
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
