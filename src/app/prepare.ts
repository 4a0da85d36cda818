import { randomBytes } from 'node:crypto';
import { availableParallelism, homedir } from 'node:os';
import process from 'node:process';
import type { PlannedScenario } from '../evaluation/plan.ts';
import type { Workspaces } from '../evaluation/ports.ts';
import type { Locate } from '../evaluation/tally.ts';
import type { Finding, Manifest } from '../generated/types.ts';
import type { RunGit } from '../model/git.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import type { AttemptWorld } from './attempt-ports.ts';
import { systemClock, timestamp } from './clock.ts';
import { digestSources } from './digest-sources.ts';
import { type Edges, endAll, openEdges } from './edges.ts';
import { type Inputs, loadInputs, openConfig } from './load-inputs.ts';
import type { ManifestFacts } from './manifest.ts';
import { newEvalId } from './new-eval-id.ts';
import { createIds } from './new-id.ts';
import type { EvaluateOptions, EvaluateSurroundings } from './options.ts';
import { openSandbox, startsProcesses } from './sandbox.ts';
import { openSubject, type SubjectSource } from './subject.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { needsWorkspace, workspaceRequest } from './workspace-request.ts';

/** An evaluation that could start: everything read, checked and wired. */
export interface Preparation {
  readonly options: EvaluateOptions;
  readonly inputs: Inputs;
  readonly source: SubjectSource;
  readonly facts: ManifestFacts;
  readonly workers: number;
  /** Of the configuration, the subject and the sandbox. */
  readonly warnings: readonly Finding[];
  readonly world: Omit<AttemptWorld, 'store'>;
  readonly locate: Locate;
  /** Ends every process and removes every folder outside the project. */
  dispose(): Promise<void>;
}

/** Rejects with a `UserError` for anything that keeps the evaluation from starting. */
export async function prepare(
  options: EvaluateOptions,
  surroundings: EvaluateSurroundings,
  earlier: Manifest | undefined,
): Promise<Preparation> {
  const loaded = await openConfig(options.config, surroundings.cwd);
  const inputs = await loadInputs(options, loaded, surroundings.cwd);
  const evalId = earlier?.evalId ?? newEvalId(timestamp(), randomBytes(3).toString('hex'));
  const edges = openEdges(surroundings.env, evalId);
  try {
    if (startsProcesses(inputs) || inputs.plan.scenarios.some(needsWorkspace)) {
      edges.ends.push(makeTemporaryFolder(edges.root));
    }
    return await assemble({ options, inputs, edges, evalId }, surroundings);
  } catch (error) {
    await endAll(edges.ends);
    throw error;
  }
}

interface Parts {
  readonly options: EvaluateOptions;
  readonly inputs: Inputs;
  readonly edges: Edges;
  readonly evalId: string;
}

async function assemble(parts: Parts, surroundings: EvaluateSurroundings): Promise<Preparation> {
  const { options, inputs, edges } = parts;
  const { env, platform, signal } = surroundings;
  const { processes, redactor } = edges;
  const sandbox = await openSandbox(inputs, { processes, env, home: homedir() });
  const { runProcess, commandPolicy } = sandbox;
  const workspaces = createWorkspaces({
    ...edges,
    runProcess,
    env: sandbox.processEnv([]),
    policy: commandPolicy,
    signal,
  });
  edges.ends.push(workspaces.dispose);
  const source = await openSubject(inputs, { ...sandbox, env, clock: systemClock });
  const workers = workersOf(options, inputs);
  const graders = {
    runProcess,
    env: sandbox.processEnv([]),
    policy: commandPolicy,
    matcher: inputs.matcher,
    signal,
  };
  return {
    options,
    inputs,
    source,
    workers,
    facts: await collectFacts(parts, source, { workers, workspaces, surroundings }),
    warnings: [...inputs.loaded.warnings, ...source.warnings, ...sandbox.warnings],
    locate: (planned) => locate(inputs, planned),
    world: {
      inputs,
      source,
      workspaces,
      redactor,
      graders,
      clock: systemClock,
      newId: createIds(),
      timestamp,
      platform,
      signal,
      approve: surroundings.approve,
    },
    dispose: () => endAll(edges.ends),
  };
}

interface FactSources {
  readonly workers: number;
  readonly workspaces: Workspaces;
  readonly surroundings: EvaluateSurroundings;
}

async function collectFacts(
  { inputs, edges, evalId }: Parts,
  source: SubjectSource,
  { workers, workspaces, surroundings }: FactSources,
): Promise<ManifestFacts> {
  const sources = await digestSources(inputs, source, workspaces);
  const commit = sources.size === 0 ? undefined : await headOf(edges.git, inputs.projectDir);
  return {
    evalId,
    createdAt: timestamp(),
    version: surroundings.version,
    platform: surroundings.platform,
    node: process.version,
    workers,
    workspaceRoot: edges.root,
    sources,
    ...(commit === undefined ? {} : { commit }),
  };
}

/** Attempts in place have the project to themselves. */
function workersOf({ workers }: EvaluateOptions, inputs: Inputs): number {
  const inPlace = inputs.plan.scenarios.some(
    (planned) => needsWorkspace(planned) && workspaceRequest(inputs, planned).isolation === 'in-place',
  );
  return inPlace ? 1 : (workers ?? availableParallelism());
}

async function headOf(git: RunGit, folder: string): Promise<string | undefined> {
  const { exitCode, stdout } = await git(['rev-parse', '--verify', '--quiet', 'HEAD'], folder);
  return exitCode === 0 ? stdout.toString().trim() : undefined;
}

function locate(
  inputs: Inputs,
  { suiteIndex, scenarioIndex }: PlannedScenario,
): { line?: number; column?: number } {
  const { line, column } = inputs.suites[suiteIndex]?.loaded.locate(scenarioIndex) ?? {};
  return { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
}
