import { spawn } from 'node:child_process';

/** Runs a tool of the system without a word; false when it is not there or failed. */
export function runTool(
  command: string,
  args: readonly string[],
  path: string | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { LC_ALL: 'C', ...(path === undefined ? {} : { PATH: path }) };
    const child = spawn(command, args, { stdio: 'ignore', env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
