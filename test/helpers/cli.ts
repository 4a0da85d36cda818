import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EvaluationReport } from '../../src/generated/types.ts';
import { tempFolder } from './temp-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The built command. */
export const BIN = join(ROOT, 'dist/cli/bin.js');

export interface CliOptions {
  readonly cwd: string;
  /** Laid over a small environment (PATH, HOME, TMPDIR); undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Given on standard input, which is closed then; without it standard input is empty. */
  readonly input?: string;
  /** User to run as; needs root. */
  readonly uid?: number;
}

export interface CliResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as the one JSON document it must be; throws where it is not. */
  readonly json: unknown;
  /** Folder of the newest evaluation of the project; undefined where nothing was judged. */
  readonly evalDir: string | undefined;
  /** Its report; throws where there is none. */
  readonly report: EvaluationReport;
}

export interface RunningCli {
  readonly child: ChildProcess;
  readonly result: Promise<CliResult>;
}

/** Runs the built command to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliResult> {
  return await startCli(args, options).result;
}

/** Starts the built command. */
export function startCli(args: readonly string[], options: CliOptions): RunningCli {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: options.cwd,
    env: environment(options.env),
    stdio: 'pipe',
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const result = new Promise<CliResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve(describeResult(options.cwd, { code, signal, stdout: stdout(), stderr: stderr() })),
    );
  });
  return { child, result };
}

/** A copy of `test/e2e/fixtures/<name>` in a temporary folder that the end of the test removes. */
export function copyFixture(name: string): string {
  const folder = tempFolder();
  cpSync(join(ROOT, 'test/e2e/fixtures', name), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Folders of the evaluations of a project, the oldest first. */
export function evalDirs(project: string): string[] {
  const evals = join(project, '.proofmark', 'evals');
  if (!existsSync(evals)) return [];
  const folders = readdirSync(evals).map((name) => join(evals, name));
  return folders.sort((a, b) => statSync(a).birthtimeMs - statSync(b).birthtimeMs || a.localeCompare(b));
}

/** The report of the newest evaluation of a project. */
function readReport(project: string): EvaluationReport {
  const folder = evalDirs(project).at(-1);
  if (folder === undefined) throw new Error(`no evaluation in ${project}`);
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as EvaluationReport;
}

function describeResult(
  cwd: string,
  ended: Pick<CliResult, 'code' | 'signal' | 'stdout' | 'stderr'>,
): CliResult {
  return {
    ...ended,
    evalDir: evalDirs(cwd).at(-1),
    get json() {
      return JSON.parse(ended.stdout) as unknown;
    },
    get report() {
      return readReport(cwd);
    },
  };
}

/** Nothing of the surroundings of the tests reaches the command but these. */
function environment(more: CliOptions['env'] = {}): Record<string, string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const all = Object.entries({ PATH, HOME, TMPDIR, ...more });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
