import { isRecord } from './schema-walk.ts';
import { MAX_DEPTH } from './syntax.ts';

/**
 * Whether a JSON text that JSON.parse has accepted as `value` must be looked at again: a map has a key twice (more keys are
 * written than kept), or it is nested too deep.
 */
export function needsSecondLook(text: string, value: unknown): boolean {
  const kept = countKeys(value, 0);
  // The quick count takes some quotes inside texts for keys, and misses none.
  return countQuotesBeforeColon(text) !== kept && countWrittenKeys(text) !== kept;
}

/** NaN, which equals no count, when nested too deep. */
function countKeys(value: unknown, depth: number): number {
  if (depth > MAX_DEPTH) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const child of value) count += countKeys(child, depth + 1);
  } else if (isRecord(value)) {
    for (const key in value) count += 1 + countKeys(value[key], depth + 1);
  }
  return count;
}

function countQuotesBeforeColon(text: string): number {
  const pattern = /"\s*:/g;
  let count = 0;
  while (pattern.test(text)) count++;
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

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}
