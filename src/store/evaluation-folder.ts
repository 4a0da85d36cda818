import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../errors.ts';
import type { Manifest } from '../generated/types.ts';
import { nearest } from '../model/nearest.ts';

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

/** Makes `.proofmark/evals/<evalId>/`. The state folder hides itself from git. */
export function createEvaluationFolder(projectDir: string, evalId: string): EvaluationFolder {
  const state = join(projectDir, '.proofmark');
  const folder = folderOf(projectDir, evalId);
  try {
    for (const each of [state, dirname(folder.dir), folder.dir, folder.attempts]) makeFolder(each);
    const ignore = join(state, '.gitignore');
    if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
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
  return folder;
}

/** One by one: where nothing can be made, Node's way to make all at once hides why. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
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
