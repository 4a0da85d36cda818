import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import type {
  AttemptRecord,
  EvaluationReport,
  JournalRecord,
  TraceEntry,
} from '../../src/generated/types.ts';
import { journal as isJournal } from '../../src/generated/validators/journal.js';
import { manifest as isManifest } from '../../src/generated/validators/manifest.js';
import { report as isReport } from '../../src/generated/validators/report.js';
import type { Validator } from '../../src/generated/validators/schema-error.d.ts';
import { trace as isTrace } from '../../src/generated/validators/trace.js';
import { type CliOptions, type CliResult, evalDirs, runCli } from './cli.ts';

/** An evaluation that judged something, all of whose files fit their schemas. */
export interface Evaluation extends Omit<CliResult, 'json' | 'report' | 'evalDir'> {
  readonly evalDir: string;
  readonly report: EvaluationReport;
  readonly journal: readonly JournalRecord[];
  readonly trace: readonly TraceEntry[];
  /** The first attempt of the scenario with this id. */
  attempt(scenarioId: string): AttemptRecord;
}

/** Runs `proofmark eval --json` in a project and reads, and validates, all that it left. */
export async function evaluateProject(
  dir: string,
  args: readonly string[] = [],
  options: Omit<CliOptions, 'cwd'> = {},
): Promise<Evaluation> {
  const result = await runCli(['eval', ...args, '--json'], { cwd: dir, ...options });
  const { code, signal, stdout, stderr } = result;
  const shown = (
    stdout === '' ? expect.fail(`nothing was judged: ${stderr}`) : result.json
  ) as EvaluationReport;
  expect(shown.evalId, stdout).toBeDefined();
  const read = readEvaluation(evalDirs(dir).find((folder) => basename(folder) === shown.evalId) ?? '');
  expect(shown, 'standard output is the report').toEqual(read.report);
  return { code, signal, stdout, stderr, ...read };
}

/** Everything an evaluation left in its folder; each document fits its schema. */
export function readEvaluation(
  evalDir: string,
): Pick<Evaluation, 'evalDir' | 'report' | 'journal' | 'trace' | 'attempt'> {
  const [report] = readLines(join(evalDir, 'report.json'), isReport);
  const [manifest] = [JSON.parse(readFileSync(join(evalDir, 'manifest.json'), 'utf8')) as unknown];
  expectValid(isManifest, manifest, 'manifest.json');
  if (report === undefined) throw new Error(`${evalDir} has no report`);
  expect(report.manifest).toEqual(manifest);
  return {
    evalDir,
    report,
    journal: readLines(join(evalDir, 'journal.jsonl'), isJournal),
    trace: traceFiles(evalDir).flatMap((file) => readLines(file, isTrace)),
    attempt: (scenarioId) =>
      report.attempts.find((attempt) => attempt.scenarioId === scenarioId) ??
      expect.fail(`no attempt of ${scenarioId}`),
  };
}

/** Verdict of every attempt by scenario, in the order of the report. */
export function verdictsOf({ attempts }: EvaluationReport): [string, string][] {
  return attempts.map(({ scenarioId, verdict }) => [scenarioId, verdict]);
}

function traceFiles(evalDir: string): string[] {
  const attempts = join(evalDir, 'attempts');
  const folders = existsSync(attempts) ? readdirSync(attempts, { withFileTypes: true }) : [];
  const files = folders.map((entry) =>
    entry.isDirectory() ? join(attempts, entry.name, 'trace.jsonl') : join(attempts, entry.name),
  );
  return files.filter((file) => existsSync(file));
}

function readLines<T>(file: string, validate: Validator<T>): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop(), `${file} ends with a line end`).toBe('');
  return lines.map((line) => {
    const value: unknown = JSON.parse(line);
    expectValid(validate, value, file);
    return value as T;
  });
}

function expectValid(validate: Validator<unknown>, value: unknown, what: string): void {
  if (!validate(value))
    expect.fail(`${what}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(value)}`);
}
