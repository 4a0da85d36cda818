import { dirname, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import type { Scenario } from '../generated/types.ts';
import type { LoadedSuite } from '../model/loaded.ts';
import { type Fault, show } from './fault.ts';
import { scenarioLocator } from './locate-scenario.ts';
import { openDocument } from './open-document.ts';
import { type Indexed, type ReadScenarios, readScenarios } from './read-scenarios.ts';
import { refuse } from './refuse.ts';
import { type CompilePattern, checkScenario, under } from './scenario-rules.ts';
import { isRecord } from './schema-walk.ts';
import { shownPath } from './shown-path.ts';

export interface SuiteOptions {
  /** Absolute; errors name files relative to it. */
  readonly cwd?: string;
  /** Throws for a pattern that the graders could not compile; without it patterns are not checked. */
  readonly compile?: CompilePattern;
}

/**
 * Reads a suite of schemaVersion 1 or 2; version 1 comes out as graders, grader ids are filled in (spec 9.1). Rejects with a
 * `UserError` that carries everything wrong with the file.
 */
export async function loadSuite(request: SuiteOptions & { readonly file: string }): Promise<LoadedSuite> {
  const file = resolve(request.cwd ?? '.', request.file);
  const document = await openDocument({ kind: 'suite', file, shown: shownPath(file, request.cwd) });
  const { schemaVersion, scenarios, faults } = await readScenarios(document);
  fillGraderIds(scenarios);
  await refuse(document, [
    ...faults,
    ...repeatedIds(document.value),
    ...scenarios.flatMap(({ index, item }) =>
      under(['scenarios', index], checkScenario(item, request.compile)),
    ),
  ]);
  return {
    file,
    dir: dirname(file),
    ...acceptedVersion(schemaVersion),
    scenarios: scenarios.map(({ item }) => item),
    text: document.text,
    locate: await scenarioLocator(document, scenarios.length),
  };
}

/** Reads several suites, all before the first error. Rejects with the problems of all of them. */
export async function loadSuites(
  files: readonly string[],
  options: SuiteOptions = {},
): Promise<LoadedSuite[]> {
  const suites: LoadedSuite[] = [];
  const problems: UserError['problems'][number][] = [];
  for (const file of files) {
    try {
      suites.push(await loadSuite({ ...options, file }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new UserError(problems);
  return suites;
}

/** The value came from a parser, so it is nobody else's yet. */
function fillGraderIds(scenarios: readonly Indexed<Scenario>[]): void {
  for (const { item } of scenarios) {
    item.graders.forEach((grader, index) => {
      grader.id ??= `${grader.type}-${index + 1}`;
    });
  }
}

/** Also those of scenarios that have other faults. */
function repeatedIds(value: unknown): Fault[] {
  const list = isRecord(value) ? value['scenarios'] : undefined;
  const scenarios: unknown[] = Array.isArray(list) ? list : [];
  const first = new Map<unknown, number>();
  return scenarios.flatMap((scenario, index): Fault[] => {
    const id = isRecord(scenario) ? scenario['id'] : undefined;
    if (typeof id !== 'string') return [];
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    if (before === undefined) return [];
    const message = `the id ${show(id)} is taken by scenarios.${before}`;
    return [{ code: 'duplicate_id', path: ['scenarios', index, 'id'], message }];
  });
}

function acceptedVersion(version: ReadScenarios['schemaVersion']): { schemaVersion: 1 | 2 } {
  if (version === undefined) throw new Error('a suite without a known version was accepted');
  return { schemaVersion: version };
}
