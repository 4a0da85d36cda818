import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors.ts';

/**
 * Makes a folder in `.proofmark/` of a project, given by its names, and returns its absolute path. The state folder hides itself from
 * git. What keeps it from being made is a `UserError` `state_unwritable`.
 */
export function makeStateFolder(projectDir: string, ...names: readonly string[]): string {
  const state = join(projectDir, '.proofmark');
  try {
    let folder = state;
    makeFolder(folder);
    for (const name of names) {
      folder = join(folder, name);
      makeFolder(folder);
    }
    const ignore = join(state, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
    return folder;
  } catch (cause) {
    throw new UserError(
      {
        code: 'state_unwritable',
        message: `cannot make the state folder: ${(cause as Error).message}`,
        hint: 'make the project folder writable',
        at: { file: state },
      },
      { cause },
    );
  }
}

/** One by one: where nothing can be made, Node's way to make all at once hides why. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
}
