import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectNothingLeft, openProject, type Project } from '../helpers/evaluation-project.ts';

const hasBwrap =
  spawnSync('bwrap', ['--ro-bind', '/', '/', '--unshare-net', '--dev', '/dev', 'true']).status === 0;
const WITHOUT_BWRAP = { PROOFMARK_BWRAP: '/nonexistent' };

/** The fixture with things worth taking: a key in the home of the user, an .env file, a server on the loopback. */
async function openHouse() {
  const project = openProject('intruders');
  const home = join(project.dir, 'home');
  writeFileSync(join(home, '.ssh/id_ed25519'), 'PRIVATE KEY\n');
  writeFileSync(join(project.dir, '.env'), 'TOKEN=SECRET\n');
  let visitors = 0;
  const server = createServer((socket) => {
    visitors++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  writeFileSync(join(project.dir, 'ws/target.json'), JSON.stringify({ project: project.dir, port }));
  const planted = () =>
    ['agent', 'grader'].filter((who) => existsSync(join(project.dir, `planted-by-${who}`)));
  return { project, home, planted, visitors: () => visitors };
}

/** What agent and grader said. */
function saidIn(project: Project, evalId: string, folder = ''): { agent: string; grader: string } {
  const read = (name: string) =>
    readFileSync(join(project.dir, '.proofmark/evals', evalId, folder, name), 'utf8').trimEnd();
  return { agent: read('stdout.log'), grader: read('command-1.stdout.log') };
}

describe('what an agent and a grader can reach', () => {
  it.skipIf(!hasBwrap)(
    'with the sandbox: neither keys, nor the project, nor for the grader the network',
    async () => {
      const { project, home, planted, visitors } = await openHouse();
      const { code, report } = await project.start(['eval'], { HOME: home }).result;
      const [attempt] = report.attempts;
      expect(saidIn(project, report.evalId, attempt?.folder)).toEqual({
        agent: 'read plain\nkept',
        grader: 'done: plain result.',
      });
      expect(planted()).toEqual([]);
      expect(visitors()).toBe(0);
      expect(attempt?.verdict).toBe('passed');
      expect(code).toBe(0);
      expect(report.releaseReadiness.warnings).toEqual([]);
      expectNothingLeft(project);
    },
  );

  it('without it, by the wish of the user: all of that, so that every report says so', async () => {
    const { project, home, planted, visitors } = await openHouse();
    const args = ['eval', '--sandbox', 'best-effort'];
    const { code, report, stderr } = await project.start(args, { HOME: home, ...WITHOUT_BWRAP }).result;
    const said = saidIn(project, report.evalId, report.attempts[0]?.folder);
    expect(said.agent).toBe('wrote\nread key\nread .env\nread plain\nkept');
    expect(said.grader).toBe('done: write key env network plain result.');
    expect(planted()).toEqual(['agent', 'grader']);
    expect(visitors()).toBe(1);
    expect(code).toBe(1);
    expect(report.releaseReadiness.warnings).toMatchObject([
      { code: 'sandbox_best_effort', hint: expect.stringContaining('bubblewrap') },
    ]);
    expect(stderr).toContain('sandbox_best_effort');
  });
});

it('without a sandbox where one is required, commands are undecidable, and the line that mends it is shown', async () => {
  const { project, planted, visitors } = await openHouse();
  const suite = join(project.dir, 'evals/scenarios.yaml');
  writeFileSync(suite, readFileSync(suite, 'utf8').replace(/.*id: agent.*\n/, ''));
  const { code, report, stderr } = await project.start(['eval'], WITHOUT_BWRAP).result;
  const [attempt] = report.attempts;
  const grade = attempt?.graderResults.find(({ id }) => id === 'grader');
  expect(grade).toMatchObject({ verdict: 'undecidable', code: 'sandbox_unavailable' });
  expect(grade?.reason).toContain('apt-get install bubblewrap');
  expect(report.releaseReadiness.warnings).toMatchObject([
    { code: 'sandbox_unavailable', message: expect.stringContaining('the agent') },
  ]);
  expect(stderr).toContain('sandbox_unavailable');
  expect(stderr).toContain('apt-get install bubblewrap');
  expect(planted()).not.toContain('grader');
  expect(visitors()).toBe(0);
  expect(report.verdict).toBe('undecidable');
  expect(code).toBe(3);
});
