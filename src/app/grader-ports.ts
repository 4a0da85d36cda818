import { join } from 'node:path';
import type { AttemptWorkspace } from '../evaluation/ports.ts';
import type { CommandSpec } from '../generated/types.ts';
import type { GraderPorts, Matcher } from '../graders/grader.ts';
import type { ProcessResult, RunProcess, SandboxPolicy } from '../model/process.ts';
import { WorkspaceError } from '../model/workspace-error.ts';

export interface GraderWorld {
  readonly runProcess: RunProcess;
  /** Environment of graders: filtered, without anybody's secrets. */
  readonly env: Readonly<Record<string, string>>;
  /** What a command sees. */
  readonly policy: (folders: { workspace: string; scratch: string }) => SandboxPolicy;
  readonly matcher: (pattern: string) => Matcher;
  readonly signal: AbortSignal;
}

/** Time limit of a command that names none, milliseconds; spec section 9.2. */
const COMMAND_TIMEOUT_MS = 30_000;
/** Output of a command after which nothing can be told; spec section 9.2. */
const MAX_OUTPUT_BYTES = 2 * 1024 * 1024;

/** The outside of the graders of one attempt. `logs`: absolute folder for what commands print. */
export function createGraderPorts(
  world: GraderWorld,
  workspace: AttemptWorkspace | undefined,
  logs: string | undefined,
): GraderPorts {
  let commands = 0;
  return {
    matcher: world.matcher,
    async runCommand(command) {
      commands++;
      if (workspace === undefined) return notRun('no_workspace', 'the attempt has no workspace');
      const name = logs === undefined ? undefined : join(logs, `command-${commands}`);
      try {
        return await runInCopy(world, workspace, { command, name });
      } catch (error) {
        if (error instanceof WorkspaceError) return notRun(error.code, error.message);
        throw error;
      }
    },
  };
}

interface CommandRun {
  readonly command: CommandSpec;
  /** Absolute beginning of the names of its logs. */
  readonly name: string | undefined;
}

/** Each command gets a copy of its own: one cannot see what another left. */
async function runInCopy(
  world: GraderWorld,
  workspace: AttemptWorkspace,
  run: CommandRun,
): Promise<ProcessResult> {
  const copy = await workspace.throwAway();
  try {
    const { command, args = [], cwd = '.', timeoutMs = COMMAND_TIMEOUT_MS } = run.command;
    return await world.runProcess({
      command,
      args,
      cwd: join(copy.dir, cwd),
      env: { ...world.env, HOME: copy.scratch, TMPDIR: copy.scratch },
      timeoutMs,
      graceMs: 0,
      signal: world.signal,
      keepBytes: MAX_OUTPUT_BYTES,
      maxBytes: MAX_OUTPUT_BYTES,
      ...(run.name === undefined
        ? {}
        : { logs: { stdout: `${run.name}.stdout.log`, stderr: `${run.name}.stderr.log` } }),
      sandbox: world.policy({ workspace: copy.dir, scratch: copy.scratch }),
    });
  } finally {
    await copy.dispose();
  }
}

function notRun(code: string, message: string): ProcessResult {
  const nothing = { text: '', bytes: 0, truncated: false };
  return { stdout: nothing, stderr: nothing, durationMs: 0, error: { code, message } };
}
