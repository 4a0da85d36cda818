/** Names that a misspelt one may stand for, nearest first; none when nothing is near. */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  const scored: { name: string; distance: number }[] = [];
  for (const name of new Set(candidates)) {
    const distance = distanceOf(word, name);
    if (distance !== undefined) scored.push({ name, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || compare(a.name, b.name));
  return scored.slice(0, limit).map(({ name }) => name);
}

/** `did you mean "graders"?`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = nearest(word, candidates, 1);
  return best === undefined ? undefined : `did you mean ${JSON.stringify(best)}?`;
}

const LONGEST = 100;

function distanceOf(word: string, name: string): number | undefined {
  if (word.length > LONGEST || name.length > LONGEST) return undefined;
  const [a, b] = [word.toLowerCase(), name.toLowerCase()];
  if (a === b) return 0;
  const allowed = Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));
  const distance = Math.abs(a.length - b.length) > allowed ? Infinity : editDistance(a, b);
  if (distance <= allowed && distance < a.length) return distance;
  const contained = a.length >= 3 && b.length >= 3 && (a.includes(b) || b.includes(a));
  return contained ? allowed + Math.abs(a.length - b.length) : undefined;
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
