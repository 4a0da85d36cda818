import { quoteExcerpt } from './excerpt.ts';

/** How a text differs from the one expected. */
export interface TextDifference {
  /** Continues a sentence that starts with what the text is. */
  readonly reason: string;
  /** 1-based place of the first difference. */
  readonly line: number;
  readonly column: number;
  readonly actual: string;
  readonly expected: string;
}

/** `text` and `wanted` differ. `redact` cleans what is quoted from `text`. */
export function describeDifference(
  text: string,
  wanted: string,
  redact: (text: string) => string,
): TextDifference {
  const at = firstDifference(text, wanted);
  const { line, column } = placeOf(text, at);
  const shown = redact(text);
  const shownAt = shown === text ? at : firstDifference(shown, wanted);
  const [actual, expected] = [excerptAt(shown, shownAt), excerptAt(wanted, shown === text ? at : shownAt)];
  const sizes = `${describeText(text)}; expected ${describeText(wanted)}`;
  const only = NEARLY_EQUAL.find(([, normalize]) => normalize(text) === normalize(wanted));
  const reason =
    only === undefined
      ? `is not as expected, first at line ${line}, column ${column}: ${actual} where ${expected} should be (${sizes})`
      : `differs from what is expected only in ${only[0]} (${sizes})`;
  return { reason, line, column, actual, expected };
}

/** `12 characters, 14 bytes, LF line ends, newline at the end`. */
export function describeText(text: string): string {
  if (text === '') return 'it is empty';
  const ends = lineEnds(text);
  const last = text.endsWith('\n') ? ', newline at the end' : '';
  return `${text.length} characters, ${byteLength(text)} bytes${ends === undefined ? '' : `, ${ends}`}${last}`;
}

/** Bytes of the text in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();

const NEARLY_EQUAL: readonly (readonly [string, (text: string) => string])[] = [
  ['line ends', toLf],
  ['newlines at its end', withoutLastNewlines],
  ['line ends and newlines at its end', (text) => withoutLastNewlines(toLf(text))],
  ['a byte order mark', (text) => text.replace(/^\ufeff/, '')],
  ['Unicode normalisation', (text) => text.normalize('NFC')],
];

function toLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function withoutLastNewlines(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--;
  return text.slice(0, end);
}

function lineEnds(text: string): string | undefined {
  let [lf, crlf] = [0, 0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    if (text[at - 1] === '\r') crlf++;
    else lf++;
  }
  if (lf > 0 && crlf > 0) return `mixed line ends (${lf} LF, ${crlf} CRLF)`;
  if (crlf > 0) return 'CRLF line ends';
  return lf > 0 ? 'LF line ends' : undefined;
}

function firstDifference(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at++) if (a.charCodeAt(at) !== b.charCodeAt(at)) return at;
  return end;
}

function placeOf(text: string, index: number): { line: number; column: number } {
  let [line, start] = [1, 0];
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: index - start + 1 };
}

const EXCERPT = 40;

function excerptAt(text: string, index: number): string {
  return index >= text.length ? 'the end' : quoteExcerpt(text.slice(index, index + EXCERPT + 1), EXCERPT);
}
