import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyFixture } from '../helpers/cli.ts';
import { evaluateProject } from '../helpers/evaluate-project.ts';

describe('which scenarios run', () => {
  it.each([
    ['the default suite', [], ['first']],
    ['a folder: every suite in it, YAML and JSON', ['--suite', 'evals'], ['second', 'third', 'old', 'first']],
    ['a glob', ['--suite', 'evals/s*.yaml'], ['first']],
    [
      'a glob and a file, each suite once',
      ['--suite', 'evals/{more,old}*', '--suite', 'evals/more.json'],
      ['second', 'third', 'old'],
    ],
    ['a JSON suite', ['--suite', 'evals/more.json'], ['second', 'third']],
    ['a tag', ['--suite', 'evals', '--tag', 'smoke'], ['second', 'first']],
    [
      'one of two tags',
      ['--suite', 'evals', '--tag', 'smoke', '--tag', 'slow'],
      ['second', 'third', 'first'],
    ],
    ['a glob of ids', ['--suite', 'evals', '--scenario', '*ir*'], ['third', 'first']],
    ['ids with a tag', ['--suite', 'evals', '--scenario', '*ir*', '--tag', 'smoke'], ['first']],
  ])('%s', async (_title, args, ids) => {
    const { code, report, trace } = await evaluateProject(copyFixture('suites'), args);
    expect(code).toBe(0);
    expect(report.report.scenarioResults.map(({ id, verdict }) => [id, verdict])).toEqual(
      ids.map((id) => [id, 'passed']),
    );
    const attempts = ids.length + (ids.includes('third') ? 4 : 0);
    expect(report.manifest.plan).toMatchObject({ scenarios: ids.length, attempts });
    expect(new Set(trace.map(({ runId }) => runId)).size).toBe(attempts);
  });

  it('S-56 in the strict profile each one at least three times', async () => {
    const project = copyFixture('suites');
    const { report } = await evaluateProject(project, ['--profile', 'strict', '--suite', 'evals/more.json']);
    expect(report.report.scenarioResults.map(({ id, k }) => [id, k])).toEqual([
      ['second', 3],
      ['third', 5],
    ]);
    expect(report.totalRuns).toBe(8);
    const standard = await evaluateProject(project);
    expect(standard.report.totalRuns).toBe(1);
  });

  it('suites are named from the project, wherever the command is run', async () => {
    const project = copyFixture('suites');
    const { report, evalDir } = await evaluateProject(project, ['--suite', join(project, 'evals/old.yaml')]);
    expect(report.attempts.map(({ suite }) => suite)).toEqual(['evals/old.yaml']);
    expect(report.manifest.suites.map(({ path }) => path)).toEqual(['evals/old.yaml']);
    expect(evalDir.startsWith(join(project, '.proofmark/evals/'))).toBe(true);
  });
});
