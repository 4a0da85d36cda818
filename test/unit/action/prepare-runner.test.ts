import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareRunner } from '../../../src/action/prepare-runner.ts';

// Programs on PATH that write down what they are asked and change the state of a pretended machine.
let dir: string;
let bin: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'proofmark-runner-'));
  bin = join(dir, 'bin');
  await mkdir(bin);
  await program('sudo', `echo "sudo $*" >> '${dir}/log'; shift; exec "$@"`);
  await program('apt-get', `[ "$1" = update ] || cp '${dir}/bwrap' '${bin}/bwrap'`);
  await program('apparmor_parser', `cp "$2" '${dir}/loaded'`);
  await writeFile(join(dir, 'bwrap'), BWRAP(dir), { mode: 0o755 });
  await writeFile(join(dir, 'restriction'), '1\n');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

// Works where nothing is restricted or a profile is loaded.
const BWRAP = (at: string) =>
  `#!/bin/sh\n[ "$(/bin/cat '${at}/restriction')" = 0 ] || [ -e '${at}/loaded' ] || { echo "bwrap: setting up uid map: Permission denied" >&2; exit 1; }\n`;

describe('prepareRunner', () => {
  it('installs bubblewrap and loads a profile for it alone', async () => {
    const { notes, warning } = await prepare();
    expect(warning).toBeUndefined();
    expect(notes).toHaveLength(2);
    expect(await log()).toEqual([
      'sudo -n apt-get install -y -o DPkg::Lock::Timeout=60 bubblewrap',
      expect.stringMatching(/^sudo -n apparmor_parser -r .*\/bwrap$/),
    ]);
    expect(await readFile(join(dir, 'loaded'), 'utf8')).toBe(
      `abi <abi/4.0>,\n\nprofile bwrap "${bin}/bwrap" flags=(unconfined) {\n  userns,\n}\n`,
    );
  });

  it('only loads the profile where bubblewrap is there but refused', async () => {
    await writeFile(join(bin, 'bwrap'), BWRAP(dir), { mode: 0o755 });
    expect((await prepare()).warning).toBeUndefined();
    expect(await log()).toEqual([expect.stringContaining('apparmor_parser')]);
  });

  it('does nothing where bubblewrap works', async () => {
    await writeFile(join(dir, 'restriction'), '0');
    await writeFile(join(bin, 'bwrap'), BWRAP(dir), { mode: 0o755 });
    expect((await prepare()).notes).toHaveLength(1);
    expect(await log()).toEqual([]);
  });

  it('fetches the lists of packages when the first installation fails', async () => {
    await program(
      'apt-get',
      `[ "$1" = update ] && touch '${dir}/lists'; [ -e '${dir}/lists' ] || exit 100
      cp '${dir}/bwrap' '${bin}/bwrap'`,
    );
    expect((await prepare()).warning).toBeUndefined();
    expect((await log()).map((line) => line.split(' ')[3])).toEqual(['install', 'update', 'install', '-r']);
  });

  it.each([
    ['a self-hosted runner', { RUNNER_ENVIRONMENT: 'self-hosted' }],
    ['a runner that does not say what it is', { RUNNER_ENVIRONMENT: undefined }],
    ['a Windows runner', { RUNNER_OS: 'Windows' }],
  ])('leaves %s as it is', async (_, env) => {
    expect((await prepare({ env })).notes).toHaveLength(1);
    expect(await log()).toEqual([]);
    expect(existsSync(join(bin, 'bwrap'))).toBe(false);
  });

  it('leaves the runner as it is when it is switched off', async () => {
    expect((await prepare({ setup: 'off' })).notes).toHaveLength(1);
    expect(await log()).toEqual([]);
  });

  it.each([
    [
      'sudo asks for a password',
      'sudo',
      'echo "sudo: a password is required" >&2; exit 1',
      'a password is required',
    ],
    [
      'the package cannot be installed',
      'apt-get',
      'echo "E: no such package" >&2; exit 100',
      'E: no such package',
    ],
    [
      'the profile is refused',
      'apparmor_parser',
      'echo "AppArmor parser error" >&2; exit 1',
      'AppArmor parser error',
    ],
    ['bubblewrap still does not work', 'apparmor_parser', 'true', 'Permission denied'],
  ])('warns with the reason when %s', async (_, name, body, reason) => {
    await program(name, body);
    expect((await prepare()).warning).toContain(reason);
  });

  it('warns when it is stopped', async () => {
    expect((await prepare({ signal: AbortSignal.abort('SIGINT') })).warning).toBeDefined();
  });
});

interface Changes {
  readonly setup?: 'auto' | 'off';
  readonly env?: Record<string, string | undefined>;
  readonly signal?: AbortSignal;
}

function prepare({ setup = 'auto', env = {}, signal = new AbortController().signal }: Changes = {}) {
  return prepareRunner({
    setup,
    signal,
    env: {
      PATH: `${bin}:/usr/bin-of-nobody`,
      RUNNER_TEMP: dir,
      RUNNER_ENVIRONMENT: 'github-hosted',
      RUNNER_OS: 'Linux',
      ...env,
    },
    restrictionFile: join(dir, 'restriction'),
  });
}

async function program(name: string, body: string): Promise<void> {
  const file = join(bin, name);
  await writeFile(file, `#!/bin/sh\nPATH=$PATH:/usr/bin:/bin\n${body}\n`);
  await chmod(file, 0o755);
}

async function log(): Promise<string[]> {
  const text = await readFile(join(dir, 'log'), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}
