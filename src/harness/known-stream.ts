import type { KnownValues } from './known-values.ts';
import { MARK } from './read-secret.ts';
import type { RedactionStream } from './redaction.ts';

/** Hides known values in a text that comes in pieces; holds back one character less than the longest form. */
export function createKnownStream(known: KnownValues): RedactionStream {
  let held = '';
  /** Characters at the beginning of `held` whose mark is out already; -1: the last thing out was no mark. */
  let covered = -1;
  const names = new Set<string>();

  function release(cut: number): string {
    const parts: string[] = [];
    let at = covered;
    for (const { from, to, name } of known.find(held, cut)) {
      names.add(name);
      if (from > at) parts.push(held.slice(Math.max(at, 0), from), MARK);
      at = Math.max(at, to);
    }
    if (at < cut) parts.push(held.slice(Math.max(at, 0), cut));
    held = held.slice(cut);
    covered = at < cut ? -1 : at - cut;
    return parts.join('');
  }

  return {
    push(chunk) {
      held += chunk;
      const cut = held.length - (known.longest - 1);
      return cut > 0 ? release(cut) : '';
    },
    end: () => release(held.length),
    hidden: () => [...names],
  };
}
