import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../harness/ports.ts';
import type { ProcessRequest } from '../model/process.ts';
import { connectStreams } from './connect-streams.ts';
import { aborted, type ProcessFailure } from './failure.ts';
import { followTree, GIVE_UP_MS } from './process-tree.ts';
import type { Captures, Launch } from './run-process.ts';

export interface Supervised {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly request: ProcessRequest;
  readonly launch: Launch;
  readonly captures: Captures;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** How a started process ended. */
interface End {
  readonly exitCode?: number;
  readonly signal?: string;
  readonly failure?: ProcessFailure;
}

export interface Supervision {
  /** Kills without grace. */
  stopNow(failure: ProcessFailure): void;
  /** Resolves when the process and all it started are gone and its output is read. Never rejects. */
  readonly ended: Promise<End>;
}

const GRACE_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Watches over a process that was just started: time-out, abort, death. */
export function superviseProcess(supervised: Supervised): Supervision {
  const { child, pid, launch, clock } = supervised;
  const { status, marker } = launch;
  const tree = followTree({ pid, marker, clock, ...(status && { namespaceInit: status.init }) });
  const exit = watchExit(child);
  const cancels: (() => void)[] = [];
  let failure: ProcessFailure | undefined;
  const kill = () => {
    tree.kill();
    cancels.push(clock.after(GIVE_UP_MS, exit.giveUp));
  };
  const stop = (reason: ProcessFailure, graceMs: number) => {
    if (failure !== undefined) return;
    failure = reason;
    if (exit.happened()) return;
    if (graceMs <= 0) return kill();
    tree.terminate();
    cancels.push(clock.after(graceMs, kill));
  };
  cancels.push(...listen(supervised, stop));
  const streams = connectStreams(supervised);
  const finish = async (): Promise<End> => {
    const { stuck, ...end } = await exit.promise;
    for (const cancel of cancels) cancel();
    const survivors = [...(stuck ? [pid] : []), ...(await tree.clear())];
    await streams.drain();
    return { ...end, ...describe(failure, survivors) };
  };
  return { stopNow: (reason) => stop(reason, 0), ended: finish() };
}

/** Subscribes to what ends a process early; returns how to unsubscribe. */
function listen(
  { request, clock, signal }: Supervised,
  stop: (reason: ProcessFailure, graceMs: number) => void,
): (() => void)[] {
  const { timeoutMs, graceMs = GRACE_MS } = request;
  const abort = () => stop(aborted(signal.reason), graceMs);
  const late = () => stop({ code: 'process_timeout', message: `ran longer than ${timeoutMs} ms` }, graceMs);
  signal.addEventListener('abort', abort);
  return [
    () => signal.removeEventListener('abort', abort),
    ...(timeoutMs === undefined ? [] : [clock.after(Math.min(timeoutMs, LONGEST_TIMER_MS), late)]),
  ];
}

interface Exit {
  readonly exitCode?: number;
  readonly signal?: string;
  /** It could not be killed. */
  readonly stuck: boolean;
}

function watchExit(child: ChildProcess) {
  let happened = false;
  let giveUp = () => {};
  const promise = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      happened = true;
      resolve({
        ...(code === null ? {} : { exitCode: code }),
        ...(signal === null ? {} : { signal }),
        stuck: false,
      });
    });
    giveUp = () => {
      child.unref();
      resolve({ stuck: true });
    };
  });
  child.on('error', () => {});
  return { promise, happened: () => happened, giveUp: () => giveUp() };
}

/** Something that lives on weighs more than why the process was ended. */
function describe(
  failure: ProcessFailure | undefined,
  survivors: readonly number[],
): { readonly failure?: ProcessFailure } {
  if (survivors.length === 0) return failure === undefined ? {} : { failure };
  const before = failure === undefined ? '' : `${failure.message}; `;
  return {
    failure: {
      code: 'process_survived',
      message: `${before}could not be killed: process ${survivors.join(', ')}`,
    },
  };
}
