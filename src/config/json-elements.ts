import { endOfString } from './json-keys.ts';

/** Offsets of the maps in the list under one top-level key of a JSON text that is known to be valid. */
export function elementOffsets(text: string, key: string): number[] {
  const name = JSON.stringify(key);
  const offsets: number[] = [];
  let [depth, inside] = [0, false];
  const token = /["[\]{}]/g;
  while (token.test(text)) {
    const at = token.lastIndex - 1;
    const change = DEPTH[text[at] ?? ''];
    if (change === undefined) {
      token.lastIndex = endOfString(text, at);
      if (depth === 1) inside = text.slice(at, token.lastIndex) === name;
    } else {
      if (change === 1 && depth === 2 && inside) offsets.push(at);
      depth += change;
    }
  }
  return offsets;
}

const DEPTH: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
