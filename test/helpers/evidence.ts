import { createHash } from 'node:crypto';
import type { GraderSpec, Metrics, Outcome, TraceEvent } from '../../src/generated/types.ts';
import type { GraderPorts, Judgement } from '../../src/graders/grader.ts';
import { gradeAttempt } from '../../src/graders/index.ts';
import type {
  Change,
  Evidence,
  ReadResult,
  SealedWorkspace,
  SnapshotEntry,
} from '../../src/model/evidence.ts';
import type { ProcessResult } from '../../src/model/process.ts';

export const SUCCEEDED: Outcome = { status: 'succeeded', finishReason: 'completed' };
export const FAILED: Outcome = { status: 'failed', finishReason: 'agent_failed' };

/** Evidence of a run that succeeded, with one turn, without files. */
export function evidenceOf(more: Partial<Evidence> = {}): Evidence {
  return {
    outcome: SUCCEEDED,
    metrics: metricsOf(),
    trace: [TURN],
    response: { text: 'done', truncated: false },
    securityFindings: [],
    ...more,
  };
}

export const TURN: TraceEvent = { type: 'turn_end', agent: 'main' };

export function metricsOf(more: Partial<Metrics> = {}): Metrics {
  return {
    durationMs: 10,
    turns: 1,
    steps: { total: 0, succeeded: 0, failed: 0 },
    toolCalls: 0,
    toolFailures: 0,
    retries: 0,
    outputChars: 4,
    ...more,
  };
}

/** A call as `[tool, result, args]`; no result: nothing came back. */
export type Call = readonly [tool: string, result?: 'ok' | 'error', args?: Record<string, unknown>];

/** The trace of calls, each with an id of its own. */
export function traceOf(...calls: Call[]): TraceEvent[] {
  const events = calls.flatMap(([tool, result, args = {}], index): TraceEvent[] => {
    const callId = `c${index}`;
    const call: TraceEvent = { type: 'tool_call', agent: 'main', tool, args, callId };
    if (result === undefined) return [call];
    return [call, { type: 'tool_result', agent: 'main', tool, isError: result === 'error', callId }];
  });
  return [...events, TURN];
}

/** What lies at a path: text of a file, its bytes, a folder, a link, or whatever an entry says. */
export type Lying = string | Uint8Array | SnapshotEntry;

/** A sealed workspace by what lay in it before and after. */
export function workspaceOf(
  before: Readonly<Record<string, Lying>>,
  after: Readonly<Record<string, Lying>>,
  more: Partial<SealedWorkspace> = {},
): SealedWorkspace {
  return {
    dir: '/sealed',
    changes: changesOf(before, after),
    dirtyBefore: [],
    protectedChanges: [],
    escapingLinks: [],
    entry: (path) => entryOf(after[path]),
    baselineEntry: (path) => entryOf(before[path]),
    read: (path, maxBytes) => readOf(after[path], maxBytes),
    patch: () => ({ text: '', truncated: false }),
    ...more,
  };
}

function changesOf(
  before: Readonly<Record<string, Lying>>,
  after: Readonly<Record<string, Lying>>,
): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((path): Change[] => {
    const [was, now] = [entryOf(before[path]), entryOf(after[path])];
    if (was === undefined) return now === undefined ? [] : [{ path, kind: 'added', after: now }];
    if (now === undefined) return [{ path, kind: 'deleted', before: was }];
    return JSON.stringify(was) === JSON.stringify(now)
      ? []
      : [{ path, kind: 'modified', before: was, after: now }];
  });
}

function entryOf(lying: Lying | undefined): SnapshotEntry | undefined {
  if (typeof lying !== 'string' && !(lying instanceof Uint8Array)) return lying;
  const bytes = Buffer.from(lying);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'file', size: bytes.length, executable: false, sha256 };
}

function readOf(lying: Lying | undefined, maxBytes: number): ReadResult {
  if (lying === undefined) return { status: 'missing' };
  if (typeof lying === 'string' || lying instanceof Uint8Array) {
    const bytes = Buffer.from(lying);
    return bytes.length > maxBytes ? { status: 'too-large', size: bytes.length } : { status: 'ok', bytes };
  }
  if (lying.kind === 'unreadable') return { status: 'unreadable', reason: lying.reason };
  return { status: 'not-a-file', kind: lying.kind };
}

/** What a process left that exited with 0 and said nothing, or otherwise. */
export function processResultOf(more: Partial<ProcessResult> = {}): ProcessResult {
  const nothing = { text: '', bytes: 0, truncated: false };
  return { exitCode: 0, stdout: nothing, stderr: nothing, durationMs: 5, ...more };
}

/** What a process left that had no exit code. */
export function endedOf({ exitCode: _none, ...rest }: ProcessResult): ProcessResult {
  return rest;
}

export function capturedOf(text: string, truncated = false) {
  return { text, bytes: text.length, truncated };
}

/** Ports without any process; patterns are those of JavaScript. */
export const PORTS: GraderPorts = {
  runCommand: () => Promise.reject(new Error('no process may run here')),
  matcher: (pattern) => (text) => new RegExp(pattern).test(text),
};

/** The grade of one grader. */
export async function gradeOf(
  spec: GraderSpec,
  evidence: Evidence,
  ports: GraderPorts = PORTS,
): Promise<Judgement> {
  const [grade] = await gradeAttempt([spec], evidence, ports);
  if (grade === undefined) throw new Error('there is no grade');
  return grade;
}

/** Verdict and code of one grader, as `failed text_missing`. */
export async function verdictOf(
  spec: GraderSpec,
  evidence: Evidence,
  ports: GraderPorts = PORTS,
): Promise<string> {
  const { verdict, code } = await gradeOf(spec, evidence, ports);
  return `${verdict} ${code}`;
}
