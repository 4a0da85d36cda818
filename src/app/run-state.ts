import { UserError } from '../errors.ts';
import type { RunReconcilePayload, RunResult, RunStartPayload, TraceEntry } from '../generated/types.ts';
import { createRunReader, type EarlierRun } from '../harness/earlier-run.ts';
import { redactMessage } from '../harness/redact-message.ts';
import type { Redactor } from '../harness/redaction.ts';
import type { RunState } from '../harness/run-state.ts';
import { takeLock } from '../store/lock.ts';
import type { JournalState } from '../store/read-journal.ts';
import { type RunFiles, unknownRun } from '../store/run-files.ts';
import { openRunJournal, type RunStateBody, readRunJournal } from '../store/run-journal.ts';
import { timestamp } from './clock.ts';
import { makingState } from './state-failure.ts';

/** What a run leaves on disk; spec section 6. Open for one writer. */
export interface OpenRunState extends RunState {
  writeEntry(entry: TraceEntry): void;
  /** The last record of the session: `pause` when the run can be resumed, `finish` when it is over. */
  conclude(result: RunResult): void;
  /** Waits for the disk. */
  close(): Promise<void>;
}

/** A run under its lock. */
export interface HeldRun {
  /** What earlier sessions left. */
  readonly earlier?: EarlierRun;
  /** Begins to write: the first record of the session is on disk when it resolves. */
  open(start: RunStartPayload): Promise<OpenRunState>;
  release(): void;
}

/** A run that was begun before. */
export interface HeldEarlierRun extends HeldRun {
  readonly earlier: EarlierRun;
  /** Records what a person says of an effect; resolves when the disk has it. */
  reconcile(payload: RunReconcilePayload): Promise<void>;
}

/** Takes the lock of a new run. */
export function holdNewRun(files: RunFiles, redactor: Redactor): HeldRun {
  const lock = makingState(files.lock, () => takeLock(files.lock, 'run'));
  return {
    open: async (payload) => await openState(files, redactor, NOTHING, { kind: 'start', payload }),
    release: lock.release,
  };
}

const NOTHING: JournalState = { size: 0, records: 0, torn: false };

/**
 * Takes the lock of an earlier run and reads it. Rejects with a `UserError` `unknown_run`, `run_state_corrupt`, `run_already_finished`
 * or `run_state_locked`.
 */
export async function holdEarlierRun(
  projectDir: string,
  files: RunFiles,
  redactor: Redactor,
): Promise<HeldEarlierRun> {
  const { runState: isRecord } = await import('../generated/validators/run-state.js');
  const lock = makingState(files.lock, () => takeLock(files.lock, 'run'));
  try {
    const reader = createRunReader(files.runId);
    const state = readRunJournal(files, isRecord, reader.add);
    const earlier = reader.end();
    if (earlier === undefined) throw unknownRun(projectDir, files.runId);
    if (earlier.finished) throw finished(files);
    return {
      earlier,
      open: async ({ permission }) => {
        const completedStepIds = [...earlier.progress.steps.keys()];
        const payload = { completedStepIds, resumedAt: timestamp(), permission };
        return await openState(files, redactor, state, { kind: 'resume', payload });
      },
      reconcile: async (payload) =>
        await (await openState(files, redactor, state, { kind: 'reconcile', payload })).close(),
      release: lock.release,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openState(
  files: RunFiles,
  redactor: Redactor,
  state: JournalState,
  first: RunStateBody,
): Promise<OpenRunState> {
  const journal = makingState(files.journal, () => openRunJournal(files, { timestamp, ...state }));
  journal.append(first);
  await journal.settle();
  return {
    writeEntry: (payload) => void journal.append({ kind: 'event', payload }),
    remember(message, stepId) {
      journal.append({ kind: 'message', payload: { stepId, message: redactMessage(message, redactor) } });
    },
    saveLoop: (payload) => void journal.append({ kind: 'loop', payload }),
    settle: journal.settle,
    conclude: (payload) => void journal.append({ kind: payload.resumable ? 'pause' : 'finish', payload }),
    close: journal.close,
  };
}

function finished({ runId, journal }: RunFiles): UserError {
  return new UserError({
    code: 'run_already_finished',
    message: `the run ${runId} is over`,
    hint: 'start a new one',
    at: { file: journal },
  });
}
