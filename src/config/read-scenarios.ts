import type { Scenario } from '../generated/types.ts';
import { type Fault, show } from './fault.ts';
import { type Contract, judgeDocument } from './judge-document.ts';
import { mapV1 } from './map-v1.ts';
import { mergeMisspelt } from './misspelt-keys.ts';
import type { OpenDocument } from './open-document.ts';
import { repairScenario } from './repair-scenario.ts';
import { isRecord } from './schema-walk.ts';

/** Something of a list, and its place in it. */
export interface Indexed<T> {
  readonly index: number;
  readonly item: T;
}

export interface ReadScenarios {
  /** Absent when the document names no version that is known. */
  readonly schemaVersion?: 1 | 2;
  /** In the words of version 2; of a faulty suite, as much as can be used. */
  readonly scenarios: readonly Indexed<Scenario>[];
  readonly faults: readonly Fault[];
}

/** Judges a suite by the schema of the version it names. */
export async function readScenarios(document: OpenDocument): Promise<ReadScenarios> {
  const { value } = document;
  const version = isRecord(value) ? value['schemaVersion'] : undefined;
  if (version === 2) return { schemaVersion: 2, ...(await readWith(document, await contractV2())) };
  if (version !== 1) return { scenarios: [], faults: [versionFault(value, version)] };
  const { scenarios, faults } = await readWith(document, await contractV1());
  const mapped = scenarios.map(({ index, item }) => ({ index, item: mapV1(item) }));
  return { schemaVersion: 1, scenarios: mapped, faults };
}

function versionFault(value: unknown, version: unknown): Fault {
  if (!isRecord(value)) {
    const message = `must be a map with schemaVersion and scenarios, is ${show(value)}`;
    return { code: 'wrong_type', path: [], message };
  }
  const path = ['schemaVersion'];
  return version === undefined
    ? {
        code: 'missing_key',
        path,
        points: 'parent',
        message: 'the key "schemaVersion" is missing; allowed: 1, 2',
      }
    : { code: 'not_allowed', path, message: `${show(version)} is not allowed; allowed: 1, 2` };
}

async function contractV1() {
  const { suiteV1: validate } = await import('../generated/validators/suite-v1.js');
  const schema = async () => (await import('../generated/schemas/suite-v1.js')).suiteV1;
  return { validate, schema };
}

async function contractV2() {
  const { suite: validate } = await import('../generated/validators/suite.js');
  const schema = async () => (await import('../generated/schemas/suite.js')).suite;
  return { validate, schema };
}

/** Of a faulty suite, what is sound is handed on, so that one run shows what the schema and what the rules find. */
async function readWith<S>(document: OpenDocument, contract: Contract<{ scenarios: S[] }>) {
  const judged = await judgeDocument(document, contract);
  const faults = mergeMisspelt(judged.faults).faults.map(explainVersion);
  if (judged.faults.length === 0 && judged.valid !== undefined) {
    return { faults, scenarios: judged.valid.scenarios.map((item, index) => ({ index, item })) };
  }
  return { faults, scenarios: soundScenarios(document.value, judged.faults, contract) };
}

function soundScenarios<S>(
  value: unknown,
  faults: readonly Fault[],
  { validate }: Contract<{ scenarios: S[] }>,
): Indexed<S>[] {
  if (!isRecord(value) || !Array.isArray(value['scenarios'])) return [];
  const byScenario = faultsByScenario(faults);
  return value['scenarios'].flatMap((scenario: unknown, index) => {
    const own = byScenario.get(index) ?? [];
    const item = own.length === 0 ? scenario : repairScenario(scenario, own);
    const alone: unknown = { schemaVersion: value['schemaVersion'], scenarios: [item] };
    return validate(alone) ? alone.scenarios.map((each) => ({ index, item: each })) : [];
  });
}

/** Paths start at the scenario. */
function faultsByScenario(faults: readonly Fault[]): Map<unknown, Fault[]> {
  const byScenario = new Map<unknown, Fault[]>();
  for (const { path, ...fault } of faults) {
    const [list, index, ...rest] = path;
    if (list !== 'scenarios' || index === undefined) continue;
    const own = byScenario.get(index) ?? [];
    own.push({ ...fault, path: rest });
    byScenario.set(index, own);
  }
  return byScenario;
}

/** The word of the other version is no typo. */
function explainVersion(fault: Fault): Fault {
  if (fault.code !== 'unknown_key' || fault.path.length !== 3) return fault;
  const key = fault.path.at(-1);
  if (key === 'graders') return { ...fault, hint: 'graders need schemaVersion: 2' };
  return key === 'expected'
    ? { ...fault, hint: 'expected belongs to schemaVersion: 1; write graders' }
    : fault;
}
