import { join } from 'node:path';
import type { CommandSpec } from '../generated/types.ts';
import type { RunProcess, SandboxPolicy } from '../model/process.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { resolvePath } from './resolve-path.ts';

/** What the commands of `setup` run with. */
export interface SetupPlace {
  readonly runProcess: RunProcess;
  /** Absolute; where the files are. */
  readonly folder: string;
  /** Absolute; HOME and TMPDIR. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** What a command sees. */
  readonly policy: (folders: { workspace: string; scratch: string }) => SandboxPolicy;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Runs the commands one after the other, without network. Rejects with a `WorkspaceError` `setup_failed` at
 * the first that fails.
 */
export async function runSetup(commands: readonly CommandSpec[], place: SetupPlace): Promise<void> {
  for (const spec of commands) await runOne(spec, place);
}

async function runOne(
  spec: CommandSpec,
  { runProcess, folder, scratch, env, signal, policy }: SetupPlace,
): Promise<void> {
  const shown = [spec.command, ...(spec.args ?? [])].join(' ');
  const { exitCode, stderr, error } = await runProcess({
    command: spec.command,
    args: spec.args ?? [],
    cwd: findFolder(folder, spec.cwd, shown),
    env: { ...env, HOME: scratch, TMPDIR: scratch },
    timeoutMs: spec.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signal,
    sandbox: policy({ workspace: folder, scratch }),
  });
  if (error === undefined && exitCode === 0) return;
  const why = error?.message ?? `exit code ${exitCode ?? 'unknown'}`;
  const said = stderr.text.trim().split('\n').at(-1) ?? '';
  throw new WorkspaceError(
    'setup_failed',
    `setup command failed: ${shown}: ${why}${said === '' ? '' : `: ${said}`}`,
  );
}

function findFolder(folder: string, cwd: string | undefined, shown: string): string {
  if (cwd === undefined) return folder;
  const resolved = cwd.startsWith('/') ? undefined : resolvePath(folder, cwd);
  if (resolved?.status === 'found' && resolved.stats.isDirectory()) return join(folder, cwd);
  throw new WorkspaceError(
    'setup_failed',
    `setup command failed: ${shown}: cwd ${cwd} is no folder of the workspace`,
  );
}
