import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  expectNothingLeft,
  expectTotalsFromRows,
  keysOf,
  livingOf,
  openProject,
  type Project,
  until,
} from '../helpers/evaluation-project.ts';

const hasBwrap = spawnSync('bwrap', ['--version']).status === 0;

const WITHOUT_BWRAP = { options: ['--sandbox', 'best-effort'], env: { PROOFMARK_BWRAP: '/nonexistent' } };
const ways = [
  ...(hasBwrap ? [{ way: 'with bubblewrap', options: [], env: {} }] : []),
  { way: 'without bubblewrap', ...WITHOUT_BWRAP },
];

const signals = [
  { signal: 'SIGINT', exit: 130 },
  { signal: 'SIGTERM', exit: 143 },
] as const;

describe.each(signals)('C-10 $signal', ({ signal, exit }) => {
  it.each(ways)(
    `ends agents and graders that ignore it, seals what is finished and exits ${exit}, $way`,
    async ({ options, env }) => {
      const project = openProject('patient');
      const runner = project.start(['eval', '--workers', '4', ...options], env);
      const names = ['agent.sh', 'daemon.sh', 'grade.sh'];
      await until(() => names.every((name) => livingOf(project).some((line) => line.includes(name))));
      const asked = performance.now();
      runner.child.kill(signal);
      const { code, stderr } = await runner.result;
      expect(performance.now() - asked).toBeLessThan(10_000);
      expect(code).toBe(exit);
      expect(livingOf(project)).toEqual([]);
      const [evalId = ''] = project.evals();
      expectInterrupted(project, evalId, signal);
      expect(stderr).toContain(`proofmark eval --resume ${evalId}`);
      expectNothingLeft(project);
    },
  );
});

it('C-10 more signals while it ends change nothing', async () => {
  const project = openProject('patient');
  const runner = project.start(['eval', '--workers', '4', ...WITHOUT_BWRAP.options], WITHOUT_BWRAP.env);
  await until(() => livingOf(project).some((line) => line.includes('daemon.sh')));
  await until(() => keysOf(project.journal(project.evals()[0] ?? ''), 'attempt_finished').length > 0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) {
    runner.child.kill(signal);
    await wait(150);
  }
  expect((await runner.result).code).toBe(130);
  expect(livingOf(project)).toEqual([]);
  expectInterrupted(project, project.evals()[0] ?? '', 'SIGINT');
  expectNothingLeft(project);
});

describe.skipIf(!hasBwrap)('C-10 a signal while commands of setup run', () => {
  it('ends them; nothing began, and nothing is left', async () => {
    const project = openProject('patient');
    const runner = project.start(['eval', '--suite', 'evals/setup.yaml', '--json']);
    await until(() => livingOf(project).some((line) => line.includes('grade.sh')));
    const asked = performance.now();
    runner.child.kill('SIGTERM');
    const { code, json, stderr } = await runner.result;
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(code).toBe(143);
    expect(json).toMatchObject({ error: { problems: [{ code: 'interrupted' }] } });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(project.evals()).toEqual([]);
    expect(livingOf(project)).toEqual([]);
    expectNothingLeft(project);
  });

  it('of an evaluation that goes on leaves it as it was', async () => {
    const project = openProject('patient');
    expect((await project.start(['eval', '--suite', 'evals/slow-setup.yaml']).result).code).toBe(0);
    const [evalId = ''] = project.evals();
    const before = project.journal(evalId);
    const runner = project.start(['eval', '--resume', evalId]);
    await until(() => livingOf(project).some((line) => line.includes('sleep 1.75')));
    runner.child.kill('SIGINT');
    expect((await runner.result).code).toBe(130);
    expect(project.journal(evalId)).toEqual(before);
    expect((await project.start(['eval', '--resume', evalId]).result).code).toBe(0);
    expectNothingLeft(project);
  });
});

/** The journal says so, and so does the report: nothing of it is a pass. */
function expectInterrupted(project: Project, evalId: string, signal: string): void {
  const journal = project.journal(evalId);
  const [started, finished] = [keysOf(journal, 'attempt_started'), keysOf(journal, 'attempt_finished')];
  const inFlight = started.filter((key) => !finished.includes(key));
  const last = journal.at(-1);
  expect(last).toMatchObject({ kind: 'interrupted', signal });
  expect(last?.kind === 'interrupted' ? [...(last.inFlight ?? [])].sort() : []).toEqual(inFlight.sort());
  const report = project.report(evalId);
  expect(report).toMatchObject({ verdict: 'undecidable', interrupted: signal });
  expect(report.releaseReadiness.ready).toBe(false);
  expect(report.releaseReadiness.blockers.map(({ code }) => code)).toContain('evaluation_interrupted');
  expect(report.attempts.map(({ scenarioId }) => scenarioId)).toEqual(['quick']);
  expectTotalsFromRows(report);
}
