import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readEvaluation } from '../helpers/evaluate-project.ts';
import {
  expectNoSurvivors,
  expectNothingLeft,
  expectTotalsFromRows,
  keysOf,
  livingOf,
  openProject,
  type Project,
  until,
} from '../helpers/evaluation-project.ts';

const hasBwrap = spawnSync('bwrap', ['--version']).status === 0;

const ways = [
  ...(hasBwrap ? [{ way: 'with bubblewrap', options: [], env: {} }] : []),
  {
    way: 'without bubblewrap',
    options: ['--sandbox', 'best-effort'],
    env: { PROOFMARK_BWRAP: '/nonexistent' },
  },
];

/** How many attempts are finished, and how many milliseconds pass from then on. */
const moments = ways.flatMap((way, at) =>
  [
    { finished: at, ms: 0 },
    { finished: 5 + at, ms: 60 },
    { finished: 16 - at, ms: 130 },
  ].map((moment) => ({ ...way, ...moment })),
);

describe('C-06 kill -9 of the runner in the middle of 20 attempts', () => {
  it.each(moments)('$ms ms after $finished of them, $way: resumed to 20 of 20', async (moment) => {
    const project = openProject('twenty');
    const evalId = await killRunner(project, moment);
    await expectNoSurvivors(project);
    const before = keysOf(project.journal(evalId), 'attempt_finished');
    expect(before.length).toBeLessThan(20);

    const { code } = await project.start(['eval', '--resume', evalId, '--workers', '3'], moment.env).result;
    expect(code).toBe(0);
    const { report } = readEvaluation(join(project.dir, '.proofmark/evals', evalId));
    expect(report.totals.attempts).toMatchObject({ total: 20, passed: 20 });
    expectTotalsFromRows(report);
    const journal = project.journal(evalId);
    const resumed = journal.slice(journal.findIndex(({ kind }) => kind === 'resume'));
    const again = keysOf(resumed, 'attempt_started');
    expect(again).toHaveLength(20 - before.length);
    expect(again.filter((key) => before.includes(key))).toEqual([]);
    expectNothingLeft(project);
  });
});

describe('kill -9 of the runner while agents and graders run', () => {
  it.each(ways)('kills them all, $way, though they ignore SIGTERM', async ({ options, env }) => {
    const project = openProject('patient');
    const runner = project.start(['eval', '--workers', '2', ...options], env);
    await until(() => ['agent.sh', 'daemon.sh', 'grade.sh'].every((name) => namesIn(project).includes(name)));
    runner.child.kill('SIGKILL');
    await runner.result;
    await expectNoSurvivors(project);
  });
});

interface Moment {
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly finished: number;
  readonly ms: number;
}

/** Kills the runner once so many attempts are finished, and a moment later; gives the id of its evaluation. */
async function killRunner(project: Project, { options, env, finished, ms }: Moment): Promise<string> {
  const runner = project.start(['eval', '--workers', '3', ...options], env);
  const journal = () => project.evals().flatMap((evalId) => project.journal(evalId));
  await until(() => keysOf(journal(), 'attempt_started').length > finished);
  await until(() => keysOf(journal(), 'attempt_finished').length >= finished);
  await wait(ms);
  runner.child.kill('SIGKILL');
  expect((await runner.result).signal).toBe('SIGKILL');
  const [evalId = ''] = project.evals();
  return evalId;
}

/** Names of the scripts that run for the project. */
function namesIn(project: Project): string[] {
  return livingOf(project).flatMap((line) => /\w+\.sh/.exec(line)?.[0] ?? []);
}
