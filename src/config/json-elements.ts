import { endOfString } from './json-keys.ts';

/** Offsets of the maps in the list under one top-level key of a JSON text that is known to be valid. */
export function elementOffsets(text: string, key: string): number[] {
  const name = JSON.stringify(key);
  const offsets: number[] = [];
  let [depth, inside] = [0, false];
  for (const { at, end } of tokens(text)) {
    const change = DEPTH[text[at] ?? ''] ?? 0;
    if (change === 0 && depth === 1) inside = text.slice(at, end) === name;
    if (change === 1 && depth === 2 && inside) offsets.push(at);
    depth += change;
  }
  return offsets;
}

const DEPTH: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Strings and brackets. */
function* tokens(text: string): Generator<{ at: number; end: number }> {
  const start = /["[\]{}]/g;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const at = found.index;
    const end = found[0] === '"' ? endOfString(text, at) : at + 1;
    yield { at, end };
    start.lastIndex = end;
  }
}
