import { dirname, resolve } from 'node:path';
import type { Config } from '../generated/types.ts';
import type { LoadedConfig } from '../model/loaded.ts';
import { checkConfig } from './config-rules.ts';
import { type Fault, show } from './fault.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Contract, judgeDocument } from './judge-document.ts';
import { mergeMisspelt } from './misspelt-keys.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { placeFaults } from './place-faults.ts';
import { refuse } from './refuse.ts';
import { isRecord } from './schema-walk.ts';
import { shownPath } from './shown-path.ts';
import { missingEffects } from './tool-effects.ts';
import { asFinding, dropKey, splitUnknownKeys } from './unknown-keys.ts';

/**
 * Reads a configuration of schemaVersion 2 (spec 1.1, in its order). Unknown keys that CoreMind lets pass become warnings and are
 * dropped. Rejects with a `UserError` that carries everything wrong with the file. `file` may be relative to `cwd`.
 */
export async function loadConfig(request: { file: string; cwd: string }): Promise<LoadedConfig> {
  const file = resolve(request.cwd, request.file);
  const document = await openDocument({ kind: 'config', file, shown: shownPath(file, request.cwd) });
  const value = await mapOf(document);
  const contract = await configContract();
  const { first, errors, warnings } = await judgeConfig(document, value, contract);

  for (const { path } of warnings) dropKey(value, path);
  fillDefaults(await contract.schema(), value);
  await refuse(document, [...errors, ...rulesOf(value, [...first, ...errors], contract)], first);
  if (!contract.validate(value)) throw new Error('a configuration that its schema refuses was accepted');

  const findings = warnings.length === 0 ? [] : placeFaults(warnings, await document.tree(), document.places);
  return { file, dir: dirname(file), config: value, warnings: findings.map(asFinding), text: document.text };
}

async function configContract(): Promise<Contract<Config>> {
  const { config: validate } = await import('../generated/validators/config.js');
  return { validate, schema: async () => (await import('../generated/schemas/config.js')).config };
}

/** The steps after which nothing else about the file is worth saying. */
async function mapOf(document: OpenDocument): Promise<Record<string, unknown>> {
  const { value } = document;
  if (!isRecord(value)) {
    const message = `must be a map, is ${show(value)}`;
    await refuse(document, [{ code: 'wrong_type', path: [], message }]);
    throw new Error('a configuration that is no map was accepted');
  }
  if ('version' in value && !('schemaVersion' in value)) await refuse(document, [UPGRADED]);
  return value;
}

const UPGRADED: Fault = {
  code: 'format_upgraded',
  path: ['version'],
  points: 'key',
  message: 'the format was upgraded: version is now schemaVersion',
  hint: 'write schemaVersion: 2 and check the file against the manual',
};

async function judgeConfig(
  document: OpenDocument,
  value: Record<string, unknown>,
  contract: Contract<Config>,
) {
  const effects = missingEffects(value);
  const { faults } = await judgeDocument(document, contract);
  const { errors, warnings } = splitUnknownKeys(mergeMisspelt([...effects, ...faults]));
  const first = errors.filter((fault) => effects.includes(fault));
  return { first, errors: errors.filter((fault) => !effects.includes(fault)), warnings };
}

/** The rules look at the sections that have no fault of their own, so that one run shows both kinds of mistakes. */
function rulesOf(
  value: Record<string, unknown>,
  faults: readonly Fault[],
  { validate }: Contract<Config>,
): Fault[] {
  const broken = new Set(faults.map(({ path }) => path[0]));
  const sound = Object.entries(value).filter(([key]) => !broken.has(key));
  const names = isRecord(value['agents']) ? Object.keys(value['agents']) : [];
  const agents = Object.fromEntries(names.map((name) => [name, {}]));
  const reduced: unknown = { schemaVersion: 2, name: 'unnamed', agents, ...Object.fromEntries(sound) };
  return validate(reduced) ? checkConfig(reduced) : [];
}
