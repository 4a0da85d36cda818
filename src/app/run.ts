import { homedir } from 'node:os';
import { decideRunReadiness } from '../gates/run-readiness.ts';
import type { Finding, PermissionMode, RunResult } from '../generated/types.ts';
import type { Redactor } from '../harness/redaction.ts';
import { type RunRecord, runSubject } from '../harness/run.ts';
import { completeLimits, completePermissions } from '../model/limits.ts';
import type { LoadedConfig } from '../model/loaded.ts';
import { resolveInside } from '../tools/resolve-inside.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { systemClock, timestamp } from './clock.ts';
import { type Edges, endAll, openEdges } from './edges.ts';
import { openConfig } from './load-inputs.ts';
import { createIds } from './new-id.ts';
import type { EvaluateSurroundings } from './options.ts';
import { openSandbox } from './sandbox.ts';
import { openSubject, type SubjectSource } from './subject.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface RunOptions {
  /** Configuration file; absent: the one in the working folder. */
  readonly config?: string | undefined;
  /** What the agent is asked. */
  readonly prompt: string;
  readonly permission?: PermissionMode | undefined;
}

export type RunSurroundings = Omit<EvaluateSurroundings, 'observe' | 'version'>;

/**
 * Runs the subject once, in the project itself. The outcome is a value: a run that fails does not reject. Rejects with a
 * `UserError` when it cannot start.
 */
export async function run(options: RunOptions, surroundings: RunSurroundings): Promise<RunResult> {
  const loaded = await openConfig(options.config, surroundings.cwd);
  const newId = createIds();
  const runId = newId();
  const edges = openEdges(surroundings.env, runId);
  try {
    edges.ends.push(makeTemporaryFolder(edges.root));
    return await runOnce({ options, surroundings, loaded, edges, newId, runId });
  } finally {
    await endAll(edges.ends);
  }
}

interface OneRun {
  readonly options: RunOptions;
  readonly surroundings: RunSurroundings;
  readonly loaded: LoadedConfig;
  readonly edges: Edges;
  readonly newId: () => string;
  readonly runId: string;
}

async function runOnce(one: OneRun): Promise<RunResult> {
  const { options, surroundings, loaded, edges, newId, runId } = one;
  const { config, dir } = loaded;
  const { env, signal, platform, approve } = surroundings;
  const limits = completeLimits(config.runtime);
  const inputs = {
    loaded,
    projectDir: dir,
    limits,
    ...NO_SCENARIOS,
    sandbox: config.sandbox ?? 'required',
  } as const;
  const sandbox = await openSandbox(inputs, { ...edges, env, home: homedir() });
  const source = await openSubject(inputs, { ...sandbox, env, clock: systemClock });
  surroundings.warn([...loaded.warnings, ...source.warnings, ...sandbox.warnings]);
  const settings = {
    runProcess: sandbox.runProcess,
    env: sandbox.processEnv([]),
    policy: sandbox.commandPolicy,
  };
  const workspaces = createWorkspaces({ ...edges, ...settings, signal });
  edges.ends.push(workspaces.dispose);
  const workspace = await workspaces.open({ source: dir, isolation: 'in-place', ...NOTHING_SPECIAL });
  try {
    const record = await runSubject({
      subject: source.subjectFor(),
      request: { runId, input: options.prompt, workspace: workspace.dir, scratch: workspace.scratch },
      limits,
      permissions: completePermissions({ ...config.permissions, ...modeOf(options) }),
      approve,
      signal,
      ports: {
        clock: systemClock,
        timestamp,
        newId,
        redactor: edges.redactor,
        resolveInside: (path) => resolveInside(workspace.dir, path),
        platform,
      },
    });
    return describeRun(record, source, {
      profile: config.quality?.profile ?? 'standard',
      redactor: edges.redactor,
    });
  } finally {
    await workspace.dispose();
  }
}

const NO_SCENARIOS = { plan: { scenarios: [], attempts: 0 }, suites: [] };
const NOTHING_SPECIAL = { include: [], protect: [], setup: [] };

function modeOf({ permission }: RunOptions): { mode?: PermissionMode } {
  return permission === undefined ? {} : { mode: permission };
}

/** The four conclusions of a run, redacted; spec section 2. */
function describeRun(
  { runId, outcome, metrics, events, response, securityFindings, warnings }: RunRecord,
  { irreversibleTools }: SubjectSource,
  { profile, redactor }: { profile: string; redactor: Redactor },
): RunResult {
  const called = new Set(events.filter((event) => event.type === 'tool_call').map(({ tool }) => tool));
  const readiness = decideRunReadiness({
    outcome,
    securityFindings,
    irreversibleTools: irreversibleTools.filter((tool) => called.has(tool)),
  });
  const { toolCalls, toolFailures } = metrics;
  return {
    type: 'run_result',
    version: 1,
    runId,
    outcome: redactor.value(outcome),
    metrics,
    response: redactor.text(response.text),
    evaluation: {
      profile,
      scenarioResults: [],
      qualityScores: {
        execution: outcome.status === 'succeeded' ? 1 : 0,
        toolReliability: toolCalls === 0 ? 1 : (toolCalls - toolFailures) / toolCalls,
      },
      securityFindings: redactor.value<Finding[]>([...securityFindings]),
    },
    releaseReadiness: redactor.value({ ...readiness, warnings: [...readiness.warnings, ...warnings] }),
  };
}
