import { statSync } from 'node:fs';
import type { ProcessRequest, ProcessResult } from '../model/process.ts';
import { findCommand } from './find-command.ts';

/** Why a process was ended or did not start. */
export type ProcessFailure = NonNullable<ProcessResult['error']>;

/** The result of a process that never started. */
export function notStarted(error: ProcessFailure): ProcessResult {
  const nothing = { text: '', bytes: 0, truncated: false };
  return { stdout: nothing, stderr: nothing, durationMs: 0, error };
}

/** Says why a program could not be started; the system's own message does not tell a missing folder from a missing program. */
export function explainSpawnFailure(
  { command, cwd, env, sandbox }: ProcessRequest,
  detail: string,
): ProcessFailure {
  const fail = (message: string, hint?: string): ProcessFailure => ({
    code: 'process_spawn_failed',
    message,
    ...(hint === undefined ? {} : { hint }),
  });
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return fail(`working folder not found: ${cwd}`);
  }
  const program = findCommand(command, env['PATH'] ?? '', cwd);
  if (program === undefined) return fail(`command not found: ${command}`);
  return sandbox === undefined
    ? fail(`${command} cannot be started: ${detail}`)
    : fail(`${command} cannot be started: ${detail}`, `${program} must be visible inside the sandbox`);
}

export function aborted(reason: unknown): ProcessFailure {
  const text = reason instanceof Error ? reason.message : String(reason);
  return { code: 'process_aborted', message: `stopped: ${text}` };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
