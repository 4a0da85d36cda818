import { number } from './number.ts';

/**
 * Untrusted text on one line: control characters, line ends, marks that turn the direction of writing and halves of
 * characters become visible (`\n`, `\u{1b}`). Joiners stay: languages and emoji need them.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, showCharacter);
}

/** At most `max` characters; what was cut is counted: `abc… (+1,234 characters)`. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = endsInHalf(text, max) ? max - 1 : max;
  return `${text.slice(0, cut)}… (+${number(text.length - cut)} characters)`;
}

/** Untrusted text as one line that is safe in the log of a workflow. */
export function logLine(text: string): string {
  return withoutCommand(visible(text));
}

/** One line in which a workflow finds no command: neither `::` at its start nor `##[` anywhere. */
export function withoutCommand(line: string): string {
  return line.replace(/^(\s*):(?=:)/u, '$1\\:').replaceAll('##[', '##\\[');
}

/**
 * Text for one cell of a Markdown table. It cannot end the cell, open markup or HTML, mention anybody, refer to an
 * issue or become a link.
 */
export function markdownText(text: string): string {
  return entities(visible(text).replace(/[@#]/g, '$&\u2060'));
}

/** The same as code: copied, it gives the text itself. */
export function markdownCode(text: string): string {
  return `<code>${entities(visible(text))}</code>`;
}

/** As entities: what means something to Markdown inside a line, to HTML, or to GitHub (`@`, `#1`, `:smile:`, `$x$`, links). */
function entities(text: string): string {
  return text.replace(/[&<>|`*_[\]\\~#@:$]|(?<=www)\./gi, (mark) => `&#${mark.charCodeAt(0)};`);
}

function showCharacter(char: string): string {
  if (char === '\n') return '\\n';
  if (char === '\t') return '\\t';
  if (char === '\r') return '\\r';
  if (char === '\u200c' || char === '\u200d') return char;
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

function endsInHalf(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
}
