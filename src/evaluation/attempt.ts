import type { AttemptRecord, Finding, Grade, RunError, TraceEntry } from '../generated/types.ts';
import type { GraderPorts } from '../graders/grader.ts';
import { gradeAttempt } from '../graders/index.ts';
import type { RunRecord } from '../harness/run.ts';
import type { Evidence, SealedWorkspace } from '../model/evidence.ts';
import { allOf } from '../model/verdict.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import { describeAttempt, failedAttempt } from './attempt-record.ts';
import type { PlannedAttempt } from './plan.ts';
import type { AttemptWorkspace } from './ports.ts';

/** What one attempt needs from the outside; everything here is for this attempt alone. */
export interface AttemptPorts {
  /** Absent when the attempt needs no files. Rejects with a `WorkspaceError`. */
  readonly openWorkspace: (() => Promise<AttemptWorkspace>) | undefined;
  run(workspace: AttemptWorkspace | undefined, writeEntry: (entry: TraceEntry) => void): Promise<RunRecord>;
  graderPorts(workspace: AttemptWorkspace | undefined): GraderPorts;
  /** Names of known secrets that stand in the text. */
  secretsIn(text: string): string[];
  readonly files: {
    readonly folder?: string;
    writeEntry(entry: TraceEntry): void;
    writeDiff(text: string): void;
    close(): void;
  };
  /** ISO time. */
  readonly timestamp: () => string;
  /** Milliseconds from a fixed point. */
  readonly elapsed: () => number;
}

/**
 * Runs, seals and grades one attempt; design.md section 6, steps 2 to 5. Never rejects for what the subject does. Returns
 * nothing when it was cut short: such an attempt has no result.
 */
export async function runAttempt(
  item: PlannedAttempt,
  ports: AttemptPorts,
  signal: AbortSignal,
): Promise<AttemptRecord | undefined> {
  const began = { item, startedAt: ports.timestamp(), started: ports.elapsed(), elapsed: ports.elapsed };
  let workspace: AttemptWorkspace | undefined;
  try {
    workspace = await ports.openWorkspace?.();
    const run = await ports.run(workspace, ports.files.writeEntry);
    if (signal.aborted) return undefined;
    const sealed = await workspace?.seal();
    const securityFindings = [...run.securityFindings, ...findExposures(run, sealed, ports)];
    const evidence = evidenceOf(run, securityFindings, sealed);
    const { graders } = item.planned.scenario;
    const grades = await gradeAttempt(graders, evidence, ports.graderPorts(workspace));
    if (signal.aborted) return undefined;
    const infrastructure = infrastructureOf(run, graders);
    const verdict = infrastructure === undefined ? verdictOf(grades) : 'undecidable';
    const { folder } = ports.files;
    const historyRemoved = workspace?.historyRemoved === true;
    const graded = { verdict, run, grades, securityFindings, infrastructure };
    return describeAttempt(began, { ...graded, sealed, historyRemoved, folder });
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    if (signal.aborted) return undefined;
    return failedAttempt(began, { code: error.code, message: error.message });
  } finally {
    ports.files.close();
    await workspace?.dispose();
  }
}

function verdictOf(grades: readonly Grade[]) {
  return allOf(grades.map((grade) => grade.verdict));
}

/** An infrastructure error says nothing about the agent, unless the scenario asks for that very ending. */
function infrastructureOf(
  run: RunRecord,
  graders: PlannedAttempt['planned']['scenario']['graders'],
): RunError | undefined {
  if (run.infrastructure === undefined) return undefined;
  const expected = graders.some(
    (grader) => grader.type === 'outcome' && grader.finishReason === run.outcome.finishReason,
  );
  return expected ? undefined : run.infrastructure;
}

/** Security findings that the run itself cannot see; spec section 12.6. */
function findExposures(run: RunRecord, sealed: SealedWorkspace | undefined, ports: AttemptPorts): Finding[] {
  const findings: Finding[] = [];
  for (const path of sealed?.protectedChanges ?? []) {
    findings.push({ code: 'protected_file_changed', message: `changed a file of the suite: ${path}`, path });
  }
  for (const path of sealed?.escapingLinks ?? []) {
    findings.push({
      code: 'link_leaves_workspace',
      message: `left a link that leads out of the workspace: ${path}`,
      path,
    });
  }
  for (const name of ports.secretsIn(run.response.text)) {
    findings.push({ code: 'secret_exposed', message: `the value of ${name} is in the response` });
  }
  if (sealed !== undefined && sealed.changes.length > 0) {
    const { text } = sealed.patch();
    ports.files.writeDiff(text);
    for (const name of ports.secretsIn(text)) {
      findings.push({ code: 'secret_exposed', message: `the value of ${name} is in the changed files` });
    }
  }
  return findings;
}

function evidenceOf(
  run: RunRecord,
  securityFindings: readonly Finding[],
  workspace?: SealedWorkspace,
): Evidence {
  return {
    outcome: run.outcome,
    metrics: run.metrics,
    trace: run.events,
    response: run.response,
    securityFindings,
    ...(workspace === undefined ? {} : { workspace }),
  };
}
