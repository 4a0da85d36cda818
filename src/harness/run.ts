import type { Permissions, RuntimeLimits, TraceEntry } from '../generated/types.ts';
import { completeLimits, completePermissions } from '../model/limits.ts';
import type { Approve } from './approval.ts';
import { awaitEnd } from './await-end.ts';
import { createBudgets } from './budgets.ts';
import type { EarlierRun } from './earlier-run.ts';
import { createEnding } from './ending.ts';
import type { ResolveInside } from './policy.ts';
import type { Clock, Subject, SubjectRequest } from './ports.ts';
import type { Redactor } from './redaction.ts';
import { createRunHost } from './run-host.ts';
import { createRunLog } from './run-log.ts';
import { closeRun, type RunRecord } from './run-record.ts';
import type { RunState } from './run-state.ts';

export type { RunRecord } from './run-record.ts';

interface RunPorts {
  readonly clock: Clock;
  /** ISO time. */
  readonly timestamp: () => string;
  /** Unique ids for events and approvals. */
  readonly newId: () => string;
  readonly redactor: Redactor;
  /** Receives the redacted trace as it happens; absent: nobody reads it. */
  readonly writeEntry?: ((entry: TraceEntry) => void) | undefined;
  readonly resolveInside: ResolveInside;
  /** Absent: the run cannot be resumed. */
  readonly runState?: RunState | undefined;
  /** As Node names it: `linux`, `darwin`, `win32`. */
  readonly platform: string;
}

export interface RunOptions {
  readonly subject: Subject;
  readonly request: Omit<SubjectRequest, 'signal' | 'timeoutMs' | 'resume'>;
  readonly limits?: RuntimeLimits | undefined;
  readonly permissions?: Permissions | undefined;
  /** Absent: nobody can be asked, so whatever needs approval is denied. */
  readonly approve?: Approve | undefined;
  /** The caller's wish to stop: the run ends as `aborted`. */
  readonly signal: AbortSignal;
  /** Milliseconds; comes before `limits.runTimeoutMs`. 0: no deadline. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds that the subject has to end once it was told to; then it is left alone. Default 15,000. */
  readonly graceMs?: number | undefined;
  /** What earlier sessions of the run left: its budgets are spent, and its trace goes on. */
  readonly earlier?: EarlierRun | undefined;
  readonly ports: RunPorts;
}

const GRACE_MS = 15_000;

/**
 * Runs a subject once under its budgets, permissions and deadline. Never rejects for what the subject does. Resolves when the
 * subject has ended, or has gone on for `graceMs` after it was told to end (warning `subject_unresponsive`).
 */
export async function runSubject(options: RunOptions): Promise<RunRecord> {
  const { request, ports, subject, signal } = options;
  const { runId } = request;
  const limits = completeLimits(options.limits);
  const ending = createEnding();
  const { earlier } = options;
  const budgets = createBudgets(limits, earlier?.counted);
  const log = createRunLog({
    runId,
    timestamp: ports.timestamp,
    newId: ports.newId,
    redactor: ports.redactor,
    write: ports.writeEntry,
    earlier,
    onWriteError: (error) => ending.end({ code: 'trace_write_failed', message: messageOf(error) }),
  });
  const host = createRunHost({
    runId,
    newId: ports.newId,
    platform: ports.platform,
    resolveInside: ports.resolveInside,
    permissions: completePermissions(options.permissions),
    approve: options.approve,
    asksFirst: subject.asksFirst === true,
    budgets,
    ending,
    runState: ports.runState,
    events: log.events,
    record: log.record,
  });
  const started = ports.clock.elapsed();
  const resumed = earlier === undefined ? request : { ...request, resume: earlier.progress };
  const end = await awaitEnd(subject, resumed, host, {
    clock: ports.clock,
    ending,
    signal,
    timeoutMs: options.timeoutMs ?? limits.runTimeoutMs,
    graceMs: options.graceMs ?? GRACE_MS,
  });
  return closeRun(log, {
    runId,
    end,
    cause: ending.cause,
    durationMs: ports.clock.elapsed() - started,
    unenforceable: budgets.unenforceable(),
    securityFindings: host.securityFindings,
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
