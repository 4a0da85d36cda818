import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { nearest } from '../model/nearest.ts';
import { makeStateFolder } from './state-folder.ts';

/** Files of one run; spec section 6.1. */
export interface RunFiles {
  readonly runId: string;
  /** Absolute. */
  readonly journal: string;
  readonly lock: string;
}

/** Makes the folder for the files of a new run. */
export function createRunFiles(projectDir: string, runId: string): RunFiles {
  makeStateFolder(projectDir, 'runs');
  return filesOf(projectDir, runId);
}

/** Finds a run by its id. A `UserError` `invalid_run_id` for what cannot be one, `unknown_run` with near ids. */
export function findRunFiles(projectDir: string, runId: string): RunFiles {
  if (!RUN_ID.test(runId)) {
    throw new UserError({
      code: 'invalid_run_id',
      message: `${JSON.stringify(runId)} is not the id of a run`,
      hint: 'an id has letters, digits, _ and - only',
    });
  }
  const files = filesOf(projectDir, runId);
  if (existsSync(files.journal)) return files;
  throw unknownRun(projectDir, runId);
}

const RUN_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** There is no such run, or it never began. */
export function unknownRun(projectDir: string, runId: string): UserError {
  const runs = join(projectDir, '.proofmark', 'runs');
  const known = existsSync(runs) ? readdirSync(runs).filter((name) => name.endsWith('.jsonl')) : [];
  const near = nearest(
    runId,
    known.map((name) => name.slice(0, -'.jsonl'.length)).filter((name) => name !== runId),
  );
  return new UserError({
    code: 'unknown_run',
    message: `no run ${JSON.stringify(runId)} in ${runs}`,
    hint: near.length > 0 ? `did you mean ${near.join(', ')}?` : 'see the names of the files there',
  });
}

/** Held by whoever runs an agent in the project itself. */
export function projectLock(projectDir: string): string {
  return join(makeStateFolder(projectDir), 'run.lock');
}

function filesOf(projectDir: string, runId: string): RunFiles {
  const runs = join(projectDir, '.proofmark', 'runs');
  return { runId, journal: join(runs, `${runId}.jsonl`), lock: join(runs, `${runId}.lock`) };
}
