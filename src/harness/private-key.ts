import type { FoundSecret } from './find-secrets.ts';

/** Characters of a private key at most; a longer one has no end. */
export const MAX_PRIVATE_KEY = 16_384;

/** A private key in PEM that begins at `at`. Without a last line it goes as far as Base64 and blanks do. */
export function findPrivateKey(text: string, at: number): FoundSecret | undefined {
  BEGIN.lastIndex = at;
  const begin = BEGIN.exec(text);
  if (begin === null) return undefined;
  const from = BEGIN.lastIndex;
  const whole = findEnd(text, from);
  if (whole !== undefined) return { start: at, from: at, to: whole, ends: NOT_BASE64 };
  BASE64.lastIndex = from;
  const body = BASE64.exec(text.slice(0, from + MAX_PRIVATE_KEY))?.[0] ?? '';
  const to = from + body.length;
  if (to < text.length && body.replace(/\s|\\[nr]/g, '').length < SHORTEST_BODY) return undefined;
  return { start: at, from: at, to, ends: NOT_BASE64 };
}

/** Whether the key that begins at `at` may go on after the end of the text. */
export function isOpenKey(text: string, at: number): boolean {
  BEGIN.lastIndex = at;
  if (!BEGIN.test(text) || text.includes('-----END ', at)) return false;
  CONTENT.lastIndex = BEGIN.lastIndex;
  CONTENT.exec(text);
  return CONTENT.lastIndex === text.length;
}

const SHORTEST_BODY = 16;
const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const BASE64 = /[A-Za-z0-9+/=\s\\]*/y;
/** The first character after a key that has no last line. */
export const NOT_BASE64 = /[^A-Za-z0-9+/=\s\\]/;

/** What may stand between the first line and the last one, also in a diff, in quotes, or with the headers of an encrypted key. */
const CONTENT = /[\w+/=\s\\,:"'.|>-]*/y;

function findEnd(text: string, from: number): number | undefined {
  const end = text.indexOf('-----END ', from);
  if (end === -1 || end - from > MAX_PRIVATE_KEY) return undefined;
  CONTENT.lastIndex = from;
  CONTENT.exec(text);
  if (CONTENT.lastIndex < end) return undefined;
  END.lastIndex = end;
  return END.test(text) ? END.lastIndex : undefined;
}
