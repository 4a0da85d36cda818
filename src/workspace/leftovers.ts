import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { removeTree } from './remove.ts';
import { createToolRunner } from './tool-runner.ts';

export interface LeftoverSearch {
  /** Beginning of the names of the folders of an evaluation. */
  readonly prefix: string;
  /** Where they may lie; absolute. */
  readonly places: readonly string[];
  /** The folder of this session: it stays. Absolute. */
  readonly own: string;
  readonly searchPath: string | undefined;
}

/**
 * Removes the folders that earlier sessions of an evaluation left when they were killed. Nobody may be
 * working in them. Only folders of this user go, never what a link leads to. What cannot be removed stays: it
 * is in nobody's way.
 */
export async function removeLeftovers({ prefix, places, own, searchPath }: LeftoverSearch): Promise<void> {
  const found = [...new Set(places)].flatMap((place) => namesIn(place).map((name) => ({ name, place })));
  const tools = createToolRunner(searchPath);
  for (const { name, place } of found) {
    const folder = join(place, name);
    if (folder === own || !isNamed(name, prefix) || !isOurs(folder)) continue;
    await removeTree(folder, tools.run).catch(() => undefined);
  }
  await tools.end();
}

function isNamed(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && /^[0-9a-f]{8}$/.test(name.slice(prefix.length));
}

function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}

function namesIn(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}
