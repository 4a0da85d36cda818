import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ProcessResult } from '../model/process.ts';
import { findCommand } from './find-command.ts';
import type { SandboxAbilities } from './sandbox-arguments.ts';

/** Whether processes can be sandboxed on this machine; when not, the one line that mends it. */
export type SandboxAvailability =
  | { readonly available: true; readonly version: string }
  | {
      readonly available: false;
      readonly code: 'sandbox_missing' | 'sandbox_refused' | 'sandbox_unsupported_platform';
      readonly message: string;
      readonly hint: string;
    };

/** A bubblewrap and what it can do. */
export interface Sandbox {
  /** Absolute path. */
  readonly bwrap: string;
  readonly abilities: SandboxAbilities;
}

type Unavailable = SandboxAvailability & { readonly available: false };

/** A sandbox that was tried. */
export type Probe =
  | { readonly available: true; readonly version: string; readonly sandbox: Sandbox }
  | Unavailable;

export interface ProbeOptions {
  /** Path or name of bubblewrap's program. */
  readonly bwrap: string;
  /** Where a name is looked up: the PATH of the user, never of a process under test. */
  readonly searchPath: string;
  readonly platform: NodeJS.Platform;
  /** Runs something that succeeds in the very sandbox that processes get. */
  readonly tryOut: (sandbox: Sandbox) => Promise<ProcessResult>;
}

const OPTIONS = { timeout: 10_000, env: { PATH: '/usr/local/bin:/usr/bin:/bin' } };

/** Runs a program in the sandbox: namespaces may be refused although bubblewrap is installed. */
export async function probeSandbox(options: ProbeOptions): Promise<Probe> {
  const { bwrap, searchPath, platform, tryOut } = options;
  if (platform !== 'linux') {
    return unavailable('sandbox_unsupported_platform', `no sandbox on ${platform}`, 'run on Linux');
  }
  const program = findCommand(bwrap, searchPath, '/');
  if (program === undefined) {
    return unavailable('sandbox_missing', `${bwrap} not found`, 'apt-get install bubblewrap');
  }
  const root = process.getuid?.() === 0;
  let refusal = '';
  for (const sizes of [true, false]) {
    const sandbox = { bwrap: program, abilities: { sizes, root } };
    const { error, exitCode } = await tryOut(sandbox);
    if (exitCode === 0) return { available: true, version: await readVersion(program), sandbox };
    refusal = error?.message ?? `${program} ended with ${exitCode}`;
    if (!refusal.includes('--size')) break;
  }
  return unavailable('sandbox_refused', refusal, hintFor(root));
}

function unavailable(code: Unavailable['code'], message: string, hint: string): Unavailable {
  return { available: false, code, message, hint };
}

function readVersion(program: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, ['--version'], OPTIONS, (_error, stdout) => {
      resolve(/\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown');
    });
  });
}

const APPARMOR_PROFILE =
  "printf 'abi <abi/4.0>,\\ninclude <tunables/global>\\nprofile bwrap %s flags=(unconfined) {\\n  userns,\\n}\\n'" +
  ' "$(command -v bwrap)" | sudo tee /etc/apparmor.d/bwrap && sudo apparmor_parser -r /etc/apparmor.d/bwrap';

/** The switches of the kernel that refuse namespaces, each with the line that opens it. */
const SWITCHES = [
  { file: '/proc/sys/kernel/apparmor_restrict_unprivileged_userns', refuses: '1', hint: APPARMOR_PROFILE },
  {
    file: '/proc/sys/kernel/unprivileged_userns_clone',
    refuses: '0',
    hint: 'sudo sysctl -w kernel.unprivileged_userns_clone=1',
  },
  {
    file: '/proc/sys/user/max_user_namespaces',
    refuses: '0',
    hint: 'sudo sysctl -w user.max_user_namespaces=15000',
  },
];

function hintFor(root: boolean): string {
  const closed = root ? undefined : SWITCHES.find(({ file, refuses }) => readSwitch(file) === refuses);
  return (
    closed?.hint ??
    'in a container, start it with: --security-opt seccomp=unconfined --security-opt systempaths=unconfined --cap-add SYS_ADMIN'
  );
}

function readSwitch(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
