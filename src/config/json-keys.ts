import { MAX_DEPTH } from './syntax.ts';

/**
 * Whether a JSON text that JSON.parse has accepted as `value` must be looked at again: a map has a key twice (the text has more
 * keys than the value), or it is nested too deep.
 */
export function needsSecondLook(text: string, value: unknown): boolean {
  const kept = countKeys(value, 0);
  return kept === undefined || countWrittenKeys(text) !== kept;
}

function countKeys(value: unknown, depth: number): number | undefined {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH) return undefined;
  const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : children.length;
  for (const child of children) {
    const below = countKeys(child, depth + 1);
    if (below === undefined) return undefined;
    count += below;
  }
  return count;
}

/** Jumps from string to string; a string before a colon is a key. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (let open = text.indexOf('"'); open !== -1; ) {
    let after = endOfString(text, open);
    while (isSpace(text.charCodeAt(after))) after++;
    if (text[after] === ':') count++;
    open = text.indexOf('"', after);
  }
  return count;
}

/** The offset behind the closing quote. */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close === -1 ? text.length : close + 1;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}
