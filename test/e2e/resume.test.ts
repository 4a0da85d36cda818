import { appendFileSync, cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

interface Problems {
  readonly error: { readonly problems: readonly { readonly code: string; readonly message: string }[] };
}

/** Runs all of a project's attempts; gives the id of the evaluation. */
async function evaluate(project: Project): Promise<string> {
  const { code } = await project.start(['eval']).result;
  expect(code).toBe(0);
  return project.evals().at(-1) ?? '';
}

const resume = (project: Project, evalId: string, ...more: string[]) =>
  project.start(['eval', '--resume', evalId, '--json', ...more]).result;

/** Codes and messages of what was refused; nothing is judged, and the journal stays as it is. */
async function refusal(project: Project, evalId: string, ...more: string[]) {
  const before = readFileSync(project.journalFile(evalId));
  const { code, json } = await resume(project, evalId, ...more);
  expect(code).toBe(2);
  expect(readFileSync(project.journalFile(evalId))).toEqual(before);
  return (json as Problems).error.problems;
}

describe('C-07 a journal that was cut off', () => {
  it('anywhere in its last two records gives 20 of 20 again, and never less', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const file = project.journalFile(evalId);
    const whole = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n');
    const [first, last] = [lastLine(whole, 1), lastLine(whole, 0)];
    const cuts = [
      first + 1,
      (first + last) / 2,
      last - 1,
      last,
      last + 1,
      (last + whole.length) / 2,
      whole.length - 1,
    ];
    for (const cut of [...cuts.map(Math.floor), whole.length]) {
      const kept = whole.slice(0, cut);
      writeFileSync(file, kept);
      const { code, stderr } = await resume(project, evalId, '--workers', '1');
      expect(code, `cut at ${cut} of ${whole.length}`).toBe(0);
      expect(stderr).not.toMatch(/1[89] of 1[89]/);
      const report = project.report(evalId);
      expect(report.totals.attempts).toMatchObject({ total: 20, passed: 20 });
      expectTotalsFromRows(report);
      const journal = project.journal(evalId);
      expect(journal.map(({ sequence }) => sequence)).toEqual(journal.map((_, at) => at + 1));
      const finished = keysOf(journal.slice(0, kept.split('\n').length - 1), 'attempt_finished').length;
      const at = journal.findIndex(({ kind }) => kind === 'resume');
      expect(journal[at]).toMatchObject({
        finished,
        remaining: 20 - finished,
        repaired: !kept.endsWith('\n'),
      });
      expect(keysOf(journal.slice(at), 'attempt_started')).toHaveLength(20 - finished);
    }
    expectNothingLeft(project);
  });

  it('before its first record, or altogether gone, begins anew', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    for (const kept of ['', '{"version":1,"ev']) {
      writeFileSync(project.journalFile(evalId), kept);
      expect((await resume(project, evalId)).code).toBe(0);
      expect(project.journal(evalId)[0]).toMatchObject({ kind: 'start', sequence: 1 });
      expect(project.report(evalId).totalRuns).toBe(20);
    }
  });

  it('and damaged in the middle is refused, not repaired', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const lines = readFileSync(project.journalFile(evalId), 'utf8').split('\n');
    for (const damage of [lines[4]?.slice(0, 40), lines[5]]) {
      writeFileSync(project.journalFile(evalId), lines.with(4, damage ?? '').join('\n'));
      expect(await refusal(project, evalId)).toMatchObject([{ code: 'journal_corrupt', at: { line: 5 } }]);
    }
  });
});

describe('resume', () => {
  it('of a finished evaluation runs nothing and gives the same report', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const before = project.report(evalId);
    const { code, json } = await resume(project, evalId);
    expect(code).toBe(0);
    expect(json).toEqual(before);
    expect(project.report(evalId)).toEqual(before);
    expect(keysOf(project.journal(evalId), 'attempt_started')).toHaveLength(20);
  });

  it.each([
    ['the configuration', 'proofmark.yaml', 'proofmark.yaml'],
    ['the suite', 'evals/scenarios.yaml', 'evals/scenarios.yaml'],
    ['the script of the model', 'models/answer.yaml', 'models/answer.yaml'],
    ['a file of the source', 'ws/docs/answer.md', 'ws/'],
    ['a new file of the source', 'ws/new.md', 'ws/'],
    ['a file of the overlay', 'overlay/tests/expected.txt', 'overlay/'],
  ])('is refused when %s changed, and names it alone', async (_what, file, named) => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    appendFileSync(join(project.dir, file), '\n# changed\n');
    const problems = await refusal(project, evalId);
    expect(problems.map(({ code }) => code)).toEqual(['resume_input_mismatch']);
    expect(problems[0]?.message).toMatch(new RegExp(`: ${named.replace('.', '\\.')}$`));
    expectNothingLeft(project);
  });

  it('names everything that changed', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const files = ['evals/scenarios.yaml', 'models/answer.yaml', 'ws/docs/answer.md'];
    for (const file of files) appendFileSync(join(project.dir, file), '\n# changed\n');
    const problems = await refusal(project, evalId);
    expect(problems.map(({ message }) => message.split(': ').at(-1))).toEqual([files[0], files[1], 'ws/']);
  });

  it('takes files that were only touched, in a project that was moved', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const moved = openProject('resumable');
    cpSync(project.dir, moved.dir, { recursive: true });
    for (const file of [
      'proofmark.yaml',
      'evals/scenarios.yaml',
      'ws/docs/answer.md',
      'overlay/tests/expected.txt',
    ]) {
      utimesSync(join(moved.dir, file), 1, 1);
    }
    expect((await resume(moved, evalId)).code).toBe(0);
    expect(moved.report(evalId).totalRuns).toBe(20);
  });

  it('refuses every other option but the number of workers', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const options = [
      'suite=evals/*',
      'scenario=answers',
      'tag=t',
      'profile=strict',
      'permission=full',
      'sandbox=required',
    ];
    for (const option of options) {
      const [problem] = await refusal(project, evalId, `--${option}`);
      expect(problem).toMatchObject({
        code: 'usage',
        message: expect.stringContaining(option.split('=')[0] ?? ''),
      });
    }
    const problems = await project.start(['eval', '--resume', `${evalId}0`, '--json']).result;
    expect(problems.code).toBe(2);
    expect((problems.json as Problems).error.problems[0]).toMatchObject({
      code: 'unknown_evaluation',
      hint: expect.stringContaining(evalId),
    });
  });

  it('gives the same verdicts with any number of workers', async () => {
    const project = openProject('resumable');
    const evalId = await evaluate(project);
    const before = project.report(evalId);
    const lines = readFileSync(project.journalFile(evalId), 'utf8').split('\n');
    for (const workers of ['1', '7']) {
      writeFileSync(project.journalFile(evalId), `${lines.slice(0, 11).join('\n')}\n`);
      expect((await resume(project, evalId, '--workers', workers)).code).toBe(0);
      const verdicts = ({ scenarioId, attempt, verdict }: (typeof before.attempts)[number]) =>
        `${scenarioId}#${attempt} ${verdict}`;
      expect(project.report(evalId).attempts.map(verdicts)).toEqual(before.attempts.map(verdicts));
    }
  });

  it('is refused while the evaluation runs, which goes on undisturbed', async () => {
    const project = openProject('patient');
    const best = ['--sandbox', 'best-effort'];
    const env = { PROOFMARK_BWRAP: '/nonexistent' };
    const runner = project.start(['eval', '--scenario', 'slow', ...best], env);
    await until(() => livingOf(project).some((line) => line.includes('daemon.sh')));
    const [evalId = ''] = project.evals();
    const { code, json } = await project.start(['eval', '--resume', evalId, '--json'], env).result;
    expect(code).toBe(2);
    expect((json as Problems).error.problems[0]).toMatchObject({ code: 'evaluation_locked' });
    expect(livingOf(project).some((line) => line.includes('daemon.sh'))).toBe(true);
    writeFileSync(join(project.dir, 'go'), '');
    runner.child.kill('SIGTERM');
    expect((await runner.result).code).toBe(143);
    expect((await project.start(['eval', '--resume', evalId], env).result).code).toBe(0);
    expect(project.report(evalId).totals.attempts).toMatchObject({ total: 2, passed: 2 });
    expectNothingLeft(project);
  });

  it('and two evaluations of one project at the same time do not disturb each other', async () => {
    const project = openProject('resumable');
    const runners = [1, 2, 3].map(() => project.start(['eval']));
    const results = await Promise.all(runners.map(({ result }) => result));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(project.evals()).toHaveLength(3);
    for (const evalId of project.evals()) {
      expect(project.report(evalId).totalRuns).toBe(20);
      expect(keysOf(project.journal(evalId), 'attempt_finished')).toHaveLength(20);
    }
    expectNothingLeft(project);
  });
});

/** Where the last line begins, or with `back` 1 the one before it. */
function lastLine(text: string, back: number): number {
  let at = text.length;
  for (let line = 0; line <= back; line++) at = text.lastIndexOf('\n', at - 1);
  return at + 1;
}
