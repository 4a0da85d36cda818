import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Absolute path of the program that a command names: itself when it holds a slash, else the first on the search path; undefined when there is none. */
export function findCommand(command: string, searchPath: string, cwd: string): string | undefined {
  const names = command.includes('/')
    ? [resolve(cwd, command)]
    : searchPath.split(delimiter).map((folder) => resolve(cwd, folder, command));
  return names.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
