import { StoppedError } from '../errors.ts';
import type { JournalRecord } from '../generated/types.ts';
import type { EvaluationFolder } from './evaluation-folder.ts';
import { type Journal, type JournalOptions, openJournal } from './journal.ts';
import { type JournalState, type RecordPlace, readJournal } from './read-journal.ts';

type OpenOptions = Omit<JournalOptions, 'file' | 'owner' | 'failure'>;

/** Opens the journal of an evaluation; what cannot be written is a `StoppedError` `journal_write_failed`. */
export function openEvaluationJournal(
  { journal: file, evalId }: EvaluationFolder,
  options: OpenOptions,
): Journal {
  return openJournal({
    ...options,
    file,
    owner: { evalId },
    failure: (message) =>
      new StoppedError({
        code: 'journal_write_failed',
        message: `the journal cannot be written: ${message}`,
        hint: 'make room, then resume the evaluation; finished attempts are kept',
        at: { file },
      }),
  });
}

/** Reads the journal of an evaluation; damage is a `UserError` `journal_corrupt`. */
export function readEvaluationJournal(
  { journal }: Pick<EvaluationFolder, 'journal'>,
  visit: (record: JournalRecord, place: RecordPlace) => void,
): JournalState {
  return readJournal(journal, CORRUPT, visit);
}

const CORRUPT = { code: 'journal_corrupt', hint: 'the evaluation cannot be resumed; run it again' };
