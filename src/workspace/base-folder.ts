import { mkdirSync, mkdtempSync, realpathSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceError } from '../model/workspace-error.ts';
import { removeTree } from './remove.ts';
import type { RunTool } from './tool-runner.ts';
import { systemCode } from './walk.ts';

/** A folder for all that an evaluation makes; it comes to be when the first thing is made. */
export interface BaseFolder {
  /** Makes an empty folder in it; absolute, real, for this user alone. */
  next(kind: string): string;
  /** Removes all. Rejects with a `WorkspaceError` `cleanup_failed`. */
  remove(): Promise<void>;
}

/** Nothing else in `root` is touched. */
export function baseFolder(root: string, runTool: RunTool): BaseFolder {
  let base: string | undefined;
  let count = 0;
  return {
    next(kind) {
      base ??= makeBase(root);
      count += 1;
      const folder = join(base, `${kind}-${count}`);
      makeFolder(folder);
      return folder;
    },
    async remove() {
      if (base !== undefined) await removeTree(base, runTool);
      base = undefined;
      removeIfEmpty(root);
    },
  };
}

function makeBase(root: string): string {
  try {
    mkdirSync(root, { recursive: true });
    return mkdtempSync(join(realpathSync(root), 'workspaces-'));
  } catch (error) {
    throw failed(root, error);
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw failed(folder, error);
  }
}

function failed(folder: string, error: unknown): WorkspaceError {
  return new WorkspaceError('copy_failed', `cannot make ${folder}: ${systemCode(error)}`, { cause: error });
}

function removeIfEmpty(root: string): void {
  try {
    rmdirSync(root);
  } catch {
    // Others keep something in it, or it was never there.
  }
}
