import type {
  AttemptRecord,
  Finding,
  Grade,
  RunError,
  TraceEvent,
  TrajectoryCall,
  Verdict,
} from '../generated/types.ts';
import type { RunRecord } from '../harness/run.ts';
import type { SealedWorkspace } from '../model/evidence.ts';
import type { PlannedAttempt } from './plan.ts';

/** An attempt that began. */
export interface Began {
  readonly item: PlannedAttempt;
  /** ISO time. */
  readonly startedAt: string;
  /** Reading of `elapsed` at its start. */
  readonly started: number;
  readonly elapsed: () => number;
}

export interface AttemptFacts {
  readonly verdict: Verdict;
  readonly run: RunRecord;
  readonly grades: readonly Grade[];
  readonly securityFindings: readonly Finding[];
  readonly infrastructure: RunError | undefined;
  readonly sealed: SealedWorkspace | undefined;
  /** The source has a history, and the workspace had none of it. */
  readonly historyRemoved: boolean;
  readonly folder: string | undefined;
}

/** Calls of a trajectory and changed paths that a record lists; the trace and the diff have them all. */
const MAX_LISTED = 500;

/** The record of a graded attempt; spec section 9.4. */
export function describeAttempt(began: Began, facts: AttemptFacts): AttemptRecord {
  const { run, sealed, grades, infrastructure, securityFindings, verdict } = facts;
  // Built by assignment: this runs for every attempt, and spreading optional parts is many times slower.
  const record: AttemptRecord = {
    scenarioId: began.item.planned.scenario.id,
    suite: began.item.planned.suite,
    attempt: began.item.attempt,
    verdict,
    passed: verdict === 'passed',
    runId: run.runId,
    transcript: run.response.text,
    outcome: run.outcome,
    graderResults: [...grades],
    metrics: run.metrics,
    approvalCount: run.events.filter((event) => event.type === 'approval_required').length,
    toolTrajectory: trajectoryOf(run.events),
    securityFindings: securityFindings.map((finding) => placed(finding, began.item)),
    warnings: [...run.warnings],
    startedAt: began.startedAt,
    durationMs: roundMs(began.elapsed() - began.started),
  };
  const reason = reasonOf(facts);
  if (reason !== undefined) record.reason = reason;
  if (infrastructure !== undefined) record.infrastructure = infrastructure;
  if (run.response.truncated) record.transcriptTruncated = true;
  if (sealed !== undefined) record.changedPaths = sealed.changes.slice(0, MAX_LISTED).map(({ path }) => path);
  if (facts.historyRemoved) record.historyRemoved = true;
  if (facts.folder !== undefined) record.folder = facts.folder;
  return record;
}

/** The record of an attempt that never came to a run: it says nothing about the agent. */
export function failedAttempt(began: Began, error: RunError): AttemptRecord {
  const { planned, attempt } = began.item;
  const durationMs = roundMs(began.elapsed() - began.started);
  return {
    scenarioId: planned.scenario.id,
    suite: planned.suite,
    attempt,
    verdict: 'undecidable',
    passed: false,
    reason: `${error.code}: ${error.message}`,
    infrastructure: error,
    transcript: '',
    outcome: { status: 'failed', finishReason: error.code, error },
    graderResults: [],
    metrics: {
      durationMs,
      turns: 0,
      steps: { total: 0, succeeded: 0, failed: 0 },
      toolCalls: 0,
      toolFailures: 0,
      retries: 0,
      outputChars: 0,
    },
    approvalCount: 0,
    toolTrajectory: [],
    securityFindings: [],
    warnings: [],
    startedAt: began.startedAt,
    durationMs,
  };
}

function roundMs(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Why nothing could be told; else the first failed grade; else the first that could not be decided. */
function reasonOf({ infrastructure, grades }: AttemptFacts): string | undefined {
  if (infrastructure !== undefined) return `${infrastructure.code}: ${infrastructure.message}`;
  const grade =
    grades.find(({ verdict }) => verdict === 'failed') ??
    grades.find(({ verdict }) => verdict === 'undecidable');
  return grade === undefined ? undefined : `${grade.id}: ${grade.reason ?? grade.code}`;
}

function placed(finding: Finding, { planned, attempt }: PlannedAttempt): Finding {
  return { ...finding, scenarioId: planned.scenario.id, attempt };
}

function trajectoryOf(events: readonly TraceEvent[]): TrajectoryCall[] {
  const calls = events.filter((event) => event.type === 'tool_call').slice(0, MAX_LISTED);
  if (calls.length === 0) return [];
  const results = new Map<string, boolean>();
  for (const event of events) {
    if (event.type === 'tool_result' && event.callId !== undefined) results.set(event.callId, event.isError);
  }
  return calls.map(({ tool, callId }) => {
    const isError = callId === undefined ? undefined : results.get(callId);
    return {
      tool,
      ...(callId === undefined ? {} : { callId }),
      ...(isError === undefined ? {} : { isError }),
    };
  });
}
