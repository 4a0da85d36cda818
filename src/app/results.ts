import type { Plan } from '../evaluation/plan.ts';
import { createTally, type Locate, type TallyResult } from '../evaluation/tally.ts';
import type { AttemptRecord } from '../generated/types.ts';
import type { RecordPlace } from '../store/read-journal.ts';

/** What the journal of an evaluation holds, as far as a report needs it: sums and places, no transcripts. */
export interface Results {
  /** Takes a record of the journal; other kinds than a finished attempt change nothing. */
  add(record: JournalEntry, place: RecordPlace): void;
  /** Attempts with a result. */
  readonly size: number;
  /** Whether the attempt of this key has one. */
  has(key: string): boolean;
  place(key: string): RecordPlace | undefined;
  /** The place of a result that is not passed. */
  notPassed(key: string): RecordPlace | undefined;
  finish(): TallyResult;
}

type JournalEntry = { readonly kind: string; readonly key?: string; readonly record?: AttemptRecord };

export function createResults(plan: Plan, locate: Locate): Results {
  const tally = createTally(plan, locate);
  const places = new Map<string, RecordPlace>();
  const open = new Set<string>();
  return {
    add({ key, record }, place) {
      if (key === undefined || record === undefined || places.has(key)) return;
      places.set(key, place);
      if (record.verdict !== 'passed') open.add(key);
      tally.add(record);
    },
    get size() {
      return places.size;
    },
    has: (key) => places.has(key),
    place: (key) => places.get(key),
    notPassed: (key) => (open.has(key) ? places.get(key) : undefined),
    finish: tally.finish,
  };
}
