import { setMaxListeners } from 'node:events';
import { tmpdir } from 'node:os';
import type { Clock } from '../harness/ports.ts';
import type { RedactionStream } from '../harness/redaction.ts';
import type { ProcessRequest, ProcessResult, RunProcess } from '../model/process.ts';
import { aborted, notStarted } from './failure.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { type Probe, probeSandbox, type Sandbox, type SandboxAvailability } from './probe-sandbox.ts';
import { runProcess } from './run-process.ts';
import { createWatchdog } from './watchdog.ts';

/** All processes that this runner starts. */
export interface Processes {
  readonly run: RunProcess;
  /** Ends all that run now, as an abort does, and waits until they are gone. */
  killAll(reason: string): Promise<void>;
  /** Kills all and lets the watchdog go; what is asked for later is refused. */
  dispose(): Promise<void>;
  /** Whether processes can be sandboxed here; tried once. */
  sandbox(): Promise<SandboxAvailability>;
}

export interface ProcessesOptions {
  /** Unique in the world. */
  readonly runnerId: string;
  readonly clock: Clock;
  /** One for each output stream. */
  readonly redactStream: () => RedactionStream;
  /** PATH of the user: where bubblewrap is looked for; default: the system's folders. */
  readonly searchPath?: string | undefined;
  /** Name or path of bubblewrap's program; default `bwrap`. */
  readonly bwrap?: string | undefined;
  /** Absolute folder for short-lived nameless files; default: the system's. */
  readonly scratch?: string;
  /** Default: the one it runs on. */
  readonly platform?: NodeJS.Platform;
}

/** Shows that a sandbox can be made. */
const TRIAL: ProcessRequest = {
  command: 'true',
  args: [],
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  timeoutMs: 10_000,
  graceMs: 0,
  sandbox: { writable: [], network: false },
};

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

export function createProcesses(options: ProcessesOptions): Processes {
  const { runnerId, clock, redactStream, scratch = tmpdir() } = options;
  const { platform = process.platform, bwrap = 'bwrap', searchPath = SYSTEM_PATH } = options;
  const running = new Map<AbortController, Promise<unknown>>();
  const watchdog = createWatchdog(runnerId, platform);
  let disposed = false;
  let count = 0;

  const start = async (request: ProcessRequest, sandbox: Sandbox | undefined, signal: AbortSignal) => {
    count++;
    const launch = prepareLaunch(request, sandbox, { runnerId, id: `${runnerId}-${count}`, scratch });
    if (!('program' in launch)) return launch;
    watchdog.start();
    const result = await runProcess(request, launch, { clock, redactStream, signal });
    launch.status?.close();
    return result;
  };
  const tryOut = (sandbox: Sandbox) => start(TRIAL, sandbox, new AbortController().signal);
  let probing: Promise<Probe> | undefined;
  const probe = () => {
    probing ??= probeSandbox({ bwrap, searchPath, platform, tryOut });
    return probing;
  };
  const runOne = async (request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> => {
    const found = request.sandbox === undefined ? undefined : await probe();
    if (found?.available === false) {
      return notStarted({ code: 'sandbox_unavailable', message: found.message, hint: found.hint });
    }
    if (signal.aborted) return notStarted(aborted(signal.reason));
    return start(request, found?.sandbox, signal);
  };
  const killAll = async (reason: string) => {
    for (const controller of running.keys()) controller.abort(reason);
    await Promise.all(running.values());
  };
  return {
    async run(request) {
      if (disposed) return notStarted(aborted('the runner is ending'));
      const controller = new AbortController();
      const unlink = forwardAbort(request.signal, controller);
      const work = runOne(request, controller.signal);
      running.set(controller, work);
      try {
        return await work;
      } finally {
        running.delete(controller);
        unlink();
      }
    },
    killAll,
    async dispose() {
      disposed = true;
      await killAll('the runner is ending');
      await watchdog.dispose();
    },
    async sandbox() {
      const found = await probe();
      return found.available ? { available: true, version: found.version } : found;
    },
  };
}

/** Passes an abort on, also one that happened before. */
function forwardAbort(from: AbortSignal | undefined, to: AbortController): () => void {
  if (from === undefined) return () => {};
  // Many attempts listen to the one signal of the runner: no leak.
  setMaxListeners(0, from);
  const forward = () => to.abort(from.reason);
  if (from.aborted) forward();
  else from.addEventListener('abort', forward);
  return () => from.removeEventListener('abort', forward);
}
