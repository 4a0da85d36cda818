import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors.ts';

/**
 * Makes the folder for all that an evaluation needs outside the project, for this user alone, and gives how to remove it once it is
 * empty. Throws a `UserError` `temporary_folder_unusable`.
 */
export function makeTemporaryFolder(folder: string): () => Promise<void> {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new UserError(
      {
        code: 'temporary_folder_unusable',
        message: `no folder can be made in ${dirname(folder)}: ${why}`,
        hint: 'set TMPDIR to a folder that is there and can be written',
      },
      { cause },
    );
  }
  return async () => removeIfEmpty(folder);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Gone already, or something in it could not be removed, which was told.
  }
}
