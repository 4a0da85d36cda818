import { dirname, resolve } from 'node:path';
import { findConfig } from '../config/find-config.ts';
import { UserError } from '../errors.ts';
import type { Manifest } from '../generated/types.ts';
import { type EvaluationFolder, findEvaluationFolder, readManifest } from '../store/evaluation-folder.ts';
import { readEvaluationJournal } from '../store/evaluation-journal.ts';
import type { JournalState } from '../store/read-journal.ts';
import type { EvaluateOptions } from './options.ts';
import type { Results } from './results.ts';

/** An evaluation to go on with, and the options it began with. */
export interface Earlier {
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly options: EvaluateOptions;
}

/** Finds what `--resume` names. Everything but the number of workers comes from its manifest. */
export async function findEarlier(options: EvaluateOptions, cwd: string): Promise<Earlier | undefined> {
  if (options.resume === undefined) return undefined;
  refuseOtherOptions(options);
  const file = await findConfig({ cwd, ...(options.config === undefined ? {} : { given: options.config }) });
  const projectDir = dirname(file);
  const folder = findEvaluationFolder(projectDir, options.resume);
  const { manifest: isManifest } = await import('../generated/validators/manifest.js');
  const manifest = readManifest(folder, isManifest);
  const inProject = (path: string) => resolve(projectDir, path);
  return {
    folder,
    manifest,
    options: {
      config: inProject(manifest.config.path),
      suites: manifest.suites.map(({ path }) => inProject(path)),
      scenarios: manifest.filter?.scenarios ?? [],
      tags: manifest.filter?.tags ?? [],
      profile: manifest.profile,
      permission: manifest.permission,
      sandbox: manifest.sandbox,
      workers: options.workers,
    },
  };
}

/** Reads what the journal already holds into `results`. */
export function readEarlier(folder: EvaluationFolder, resumed: boolean, results: Results): JournalState {
  if (!resumed) return NOTHING;
  try {
    return readEvaluationJournal(folder, results.add);
  } catch (error) {
    // Killed between manifest and journal: nothing has run.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NOTHING;
    throw error;
  }
}

const NOTHING: JournalState = { size: 0, records: 0, torn: false };

function refuseOtherOptions({
  suites,
  scenarios,
  tags,
  profile,
  permission,
  sandbox,
}: EvaluateOptions): void {
  const given = Object.entries({
    suite: suites[0],
    scenario: scenarios[0],
    tag: tags[0],
    profile,
    permission,
    sandbox,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `--${name}`);
  if (given.length === 0) return;
  throw new UserError({
    code: 'usage',
    message: `${given.join(', ')} cannot be given with --resume`,
    hint: 'an evaluation goes on as it began; start a new one to change it',
  });
}
