import { closeSync, openSync } from 'node:fs';
import { attemptsOf, type Plan } from '../evaluation/plan.ts';
import { createTally, type Locate } from '../evaluation/tally.ts';
import { verdictSentence } from '../evaluation/verdict-sentence.ts';
import { decideEvaluation } from '../gates/evaluation-readiness.ts';
import type { AttemptRecord, EvaluationReport, Finding, Manifest } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import type { EvaluationFolder } from '../store/evaluation-folder.ts';
import { type RecordPlace, readJournal, readRecordBytes } from '../store/read-journal.ts';
import { recordOf, writeReport } from '../store/write-report.ts';

export interface DeriveRequest {
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly plan: Plan;
  readonly locate: Locate;
  /** Warnings that belong to the evaluation, not to one attempt. */
  readonly warnings: readonly Finding[];
  /** Signal that ended the evaluation early. */
  readonly interrupted?: string;
}

/** Attempts that did not pass which a summary lists. */
const MAX_NOT_PASSED = 200;

/** Derives report.json from the journal, the only truth about what happened; design.md 1.5. */
export function deriveReport(request: DeriveRequest): EvaluationSummary {
  const { folder, plan } = request;
  const tally = createTally(plan, request.locate);
  const places = new Map<string, RecordPlace>();
  const notPassed = new Set<string>();
  readJournal(folder.journal, (record, place) => {
    if (record.kind !== 'attempt_finished' || places.has(record.key)) return;
    places.set(record.key, place);
    tally.add(record.record);
    if (record.record.verdict !== 'passed') notPassed.add(record.key);
  });
  const header = describe(request, tally.finish(), tally.size);
  const ordered = [...attemptsOf(plan)].filter(({ key }) => places.has(key)).map(({ key }) => key);
  writeReport(folder.report, header, {
    journal: folder.journal,
    places: ordered.map((key) => placeOf(places, key)),
  });
  const listed = ordered.filter((key) => notPassed.has(key)).slice(0, MAX_NOT_PASSED);
  return {
    report: header,
    notPassed: readRecords(
      folder.journal,
      listed.map((key) => placeOf(places, key)),
    ),
    notPassedTotal: notPassed.size,
  };
}

function describe(
  { manifest, plan, warnings, interrupted }: DeriveRequest,
  result: ReturnType<ReturnType<typeof createTally>['finish']>,
  totalRuns: number,
): Omit<EvaluationReport, 'attempts'> {
  const facts = {
    totals: result.totals,
    scenarioResults: result.scenarioResults,
    securityFindings: result.securityFindings,
    warnings: [...warnings, ...result.warnings],
    planned: plan.attempts,
    ...(interrupted === undefined ? {} : { interrupted }),
  };
  const { verdict, readiness } = decideEvaluation(facts, manifest);
  return {
    schemaVersion: 1,
    evalId: manifest.evalId,
    verdict,
    verdictSentence: verdictSentence(verdict, result.totals, readiness),
    ...(interrupted === undefined ? {} : { interrupted }),
    passRate: result.totals.passRate,
    totalRuns,
    totals: result.totals,
    report: {
      profile: manifest.profile,
      scenarioResults: [...result.scenarioResults],
      qualityScores: result.qualityScores,
      securityFindings: [...result.securityFindings],
    },
    releaseReadiness: readiness,
    manifest,
  };
}

function placeOf(places: ReadonlyMap<string, RecordPlace>, key: string): RecordPlace {
  const place = places.get(key);
  if (place === undefined) throw new Error(`no result of ${key}`);
  return place;
}

function readRecords(journal: string, places: readonly RecordPlace[]): AttemptRecord[] {
  if (places.length === 0) return [];
  const fd = openSync(journal, 'r');
  try {
    return places.map(
      (place) => JSON.parse(recordOf(readRecordBytes(fd, place)).toString()) as AttemptRecord,
    );
  } finally {
    closeSync(fd);
  }
}
