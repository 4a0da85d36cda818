import { runEvaluation } from '../evaluation/evaluation.ts';
import type { Finding, Manifest } from '../generated/types.ts';
import type { EvaluationSummary } from '../model/summary.ts';
import { openAttemptStore } from '../store/attempt-files.ts';
import { createEvaluationFolder, type EvaluationFolder, writeManifest } from '../store/evaluation-folder.ts';
import { type Journal, openJournal } from '../store/journal.ts';
import { takeLock } from '../store/lock.ts';
import { attemptPorts } from './attempt-ports.ts';
import { deriveReport } from './derive-report.ts';
import { buildManifest, refuseChanges, sha256 } from './manifest.ts';
import type { EvaluateOptions, EvaluateResult, EvaluateSurroundings } from './options.ts';
import { type Preparation, prepare } from './prepare.ts';
import { type Earlier, findEarlier, readEarlier } from './resume.ts';

/**
 * Runs an evaluation, or goes on with one; design.md section 6. Rejects with a `UserError` when nothing can be judged, and with a
 * `StoppedError` when the journal cannot be written.
 */
export async function evaluate(
  options: EvaluateOptions,
  surroundings: EvaluateSurroundings,
): Promise<EvaluateResult> {
  const earlier = await findEarlier(options, surroundings.cwd);
  const preparation = await prepare(earlier?.options ?? options, surroundings, earlier?.manifest);
  try {
    surroundings.warn(preparation.warnings);
    return await run(preparation, surroundings, earlier);
  } finally {
    await preparation.dispose();
  }
}

async function run(
  preparation: Preparation,
  surroundings: EvaluateSurroundings,
  earlier: Earlier | undefined,
): Promise<EvaluateResult> {
  const { inputs } = preparation;
  const now = buildManifest(inputs, preparation.source, preparation.options, {
    ...preparation.facts,
    evalId: earlier?.manifest.evalId ?? preparation.facts.evalId,
  });
  if (earlier !== undefined) refuseChanges(earlier.manifest, now, earlier.folder.manifest);
  const folder = earlier?.folder ?? createEvaluationFolder(inputs.projectDir, now.evalId);
  if (earlier === undefined) writeManifest(folder, now);
  const lock = takeLock(folder.lock);
  try {
    const opened = { folder, manifest: earlier?.manifest ?? now, resumed: earlier !== undefined };
    return await runInFolder(preparation, surroundings, opened);
  } finally {
    lock.release();
  }
}

interface OpenedFolder {
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly resumed: boolean;
}

async function runInFolder(
  preparation: Preparation,
  surroundings: EvaluateSurroundings,
  { folder, manifest, resumed }: OpenedFolder,
): Promise<EvaluateResult> {
  const { inputs, world } = preparation;
  const { timestamp } = world;
  const state = readEarlier(folder, resumed);
  const journal = openJournal({ file: folder.journal, evalId: manifest.evalId, timestamp, ...state });
  const store = openAttemptStore(folder);
  const remaining = inputs.plan.attempts - state.finished.size;
  try {
    if (state.records === 0) {
      journal.append({
        kind: 'start',
        manifestDigest: sha256(JSON.stringify(manifest)),
        attempts: inputs.plan.attempts,
      });
    } else {
      journal.append({ kind: 'resume', finished: state.finished.size, remaining, repaired: state.torn });
    }
    surroundings.observe({
      type: 'planned',
      scenarios: inputs.plan.scenarios.length,
      attempts: inputs.plan.attempts,
      alreadyDone: state.finished.size,
      evalDir: folder.dir,
    });
    const attemptWorld = { ...world, store };
    const inFlight = await runEvaluation(
      {
        plan: inputs.plan,
        finished: state.finished,
        workers: preparation.workers,
        signal: surroundings.signal,
      },
      {
        record: (event) => recordAttempt(journal, event, preparation),
        attempt: (item) => attemptPorts(attemptWorld, item),
        observe: surroundings.observe,
      },
    );
    return conclude({ preparation, surroundings, journal, folder, manifest, inFlight });
  } finally {
    store.close();
    await journal.close();
  }
}

/** The redactor stands in front of the journal too; what names the attempt stays as it is. */
function recordAttempt(
  journal: Journal,
  event: Parameters<Parameters<typeof runEvaluation>[1]['record']>[0],
  { world: { redactor } }: Preparation,
): void {
  if (event.kind === 'attempt_started') {
    journal.append(event);
    return;
  }
  const { scenarioId, suite } = event.record;
  journal.append({ ...event, record: { ...redactor.value(event.record), scenarioId, suite } });
  journal.sync();
}

interface Ended {
  readonly preparation: Preparation;
  readonly surroundings: EvaluateSurroundings;
  readonly journal: Journal;
  readonly folder: EvaluationFolder;
  readonly manifest: Manifest;
  readonly inFlight: readonly string[];
}

function conclude(ended: Ended): EvaluateResult {
  const { preparation, surroundings, journal, folder, manifest, inFlight } = ended;
  const interrupted = surroundings.signal.aborted ? String(surroundings.signal.reason) : undefined;
  if (interrupted !== undefined)
    journal.append({ kind: 'interrupted', signal: interrupted, inFlight: [...inFlight] });
  const summary = deriveReport({
    folder,
    manifest,
    plan: preparation.inputs.plan,
    locate: preparation.locate,
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
    warnings: preparation.warnings satisfies readonly Finding[],
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
