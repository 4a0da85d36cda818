import { closeSync, openSync, readdirSync, readSync } from 'node:fs';

/** What /proc tells of one process. */
export interface ProcEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Clock ticks since boot: with `pid` the identity of a process. */
  readonly started: string;
  /** A zombie whose threads have all ended: it runs no more, its parent has not asked for its exit code yet. */
  readonly dead: boolean;
  readonly kernel: boolean;
}

const PF_KTHREAD = 0x00200000;
const buffer = Buffer.allocUnsafe(64 * 1024);

/** All process ids; empty where there is no /proc. */
export function listPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => name >= '0' && name < ':')
      .map(Number);
  } catch {
    return [];
  }
}

/** Undefined when there is no such process. */
export function readEntry(pid: number): ProcEntry | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent, group, session] = fields;
  return {
    pid,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    started: fields[19] ?? '',
    dead: state === 'X' || (state === 'Z' && Number(fields[17]) < 2),
    kernel: (Number(fields[6]) & PF_KTHREAD) !== 0,
  };
}

/** The environment a process was started with; empty while it starts another program and while it dies; undefined when not ours to read. */
export function readEnvironment(pid: number): string | undefined {
  return readProc(`/proc/${pid}/environ`);
}

/** Children of all threads of a process. */
export function readChildren(pid: number): number[] {
  return listTasks(pid).flatMap((task) =>
    (readProc(`/proc/${pid}/task/${task}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
}

/** The number given to the process or thread that was started last; undefined where there is no /proc. */
export function readLastPid(): number | undefined {
  const text = readProc('/proc/loadavg');
  return text === undefined ? undefined : Number(text.trimEnd().split(' ').at(-1));
}

/** Process numbers start again after this one. */
export function readPidLimit(): number {
  return Number(readProc('/proc/sys/kernel/pid_max') ?? 32_768);
}

function listTasks(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A third of the time of `readFileSync`, which asks for a size that /proc does not know. */
function readProc(path: string): string | undefined {
  let fd: number | undefined;
  try {
    fd = openSync(path, 'r');
    return readWhole(fd);
  } catch {
    return undefined;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

function readWhole(fd: number): string {
  let text = '';
  for (;;) {
    const length = readSync(fd, buffer, 0, buffer.length, null);
    if (length === 0) return text;
    text += buffer.toString('latin1', 0, length);
  }
}
