import { dirname } from 'node:path';
import { InterruptedError } from '../errors.ts';
import { type AttemptEvent, runEvaluation } from '../evaluation/evaluation.ts';
import type { Manifest } from '../generated/types.ts';
import type { Redactor } from '../harness/redaction.ts';
import type { EvaluationSummary, Progress, Unfinished } from '../model/summary.ts';
import { type AttemptStore, openAttemptStore } from '../store/attempt-files.ts';
import { createEvaluationFolder, type EvaluationFolder, writeManifest } from '../store/evaluation-folder.ts';
import { openEvaluationJournal } from '../store/evaluation-journal.ts';
import type { Journal, JournalBody } from '../store/journal.ts';
import { takeLock } from '../store/lock.ts';
import type { JournalState } from '../store/read-journal.ts';
import { removeLeftovers } from '../workspace/leftovers.ts';
import { attemptPorts, prepareAttempt } from './attempt-ports.ts';
import { createBreather } from './breathe.ts';
import { deriveReport } from './derive-report.ts';
import { buildManifest, refuseChanges, sha256 } from './manifest.ts';
import type { EvaluateOptions, EvaluateResult, EvaluateSurroundings } from './options.ts';
import { type Preparation, prepare } from './prepare.ts';
import { redactRecord } from './redact-record.ts';
import { createResults, type Results } from './results.ts';
import { type Earlier, findEarlier, readEarlier } from './resume.ts';
import { makingState, stateWriteFailed, writingState } from './state-failure.ts';
import { findUnfinished } from './unfinished.ts';

/**
 * Runs an evaluation, or goes on with one; design.md section 6. Rejects with a `UserError` when nothing can be judged, with a
 * `StoppedError` when the journal cannot be written, and with an `InterruptedError` when the signal comes before anything runs.
 */
export async function evaluate(
  options: EvaluateOptions,
  surroundings: EvaluateSurroundings,
): Promise<EvaluateResult> {
  const earlier = await findEarlier(options, surroundings.cwd);
  const ending = createEnding(surroundings.signal);
  const ended = { ...surroundings, signal: ending.signal };
  const preparation = await prepare(earlier?.options ?? options, ended, earlier?.manifest);
  try {
    surroundings.warn(preparation.warnings);
    if (ended.signal.aborted) throw new InterruptedError(String(ended.signal.reason));
    const opened = await openFolder(preparation, earlier);
    return await writingState(opened.folder.dir, () =>
      run(preparation, { ...ended, end: ending.end }, opened),
    );
  } finally {
    await preparation.dispose();
  }
}

/** The signal of the surroundings, which the evaluation itself can give too: when it cannot go on. */
function createEnding(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const own = new AbortController();
  return { signal: AbortSignal.any([signal, own.signal]), end: () => own.abort('failure') };
}

interface OpenedFolder {
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly resumed: boolean;
  readonly unfinished?: Unfinished | undefined;
}

async function openFolder(preparation: Preparation, earlier: Earlier | undefined): Promise<OpenedFolder> {
  const { inputs, source, options, facts } = preparation;
  if (earlier !== undefined) {
    const { folder, manifest } = earlier;
    const now = buildManifest(inputs, source, options, { ...facts, evalId: manifest.evalId });
    refuseChanges(manifest, now, folder.manifest);
    return { folder, manifest, resumed: true };
  }
  const manifest = buildManifest(inputs, source, options, facts);
  const unfinished = await findUnfinished(inputs.projectDir, manifest);
  const folder = createEvaluationFolder(inputs.projectDir, manifest.evalId);
  makingState(folder.dir, () => writeManifest(folder, manifest));
  return { folder, manifest, resumed: false, unfinished };
}

/** The surroundings of an evaluation that can end itself. */
interface Surroundings extends EvaluateSurroundings {
  readonly end: () => void;
}

async function run(
  preparation: Preparation,
  surroundings: Surroundings,
  opened: OpenedFolder,
): Promise<EvaluateResult> {
  const { folder, manifest, resumed } = opened;
  const lock = makingState(folder.dir, () => takeLock(folder.lock, 'evaluation'));
  try {
    if (resumed) await clearLeftovers(manifest, preparation, surroundings);
    return await runInFolder(preparation, surroundings, opened);
  } finally {
    lock.release();
  }
}

/** Sessions that were killed could not clean up. */
async function clearLeftovers(
  { evalId, workspaceRoot }: Manifest,
  { facts }: Preparation,
  { env }: EvaluateSurroundings,
): Promise<void> {
  const own = facts.workspaceRoot;
  const places = [own, workspaceRoot ?? own].map(dirname);
  await removeLeftovers({ prefix: `proofmark-${evalId}-`, places, own, searchPath: env['PATH'] });
}

async function runInFolder(
  preparation: Preparation,
  surroundings: Surroundings,
  { folder, manifest, resumed, unfinished }: OpenedFolder,
): Promise<EvaluateResult> {
  const { plan } = preparation.inputs;
  const { timestamp } = preparation.world;
  const results = createResults(plan, preparation.locate);
  const state = readEarlier(folder, resumed, results);
  const store = openAttemptStore(folder);
  const journal = openEvaluationJournal(folder, { timestamp, ...state, beforeWrite: store.write });
  const session = { preparation, surroundings, journal, store, results, folder, manifest };
  try {
    journal.append(beginning(session, state));
    surroundings.observe({
      type: 'planned',
      scenarios: plan.scenarios.length,
      attempts: plan.attempts,
      alreadyDone: results.size,
      evalDir: folder.dir,
      ...(unfinished === undefined ? {} : { unfinished }),
    });
    const inFlight = await runAttempts(session);
    return conclude(session, inFlight);
  } finally {
    store.close();
    await journal.close();
  }
}

/** One evaluation while it is written. */
interface Session {
  readonly preparation: Preparation;
  readonly surroundings: Surroundings;
  readonly journal: Journal;
  readonly store: AttemptStore;
  readonly results: Results;
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
}

function beginning(
  { preparation, results, manifest }: Session,
  { records, torn }: JournalState,
): JournalBody {
  const { attempts } = preparation.inputs.plan;
  return records === 0
    ? { kind: 'start', manifestDigest: sha256(JSON.stringify(manifest)), attempts }
    : { kind: 'resume', finished: results.size, remaining: attempts - results.size, repaired: torn };
}

async function runAttempts(session: Session): Promise<string[]> {
  const { preparation, surroundings, store, results } = session;
  const world = { ...preparation.world, store };
  const { plan } = preparation.inputs;
  const { workers } = preparation;
  return await runEvaluation(
    { plan, finished: results, workers, signal: surroundings.signal },
    {
      record: (event) => recordAttempt(session, event),
      prepare: (item) => prepareAttempt(world, item),
      attempt: (item) => attemptPorts(world, item),
      observe: (progress) => surroundings.observe(redactProgress(progress, world.redactor)),
      breathe: createBreather(),
      end: surroundings.end,
    },
  );
}

/** What is shown while it runs has passed the redactor as well. */
function redactProgress(progress: Progress, redactor: Redactor): Progress {
  if (progress.type !== 'attempt_finished' || progress.reason === undefined) return progress;
  return { ...progress, reason: redactor.text(progress.reason) };
}

/**
 * The redactor stands in front of the journal too. An attempt whose trace or log could not be written has no result: it is run again
 * when there is room.
 */
function recordAttempt({ preparation, journal, results, folder }: Session, event: AttemptEvent): void {
  if (event.kind === 'attempt_started') {
    journal.append(event);
    return;
  }
  const { kind, key } = event;
  const { infrastructure } = event.record;
  if (infrastructure?.code === 'trace_write_failed') {
    throw stateWriteFailed(folder.dir, infrastructure.message);
  }
  const finished = { kind, key, record: redactRecord(event.record, preparation.world.redactor) };
  results.add(finished, journal.append(finished));
  journal.sync();
}

function conclude(session: Session, inFlight: readonly string[]): EvaluateResult {
  const { preparation, surroundings, journal, folder, manifest, results } = session;
  const interrupted = surroundings.signal.aborted ? String(surroundings.signal.reason) : undefined;
  if (interrupted !== undefined)
    journal.append({ kind: 'interrupted', signal: interrupted, inFlight: [...inFlight] });
  journal.write();
  const summary = deriveReport({
    folder,
    manifest,
    plan: preparation.inputs.plan,
    results,
    warnings: preparation.warnings,
    ...(interrupted === undefined ? {} : { interrupted }),
  });
  const { verdict } = summary.report;
  if (interrupted === undefined) journal.append({ kind: 'finish', verdict });
  return {
    exitCode: exitCodeOf(summary, interrupted),
    verdict,
    evalDir: folder.dir,
    reportFile: folder.report,
    warnings: preparation.warnings,
    summary,
  };
}

/** Exit codes of design.md section 5. */
function exitCodeOf(
  { report }: EvaluationSummary,
  interrupted: string | undefined,
): EvaluateResult['exitCode'] {
  if (interrupted !== undefined) return interrupted === 'SIGINT' ? 130 : 143;
  return ({ passed: 0, failed: 1, undecidable: 3 } as const)[report.verdict];
}
