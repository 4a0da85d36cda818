import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectNothingLeft, livingOf, openProject, type Project } from '../helpers/evaluation-project.ts';

const hasBwrap = spawnSync('bwrap', ['--version']).status === 0;

const ways = [
  ...(hasBwrap ? [{ way: 'with bubblewrap', options: [], env: {} }] : []),
  {
    way: 'without bubblewrap',
    options: ['--sandbox', 'best-effort'],
    env: { PROOFMARK_BWRAP: '/nonexistent' },
  },
];

it.each(ways)(
  'C-08 C-09 at the deadline the group and the daemons of the agent die before any grader starts, $way',
  async ({ options, env }) => {
    const project = openProject('deadline');
    const runner = project.start(['eval', ...options], env);
    const seen = await watch(project, () => runner.child.exitCode !== null);
    const { code, report } = await runner.result;

    expect(seen).toContain('child,daemon');
    expect(seen).toContain('grade');
    expect(seen.filter((names) => names.includes('grade') && names !== 'grade')).toEqual([]);
    expect(livingOf(project)).toEqual([]);
    const [attempt] = report.attempts;
    expect(attempt?.outcome).toMatchObject({ status: 'timeout', finishReason: 'run_timeout' });
    expect(attempt?.graderResults.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'passed']);
    expect(code).toBe(0);
    const log = join(
      project.dir,
      '.proofmark/evals',
      report.evalId,
      attempt?.folder ?? '',
      'command-1.stdout.log',
    );
    const [first, second] = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(second).toEqual({ child: first.child, daemon: first.daemon });
    expect(Math.max(first.child, first.daemon)).toBeLessThan(first.started);
    expectNothingLeft(project);
  },
);

/** What of the fixture is alive, as often as it can be looked at until the end. */
async function watch(project: Project, ended: () => boolean): Promise<string[]> {
  const seen = new Set<string>();
  while (!ended()) {
    const alive = livingOf(project);
    const names = ['child', 'daemon', 'grade'].filter((name) =>
      alive.some((line) => new RegExp(`heart\\.mjs ${name}|/?${name}\\.mjs`).test(line)),
    );
    seen.add(names.join(','));
    await wait(10);
  }
  return [...seen];
}
