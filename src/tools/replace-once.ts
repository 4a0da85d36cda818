import { ToolFailure } from './define-tool.ts';

export interface Replacement {
  readonly oldText: string;
  readonly newText: string;
}

/**
 * The text with the one place where `oldText` stands replaced. Line ends of the text win over those of the arguments.
 * Throws `ToolFailure` when it stands nowhere, or more than once.
 */
export function replaceOnce(text: string, { oldText, newText }: Replacement): string {
  if (oldText === '') throw new ToolFailure('oldText is empty');
  const found = [oldText, withCrlf(oldText), withLf(oldText)].find((candidate) => text.includes(candidate));
  if (found === undefined) {
    throw new ToolFailure(
      `${quote(oldText)} does not stand in the file; it must match exactly, blanks included`,
    );
  }
  const at = text.indexOf(found);
  if (text.indexOf(found, at + 1) !== -1) {
    throw new ToolFailure(
      `${quote(oldText)} stands more than once in the file; give more of the text around it`,
    );
  }
  return text.slice(0, at) + adaptLineEnds(newText, text) + text.slice(at + found.length);
}

/** In a file with one kind of line ends the new text gets that kind; in a mixed file it stays as it is. */
function adaptLineEnds(newText: string, text: string): string {
  const crlf = text.includes('\r\n');
  const lf = /(?<!\r)\n/.test(text);
  if (crlf === lf) return newText;
  return crlf ? withCrlf(newText) : withLf(newText);
}

function withCrlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}

function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
