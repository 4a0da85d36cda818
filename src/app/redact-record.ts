import type { AttemptRecord } from '../generated/types.ts';
import type { Redactor } from '../harness/redaction.ts';

/**
 * A record as it may leave. What names the attempt, and what only Proofmark writes, stays as it is; everything that an agent or a
 * program had a hand in passes the redactor.
 */
export function redactRecord(record: AttemptRecord, redactor: Redactor): AttemptRecord {
  const cleaned = { ...record };
  for (const key of FREE_KEYS) {
    if (isFree(record, key)) Object.assign(cleaned, { [key]: redactor.value(record[key]) });
  }
  if (cleaned.transcriptTruncated === true) cleaned.transcript = cleaned.transcript.slice(0, -CUT_EDGE);
  return cleaned;
}

/** Characters before the cut of a truncated text that do not leave: half a secret cannot be found. */
const CUT_EDGE = 4096;

type Fields = {
  readonly [K in keyof Required<AttemptRecord>]: 'own' | ((value: Required<AttemptRecord>[K]) => boolean);
};

/** Whose words a field holds: only Proofmark's, or, where the function says so, also others'. A forgotten field does not compile. */
const FIELDS: Fields = {
  scenarioId: 'own',
  suite: 'own',
  attempt: 'own',
  verdict: 'own',
  passed: 'own',
  reason: always,
  infrastructure: always,
  runId: 'own',
  transcript: isNotEmpty,
  transcriptTruncated: 'own',
  outcome: ({ error }) => error !== undefined,
  graderResults: (grades) =>
    grades.some(({ reason, evidence }) => reason !== undefined || evidence !== undefined),
  metrics: 'own',
  approvalCount: 'own',
  toolTrajectory: isNotEmpty,
  securityFindings: isNotEmpty,
  warnings: isNotEmpty,
  changedPaths: isNotEmpty,
  historyRemoved: 'own',
  folder: 'own',
  startedAt: 'own',
  durationMs: 'own',
};

const FREE_KEYS = (Object.keys(FIELDS) as (keyof AttemptRecord)[]).filter((key) => FIELDS[key] !== 'own');

function isFree<K extends keyof AttemptRecord>(record: AttemptRecord, key: K): boolean {
  const field: Fields[K] = FIELDS[key];
  const value = record[key];
  return value !== undefined && typeof field === 'function' && field(value as Required<AttemptRecord>[K]);
}

function always(): boolean {
  return true;
}

function isNotEmpty({ length }: { readonly length: number }): boolean {
  return length > 0;
}
