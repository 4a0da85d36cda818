import { describe, expect, it } from 'vitest';
import { type SandboxLayout, sandboxArguments } from '../../../src/process/sandbox-arguments.ts';
import { secretPaths } from '../../../src/process/secret-paths.ts';

const NOTHING: SandboxLayout = {
  private: [],
  writable: [],
  readable: [],
  links: [],
  hiddenFolders: [],
  hiddenFiles: [],
  network: false,
};
const COMMAND = { command: 'tool', args: ['--', '--bind', '/', '/'], cwd: '/w' };
const ABILITIES = { sizes: true, root: false };

/** Options with what follows them, up to `--`. */
function options(layout: Partial<SandboxLayout>, abilities = ABILITIES): string[] {
  const args = sandboxArguments({ ...NOTHING, ...layout }, COMMAND, abilities);
  return args
    .slice(0, args.indexOf('--'))
    .join(' ')
    .split(/ (?=--)/);
}

describe('arguments of bubblewrap', () => {
  it('the command and its arguments come last, as they are', () => {
    expect(sandboxArguments(NOTHING, COMMAND, ABILITIES).slice(-8)).toEqual(
      ['--chdir', '/w', '--', 'tool', ...COMMAND.args].slice(-8),
    );
  });

  it('the host is read-only, processes and memory are its own, and it dies with its parent', () => {
    expect(options({})).toEqual(
      expect.arrayContaining([
        '--ro-bind / /',
        '--unshare-pid',
        '--unshare-ipc',
        '--unshare-net',
        '--die-with-parent',
        '--new-session',
        '--cap-drop ALL',
      ]),
    );
  });

  it('the network is shared only when allowed', () => {
    expect(options({ network: true })).not.toContain('--unshare-net');
  });

  it('root keeps no capability that undoes a mount, and no switch of the machine', () => {
    const args = options({}, { sizes: true, root: true });
    expect(args.filter((arg) => arg.startsWith('--cap-add'))).toEqual([
      '--cap-add CAP_CHOWN',
      '--cap-add CAP_DAC_OVERRIDE',
      '--cap-add CAP_FOWNER',
      '--cap-add CAP_FSETID',
    ]);
    expect(args).toContain('--ro-bind-try /proc/sys /proc/sys');
  });

  it('the deeper rule comes later; for one path hiding wins', () => {
    const args = options({
      private: ['/tmp'],
      writable: ['/tmp/w', '/h/a/b'],
      readable: ['/tmp/r'],
      hiddenFolders: ['/h/a', '/tmp/w'],
      hiddenFiles: ['/tmp/w/.env'],
    });
    const mounts = args.filter((arg) => /^--(tmpfs|bind|ro-bind|dev-bind|remount-ro) /.test(arg)).slice(3);
    expect(mounts).toEqual([
      '--tmpfs /tmp',
      '--ro-bind /tmp/r /tmp/r',
      '--bind /tmp/w /tmp/w',
      '--tmpfs /h/a',
      '--tmpfs /tmp/w',
      '--bind /h/a/b /h/a/b',
      '--dev-bind /dev/null /tmp/w/.env',
      '--remount-ro /h/a',
      '--remount-ro /tmp/w',
    ]);
  });

  it('a bubblewrap without sizes gets none', () => {
    const args = options({ private: ['/tmp'] }, { sizes: false, root: false });
    expect(args.filter((arg) => arg.startsWith('--size'))).toEqual([]);
    expect(args).toContain('--tmpfs /tmp');
  });

  it('all of the host can be writable', () => {
    expect(options({ writable: ['/'] })).toContain('--bind / /');
  });
});

describe('secret paths', () => {
  it('cover the home folder and the projects, and leave tool chains alone', () => {
    const paths = secretPaths('/home/me', ['/p/one', '/p/two']);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home/me/.ssh',
        '/home/me/.aws',
        '/home/me/.config/gh',
        '/home/me/.claude',
        '/home/me/.codex',
        '/home/me/.npmrc',
        '/p/one/.env',
        '/p/two/.npmrc',
      ]),
    );
    for (const tools of [
      '.nvm',
      '.pyenv',
      '.cargo',
      '.rustup',
      '.volta',
      '.local',
      '.local/bin',
      '.config',
      '.cache',
    ]) {
      expect(paths).not.toContain(`/home/me/${tools}`);
    }
  });
});
