import type { Verdict } from '../generated/types.ts';

/** Adds verdicts up: one `failed` is enough to fail, otherwise one `undecidable` leaves it open. Nothing added up is `undecidable`. */
export function allOf(verdicts: Iterable<Verdict>): Verdict {
  let seen: Verdict | undefined;
  for (const verdict of verdicts) {
    if (verdict === 'failed') return 'failed';
    if (verdict === 'undecidable' || seen === undefined) seen = verdict;
  }
  return seen ?? 'undecidable';
}
