import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { type Environment, VARIABLES } from './environment.ts';

export interface PreparationRequest {
  readonly setup: 'auto' | 'off';
  readonly env: Environment;
  readonly signal: AbortSignal;
  /** Says `1` where AppArmor refuses user namespaces to programs without a profile. */
  readonly restrictionFile?: string;
}

export interface Preparation {
  /** What was done, or why nothing was; one line each. */
  readonly notes: readonly string[];
  /** The sandbox could not be prepared: command graders will be undecidable. */
  readonly warning?: string;
}

const RESTRICTION_FILE = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const PROBE = ['--unshare-user', '--unshare-pid', '--unshare-net', '--ro-bind', '/', '/', 'true'];
const INSTALL = ['apt-get', 'install', '-y', '-o', 'DPkg::Lock::Timeout=60', 'bubblewrap'];
const SECONDS = 1000;

const run = promisify(execFile);

/**
 * Makes bubblewrap work on an ephemeral GitHub-hosted Linux runner. Any other runner is left as it is. Never rejects:
 * an evaluation without a sandbox is still an evaluation.
 */
export async function prepareRunner(request: PreparationRequest): Promise<Preparation> {
  const { env, setup } = request;
  if (setup === 'off') return { notes: ['sandbox-setup is off: the runner is left as it is.'] };
  if (env[VARIABLES.runnerKind] !== 'github-hosted' || env[VARIABLES.runnerOs] !== 'Linux') {
    return { notes: ['Not a GitHub-hosted Linux runner: left as it is.'] };
  }
  const notes: string[] = [];
  try {
    await prepare(request, notes);
    return { notes };
  } catch (error) {
    return { notes, warning: `The sandbox could not be prepared: ${messageOf(error)}` };
  }
}

async function prepare(request: PreparationRequest, notes: string[]): Promise<void> {
  const { env, restrictionFile = RESTRICTION_FILE } = request;
  const execute = (command: string, args: readonly string[], seconds: number) =>
    run(command, [...args], { env: { ...env }, timeout: seconds * SECONDS, signal: request.signal });
  const probe = () => execute('bwrap', PROBE, 30);
  if ((await find('bwrap', env)) === undefined) {
    await install(execute);
    notes.push('Installed the package bubblewrap.');
  } else if (await succeeds(probe())) {
    notes.push('bubblewrap works: nothing to prepare.');
    return;
  }
  if (await isRestricted(restrictionFile)) {
    const program = (await find('bwrap', env)) ?? '/usr/bin/bwrap';
    await loadProfile(program, env, execute);
    notes.push(
      `Loaded an AppArmor profile that lets ${program}, and no other program, make user namespaces.`,
    );
  }
  await probe();
}

type Execute = (command: string, args: readonly string[], seconds: number) => Promise<unknown>;

async function install(execute: Execute): Promise<void> {
  if (await succeeds(execute('sudo', ['-n', ...INSTALL], 180))) return;
  await execute('sudo', ['-n', 'apt-get', 'update'], 180);
  await execute('sudo', ['-n', ...INSTALL], 180);
}

async function loadProfile(program: string, env: Environment, execute: Execute): Promise<void> {
  const folder = await mkdtemp(join(env[VARIABLES.temp] ?? '/tmp', 'proofmark-'));
  try {
    const file = join(folder, 'bwrap');
    await writeFile(file, profileFor(program));
    await execute('sudo', ['-n', 'apparmor_parser', '-r', file], 30);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function profileFor(program: string): string {
  return `abi <abi/4.0>,\n\nprofile bwrap "${program}" flags=(unconfined) {\n  userns,\n}\n`;
}

async function isRestricted(file: string): Promise<boolean> {
  return readFile(file, 'utf8').then(
    (text) => text.trim() === '1',
    () => false,
  );
}

async function find(program: string, env: Environment): Promise<string | undefined> {
  for (const folder of (env[VARIABLES.path] ?? '').split(delimiter).filter(isAbsolute)) {
    const file = join(folder, program);
    if (await succeeds(access(file, constants.X_OK))) return file;
  }
  return undefined;
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}
