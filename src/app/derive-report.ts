import { attemptsOf, type Plan } from '../evaluation/plan.ts';
import type { TallyResult } from '../evaluation/tally.ts';
import { verdictSentence } from '../evaluation/verdict-sentence.ts';
import { decideEvaluation } from '../gates/evaluation-readiness.ts';
import type { AttemptRecord, EvaluationReport, Finding, Manifest } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import type { EvaluationFolder } from '../store/evaluation-folder.ts';
import { openRecords, type RecordPlace } from '../store/read-journal.ts';
import { recordOf, writeReport } from '../store/write-report.ts';
import type { Results } from './results.ts';

export interface DeriveRequest {
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly plan: Plan;
  /** What the journal holds. */
  readonly results: Results;
  /** Warnings that belong to the evaluation, not to one attempt. */
  readonly warnings: readonly Finding[];
  /** Signal that ended the evaluation early. */
  readonly interrupted?: string;
}

/** Attempts that did not pass which a summary lists. */
const MAX_NOT_PASSED = 200;

/** Derives report.json from the journal, the only truth about what happened; design.md 1.5. Its rows are those of the journal. */
export function deriveReport(request: DeriveRequest): EvaluationSummary {
  const { folder, plan, results } = request;
  const header = describe(request, results.finish(), results.size);
  writeReport(folder.report, header, { journal: folder.journal, places: placesOf(plan, results) });
  const { failed, undecidable } = header.totals.attempts;
  const notPassedTotal = failed + undecidable;
  const listed = notPassedTotal === 0 ? [] : notPassedPlaces(plan, results);
  return { report: header, notPassed: readRecords(folder.journal, listed), notPassedTotal };
}

function notPassedPlaces(plan: Plan, results: Results): RecordPlace[] {
  const listed: RecordPlace[] = [];
  for (const { key } of attemptsOf(plan)) {
    const place = results.notPassed(key);
    if (place !== undefined) listed.push(place);
    if (listed.length === MAX_NOT_PASSED) break;
  }
  return listed;
}

/** In plan order, whatever the order in which attempts ended. */
function* placesOf(plan: Plan, results: Results): Generator<RecordPlace> {
  for (const { key } of attemptsOf(plan)) {
    const place = results.place(key);
    if (place !== undefined) yield place;
  }
}

function describe(
  { manifest, plan, warnings, interrupted }: DeriveRequest,
  result: TallyResult,
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

function readRecords(journal: string, places: readonly RecordPlace[]): AttemptRecord[] {
  if (places.length === 0) return [];
  const records = openRecords(journal);
  try {
    return places.map((place) => JSON.parse(recordOf(records.read(place)).toString()) as AttemptRecord);
  } finally {
    records.close();
  }
}
