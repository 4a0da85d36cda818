import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult, RunStateRecord } from '../../src/generated/types.ts';
import { runResult } from '../../src/generated/validators/run-result.js';
import { runState } from '../../src/generated/validators/run-state.js';
import { type CliResult, runCli } from './cli.ts';
import { tempFolder } from './temp-folder.ts';

export interface RunProject {
  readonly cwd: string;
  /** Runs the built command with `--json`. */
  run(
    ...args: readonly string[]
  ): Promise<Pick<CliResult, 'code' | 'stderr'> & { readonly result: RunResult }>;
  /** Runs it; for what is refused. Its first problem is `code (exit code)`. */
  refused(...args: readonly string[]): Promise<string>;
  /** Absolute path of the only run's journal. */
  readonly journal: string;
  readonly runId: string;
  /** Its records, each of them valid. */
  records(): RunStateRecord[];
  read(path: string): string;
  has(path: string): boolean;
}

/** A project whose scripted agent `main` has files, a shell and its turns. */
export function makeRunProject(
  turns: readonly object[],
  config: Readonly<Record<string, unknown>> = {},
): RunProject {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'notes.txt'), 'hello\n');
  writeFileSync(join(cwd, 'script.json'), JSON.stringify({ turns }));
  const whole = {
    schemaVersion: 2,
    name: 'one',
    provider: { id: 'scripted', script: 'script.json' },
    agents: { main: { tools: [{ id: 'read' }, { id: 'write' }, { id: 'edit' }, { id: 'bash' }] } },
    permissions: { mode: 'full' },
    ...config,
  };
  writeFileSync(join(cwd, 'proofmark.yaml'), JSON.stringify(whole));
  return {
    cwd,
    async run(...args) {
      const ended = await runCli(['run', '--json', ...args], { cwd });
      const { json } = ended;
      if (!runResult(json)) throw new Error(`not a run result: ${ended.stdout}${ended.stderr}`);
      return { code: ended.code, stderr: ended.stderr, result: json };
    },
    async refused(...args) {
      const { code, json } = await runCli(['run', '--json', ...args], { cwd });
      const { error } = json as { error: { problems: { code: string }[] } };
      return `${error.problems.map((problem) => problem.code).join(' ')} (${code})`;
    },
    get journal() {
      return onlyJournal(cwd);
    },
    get runId() {
      return onlyJournal(cwd).replace(/^.*\/|\.jsonl$/g, '');
    },
    records: () => readFileSync(onlyJournal(cwd), 'utf8').trimEnd().split('\n').map(parseRecord),
    read: (path) => readFileSync(join(cwd, path), 'utf8'),
    has: (path) => existsSync(join(cwd, path)),
  };
}

function onlyJournal(cwd: string): string {
  const runs = join(cwd, '.proofmark', 'runs');
  const [name, ...more] = readdirSync(runs).filter((each) => each.endsWith('.jsonl'));
  if (name === undefined || more.length > 0) throw new Error(`not one run in ${runs}`);
  return join(runs, name);
}

function parseRecord(line: string): RunStateRecord {
  const record: unknown = JSON.parse(line);
  if (runState(record)) return record;
  throw new Error(`not a record: ${line}\n${JSON.stringify(runState.errors)}`);
}
