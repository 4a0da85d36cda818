import type { FoundSecret } from './find-secrets.ts';

/** The form of a key that its maker gave a telling beginning. */
interface Shape {
  readonly prefix: string;
  /** What follows the prefix; sticky. */
  readonly rest: RegExp;
  readonly minLength: number;
  readonly accept?: (rest: string) => boolean;
}

/** A key that begins with a known prefix around `at`, where the scanner stopped. */
export function findShape(text: string, at: number): FoundSecret | undefined {
  for (const { shape, offset } of SHAPES_AT.get(pairAt(text, at)) ?? NONE) {
    const from = at - offset;
    if (from < 0 || !text.startsWith(shape.prefix, from) || isAlphanumeric(text.charCodeAt(from - 1)))
      continue;
    shape.rest.lastIndex = from + shape.prefix.length;
    const rest = shape.rest.exec(text)?.[0] ?? '';
    if (rest.length < shape.minLength || shape.accept?.(rest) === false) continue;
    return { start: from, from, to: from + shape.prefix.length + rest.length, ends: /[^\w.-]/ };
  }
  return undefined;
}

/** Words joined by `-` are a name, not a key. */
function isRandom(rest: string): boolean {
  return /[\dA-Z]/.test(rest) || !/[-_]/.test(rest);
}

const WORD = /[\w-]+/y;
const ALPHANUMERIC = /[A-Za-z0-9]+/y;

const SHAPES: readonly Shape[] = [
  { prefix: 'sk-', rest: WORD, minLength: 16, accept: isRandom },
  { prefix: 'glpat-', rest: WORD, minLength: 16, accept: isRandom },
  { prefix: 'pypi-', rest: WORD, minLength: 16, accept: (rest) => /\d/.test(rest) && /[A-Z]/.test(rest) },
  ...['a', 'b', 'p', 'r', 's'].map((kind) => ({ prefix: `xox${kind}-`, rest: WORD, minLength: 10 })),
  ...['p', 'o', 'u', 's', 'r'].map((kind) => ({ prefix: `gh${kind}_`, rest: ALPHANUMERIC, minLength: 20 })),
  { prefix: 'github_pat_', rest: /\w+/y, minLength: 20 },
  { prefix: 'npm_', rest: ALPHANUMERIC, minLength: 20 },
  { prefix: 'hf_', rest: ALPHANUMERIC, minLength: 20 },
  ...['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'].map((prefix) => ({
    prefix,
    rest: ALPHANUMERIC,
    minLength: 16,
  })),
  { prefix: 'AKIA', rest: /[A-Z0-9]{16}(?![A-Za-z0-9])/y, minLength: 16 },
  { prefix: 'ASIA', rest: /[A-Z0-9]{16}(?![A-Za-z0-9])/y, minLength: 16 },
  { prefix: 'AIza', rest: WORD, minLength: 30 },
];

interface ShapeAt {
  readonly shape: Shape;
  /** From the beginning of the prefix to the character at which the scanner stops. */
  readonly offset: number;
}

const NONE: readonly ShapeAt[] = [];

/** Shapes by the character at which the scanner stops and the one before it. */
const SHAPES_AT = new Map<number, ShapeAt[]>();
for (const shape of SHAPES) {
  const offset = shape.prefix.search(/[-_I]/);
  const pair = pairAt(shape.prefix, offset);
  SHAPES_AT.set(pair, [...(SHAPES_AT.get(pair) ?? []), { shape, offset }]);
}

function pairAt(text: string, at: number): number {
  return at === 0 ? 0 : (text.charCodeAt(at - 1) << 16) | text.charCodeAt(at);
}

/** A JSON Web Token whose `eyJ` ends at `at`: three parts. It starts a run of its characters, or long runs would be read again and again. */
export function findWebToken(text: string, at: number): FoundSecret | undefined {
  const from = at - 2;
  if (from < 0 || !text.startsWith('eyJ', from) || isWordOrDash(text.charCodeAt(from - 1))) return undefined;
  WEB_TOKEN.lastIndex = from;
  const token = WEB_TOKEN.exec(text)?.[0];
  return token === undefined ? undefined : { start: from, from, to: from + token.length, ends: /[^\w.-]/ };
}

const WEB_TOKEN = /eyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*/y;

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function isWordOrDash(code: number): boolean {
  return isAlphanumeric(code) || code === 95 || code === 45;
}
