import { homedir } from 'node:os';
import type { AttemptWorkspace } from '../evaluation/ports.ts';
import type { Finding, Permissions } from '../generated/types.ts';
import type { Subject } from '../harness/ports.ts';
import { completeLimits, completePermissions } from '../model/limits.ts';
import type { LoadedConfig } from '../model/loaded.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { systemClock } from './clock.ts';
import type { Edges } from './edges.ts';
import type { RunOptions, RunSurroundings } from './run.ts';
import { openSandbox } from './sandbox.ts';
import { openSubject, type SubjectSource } from './subject.ts';

/** Subject, workspace and permissions of a run in the project itself. */
export interface RunWorld {
  readonly source: SubjectSource;
  readonly subject: Subject;
  readonly workspace: AttemptWorkspace;
  readonly permissions: Required<Permissions>;
  /** Of the configuration, the subject and the sandbox. */
  readonly warnings: readonly Finding[];
}

export interface RunWorldRequest {
  readonly options: RunOptions;
  readonly surroundings: RunSurroundings;
  readonly loaded: LoadedConfig;
  readonly edges: Edges;
}

/** What is opened here ends with the edges. Rejects with a `UserError` for what cannot be run. */
export async function openRunWorld(request: RunWorldRequest): Promise<RunWorld> {
  const { options, surroundings, loaded, edges } = request;
  const { config, dir } = loaded;
  const { env, signal } = surroundings;
  const inputs = {
    loaded,
    projectDir: dir,
    limits: completeLimits(config.runtime),
    ...NO_SCENARIOS,
    sandbox: config.sandbox ?? 'required',
  } as const;
  const sandbox = await openSandbox(inputs, { ...edges, env, home: homedir() });
  const source = await openSubject(inputs, { ...sandbox, env, clock: systemClock });
  const workspaces = createWorkspaces({
    ...edges,
    runProcess: sandbox.runProcess,
    env: sandbox.processEnv([]),
    policy: sandbox.commandPolicy,
    signal,
  });
  edges.ends.push(workspaces.dispose);
  const workspace = await workspaces.open({ source: dir, isolation: 'in-place', ...NOTHING_SPECIAL });
  // Before the folder that holds its scratch goes.
  edges.ends.unshift(workspace.dispose);
  const mode = options.permission === undefined ? {} : { mode: options.permission };
  return {
    source,
    subject: source.subjectFor(),
    workspace,
    permissions: completePermissions({ ...config.permissions, ...mode }),
    warnings: [...loaded.warnings, ...source.warnings, ...sandbox.warnings],
  };
}

const NO_SCENARIOS = { plan: { scenarios: [], attempts: 0 }, suites: [] };
const NOTHING_SPECIAL = { include: [], protect: [], setup: [] };
