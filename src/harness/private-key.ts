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
  const body = BASE64.exec(text)?.[0] ?? '';
  const to = from + body.length;
  if (to < text.length && body.replace(/\s|\\[nr]/g, '').length < SHORTEST_BODY) return undefined;
  return { start: at, from: at, to, ends: NOT_BASE64 };
}

/** Where the first line of a key ends that begins at `at` and may go on after the end of the text. */
export function findOpenKey(text: string, at: number): number | undefined {
  BEGIN.lastIndex = at;
  if (!BEGIN.test(text)) return undefined;
  const from = BEGIN.lastIndex;
  const length = contentLength(text, from);
  const rest = text.slice(from + length, from + length + MAX_NAME);
  const inLastLine = rest.startsWith('--') && !rest.includes('\n') && !LAST_LINE.test(rest);
  return rest === '' || inLastLine || length === MAX_PRIVATE_KEY ? from : undefined;
}

const SHORTEST_BODY = 16;
const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
/** Characters of the last line at most. */
const MAX_NAME = 100;
const LAST_LINE = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/;
const BASE64 = /[A-Za-z0-9+/=\s\\]*/y;
/** The first character after a key that has no last line. */
export const NOT_BASE64 = /[^A-Za-z0-9+/=\s\\]/;

/** What may stand between the first line and the last one, also in a diff, in quotes, or with the headers of an encrypted key. */
const CONTENT = /^(?:[\w+/=\s\\,:"'.|>]|-(?!----))*/;

function contentLength(text: string, from: number): number {
  return CONTENT.exec(text.slice(from, from + MAX_PRIVATE_KEY))?.[0].length ?? 0;
}

function findEnd(text: string, from: number): number | undefined {
  const dashes = text.slice(from, from + MAX_PRIVATE_KEY).indexOf('-----');
  if (dashes === -1) return undefined;
  // A removed line of a diff has a dash more.
  const end = from + dashes + (text.startsWith('------END', from + dashes) ? 1 : 0);
  if (contentLength(text, from) < dashes) return undefined;
  END.lastIndex = end;
  return END.test(text) ? END.lastIndex : undefined;
}
