import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BIN } from '../helpers/cli.ts';
import { livingOf, openProject, type Project, until } from '../helpers/evaluation-project.ts';

const hasTmux = spawnSync('tmux', ['-V']).status === 0;
const ARGS = ['eval', '--scenario', 'quick', '--scenario', 'slow', '--sandbox', 'best-effort'];
const ENV = { PROOFMARK_BWRAP: '/nonexistent' };

it.skipIf(!hasTmux)(
  'C-27 Ctrl-C on a terminal is no success, and the same command offers to go on',
  async () => {
    const project = openProject('patient');
    const terminal = openTerminal(project);
    terminal.type(`${commandLine(ARGS)}; echo "ended with $?"`);
    await until(() => livingOf(project).some((line) => line.includes('daemon.sh')));
    await until(() =>
      project.journal(project.evals()[0] ?? '').some(({ kind }) => kind === 'attempt_finished'),
    );
    terminal.send('C-c');
    await until(() => /ended with \d/.test(terminal.text()));
    expect(terminal.text()).toContain('ended with 130');
    expect(terminal.text()).not.toContain('Passed');
    const [evalId = ''] = project.evals();
    const command = `proofmark eval --resume ${evalId}`;
    expect(terminal.text().replaceAll('\n', '')).toContain(command);

    const again = project.start(ARGS, ENV);
    await until(() => project.evals().length === 2);
    await until(() => livingOf(project).some((line) => line.includes('daemon.sh')));
    again.child.kill('SIGINT');
    const { code, stderr } = await again.result;
    expect(code).toBe(130);
    const offers = stderr.split('\n').filter((line) => line.includes(command));
    expect(offers).toHaveLength(1);
    expect(offers[0]).toContain('1 of 3');
  },
);

it('C-27 what was cut short is offered to the same command alone, until it is complete', async () => {
  const project = openProject('patient');
  const runner = project.start(ARGS, ENV);
  await until(() => livingOf(project).some((line) => line.includes('daemon.sh')));
  runner.child.kill('SIGKILL');
  await runner.result;
  const [evalId = ''] = project.evals();
  const offered = async (args: readonly string[]) => {
    const { stderr, code } = await project.start(args, ENV).result;
    return { code, offer: stderr.includes(`--resume ${evalId}`) };
  };
  const others = ['eval', '--scenario', 'quick', '--sandbox', 'best-effort'];
  expect(await offered(others)).toEqual({ code: 0, offer: false });

  const agent = join(project.dir, 'agent.sh');
  const script = readFileSync(agent, 'utf8');
  writeFileSync(agent, 'cat');
  expect(await offered(ARGS)).toEqual({ code: 0, offer: false });

  writeFileSync(agent, script);
  writeFileSync(join(project.dir, 'go'), '');
  expect(await offered(ARGS)).toEqual({ code: 0, offer: true });
  expect(await offered(ARGS)).toEqual({ code: 0, offer: false });
});

/** A shell in a terminal of its own. */
function openTerminal(project: Project) {
  const tmux = (...args: string[]) =>
    spawnSync('tmux', ['-S', join(project.home, 'tmux'), '-f', '/dev/null', ...args], { encoding: 'utf8' })
      .stdout;
  const variables = { ...project.env, ...ENV };
  const env = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  tmux('new-session', '-d', '-x', '200', '-y', '50', '-c', project.dir, 'env', ...env, 'sh');
  onTestFinished(() => void tmux('kill-server'));
  return {
    type: (line: string) => tmux('send-keys', line, 'Enter'),
    send: (key: string) => tmux('send-keys', key),
    text: () => tmux('capture-pane', '-p', '-S', '-200'),
  };
}

function commandLine(args: readonly string[]): string {
  return [process.execPath, BIN, ...args].join(' ');
}
