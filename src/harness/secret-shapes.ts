import type { FoundSecret } from './find-secrets.ts';

/** The form of a key that its maker gave a telling beginning. */
interface Shape {
  readonly prefix: string;
  /** What must follow the prefix; sticky, and bounded, since a refusal may come again at the next character. */
  readonly head: RegExp;
  readonly accept?: (head: string) => boolean;
  /** The characters it goes on with; sticky. */
  readonly rest: RegExp;
}

/** A key that begins with a known prefix around `at`, where the scanner stopped. */
export function findShape(text: string, at: number): FoundSecret | undefined {
  for (const { shape, offset } of SHAPES_AT.get(pairAt(text, at)) ?? NONE) {
    const from = at - offset;
    if (from < 0 || !text.startsWith(shape.prefix, from) || isAlphanumeric(text.charCodeAt(from - 1)))
      continue;
    shape.head.lastIndex = from + shape.prefix.length;
    const head = shape.head.exec(text)?.[0];
    if (head === undefined || shape.accept?.(head) === false) continue;
    shape.rest.lastIndex = shape.head.lastIndex;
    shape.rest.exec(text);
    return { start: from, from, to: shape.rest.lastIndex, ends: /[^\w.-]/ };
  }
  return undefined;
}

/** Words joined by `-` are a name, not a key. */
function isRandom(head: string): boolean {
  return /[\dA-Z]/.test(head) || !/[-_]/.test(head);
}

const WORD = /[\w-]*/y;
const ALPHANUMERIC = /[A-Za-z0-9]*/y;
const NOTHING = /(?:)/y;
const AWS_KEY = /[A-Z0-9]{16}(?![A-Za-z0-9])/y;

const SHAPES: readonly Shape[] = [
  ...['sk-', 'glpat-'].map((prefix) => ({ prefix, head: /[\w-]{16,24}/y, accept: isRandom, rest: WORD })),
  {
    prefix: 'pypi-',
    head: /[\w-]{16,24}/y,
    accept: (head) => /\d/.test(head) && /[A-Z]/.test(head),
    rest: WORD,
  },
  ...['a', 'b', 'o', 'p', 'r', 's'].map((kind) => ({
    prefix: `xox${kind}-`,
    head: /[\w-]{10}/y,
    rest: WORD,
  })),
  ...['gho_', 'ghp_', 'ghr_', 'ghs_', 'ghu_', 'npm_', 'hf_'].map((prefix) => ({
    prefix,
    head: /[A-Za-z0-9]{20}/y,
    rest: ALPHANUMERIC,
  })),
  { prefix: 'github_pat_', head: /\w{20}/y, rest: /\w*/y },
  ...['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'].map((prefix) => ({
    prefix,
    head: /[A-Za-z0-9]{16}/y,
    rest: ALPHANUMERIC,
  })),
  ...['AKIA', 'ASIA'].map((prefix) => ({ prefix, head: AWS_KEY, rest: NOTHING })),
  { prefix: 'AIza', head: /[\w-]{30}/y, rest: WORD },
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
