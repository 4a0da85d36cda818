import type { Clock } from '../harness/ports.ts';
import { findMembers } from './find-members.ts';
import { pause } from './pause.ts';
import { readChildren, readEntry } from './proc-table.ts';

/** A started process with everything that it started. */
export interface ProcessTree {
  /** Asks all to end. */
  terminate(): void;
  /** Ends the group, or the PID namespace, at once. */
  kill(): void;
  /** After the end of the main process: kills what is left and waits until it is gone; resolves with what could not be killed. */
  clear(): Promise<readonly number[]>;
}

export interface TreeOptions {
  /** The process that was started, leader of its group and session. */
  readonly pid: number;
  /** `NAME=value` in the environment of every member. */
  readonly marker: string;
  /** Present when the process is bubblewrap: tells process 1 of its PID namespace, whose end is the end of all in it. */
  readonly namespaceInit?: () => number | undefined;
  readonly clock: Clock;
}

const OBSERVE_INTERVAL_MS = 1000;
/** A process that lives this long after its kill is left alone, and named. */
export const GIVE_UP_MS = 10_000;
const LONGEST_WAIT_MS = 50;

/** Follows a process from its start; must be told of its end by `clear`. */
export function followTree({ pid, marker, namespaceInit, clock }: TreeOptions): ProcessTree {
  const since = clock.elapsed();
  const known = new Map<number, string>();
  const observe = () => rememberDescendants(pid, known);
  const stop = namespaceInit === undefined ? repeat(clock, OBSERVE_INTERVAL_MS, observe) : () => {};
  return {
    terminate() {
      observe();
      const init = namespaceInit?.();
      for (const member of stillThere(known)) if (member !== init) signal(member, 'SIGTERM');
      if (namespaceInit === undefined) signal(-pid, 'SIGTERM');
    },
    kill() {
      observe();
      signal(-pid, 'SIGKILL');
    },
    clear() {
      stop();
      signal(-pid, 'SIGKILL');
      const init = namespaceInit?.();
      if (init !== undefined) return clearNamespace(init, clock);
      return clearMembers(() => findMembers({ root: pid, marker, known }, clock.elapsed() - since), clock);
    },
  };
}

/** Process 1 ends only when all others of its namespace have. It dies with bubblewrap, but for its first moments. */
async function clearNamespace(init: number, clock: Clock): Promise<readonly number[]> {
  const started = readEntry(init)?.started;
  const deadline = clock.elapsed() + GIVE_UP_MS;
  for (let wait = 1; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const entry = readEntry(init);
    if (entry === undefined || entry.dead || entry.started !== started) return [];
    if (clock.elapsed() > deadline) return [init];
    signal(init, 'SIGKILL');
    await pause(clock, wait);
  }
}

/** Two searches in a row must find nobody: one could miss a process that was being made. */
async function clearMembers(
  search: () => ReturnType<typeof findMembers>,
  clock: Clock,
): Promise<readonly number[]> {
  const deadline = clock.elapsed() + GIVE_UP_MS;
  let wait = 1;
  for (let clean = 0; clean < 2; ) {
    const { members, alone, unsure } = search();
    if (alone) return [];
    if (members.length === 0) {
      clean++;
      if (unsure) await pause(clock, 1);
      continue;
    }
    if (clock.elapsed() > deadline) return members;
    clean = 0;
    for (const member of members) signal(member, 'SIGKILL');
    await pause(clock, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
  return [];
}

function rememberDescendants(pid: number, known: Map<number, string>): void {
  for (const child of readChildren(pid)) {
    remember(child, known);
    rememberDescendants(child, known);
  }
}

function remember(pid: number | undefined, known: Map<number, string>): void {
  const entry = pid === undefined ? undefined : readEntry(pid);
  if (entry !== undefined) known.set(entry.pid, entry.started);
}

function stillThere(known: ReadonlyMap<number, string>): number[] {
  return [...known].filter(([pid, started]) => readEntry(pid)?.started === started).map(([pid]) => pid);
}

function repeat(clock: Clock, ms: number, work: () => void): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = clock.after(ms, () => {
      work();
      next();
    });
  };
  next();
  return () => cancel();
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, or not ours to kill: the search for members tells.
  }
}
