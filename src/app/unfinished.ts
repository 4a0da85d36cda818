import { existsSync } from 'node:fs';
import type { Manifest } from '../generated/types.ts';
import { manifest as isManifest } from '../generated/validators/manifest.js';
import type { Unfinished } from '../model/summary.ts';
import { type EvaluationFolder, listEvaluationFolders, readManifest } from '../store/evaluation-folder.ts';
import { endsFinished } from '../store/last-record.ts';
import { isLocked } from '../store/lock.ts';
import { readJournal } from '../store/read-journal.ts';
import { judgeTheSame } from './manifest.ts';

/** Evaluations that are looked at, the newest first. */
const MOST = 20;

/**
 * The newest evaluation of the project that would judge the same as the one that is about to begin, when it was cut short and nobody is
 * at work on it. What cannot be read is none.
 */
export function findUnfinished(projectDir: string, now: Manifest): Unfinished | undefined {
  try {
    const same = listEvaluationFolders(projectDir)
      .slice(0, MOST)
      .find((folder) => isSame(folder, now) && !isLocked(folder.lock));
    if (same === undefined || (existsSync(same.journal) && endsFinished(same.journal))) return undefined;
    return { evalId: same.evalId, finished: countFinished(same), attempts: now.plan.attempts };
  } catch {
    return undefined;
  }
}

function isSame(folder: EvaluationFolder, now: Manifest): boolean {
  try {
    return judgeTheSame(readManifest(folder, isManifest), now);
  } catch {
    return false;
  }
}

function countFinished({ journal }: EvaluationFolder): number {
  const keys = new Set<string>();
  if (!existsSync(journal)) return 0;
  readJournal(journal, (record) => {
    if (record.kind === 'attempt_finished') keys.add(record.key);
  });
  return keys.size;
}
