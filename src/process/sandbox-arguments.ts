/** What a sandbox shows, with links resolved and everything there; made by `resolveSandbox`. */
export interface SandboxLayout {
  /** Folders of the host that are replaced by empty ones. */
  readonly private: readonly string[];
  readonly writable: readonly string[];
  /** Shown again although they lie in a private or hidden folder. */
  readonly readable: readonly string[];
  /** Links that lead to what is shown, from where nothing is shown. */
  readonly links: readonly { readonly path: string; readonly target: string }[];
  readonly hiddenFolders: readonly string[];
  readonly hiddenFiles: readonly string[];
  readonly network: boolean;
}

export interface SandboxCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** What the machine's bubblewrap can do, and for whom it runs. */
export interface SandboxAbilities {
  /** It knows `--size` (0.7.0 and later, not set-user-ID). */
  readonly sizes: boolean;
  /** It is started by root, who keeps all capabilities unless told otherwise. */
  readonly root: boolean;
}

/** File descriptor to which bubblewrap reports its child and, once the command really ran, its exit code. */
const STATUS_FD = 3;

const MIB = 1024 * 1024;
const SIZES = { private: 1024 * MIB, shm: 256 * MIB, hidden: 64 * 1024 };

/** Switches of the whole machine, which root writes without any capability; bubblewrap covers only some of them. */
const MACHINE_SWITCHES = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus', '/proc/fs'];

/** Enough for root to own files as usual; none of them undoes a mount, reaches a device or another process. */
const ROOT_CAPABILITIES = ['CAP_CHOWN', 'CAP_DAC_OVERRIDE', 'CAP_FOWNER', 'CAP_FSETID'];

/** Arguments of bubblewrap: the host read-only, own processes, no network unless allowed; killed with its parent. */
export function sandboxArguments(
  layout: SandboxLayout,
  { command, args, cwd }: SandboxCommand,
  abilities: SandboxAbilities,
): string[] {
  const empty = (path: string, size: number) => [
    ...(abilities.sizes ? ['--size', String(size)] : []),
    '--tmpfs',
    path,
  ];
  return [
    ...(layout.writable.includes('/') ? ['--bind', '/', '/'] : ['--ro-bind', '/', '/']),
    '--dev',
    '/dev',
    ...empty('/dev/shm', SIZES.shm),
    '--remount-ro',
    '/dev',
    '--proc',
    '/proc',
    ...(abilities.root ? MACHINE_SWITCHES.flatMap((path) => ['--ro-bind-try', path, path]) : []),
    ...mountsOf(layout).flatMap(({ path, kind }) => mountArguments(path, kind, empty)),
    ...layout.links.flatMap(({ path, target }) => ['--symlink', target, path]),
    ...layout.hiddenFolders.flatMap((path) => ['--remount-ro', path]),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...(layout.network ? [] : ['--unshare-net']),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...(abilities.root ? ROOT_CAPABILITIES.flatMap((name) => ['--cap-add', name]) : []),
    ...['--json-status-fd', String(STATUS_FD), '--chdir', cwd, '--', command, ...args],
  ];
}

type MountKind = 'private' | 'readable' | 'writable' | 'hidden-folder' | 'hidden-file';

interface Mount {
  readonly path: string;
  readonly kind: MountKind;
}

/** The deeper path comes later and wins; of two rules for one path the later kind wins. */
function mountsOf(layout: SandboxLayout): Mount[] {
  const all = [
    ...layout.private.map((path): Mount => ({ path, kind: 'private' })),
    ...layout.readable.map((path): Mount => ({ path, kind: 'readable' })),
    ...layout.writable.filter((path) => path !== '/').map((path): Mount => ({ path, kind: 'writable' })),
    ...layout.hiddenFolders.map((path): Mount => ({ path, kind: 'hidden-folder' })),
    ...layout.hiddenFiles.map((path): Mount => ({ path, kind: 'hidden-file' })),
  ];
  return all.sort((a, b) => depth(a.path) - depth(b.path));
}

function depth(path: string): number {
  return path.split('/').length;
}

function mountArguments(
  path: string,
  kind: MountKind,
  empty: (path: string, size: number) => string[],
): string[] {
  switch (kind) {
    case 'private':
      return empty(path, SIZES.private);
    case 'readable':
      return ['--ro-bind', path, path];
    case 'writable':
      return ['--bind', path, path];
    case 'hidden-folder':
      return empty(path, SIZES.hidden);
    case 'hidden-file':
      // A device bind: reads as empty, where a plain bind of a device could not be opened and would upset git and npm.
      return ['--dev-bind', '/dev/null', path];
  }
}
