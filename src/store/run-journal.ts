import { StoppedError } from '../errors.ts';
import type { RunStateRecord } from '../generated/types.ts';
import { type Journal, type JournalOptions, openJournal } from './journal.ts';
import { damaged, type JournalState, readJournal } from './read-journal.ts';
import type { RunFiles } from './run-files.ts';

/** A record without what the journal adds itself. */
export type RunStateBody = RunStateRecord extends infer R
  ? R extends RunStateRecord
    ? Omit<R, 'version' | 'runId' | 'sequence' | 'timestamp'>
    : never
  : never;

export type RunJournal = Journal<RunStateBody>;

/** Opens the journal of a run; what cannot be written is a `StoppedError` `run_state_failed`. */
export function openRunJournal(
  { journal: file, runId }: RunFiles,
  options: Omit<JournalOptions, 'file' | 'owner' | 'failure'>,
): RunJournal {
  return openJournal<RunStateBody>({
    ...options,
    file,
    owner: { runId },
    failure: (message) =>
      new StoppedError({
        code: 'run_state_failed',
        message: `the run cannot be written: ${message}`,
        hint: 'make room, then resume the run',
        at: { file },
      }),
  });
}

/**
 * Reads the journal of a run. A record that is not one, or that `take` refuses, is a `UserError` `run_state_corrupt`; so is a journal
 * that was cut in its first record.
 */
export function readRunJournal(
  { journal: file }: RunFiles,
  isRecord: (data: unknown) => data is RunStateRecord,
  take: (record: RunStateRecord) => boolean,
): JournalState {
  let line = 0;
  const state = readJournal<RunStateRecord>(file, CORRUPT, (record) => {
    line += 1;
    if (!isRecord(record) || !take(record)) throw damaged(file, line, CORRUPT);
  });
  if (state.records === 0 && state.torn) throw damaged(file, 1, CORRUPT);
  return state;
}

const CORRUPT = { code: 'run_state_corrupt', hint: 'the run cannot be resumed; run it again' };
