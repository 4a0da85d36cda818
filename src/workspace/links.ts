import type { Change } from '../model/evidence.ts';
import { resolvePath } from './resolve-path.ts';
import type { Snapshot } from './snapshot.ts';

/** Links among the changes that lead out of the workspace. */
export function findEscapingLinks(root: string, changes: readonly Change[], after: Snapshot): string[] {
  return changes
    .filter(({ after: entry }) => entry?.kind === 'link')
    .flatMap(({ path }) => {
      const resolved = resolvePath(root, after.get(path)?.raw ?? path);
      return resolved.status === 'outside' ? [path] : [];
    });
}
