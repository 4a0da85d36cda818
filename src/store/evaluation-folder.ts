import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import type { Manifest } from '../generated/types.ts';
import { nearest } from '../model/nearest.ts';
import { makeStateFolder } from './state-folder.ts';

/** Files of one evaluation; design.md section 4. */
export interface EvaluationFolder {
  readonly evalId: string;
  /** Absolute. */
  readonly dir: string;
  readonly manifest: string;
  readonly journal: string;
  readonly attempts: string;
  readonly report: string;
  readonly lock: string;
}

/** Makes `.proofmark/evals/<evalId>/`. */
export function createEvaluationFolder(projectDir: string, evalId: string): EvaluationFolder {
  makeStateFolder(projectDir, 'evals', evalId, 'attempts');
  return folderOf(projectDir, evalId);
}

/** Finds an evaluation by its id; an unknown id is a `UserError` with near ids. */
export function findEvaluationFolder(projectDir: string, evalId: string): EvaluationFolder {
  const evals = join(projectDir, '.proofmark', 'evals');
  const known = existsSync(evals) ? readdirSync(evals) : [];
  if (known.includes(evalId) && /^[A-Za-z0-9_-]+$/.test(evalId)) return folderOf(projectDir, evalId);
  const near = nearest(evalId, known);
  throw new UserError({
    code: 'unknown_evaluation',
    message: `no evaluation ${JSON.stringify(evalId)} in ${evals}`,
    hint: near.length > 0 ? `did you mean ${near.join(', ')}?` : 'see the names of the folders there',
  });
}

/** The evaluations of a project, the newest first. */
export function listEvaluationFolders(projectDir: string): EvaluationFolder[] {
  const evals = join(projectDir, '.proofmark', 'evals');
  const names = existsSync(evals) ? readdirSync(evals) : [];
  return names
    .sort()
    .reverse()
    .map((evalId) => folderOf(projectDir, evalId));
}

/** Written whole or not at all, before anything runs. */
export function writeManifest(folder: EvaluationFolder, manifest: Manifest): void {
  writeFileSync(`${folder.manifest}.new`, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(`${folder.manifest}.new`, folder.manifest);
}

/** Reads a manifest; one that is missing or damaged is a `UserError` `manifest_unreadable`. */
export function readManifest(
  folder: EvaluationFolder,
  isManifest: (data: unknown) => data is Manifest,
): Manifest {
  const data = parse(folder.manifest);
  if (isManifest(data)) return data;
  throw new UserError({
    code: 'manifest_unreadable',
    message: 'the manifest is missing or damaged',
    hint: 'the evaluation never started; run it again',
    at: { file: folder.manifest },
  });
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function folderOf(projectDir: string, evalId: string): EvaluationFolder {
  const dir = join(projectDir, '.proofmark', 'evals', evalId);
  return {
    evalId,
    dir,
    manifest: join(dir, 'manifest.json'),
    journal: join(dir, 'journal.jsonl'),
    attempts: join(dir, 'attempts'),
    report: join(dir, 'report.json'),
    lock: join(dir, 'lock'),
  };
}
