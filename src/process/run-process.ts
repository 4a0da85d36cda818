import { type ChildProcess, spawn } from 'node:child_process';
import type { Clock } from '../harness/ports.ts';
import type { RedactionStream } from '../harness/redaction.ts';
import type { ProcessRequest, ProcessResult } from '../model/process.ts';
import { type CapturedStream, captureStream } from './captured-stream.ts';
import { explainSpawnFailure, messageOf, notStarted, type ProcessFailure } from './failure.ts';
import { explainSandboxFailure } from './sandbox-failure.ts';
import type { SandboxStatus } from './sandbox-status.ts';
import { superviseProcess } from './supervise-process.ts';

/** What is really started: the program itself, or bubblewrap around it. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** `NAME=value`, unique, in the environment. */
  readonly marker: string;
  /** Present when the program is bubblewrap. */
  readonly status?: SandboxStatus;
}

export interface Surroundings {
  readonly clock: Clock;
  readonly redactStream: () => RedactionStream;
  /** Ends the process. */
  readonly signal: AbortSignal;
}

/** Both output streams. */
export interface Captures {
  readonly stdout: CapturedStream;
  readonly stderr: CapturedStream;
}

const KEEP_BYTES = 1024 * 1024;

/** Runs one process to its end and the end of all it started. Never rejects. */
export async function runProcess(
  request: ProcessRequest,
  launch: Launch,
  surroundings: Surroundings,
): Promise<ProcessResult> {
  const { clock, redactStream, signal } = surroundings;
  let stopNow = (_failure: ProcessFailure) => {};
  let captures: Captures;
  try {
    captures = openCaptures(request, redactStream, (failure) => stopNow(failure));
  } catch (error) {
    return notStarted({
      code: 'process_log_failed',
      message: `the log cannot be written: ${messageOf(error)}`,
    });
  }
  const started = clock.elapsed();
  const child = start(request, launch);
  const pid = child instanceof Error ? undefined : child.pid;
  if (child instanceof Error || pid === undefined) {
    const detail = child instanceof Error ? child.message : await errorOf(child);
    const output = finish(captures);
    return { ...notStarted(explainSpawnFailure(request, detail)), ...output };
  }
  const supervision = superviseProcess({ child, pid, request, launch, captures, clock, signal });
  stopNow = supervision.stopNow;
  const { failure, exitCode, ...end } = await supervision.ended;
  const output = finish(captures);
  const broken = explainSandboxFailure({ request, launch, exitCode, stderr: output.stderr.text });
  const error = failure ?? broken;
  return {
    ...(exitCode === undefined || broken !== undefined ? {} : { exitCode }),
    ...end,
    ...output,
    durationMs: clock.elapsed() - started,
    ...(error === undefined ? {} : { error }),
  };
}

function openCaptures(
  request: ProcessRequest,
  redactStream: () => RedactionStream,
  stop: (failure: ProcessFailure) => void,
): Captures {
  const { keepBytes = KEEP_BYTES, maxBytes, logs, onStdout } = request;
  const open = (name: 'stdout' | 'stderr') =>
    captureStream({
      redaction: redactStream(),
      keepBytes,
      maxBytes,
      log: logs?.[name],
      onText: name === 'stdout' ? onStdout : undefined,
      onLimit: () =>
        stop({ code: 'process_output_limit', message: `wrote more than ${maxBytes} bytes to ${name}` }),
      onLogFailure: (error) =>
        stop({ code: 'process_log_failed', message: `the log cannot be written: ${messageOf(error)}` }),
    });
  const stdout = open('stdout');
  try {
    return { stdout, stderr: open('stderr') };
  } catch (error) {
    stdout.finish();
    throw error;
  }
}

function finish({ stdout, stderr }: Captures): Pick<ProcessResult, 'stdout' | 'stderr'> {
  return { stdout: stdout.finish(), stderr: stderr.finish() };
}

/** In a session of its own, so that the group can be killed and terminal signals pass it by. */
function start(request: ProcessRequest, { program, args, env, status }: Launch): ChildProcess | Error {
  try {
    return spawn(program, args, {
      cwd: request.cwd,
      env,
      detached: true,
      windowsHide: true,
      stdio: [
        request.stdin === undefined ? 'ignore' : 'pipe',
        'pipe',
        'pipe',
        ...(status === undefined ? [] : [status.fd]),
      ],
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error), { cause: error });
  }
}

function errorOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
  });
}
