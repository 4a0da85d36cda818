import { renameSync } from 'node:fs';
import { removeTree } from './remove.ts';
import type { RunTool } from './tool-runner.ts';

/** Removes folders while other work goes on. */
export interface Removals {
  /** Begins to remove a folder, whose path is free from now on. Resolves when few enough are still being removed. Never rejects. */
  begin(folder: string): Promise<void>;
  /** Resolves when all that was begun has ended. */
  settle(): Promise<void>;
}

/** Folders that wait to be gone take room. */
const MOST_AT_A_TIME = 4;

/** What cannot be removed now is tried again, and told, when all workspaces end. */
export function createRemovals(runTool: RunTool): Removals {
  const running = new Set<Promise<void>>();
  return {
    async begin(folder) {
      const removal = removeTree(setAside(folder), runTool)
        .catch(() => undefined)
        .finally(() => running.delete(removal));
      running.add(removal);
      while (running.size > MOST_AT_A_TIME) await Promise.race(running);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}

/** Beside where it was; there, when it cannot be moved. */
function setAside(folder: string): string {
  const aside = `${folder}-removed`;
  try {
    renameSync(folder, aside);
    return aside;
  } catch {
    return folder;
  }
}
