import type { FoundSecret } from './find-secrets.ts';
import { readSecret } from './read-secret.ts';
import { isSecretName, isSecretParameter } from './secret-names.ts';

/**
 * A secret by its name before `=` or `:` at `at`: a variable, a field of JSON or YAML, a parameter of a URL, a header, an option
 * `--name=value`. `lineStart`: the text begins at the beginning of a line.
 */
export function findAssignment(text: string, at: number, lineStart: boolean): FoundSecret | undefined {
  const name = readName(text, at);
  if (name === undefined) return undefined;
  const inQuery = text[at] === '=' && isQueryMark(text.charCodeAt(name.start - 1));
  if (!(inQuery ? isSecretParameter(name.text) : isSecretName(name.text))) return undefined;
  const value = skipSign(text, at);
  if (value === undefined) return undefined;
  const start = Math.max(0, name.start - 1);
  if (inQuery) return readSecret(text, { start, at: value, extent: 'parameter' });
  if (text[at] === '=') return readSecret(text, { start, at: value, extent: 'word' });
  if (HEADER.test(name.text)) return readHeader(text, { start, at: value }, enclosingQuote(text, name));
  const extent = beginsLine(text, name.start, lineStart) ? 'line' : 'word';
  return readSecret(text, { start, at: value, extent });
}

interface Name {
  readonly text: string;
  readonly start: number;
  /** The name alone stands in quotes. */
  readonly quoted: boolean;
}

const MAX_NAME = 64;
const MAX_BLANKS = 16;

function readName(text: string, at: number): Name | undefined {
  // The second sign of `==`.
  if (text.charCodeAt(at - 1) === text.charCodeAt(at)) return undefined;
  let end = skipBack(text, at, { chars: '?!+', most: 1 });
  end = skipBack(text, end, { chars: ' \t', most: MAX_BLANKS });
  const unquoted = skipBack(text, end, { chars: ']', most: 1 });
  end = skipBack(text, unquoted, { chars: '"\'`\\', most: 4 });
  const start = startOfName(text, end);
  if (end - start < 3) return undefined;
  const spaced = end - start === 3 && text[start - 1] === ' ' && KEY.test(text.slice(start, end));
  const from = spaced ? startOfName(text, start - 1) : start;
  return { text: text.slice(from, end), start: from, quoted: end < unquoted };
}

/** `API key: …` in prose. */
const KEY = /^key$/i;

function skipBack(text: string, end: number, { chars, most }: { chars: string; most: number }): number {
  const stop = Math.max(0, end - most);
  let at = end;
  while (at > stop && chars.includes(text.charAt(at - 1))) at--;
  return at;
}

function startOfName(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < MAX_NAME && isNameCode(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Letters, digits, `_` and `-`. */
export function isNameCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45
  );
}

function isOneOf(text: string, at: number, chars: string): boolean {
  return at >= 0 && chars.includes(text.charAt(at));
}

/** `?`, `&`, `#` and `;` come before a parameter. */
function isQueryMark(code: number): boolean {
  return code === 63 || code === 38 || code === 35 || code === 59;
}

/** Where the value begins after `=`, `:`, `:=`, `==`, `===` or `=>`; nothing after `::`. */
function skipSign(text: string, at: number): number | undefined {
  let next = at + 1;
  if (text[at] === ':' && text[next] === ':') return undefined;
  for (let signs = 0; signs < 2 && isOneOf(text, next, '=>'); signs++) next++;
  for (let blanks = 0; blanks < MAX_BLANKS && isOneOf(text, next, ' \t'); blanks++) next++;
  return next;
}

/** Only blanks and the marks of a list, a quotation or a diff stand before the name. */
function beginsLine(text: string, start: number, lineStart: boolean): boolean {
  let at = start;
  for (let marks = 0; marks < MAX_NAME && isOneOf(text, at - 1, ' \t-+>#*'); marks++) at--;
  return at === 0 ? lineStart : text[at - 1] === '\n';
}

const HEADER = /(?:authorization|cookie)$/i;
const SCHEME = /(?:basic|bearer|token|apikey|negotiate)[ \t]+/iy;

/** Quotes around name and value together, as in `-H "Cookie: a=b"`. */
function enclosingQuote(text: string, { start, quoted }: Name): string | undefined {
  return !quoted && isOneOf(text, start - 1, '"\'`') ? text[start - 1] : undefined;
}

/** `Authorization: Basic …`, `Cookie: a=b; c=d`: up to the quotes around the header, or the end of the line. */
function readHeader(
  text: string,
  { start, at }: { readonly start: number; readonly at: number },
  enclosing: string | undefined,
): FoundSecret | undefined {
  SCHEME.lastIndex = at;
  const hasScheme = SCHEME.test(text);
  const value = hasScheme ? SCHEME.lastIndex : at;
  return readSecret(text, { start, at: value, extent: hasScheme ? 'word' : 'line', enclosing });
}
