import type { FoundSecret } from './find-secrets.ts';

/** What stands where a secret was. */
export const MARK = '[hidden]';

/** Where a value ends that is not in quotes. */
type Extent = 'word' | 'parameter' | 'line';

export interface ValuePlace {
  /** Where its name begins. */
  readonly start: number;
  /** Where the value begins, or the quotes around it. */
  readonly at: number;
  readonly extent: Extent;
  /** The quotes around name and value together: the value ends there. */
  readonly enclosing?: string | undefined;
}

/** The value of a secret that is named; nothing when there is none, it is hidden already, or it is no secret (`true`, `null`). */
export function readSecret(text: string, place: ValuePlace): FoundSecret | undefined {
  OPENING.lastIndex = place.at;
  const opening = MAY_OPEN.includes(text.charAt(place.at)) ? OPENING.exec(text) : null;
  if (opening === null) return readBare(text, place);
  const [, slashes = '', quote = '"'] = opening;
  // The quotes around the name end here: there is no value.
  if (quote === place.enclosing && slashes === '') return undefined;
  return readQuoted(text, { start: place.start, from: OPENING.lastIndex, slashes, quote });
}

/** Quotes, escaped when they stand in a string themselves, with the prefix that a language may put before them. */
const MAY_OPEN = '"\'`\\bBfFrRuU$@';
const OPENING = /(?:[bBfFrRuU$@]{1,2})?(\\*)(["'`])/y;

const ENDS: Readonly<Record<string, RegExp>> = { '"': /["\n]/, "'": /['\n]/, '`': /[`\n]/ };

interface Quoted {
  readonly start: number;
  readonly from: number;
  /** What escapes the quotes. */
  readonly slashes: string;
  readonly quote: string;
}

function readQuoted(text: string, { start, from, slashes, quote }: Quoted): FoundSecret | undefined {
  const to = cutLine(text, from, findClosing(text, from, slashes + quote));
  return isSecretValue(text.slice(from, to))
    ? { start, from, to, ends: ENDS[quote] ?? LINE_ENDS }
    : undefined;
}

function findClosing(text: string, from: number, closing: string): number {
  if (closing.length > 1) return orEnd(text, text.indexOf(closing, from));
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === closing || char === '\n') return at;
    if (char === '\\') at++;
  }
  return text.length;
}

function readBare(text: string, { start, at, extent, enclosing }: ValuePlace): FoundSecret | undefined {
  const from = at;
  const to = endOf(text, from, { extent, enclosing });
  const value = text.slice(from, to);
  if (!isSecretValue(value) || OPENS_STRUCTURE.test(value)) return undefined;
  return { start, from, to, ends: extent === 'line' ? LINE_ENDS : WORD_ENDS };
}

const WORD = /[^\s"'`]*/y;
const PARAMETER = /[^\s"'`&#;<>|]*/y;
const LINE_ENDS = /\n/;
const WORD_ENDS = /[\s"'`]/;

function endOf(text: string, from: number, { extent, enclosing }: Pick<ValuePlace, 'extent' | 'enclosing'>) {
  if (extent === 'line')
    return cutLine(
      text,
      from,
      enclosing === undefined ? text.length : orEnd(text, text.indexOf(enclosing, from)),
    );
  const run = extent === 'word' ? WORD : PARAMETER;
  run.lastIndex = from;
  run.test(text);
  let to = run.lastIndex;
  // What closes a call, an object or a statement belongs to the text around.
  while (to > from && CLOSING.includes(text.charAt(to - 1))) to--;
  return to;
}

const CLOSING = ',;)}';

/** The end of the line, or `end` before it, without blanks and the backslash of an escaped quote. */
function cutLine(text: string, from: number, end: number): number {
  // Not beyond `end`: a long line would be searched again for each secret in it.
  const newline = text.slice(from, end).indexOf('\n');
  let to = newline === -1 ? end : from + newline;
  while (to > from && BLANK.test(text.charAt(to - 1))) to--;
  return to;
}

const BLANK = /[\s\\]/;

function orEnd(text: string, index: number): number {
  return index === -1 ? text.length : index;
}

/** The beginning of an object or a list in JSON or YAML, whose own members are looked at. */
const OPENS_STRUCTURE = /^[{[(]+$/;

const NO_SECRET = /^(?:true|false|null|undefined|none|nil|string|number|boolean)$/i;
const SAYS_SOMETHING = /[A-Za-z0-9\u0080-\uffff]/;
const LONGEST_WORD = 'undefined'.length;

function isSecretValue(value: string): boolean {
  if (!SAYS_SOMETHING.test(value) || value === MARK) return false;
  return value.length > LONGEST_WORD || !NO_SECRET.test(value);
}
