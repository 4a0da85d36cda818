import type { PermissionMode, RunResult } from '../generated/types.ts';
import { runSubject } from '../harness/run.ts';
import { completeLimits } from '../model/limits.ts';
import type { LoadedConfig } from '../model/loaded.ts';
import { takeLock } from '../store/lock.ts';
import { createRunFiles, findRunFiles, projectLock, type RunFiles } from '../store/run-files.ts';
import { resolveInside } from '../tools/resolve-inside.ts';
import { systemClock, timestamp } from './clock.ts';
import { describeRun } from './describe-run.ts';
import { type Edges, endAll, openEdges } from './edges.ts';
import { openConfig } from './load-inputs.ts';
import { sha256 } from './manifest.ts';
import { createIds } from './new-id.ts';
import type { EvaluateSurroundings } from './options.ts';
import { promptOf, refuseResume } from './refuse-resume.ts';
import { fingerprintRun } from './run-fingerprint.ts';
import { type HeldRun, holdEarlierRun, holdNewRun, type OpenRunState } from './run-state.ts';
import { openRunWorld, type RunWorld } from './run-world.ts';
import { makingState } from './state-failure.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface RunOptions {
  /** Configuration file; absent: the one in the working folder. */
  readonly config?: string | undefined;
  /** What the agent is asked. Absent in a resume: what it was asked before. */
  readonly prompt?: string | undefined;
  readonly permission?: PermissionMode | undefined;
  /** Id of a run to go on with. */
  readonly resume?: string | undefined;
}

export type RunSurroundings = Omit<EvaluateSurroundings, 'observe' | 'version'>;

/**
 * Runs the subject once, in the project itself, or goes on with a run that was interrupted. The outcome is a value: a run that fails
 * does not reject. Rejects with a `UserError` when it cannot start, with a `StoppedError` when its state cannot be written.
 */
export async function run(options: RunOptions, surroundings: RunSurroundings): Promise<RunResult> {
  const loaded = await openConfig(options.config, surroundings.cwd);
  const newId = createIds();
  const files = filesOf(options, loaded, newId);
  const lock = makingState(loaded.dir, () => takeLock(projectLock(loaded.dir), 'project'));
  const edges = openEdges(surroundings.env, files.runId);
  try {
    edges.ends.push(makeTemporaryFolder(edges.root));
    const held = await hold(options, { loaded, edges, files });
    try {
      return await runHeld({ options, surroundings, loaded, edges, newId, files, held });
    } finally {
      held.release();
    }
  } finally {
    await endAll(edges.ends);
    lock.release();
  }
}

interface OneRun {
  readonly options: RunOptions;
  readonly surroundings: RunSurroundings;
  readonly loaded: LoadedConfig;
  readonly edges: Edges;
  readonly newId: () => string;
  readonly files: RunFiles;
  readonly held: HeldRun;
}

function filesOf({ resume }: RunOptions, { dir }: LoadedConfig, newId: () => string): RunFiles {
  return resume === undefined ? createRunFiles(dir, newId()) : findRunFiles(dir, resume);
}

async function hold(
  { resume }: RunOptions,
  { loaded, edges, files }: Pick<OneRun, 'loaded' | 'edges' | 'files'>,
): Promise<HeldRun> {
  return resume === undefined
    ? holdNewRun(files, edges.redactor)
    : await holdEarlierRun(loaded.dir, files, edges.redactor);
}

async function runHeld(one: OneRun): Promise<RunResult> {
  const { options, surroundings, loaded, edges, files, held } = one;
  const world = await openRunWorld(one);
  const configFingerprint = fingerprintRun(loaded, world.source);
  if (held.earlier !== undefined) {
    refuseResume(held.earlier, { files, configFingerprint, prompt: options.prompt, subject: world.subject });
  }
  surroundings.warn(world.warnings);
  const prompt = promptOf(options, held.earlier);
  const initialPrompt = edges.redactor.text(prompt);
  const state = await held.open({
    configName: loaded.config.name,
    schemaVersion: 2,
    configFingerprint,
    initialPrompt,
    promptDigest: sha256(prompt),
    ...(initialPrompt === prompt ? {} : { promptHidden: true }),
    permission: world.permissions.mode,
  });
  try {
    const result = await runSession(one, { world, state, prompt });
    state.conclude(result);
    return result;
  } finally {
    await state.close();
  }
}

interface RunSession {
  readonly world: RunWorld;
  readonly state: OpenRunState;
  readonly prompt: string;
}

async function runSession(one: OneRun, { world, state, prompt }: RunSession): Promise<RunResult> {
  const { surroundings, loaded, edges, newId, files, held } = one;
  const { config } = loaded;
  const { workspace } = world;
  const record = await runSubject({
    subject: world.subject,
    request: { runId: files.runId, input: prompt, workspace: workspace.dir, scratch: workspace.scratch },
    limits: completeLimits(config.runtime),
    permissions: world.permissions,
    approve: surroundings.approve,
    signal: surroundings.signal,
    earlier: held.earlier,
    ports: {
      clock: systemClock,
      timestamp,
      newId,
      redactor: edges.redactor,
      writeEntry: state.writeEntry,
      runState: state,
      resolveInside: (path) => resolveInside(workspace.dir, path),
      platform: surroundings.platform,
    },
  });
  return describeRun(record, {
    source: world.source,
    earlierTools: held.earlier?.tools ?? new Set(),
    profile: config.quality?.profile ?? 'standard',
    redactor: edges.redactor,
  });
}
