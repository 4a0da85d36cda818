import { relative, sep } from 'node:path';
import { defaultSuiteFile, findConfig } from '../config/find-config.ts';
import { findSuites } from '../config/find-suites.ts';
import { loadConfig } from '../config/load-config.ts';
import { loadSuites } from '../config/load-suite.ts';
import { type NamedSuite, type Plan, planEvaluation } from '../evaluation/plan.ts';
import { selectScenarios } from '../evaluation/select.ts';
import type { Permissions, Profile, SandboxMode } from '../generated/types.ts';
import type { Matcher } from '../graders/grader.ts';
import { completeLimits, completePermissions, type Limits } from '../model/limits.ts';
import type { LoadedConfig, LoadedSuite } from '../model/loaded.ts';
import type { EvaluateOptions } from './options.ts';

/** Everything that decides what an evaluation judges, read and validated. */
export interface Inputs {
  readonly loaded: LoadedConfig;
  /** Folder of the configuration. */
  readonly projectDir: string;
  readonly suites: readonly NamedSuite[];
  readonly plan: Plan;
  readonly profile: Profile;
  /** Least pass rate, 0..1. */
  readonly threshold: number;
  readonly permissions: Required<Permissions>;
  readonly limits: Limits;
  readonly sandbox: SandboxMode;
  /** Compiles a pattern of a grader. */
  readonly matcher: (pattern: string) => Matcher;
}

/** Loads suites, selects and plans. Rejects with a `UserError` that carries every problem. */
export async function loadInputs(
  options: EvaluateOptions,
  loaded: LoadedConfig,
  cwd: string,
): Promise<Inputs> {
  const { config, dir } = loaded;
  const { suites, matcher } = await readSuites(await suiteFiles(options, dir, cwd), cwd);
  const named = suites.map((suite) => ({ name: projectPath(dir, suite.file), loaded: suite }));
  const selected = selectScenarios(suites, { scenarios: options.scenarios, tags: options.tags });
  const profile = options.profile ?? config.quality?.profile ?? 'standard';
  return {
    loaded,
    projectDir: dir,
    suites: named,
    plan: planEvaluation(named, selected, profile),
    profile,
    threshold: config.quality?.minScenarioPassRate ?? 1,
    permissions: completePermissions({ ...config.permissions, ...chosenMode(options) }),
    limits: completeLimits(config.runtime),
    sandbox: options.sandbox ?? config.sandbox ?? 'required',
    matcher,
  };
}

function chosenMode({ permission }: EvaluateOptions): Permissions {
  return permission === undefined ? {} : { mode: permission };
}

/** Finds and reads the configuration. */
export async function openConfig(given: string | undefined, cwd: string): Promise<LoadedConfig> {
  const file = await findConfig({ cwd, ...(given === undefined ? {} : { given }) });
  return await loadConfig({ file, cwd });
}

/** A file as reports name it: relative to the project, with `/`. */
export function projectPath(projectDir: string, file: string): string {
  return relative(projectDir, file).split(sep).join('/');
}

async function suiteFiles({ suites }: EvaluateOptions, dir: string, cwd: string): Promise<string[]> {
  return suites.length === 0 ? [defaultSuiteFile(dir)] : await findSuites({ patterns: suites, cwd });
}

/** The engine for patterns is loaded, and the suites are read again to place its errors, only when one uses patterns. */
async function readSuites(files: readonly string[], cwd: string) {
  const suites = await loadSuites(files, { cwd });
  if (!suites.some(usesPatterns)) return { suites, matcher: noPatterns };
  const { loadLinearRegex } = await import('../evidence/linear-regex.ts');
  const matcher = await loadLinearRegex();
  return { suites: await loadSuites(files, { cwd, compile: (pattern) => void matcher(pattern) }), matcher };
}

const PATTERN_KEYS = ['matches', 'stdoutMatches', 'stderrMatches'];

function usesPatterns({ scenarios }: LoadedSuite): boolean {
  return scenarios.some(({ graders }) => graders.some((grader) => PATTERN_KEYS.some((key) => key in grader)));
}

function noPatterns(pattern: string): Matcher {
  throw new Error(`no engine was loaded for ${JSON.stringify(pattern)}`);
}
