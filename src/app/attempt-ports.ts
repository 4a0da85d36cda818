import { createHash } from 'node:crypto';
import type { AttemptPorts } from '../evaluation/attempt.ts';
import type { PlannedAttempt } from '../evaluation/plan.ts';
import type { AttemptWorkspace, Workspaces } from '../evaluation/ports.ts';
import type { TraceEntry } from '../generated/types.ts';
import type { Approve } from '../harness/approval.ts';
import type { Clock } from '../harness/ports.ts';
import type { Redactor } from '../harness/redaction.ts';
import { type RunRecord, runSubject } from '../harness/run.ts';
import { folderName } from '../model/folder-name.ts';
import type { AttemptStore } from '../store/attempt-files.ts';
import { resolveInside } from '../tools/resolve-inside.ts';
import { createGraderPorts, type GraderWorld } from './grader-ports.ts';
import type { Inputs } from './load-inputs.ts';
import type { SubjectSource } from './subject.ts';
import { needsWorkspace, workspaceRequest } from './workspace-request.ts';

/** What all attempts of an evaluation share. */
export interface AttemptWorld {
  readonly inputs: Inputs;
  readonly source: SubjectSource;
  readonly workspaces: Workspaces;
  readonly store: AttemptStore;
  readonly redactor: Redactor;
  readonly graders: GraderWorld;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly timestamp: () => string;
  readonly platform: string;
  readonly signal: AbortSignal;
  readonly approve: Approve | undefined;
}

/** Joins one attempt to the edges. */
export function attemptPorts(world: AttemptWorld, item: PlannedAttempt): AttemptPorts {
  const { planned, attempt } = item;
  const hasFiles = world.source.needsWorkspace || needsWorkspace(planned);
  const files = world.store.open(hasFiles ? `${folderName(planned.key, hexDigest)}-${attempt}` : undefined);
  return {
    openWorkspace: hasFiles
      ? () => world.workspaces.open(workspaceRequest(world.inputs, planned))
      : undefined,
    run: (workspace, writeEntry) =>
      runAttemptSubject(world, item, { workspace, logs: files.dir, writeEntry }),
    graderPorts: (workspace) => ({
      ...createGraderPorts(world.graders, workspace, files.dir),
      redact: world.redactor.text,
    }),
    secretsIn: world.redactor.secretsIn,
    files: { ...files, writeDiff: (text) => files.writeDiff(world.redactor.text(text)) },
    timestamp: world.timestamp,
    elapsed: world.clock.elapsed,
  };
}

/** Begins the workspace of an attempt whose turn comes soon. */
export function prepareAttempt(
  { inputs, source, workspaces }: AttemptWorld,
  { planned }: PlannedAttempt,
): void {
  if (source.needsWorkspace || needsWorkspace(planned)) workspaces.prepare(workspaceRequest(inputs, planned));
}

interface RunFolders {
  readonly workspace: AttemptWorkspace | undefined;
  readonly logs: string | undefined;
  readonly writeEntry: (entry: TraceEntry) => void;
}

async function runAttemptSubject(
  world: AttemptWorld,
  { planned }: PlannedAttempt,
  { workspace, logs, writeEntry }: RunFolders,
): Promise<RunRecord> {
  const { scenario } = planned;
  const { limits, permissions } = world.inputs;
  return await runSubject({
    subject: world.source.subjectFor(planned),
    request: {
      runId: world.newId(),
      input: scenario.input,
      ...(workspace === undefined ? {} : { workspace: workspace.dir, scratch: workspace.scratch }),
      ...(logs === undefined ? {} : { logs }),
    },
    limits: { ...limits, ...(scenario.timeoutMs === undefined ? {} : { runTimeoutMs: scenario.timeoutMs }) },
    permissions,
    ...(world.approve === undefined ? {} : { approve: world.approve }),
    signal: world.signal,
    ports: {
      clock: world.clock,
      timestamp: world.timestamp,
      newId: world.newId,
      redactor: world.redactor,
      writeEntry,
      resolveInside: (path) => (workspace === undefined ? OUTSIDE : resolveInside(workspace.dir, path)),
      platform: world.platform,
    },
  });
}

/** Without a workspace there is no inside. */
const OUTSIDE = { inside: false };

function hexDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
