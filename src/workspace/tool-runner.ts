import { type ChildProcess, spawn } from 'node:child_process';

/** Runs a tool of the system without a word; false when it is not there or failed. Paths must be absolute. */
export type RunTool = (command: string, args: readonly string[]) => Promise<boolean>;

/** Runs tools, as many at a time as are asked for. */
export interface ToolRunner {
  readonly run: RunTool;
  /** Lets all go that is kept for later; resolves when it is gone. What is asked for afterwards fails. */
  end(): Promise<void>;
}

/**
 * Starts tools from shells that are kept: to start a process blocks a runner of a hundred megabytes for
 * milliseconds, a shell not at all. A shell ends with its input, so none outlives the runner; its session keeps
 * signals for the runner's group away. What a tool makes gets the modes that the tool asks for: no umask.
 * `searchPath` is the PATH for tools.
 */
export function createToolRunner(searchPath: string | undefined): ToolRunner {
  const shells = new Set<Shell>();
  const idle: Shell[] = [];
  let ended = false;
  const open = () => {
    const shell = openShell(searchPath);
    shells.add(shell);
    return shell;
  };
  return {
    async run(command, args) {
      if (ended) return false;
      const shell = idle.pop() ?? open();
      const done = await shell.run([command, ...args].map(quote).join(' '));
      if (shell.lives()) idle.push(shell);
      else shells.delete(shell);
      return done;
    },
    async end() {
      ended = true;
      await Promise.all([...shells].map((shell) => shell.end()));
    },
  };
}

/** A process that runs one line after the other. */
interface Shell {
  /** Resolves with whether the line succeeded; false when the shell is gone. */
  run(line: string): Promise<boolean>;
  lives(): boolean;
  end(): Promise<void>;
}

function openShell(searchPath: string | undefined): Shell {
  const child = startShell(searchPath);
  let alive = true;
  let answer = (_succeeded: boolean) => {};
  const gone = new Promise<void>((resolve) => {
    const die = () => {
      alive = false;
      answer(false);
      resolve();
    };
    child.once('error', die);
    child.once('close', die);
  });
  child.stdout?.on('data', (status: Buffer) => answer(status.toString() === '0\n'));
  child.stdin?.on('error', () => {});
  child.stdin?.write('umask 0\n');
  return {
    run(line) {
      return new Promise((resolve) => {
        answer = resolve;
        if (alive) child.stdin?.write(`${line} </dev/null >/dev/null 2>&1; echo $?\n`);
        else resolve(false);
      });
    },
    lives: () => alive,
    async end() {
      child.stdin?.end();
      await gone;
    },
  };
}

function startShell(searchPath: string | undefined): ChildProcess {
  return spawn('/bin/sh', [], {
    cwd: '/',
    env: { LC_ALL: 'C', ...(searchPath === undefined ? {} : { PATH: searchPath }) },
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** One word for the shell, whatever is in it. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
