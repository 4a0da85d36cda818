import {
  listPids,
  type ProcEntry,
  readEntry,
  readEnvironment,
  readLastPid,
  readPidLimit,
} from './proc-table.ts';

/** By what the members of a process tree are known. */
export interface Trail {
  /** Leader of the group and the session. */
  readonly root: number;
  /** `NAME=value` in the environment of every member. */
  readonly marker: string;
  /** Members seen earlier, with the time they started. */
  readonly known: ReadonlyMap<number, string>;
}

export interface Search {
  /** Living members, without the root. */
  readonly members: readonly number[];
  /** Nothing at all was started since the root, so nobody can have been missed. */
  readonly alone: boolean;
  /** Somebody could not be told: it is just starting another program, or dying. */
  readonly unsure: boolean;
}

/** Process numbers that a machine can use up in a millisecond; a guess on the safe side. */
const PIDS_A_MILLISECOND = 8;

/**
 * Looks for living members among the processes that are younger than the root: numbers are given in rising order, so that is
 * every number above the root's, unless they may have wrapped around in the `elapsedMs` since it started.
 */
export function findMembers(trail: Trail, elapsedMs: number): Search {
  const last = readLastPid();
  if (last === undefined || last === trail.root) return { members: [], alone: true, unsure: false };
  const wrapped = last < trail.root || elapsedMs * PIDS_A_MILLISECOND > pidLimit();
  const pids = listPids().filter((pid) => pid !== process.pid && (wrapped || pid > trail.root));
  return search(pids, trail);
}

function search(pids: readonly number[], trail: Trail): Search {
  const members = new Set<number>();
  const others: ProcEntry[] = [];
  let unsure = false;
  for (const pid of pids) {
    const entry = readEntry(pid);
    if (entry === undefined || entry.dead || entry.kernel) continue;
    const environment = isTied(entry, trail) ? undefined : readEnvironment(pid);
    if (environment === '') unsure = true;
    if (isTied(entry, trail) || environment?.includes(`${trail.marker}\0`)) members.add(pid);
    else others.push(entry);
  }
  addDescendants(members, others);
  return { members: [...members], alone: pids.length === 0, unsure };
}

function isTied(entry: ProcEntry, { root, known }: Trail): boolean {
  return entry.group === root || entry.session === root || known.get(entry.pid) === entry.started;
}

function addDescendants(members: Set<number>, others: readonly ProcEntry[]): void {
  for (let size = -1; size !== members.size; ) {
    size = members.size;
    for (const { pid, parent } of others) if (members.has(parent)) members.add(pid);
  }
}

let limit: number | undefined;

function pidLimit(): number {
  limit ??= readPidLimit();
  return limit;
}
