import { existsSync } from 'node:fs';
import type { Manifest } from '../generated/types.ts';
import type { Unfinished } from '../model/summary.ts';
import { type EvaluationFolder, listEvaluationFolders, readManifest } from '../store/evaluation-folder.ts';
import { readEvaluationJournal } from '../store/evaluation-journal.ts';
import { endsFinished } from '../store/last-record.ts';
import { isLocked } from '../store/lock.ts';

import { judgeTheSame } from './manifest.ts';

/** Evaluations that are looked at, the newest first. */
const MOST = 20;

/**
 * The newest evaluation of the project that would judge the same as the one that is about to begin, when it was cut short and nobody is
 * at work on it. What cannot be read is none.
 */
export async function findUnfinished(projectDir: string, now: Manifest): Promise<Unfinished | undefined> {
  try {
    const folders = listEvaluationFolders(projectDir).slice(0, MOST);
    if (folders.length === 0) return undefined;
    const { manifest: isManifest } = await import('../generated/validators/manifest.js');
    const isSame = (folder: EvaluationFolder) => judgesTheSame(() => readManifest(folder, isManifest), now);
    const same = folders.find((folder) => isSame(folder) && !isLocked(folder.lock));
    if (same === undefined || (existsSync(same.journal) && endsFinished(same.journal))) return undefined;
    return { evalId: same.evalId, finished: countFinished(same), attempts: now.plan.attempts };
  } catch {
    return undefined;
  }
}

function judgesTheSame(read: () => Manifest, now: Manifest): boolean {
  try {
    return judgeTheSame(read(), now);
  } catch {
    return false;
  }
}

function countFinished(folder: EvaluationFolder): number {
  const keys = new Set<string>();
  if (!existsSync(folder.journal)) return 0;
  readEvaluationJournal(folder, (record) => {
    if (record.kind === 'attempt_finished') keys.add(record.key);
  });
  return keys.size;
}
