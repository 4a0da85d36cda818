import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { didYouMean } from '../model/nearest.ts';

const NAMES = ['proofmark', 'coremind'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
);

/**
 * The configuration to use, absolute: the one given, else the first of proofmark.yaml, .yml, .json, coremind.yaml, .yml, .json in
 * `cwd`. Rejects with a `UserError` `config_missing`.
 */
export async function findConfig({ cwd, given }: { cwd: string; given?: string }): Promise<string> {
  if (given !== undefined) return await existing(resolve(cwd, given), given);
  for (const name of NAMES) {
    if (await exists(join(cwd, name))) return join(cwd, name);
  }
  throw new UserError({
    code: 'config_missing',
    message: `there is no configuration in ${cwd}`,
    hint: `looked for ${NAMES.join(', ')}; name another as argument`,
  });
}

/** The suite of a project that names none (spec 9). */
export function defaultSuiteFile(configDir: string): string {
  return join(configDir, 'evals', 'scenarios.yaml');
}

/** Names beside a path that is not there. */
export async function namesBeside(file: string): Promise<string[]> {
  try {
    return await readdir(dirname(file));
  } catch {
    return [];
  }
}

async function existing(file: string, given: string): Promise<string> {
  if (await exists(file)) return file;
  const hint = didYouMean(basename(file), await namesBeside(file));
  throw new UserError({
    code: 'config_missing',
    message: `the configuration ${JSON.stringify(given)} does not exist`,
    ...(hint === undefined ? {} : { hint }),
  });
}

/** A file that is there but cannot be looked at gets its error when it is read. */
async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && ABSENT.has(error.code));
  }
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);
