import type { Profile, Scenario } from '../generated/types.ts';
import type { LoadedSuite } from '../model/loaded.ts';

/** One scenario that will be run, and how often. */
export interface PlannedScenario {
  /** `<suite>::<id>`: stable over resumes; a suite is named by its path relative to the project. */
  readonly key: string;
  readonly suite: string;
  readonly suiteIndex: number;
  readonly scenarioIndex: number;
  readonly scenario: Scenario;
  readonly repetitions: number;
  /** Number of its first attempt in the whole plan, from 0. */
  readonly firstAttempt: number;
}

/** The matrix scenario x repetition in suite order. */
export interface Plan {
  readonly scenarios: readonly PlannedScenario[];
  readonly attempts: number;
}

/** One run of one scenario. */
export interface PlannedAttempt {
  readonly key: string;
  readonly planned: PlannedScenario;
  /** From 1. */
  readonly attempt: number;
}

/** A suite with the name it has in reports. */
export interface NamedSuite {
  readonly name: string;
  readonly loaded: LoadedSuite;
}

/** Repetitions in the strict profile at least; spec section 9.4. */
const STRICT_REPETITIONS = 3;

/** Plans every attempt of the selected scenarios; design.md section 6, step 1. */
export function planEvaluation(
  suites: readonly NamedSuite[],
  selected: readonly { suiteIndex: number; scenarioIndex: number }[],
  profile: Profile,
): Plan {
  const scenarios: PlannedScenario[] = [];
  let attempts = 0;
  for (const { suiteIndex, scenarioIndex } of selected) {
    const suite = suites[suiteIndex];
    const scenario = suite?.loaded.scenarios[scenarioIndex];
    if (suite === undefined || scenario === undefined) continue;
    const repetitions = repetitionsOf(scenario, profile);
    const key = `${suite.name}::${scenario.id}`;
    scenarios.push({
      key,
      suite: suite.name,
      suiteIndex,
      scenarioIndex,
      scenario,
      repetitions,
      firstAttempt: attempts,
    });
    attempts += repetitions;
  }
  return { scenarios, attempts };
}

/** Every attempt in plan order. */
export function* attemptsOf(plan: Plan): Generator<PlannedAttempt> {
  for (const planned of plan.scenarios) {
    for (let attempt = 1; attempt <= planned.repetitions; attempt++) {
      yield { key: attemptKey(planned.key, attempt), planned, attempt };
    }
  }
}

/** `<suite>::<id>#<attempt>`. */
function attemptKey(scenarioKey: string, attempt: number): string {
  return `${scenarioKey}#${attempt}`;
}

function repetitionsOf(scenario: Scenario, profile: Profile): number {
  return Math.max(scenario.repetitions ?? 1, profile === 'strict' ? STRICT_REPETITIONS : 1);
}
