/** A text as one short quoted line: control characters become visible, what is cut off is marked with `…`. */
export function quoteExcerpt(text: string, max = 80): string {
  const head = cutAt(text, max);
  const more = head.length < text.length ? '…' : '';
  return `"${head.replace(UNSEEN, showCharacter)}"${more}`;
}

/** The first `max` UTF-16 units, never half a character. */
function cutAt(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}

/** At most `max` characters: the beginning and the end, with a mark between that counts what is left out. */
export function headAndTail(text: string, max: number): string {
  if (text.length <= max) return text;
  const half = Math.floor(max / 2);
  const head = cutAt(text, half);
  const start = text.length - half;
  const code = text.charCodeAt(start);
  const tail = text.slice(code >= 0xdc00 && code <= 0xdfff ? start + 1 : start);
  return `${head}\n… ${text.length - head.length - tail.length} characters …\n${tail}`;
}

const UNSEEN = /["\\\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufeff]/gu;

const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function showCharacter(char: string): string {
  return NAMED[char] ?? `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
