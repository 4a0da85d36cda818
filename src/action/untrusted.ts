import { randomUUID } from 'node:crypto';
import type { Runner } from './runner.ts';

/** A folded part of the log in which the runner reads no commands: for text that others wrote. */
export async function withoutCommands<T>(runner: Runner, title: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  runner.startGroup(title);
  runner.info(`::stop-commands::${token}`);
  try {
    return await work();
  } finally {
    runner.info(`::${token}::`);
    runner.endGroup();
  }
}
