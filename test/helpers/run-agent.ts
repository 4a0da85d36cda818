import type { Permissions, RuntimeLimits, TraceEntry, TraceEvent } from '../../src/generated/types.ts';
import type { Approve } from '../../src/harness/approval.ts';
import type { Message, Subject, Tool } from '../../src/harness/ports.ts';
import type { Redactor } from '../../src/harness/redaction.ts';
import { type RunRecord, runSubject } from '../../src/harness/run.ts';
import { createRuntimeSubject } from '../../src/subjects/runtime/runtime.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import type { TestModel } from './model-of.ts';

export interface TestRun {
  readonly clock?: ManualClock;
  readonly limits?: RuntimeLimits;
  readonly permissions?: Permissions;
  readonly approve?: Approve;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly graceMs?: number;
  readonly redactor?: Redactor;
  readonly writeEntry?: (entry: TraceEntry) => void;
  readonly platform?: string;
  readonly input?: string;
  readonly history?: readonly Message[];
}

/** Changes nothing. */
export const PLAIN_REDACTOR: Redactor = {
  text: (text) => text,
  event: (event) => event,
  value: (value) => value,
  stream: () => ({ push: (chunk) => chunk, end: () => '' }),
  secretsIn: () => [],
};

/** Runs a subject with everything else as simple as it can be; paths with `..` are outside. */
export function runTest(subject: Subject, options: TestRun = {}): Promise<RunRecord> {
  let ids = 0;
  const { clock = createManualClock(), input = 'do it', history, ...rest } = options;
  const said = history === undefined ? {} : { history };
  return runSubject({
    subject,
    request: { runId: 'run-1', input, ...said, workspace: '/workspace', scratch: '/scratch' },
    signal: new AbortController().signal,
    ...rest,
    ports: {
      clock,
      timestamp: () => '2026-01-01T00:00:00.000Z',
      newId: () => `id-${++ids}`,
      redactor: options.redactor ?? PLAIN_REDACTOR,
      writeEntry: options.writeEntry,
      resolveInside: (path) => ({ inside: !path.includes('..') }),
      platform: options.platform ?? 'linux',
    },
  });
}

/** Runs our own runtime. */
export function runAgentTest(
  model: TestModel,
  tools: readonly Tool[],
  options: TestRun = {},
): Promise<RunRecord> {
  const clock = options.clock ?? createManualClock();
  const maxRetries = options.limits?.maxRetries ?? 3;
  const subject = createRuntimeSubject({ agentName: 'main', agent: {}, model, tools, clock, maxRetries });
  return runTest(subject, { ...options, clock });
}

/** A subject that only emits. */
export function subjectOf(run: Subject['run'], rest: Partial<Subject> = {}): Subject {
  return { kind: 'test', run, ...rest };
}

export function ofType<T extends TraceEvent['type']>(
  events: readonly TraceEvent[],
  type: T,
): Extract<TraceEvent, { type: T }>[] {
  return events.filter((event): event is Extract<TraceEvent, { type: T }> => event.type === type);
}
