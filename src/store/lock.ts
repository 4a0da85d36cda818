import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '../errors.ts';

/** Holds a folder for one writer. */
export interface Lock {
  release(): void;
}

/** Takes the lock file; one left by a process that no longer lives does not block. Throws a `UserError` `evaluation_locked`. */
export function takeLock(file: string): Lock {
  const mine = `${process.pid} ${startTime(process.pid) ?? ''}`;
  if (!tryCreate(file, mine)) {
    const owner = readOwner(file);
    if (owner !== undefined && isAlive(owner)) throw locked(file, owner.pid);
    rmSync(file, { force: true });
    if (!tryCreate(file, mine)) throw locked(file, readOwner(file)?.pid);
  }
  return { release: () => rmSync(file, { force: true }) };
}

interface Owner {
  readonly pid: number;
  readonly started: string;
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ');
    return Number.isInteger(Number(pid)) ? { pid: Number(pid), started } : undefined;
  } catch {
    return undefined;
  }
}

/** A process of the same number that started at another time is somebody else. */
function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = startTime(pid);
  return started === '' || now === undefined || now === started;
}

/** Start time of a process in clock ticks since boot, where /proc tells it. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function locked(file: string, pid: number | undefined): UserError {
  return new UserError({
    code: 'evaluation_locked',
    message: `another process${pid === undefined ? '' : ` (${pid})`} is writing this evaluation`,
    hint: 'wait for it to end',
    at: { file },
  });
}
