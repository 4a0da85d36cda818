import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EvaluationReport } from '../../src/generated/types.ts';
import { copyFixture } from '../helpers/cli.ts';
import { evaluateProject, verdictsOf } from '../helpers/evaluate-project.ts';
import { describeTree, startRepository } from '../helpers/git-project.ts';
import { tempFolder } from '../helpers/temp-folder.ts';

/** With the OS sandbox, and without any. */
const ways: readonly [string, readonly string[], Record<string, string>][] = [
  ['in the sandbox', [], {}],
  ['without a sandbox', ['--sandbox', 'best-effort'], { PROOFMARK_BWRAP: '/nonexistent' }],
];

it('C-11 eight scenarios write the same file: the same report with 1 and with 4 workers', async () => {
  const project = copyFixture('same-file');
  const one = await evaluateProject(project, ['--workers', '1']);
  const four = await evaluateProject(project, ['--workers', '4']);
  expect(verdictsOf(one.report).map(([, verdict]) => verdict)).toEqual(
    Array.from({ length: 8 }, (_, index) => (index === 4 ? 'failed' : 'passed')),
  );
  expect(one.attempt('writer-5').transcript).toBe('results\nwriter-5 begin\nwriter-5 middle\nwriter-5 end');
  expect([one.code, four.code]).toEqual([1, 1]);
  expect(withoutTimes(four.report)).toEqual(withoutTimes(one.report));
});

describe('C-21 an agent that forges results, tests and hooks', () => {
  it.each(ways)('is graded by the tests of the suite, and starts nothing, %s', async (_title, args, env) => {
    const { project, sentinel } = saboteur();
    const { code, attempt, report } = await evaluateProject(project, args, { env });
    const { graderResults, changedPaths } = attempt('set-the-value');
    expect(graderResults.map(({ verdict, code: why }) => [verdict, why])).toEqual(
      graderResults.map(() => ['passed', 'ok']),
    );
    expect(graderResults).toHaveLength(8);
    expect(changedPaths).toEqual(
      expect.arrayContaining(['.claude/settings.json', 'report.json', 'tests/added.txt', 'tests/check.sh']),
    );
    expect(report.report.securityFindings.map(({ code: found, path }) => [found, path])).toEqual([
      ['protected_file_changed', 'tests/added.txt'],
      ['protected_file_changed', 'tests/check.sh'],
    ]);
    expect([code, report.verdict]).toEqual([1, 'failed']);
    expect(existsSync(sentinel)).toBe(false);
  });

  it('fails, whatever it wrote about itself', async () => {
    const { project } = saboteur();
    const { code, attempt } = await evaluateProject(project, ['--suite', 'evals/verdict.yaml']);
    expect(code).toBe(1);
    expect(attempt('set-the-value')).toMatchObject({
      verdict: 'failed',
      graderResults: [{ verdict: 'passed' }, { verdict: 'failed', code: 'exit_code_differs' }],
    });
  });

  it('would have had its hooks run by a plain git', () => {
    const { project, sentinel } = saboteur();
    const workspace = join(project, 'workspace');
    const git = startRepository(workspace);
    execFileSync('sh', [join(project, 'agent.sh'), join(project, 'sentinel-path')], { cwd: workspace });
    git('commit', '--quiet', '--allow-empty', '--message', 'graded');
    expect(existsSync(sentinel)).toBe(true);
  });
});

it('C-22 the copy of a repository holds no commit, tag, stash or reflog with the fix, and the evidence says so', async () => {
  const project = copyFixture('archaeologist');
  const git = startRepository(project);
  hideTheFix(project, git);
  expect(git('log', '--all', '--reflog', '--format=%s')).toContain('the-hidden-fix');
  const { code, attempt } = await evaluateProject(project);
  expect(attempt('dig').transcript).toBe('commits: 1\nfound: 0');
  expect(attempt('dig').historyRemoved).toBe(true);
  expect(code).toBe(0);
});

describe('S-63 a diff grader', () => {
  const results = {
    'dirty-file': ['failed', 'dirty_file_changed', ['notes.txt']],
    'dirty-file-allowed': ['passed', 'ok', ['notes.txt']],
    'allowed-only': ['passed', 'ok', ['src/a']],
    'extra-file': ['failed', 'path_not_allowed', ['other.txt', 'src/a']],
    'required-untouched': ['failed', 'path_not_changed', ['src/b']],
    'deep-below': ['passed', 'ok', ['src/x/y']],
    'only-looks-below': ['failed', 'path_not_allowed', ['srcx']],
  };

  it('sees what changed since the baseline in a copy', async () => {
    const project = dirtyProject();
    const before = describeTree(project);
    const { code, report, attempt } = await evaluateProject(project);
    expect(code).toBe(1);
    expect(diffGrades(report)).toEqual(results);
    expect(attempt('dirty-file').graderResults[1]?.reason).toContain('notes.txt');
    expect(attempt('dirty-file').historyRemoved).toBe(true);
    expect(describeTree(project)).toEqual(before);
  });

  it.each(Object.entries(results))('sees it in place (%s)', async (id, expected) => {
    const project = dirtyProject();
    const args = ['in-place.yaml', '--scenario', id];
    const { code, report } = await evaluateProject(project, args);
    expect(diffGrades(report)).toEqual({ [id]: expected });
    expect(code).toBe(expected[0] === 'passed' ? 0 : 1);
    for (const path of expected[2] ?? [])
      expect(readFileSync(join(project, path), 'utf8')).toContain('changed\n');
  });

  it('needs no git: a plain folder has a baseline too', async () => {
    const project = copyFixture('changes');
    const { report } = await evaluateProject(project);
    expect(diffGrades(report)).toEqual({ ...results, 'dirty-file': ['passed', 'ok', ['notes.txt']] });
    expect(report.attempts[0]).not.toHaveProperty('historyRemoved');
  });
});

it.each([
  ['a copy', 'proofmark.yaml'],
  ['the project itself', 'in-place.yaml'],
])('S-65 from a sub-directory of a repository a dirty file is preserved in %s', async (_title, config) => {
  const repository = tempFolder({ 'README.md': 'The whole.\n', 'other/b.txt': 'b\n' });
  const project = join(repository, 'sub');
  execFileSync('cp', ['-r', copyFixture('changes'), project]);
  const git = startRepository(repository);
  writeFileSync(join(project, 'notes.txt'), 'my own words\n');
  expect(git('status', '--porcelain')).toBe(' M sub/notes.txt\n');
  const { code, report } = await evaluateProject(project, [config, '--scenario', 'dirty-file']);
  expect(code).toBe(1);
  expect(diffGrades(report)).toEqual({ 'dirty-file': ['failed', 'dirty_file_changed', ['notes.txt']] });
});

it('S-64 three repetitions with a diff grader all pass, and the tree of the user is as it was to the byte', async () => {
  const project = copyFixture('repair');
  const git = startRepository(project);
  writeFileSync(join(project, '.gitignore'), 'ignored/\n.proofmark/\n');
  writeFileSync(join(project, 'workspace/untracked name.txt'), 'mine\n');
  writeFileSync(join(project, 'workspace/staged.bin'), Buffer.from([0, 1, 2, 255]));
  git('add', 'workspace/staged.bin');
  appendFileSync(join(project, 'workspace/check.sh'), '# my own words\n');
  mkdirSync(join(project, 'workspace/ignored'));
  writeFileSync(join(project, 'workspace/ignored/cache'), 'cache\n', { mode: 0o600 });
  symlinkSync('limit.txt', join(project, 'workspace/link'));
  chmodSync(join(project, 'workspace/limit.txt'), 0o755);
  writeFileSync(join(project, 'evals/three.yaml'), THREE_TIMES);
  const before = describeTree(project);
  const { code, report } = await evaluateProject(project, ['--suite', 'evals/three.yaml']);
  expect(report.attempts.map(({ verdict, changedPaths }) => [verdict, changedPaths])).toEqual(
    Array(3).fill(['passed', ['limit.txt']]),
  );
  expect(code).toBe(0);
  expect(describeTree(project)).toEqual(before);
});

const THREE_TIMES = `schemaVersion: 2
scenarios:
  - id: repair
    input: Mend the limit
    repetitions: 3
    graders:
      - { type: outcome, status: succeeded }
      - { type: diff, requiredPaths: [limit.txt], allowedPaths: [limit.txt], maxChangedFiles: 1, preserveExisting: false }
      - { type: command, command: sh, args: [check.sh] }
`;

/** Commits the fix in later commits and takes it back, in every way in which git keeps what was. */
function hideTheFix(project: string, git: ReturnType<typeof startRepository>): void {
  const fix = (text: string) => writeFileSync(join(project, 'price.txt'), `the-hidden-fix ${text}\n`);
  git('checkout', '--quiet', '-b', 'solution');
  fix('on a branch');
  git('commit', '--quiet', '--all', '--message', 'the-hidden-fix');
  git('tag', '--annotate', 'release-1', '--message', 'the-hidden-fix');
  git('notes', 'add', '--message', 'the-hidden-fix');
  git('checkout', '--quiet', 'main');
  fix('in the reflog');
  git('commit', '--quiet', '--all', '--message', 'the-hidden-fix');
  git('reset', '--quiet', '--hard', 'HEAD~1');
  fix('in a stash');
  git('stash', 'push', '--quiet', '--message', 'the-hidden-fix');
  git('remote', 'add', 'origin', 'https://user-secret-url.invalid/x.git');
  writeFileSync(join(project, '.git/hooks/post-checkout'), '#!/bin/sh\n# hook-of-the-user\n', {
    mode: 0o755,
  });
}

function saboteur(): { project: string; sentinel: string } {
  const project = copyFixture('saboteur');
  const sentinel = join(tempFolder(), 'sentinel');
  writeFileSync(join(project, 'sentinel-path'), sentinel);
  return { project, sentinel };
}

function dirtyProject(): string {
  const project = copyFixture('changes');
  startRepository(project);
  writeFileSync(join(project, 'notes.txt'), 'my own words\n');
  return project;
}

/** Verdict and code of the diff grade and the changed paths, by scenario. */
function diffGrades({ attempts }: EvaluationReport): Record<string, unknown> {
  return Object.fromEntries(
    attempts.map(({ scenarioId, graderResults, changedPaths }) => {
      const grade = graderResults.find(({ type }) => type === 'diff');
      return [scenarioId, [grade?.verdict, grade?.code, changedPaths]];
    }),
  );
}

const VARYING = new Set([
  'evalId',
  'createdAt',
  'runId',
  'startedAt',
  'durationMs',
  'workers',
  'workspaceRoot',
]);

/** A report without what is another each time. */
function withoutTimes(report: EvaluationReport): unknown {
  return JSON.parse(JSON.stringify(report, (key, value) => (VARYING.has(key) ? undefined : value)));
}
