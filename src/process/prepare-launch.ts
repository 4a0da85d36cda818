import type { ProcessRequest, ProcessResult } from '../model/process.ts';
import { messageOf, notStarted } from './failure.ts';
import { ATTEMPT_VARIABLE, RUNNER_VARIABLE } from './marker.ts';
import type { Sandbox } from './probe-sandbox.ts';
import { resolveSandbox } from './resolve-sandbox.ts';
import type { Launch } from './run-process.ts';
import { sandboxArguments } from './sandbox-arguments.ts';
import { openSandboxStatus } from './sandbox-status.ts';

export interface LaunchMarks {
  readonly runnerId: string;
  /** New for each process. */
  readonly id: string;
  readonly scratch: string;
}

/** What to start for a request: the program itself, or bubblewrap around it; a result when it cannot be made ready. */
export function prepareLaunch(
  request: ProcessRequest,
  sandbox: Sandbox | undefined,
  { runnerId, id, scratch }: LaunchMarks,
): Launch | ProcessResult {
  const { command, args, cwd, env, sandbox: policy } = request;
  const marked = {
    env: { ...env, [ATTEMPT_VARIABLE]: id, [RUNNER_VARIABLE]: runnerId },
    marker: `${ATTEMPT_VARIABLE}=${id}`,
  };
  if (policy === undefined || sandbox === undefined) return { program: command, args, ...marked };
  try {
    return {
      program: sandbox.bwrap,
      args: sandboxArguments(resolveSandbox(policy, cwd), request, sandbox.abilities),
      status: openSandboxStatus(scratch, id),
      ...marked,
    };
  } catch (error) {
    return notStarted({ code: 'sandbox_unavailable', message: messageOf(error) });
  }
}
