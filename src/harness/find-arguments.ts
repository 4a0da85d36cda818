import { isNameCode } from './find-assignment.ts';
import type { FoundSecret } from './find-secrets.ts';
import { MARK, readSecret } from './read-secret.ts';
import { isSecretName } from './secret-names.ts';

const OPTION = /--?([A-Za-z][\w-]{0,63})([ \t]{1,16}|=)/y;
const USER = /^(?:u|user|proxy-user)$/;

/** `--password x` and `-u user:password` that begin at `at`; with `=` only the latter, the rest are assignments. */
export function findOption(text: string, at: number): FoundSecret | undefined {
  if (at > 0 && isNameCode(text.charCodeAt(at - 1))) return undefined;
  OPTION.lastIndex = at;
  const [, name = '', sign] = OPTION.exec(text) ?? [];
  const value = OPTION.lastIndex;
  if (USER.test(name)) return findUserPassword(text, at, value);
  if (sign === undefined || sign === '=' || !isSecretName(name) || text[value] === '-') return undefined;
  return readSecret(text, { start: Math.max(0, at - 1), at: value, extent: 'word' });
}

const USER_PASSWORD = /(["']?)([^\s:="'`]{1,64}:)(?!\/\/)/y;
const NUMBER = /^\d+:?$/;

/** Not the two numbers of `docker run -u 1000:1000`. */
function findUserPassword(text: string, start: number, at: number): FoundSecret | undefined {
  USER_PASSWORD.lastIndex = at;
  const match = USER_PASSWORD.exec(text);
  if (match === null) return undefined;
  const from = USER_PASSWORD.lastIndex;
  const run = match[1] === '' ? /[^\s"'`]*/y : /[^"'\n]*/y;
  run.lastIndex = from;
  const password = run.exec(text)?.[0] ?? '';
  const numbers = NUMBER.test(match[2] ?? '') && NUMBER.test(password);
  if (password === '' || password === MARK || numbers) return undefined;
  return { start, from, to: from + password.length, ends: /[\s"'`]/ };
}

/** `Bearer …` outside a header; a plain word after it is prose. */
export function findBearer(text: string, at: number): FoundSecret | undefined {
  if (at > 0 && isNameCode(text.charCodeAt(at - 1))) return undefined;
  BEARER.lastIndex = at;
  if (!BEARER.test(text)) return undefined;
  const from = BEARER.lastIndex;
  BEARER_TOKEN.lastIndex = from;
  const token = BEARER_TOKEN.exec(text)?.[0] ?? '';
  if (token.length < SHORTEST_WORD && /^[a-z]*[.]?$/i.test(token)) return undefined;
  return { start: at, from, to: from + token.length, ends: /[^\w.~+/=-]/ };
}

/** Letters alone are taken for a word up to here. */
const SHORTEST_WORD = 16;
const BEARER = /bearer[ \t]{1,16}/iy;
const BEARER_TOKEN = /[\w.~+/=-]*/y;

const AUTHORITY = /([^\s/?#"'`<>\\]{1,1024})@/y;

/** User and password of the URL whose `://` is at `at`. The user `git` of a clone URL says nothing. */
export function findUserInfo(text: string, at: number): FoundSecret | undefined {
  const from = at + 3;
  AUTHORITY.lastIndex = from;
  const info = AUTHORITY.exec(text)?.[1];
  if (info === undefined || info === 'git' || info === MARK) return undefined;
  return { start: at, from, to: from + info.length, ends: /[@\s/"'`]/ };
}

const QUOTED_PASSWORD = /passw(?:or)?d[ \t]'/iy;
const NAME_LENGTH = 'password '.length;

/** `PASSWORD '…'` of SQL; `at` is the quote. */
export function findQuotedPassword(text: string, at: number): FoundSecret | undefined {
  if (at < NAME_LENGTH || text[at - 1] !== ' ') return undefined;
  QUOTED_PASSWORD.lastIndex = at - NAME_LENGTH;
  if (!QUOTED_PASSWORD.test(text)) return undefined;
  return readSecret(text, { start: at - NAME_LENGTH, at, extent: 'word' });
}
