import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { UserError } from '../errors.ts';

/** Holds a folder for one writer. */
export interface Lock {
  release(): void;
}

/** What a lock stands for, with the code of the error when somebody else holds it. */
const HELD = {
  evaluation: { code: 'evaluation_locked', doing: 'is writing this evaluation' },
  run: { code: 'run_state_locked', doing: 'is writing this run' },
  project: { code: 'concurrent_run', doing: 'runs an agent in this project' },
} as const;
type Held = keyof typeof HELD;

/**
 * Takes the lock file; one left by a process that no longer lives does not block. Throws a `UserError` (`evaluation_locked`,
 * `run_state_locked`, `concurrent_run`), or what the file system throws.
 */
export function takeLock(file: string, what: Held): Lock {
  const mine = `${process.pid} ${readStat(process.pid)?.started ?? ''}`;
  if (!tryCreate(file, mine)) {
    const found = readContent(file);
    if (found !== undefined && isHeld(file, found)) throw locked(file, what, found);
    if (found !== undefined) takeAway(file, what, found);
    if (!tryCreate(file, mine)) throw locked(file, what, readContent(file));
  }
  return {
    release() {
      if (readContent(file) === mine) rmSync(file, { force: true });
    },
  };
}

/** Whether a living process holds the lock. */
export function isLocked(file: string): boolean {
  const found = readContent(file);
  return found !== undefined && isHeld(file, found);
}

/** Leaves no lock behind that does not name its owner. */
function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (readContent(file) === '') rmSync(file, { force: true });
    throw error;
  }
}

/** Renaming succeeds for one of many who found the same dead owner. Who caught a newer lock puts it back. */
function takeAway(file: string, what: Held, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const caught = readContent(aside);
  if (caught !== dead) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (caught !== dead) throw locked(file, what, caught);
}

/** A lock that was just made and is not written yet is held. */
const WRITTEN_WITHIN_MS = 2000;

function isHeld(file: string, content: string): boolean {
  const [pid = '', started = ''] = content.split(' ');
  if (/^[1-9]\d*$/.test(pid)) return isAlive(Number(pid), started);
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return content === '' && Date.now() - made < WRITTEN_WITHIN_MS;
}

/** A process of the same number that started at another time is somebody else; one that nobody has buried yet writes no more. */
function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  const stat = readStat(pid);
  return stat === undefined || (stat.state !== 'Z' && (started === '' || stat.started === started));
}

/** State and start time (clock ticks since boot) of a process, where /proc tells them. */
function readStat(pid: number): { state: string | undefined; started: string | undefined } | undefined {
  const stat = readContent(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], started: fields[19] };
}

function readContent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function locked(file: string, what: Held, content = ''): UserError {
  const pid = /^\d+/.exec(content)?.[0];
  return new UserError({
    code: HELD[what].code,
    message: `another process${pid === undefined ? '' : ` (${pid})`} ${HELD[what].doing}`,
    hint: 'wait for it to end',
    at: { file },
  });
}
