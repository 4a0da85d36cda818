import type { AttemptRecord } from '../generated/types.ts';
import type { Redactor } from '../harness/redaction.ts';

/**
 * A record as it may leave. What names the attempt, and what only Proofmark writes, stays as it is; everything that an agent or a
 * program had a hand in passes the redactor.
 */
export function redactRecord(record: AttemptRecord, redactor: Redactor): AttemptRecord {
  const cleaned = { ...record };
  for (const key of FREE_KEYS) {
    const value = record[key];
    if (value !== undefined && !isEmpty(value)) Object.assign(cleaned, { [key]: redactor.value(value) });
  }
  return cleaned;
}

/** A field that is forgotten here does not compile. */
const FIELDS: { readonly [K in keyof Required<AttemptRecord>]: 'own' | 'free' } = {
  scenarioId: 'own',
  suite: 'own',
  attempt: 'own',
  verdict: 'own',
  passed: 'own',
  reason: 'free',
  infrastructure: 'free',
  runId: 'own',
  transcript: 'free',
  transcriptTruncated: 'own',
  outcome: 'free',
  graderResults: 'free',
  metrics: 'own',
  approvalCount: 'own',
  toolTrajectory: 'free',
  securityFindings: 'free',
  warnings: 'free',
  changedPaths: 'free',
  historyRemoved: 'own',
  folder: 'own',
  startedAt: 'own',
  durationMs: 'own',
};

const FREE_KEYS = (Object.keys(FIELDS) as (keyof AttemptRecord)[]).filter((key) => FIELDS[key] === 'free');

function isEmpty(value: AttemptRecord[keyof AttemptRecord]): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
