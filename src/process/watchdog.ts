import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { RUNNER_VARIABLE } from './marker.ts';

/** Outlives the runner to kill what it started, when the runner itself was killed and could not. */
export interface Watchdog {
  /** Starts it at the first call. */
  start(): void;
  dispose(): Promise<void>;
}

/**
 * Waits for the end of its input, which is the end of the runner, then kills every process that carries the runner's mark, until
 * two searches in a row find none. The session of its own keeps signals for the runner's group away from it.
 */
const SCRIPT = `
while read -r _; do :; done
clean=0; round=0
while [ $clean -lt 2 ] && [ $round -lt 500 ]; do
  round=$((round + 1))
  found=$(grep -lsaF "$1" /proc/[0-9]*/environ)
  if [ -z "$found" ]; then clean=$((clean + 1)); continue; fi
  clean=0
  for file in $found; do pid=\${file#/proc/}; kill -9 "\${pid%/environ}" 2>/dev/null; done
  sleep 0.02
done`;

/** One for each runner; on other systems than Linux it does nothing, since there is no /proc to search. */
export function createWatchdog(runnerId: string, platform: NodeJS.Platform): Watchdog {
  let child: ChildProcess | undefined;
  return {
    start() {
      if (platform === 'linux') child ??= spawnWatchdog(runnerId);
    },
    async dispose() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.ref();
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function spawnWatchdog(runnerId: string): ChildProcess {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'proofmark-watchdog', `${RUNNER_VARIABLE}=${runnerId}`], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}
