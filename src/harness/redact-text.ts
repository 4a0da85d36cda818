import { findSecrets } from './find-secrets.ts';
import type { KnownValues } from './known-values.ts';
import { MARK } from './read-secret.ts';

/** A text without known secrets, and without those that their surroundings or form give away. The same string when there is nothing. */
export function redactText(text: string, known: KnownValues): string {
  const unknown = known.longest === 0 ? text : hideRanges(text, known.find(text));
  return redactFound(unknown);
}

/** Hides secrets that are given away; `lineStart`: the text begins at the beginning of a line. */
export function redactFound(text: string, lineStart = true): string {
  return hideRanges(text, findSecrets(text, lineStart));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Replaces ranges, sorted by their beginning; those that touch or overlap become one mark. */
function hideRanges(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const [index, { from, to }] of ranges.entries()) {
    if (index === 0 || from > at) parts.push(text.slice(at, from), MARK);
    at = Math.max(at, to);
  }
  parts.push(text.slice(at));
  return parts.join('');
}
