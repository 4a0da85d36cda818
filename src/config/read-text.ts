import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../errors.ts';

/** What a file is read as; the first part of the codes of its errors: `suite_syntax`. */
type DocumentKind = 'config' | 'suite' | 'script';

export interface SourceFile {
  readonly kind: DocumentKind;
  /** Absolute. */
  readonly file: string;
  /** How errors name it. */
  readonly shown: string;
}

const NOUNS = { config: 'configuration', suite: 'suite', script: 'model script' } as const;
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads a text file whole. Rejects with a `UserError` (`<kind>_missing`, `_unreadable`, `_not_a_file`, `_too_large`, `_not_text`, `_empty`). */
export async function readText(source: SourceFile): Promise<string> {
  const bytes = await readBytes(source);
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw failure(source, 'not_text', 'is not UTF-8 text', 'save it as UTF-8');
  }
  const text = bytes.toString('utf8');
  if (text.trim() === '') throw failure(source, 'empty', 'is empty');
  return text;
}

/** The text behind a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

async function readBytes(source: SourceFile): Promise<Buffer> {
  try {
    const stats = await stat(source.file);
    if (stats.isDirectory()) throw failure(source, 'not_a_file', 'is a folder', 'name a file in it');
    if (!stats.isFile()) throw failure(source, 'not_a_file', 'is not a regular file');
    if (stats.size > MAX_BYTES)
      throw failure(source, 'too_large', `has ${stats.size} bytes; at most ${MAX_BYTES}`);
    return await readFile(source.file);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw unreadable(source, error);
  }
}

function unreadable(source: SourceFile, cause: unknown): UserError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
  if (code === 'ENOENT' || code === 'ENOTDIR') return failure(source, 'missing', 'does not exist');
  return failure(source, 'unreadable', `cannot be read: ${code}`);
}

function failure(source: SourceFile, code: string, what: string, hint?: string): UserError {
  return new UserError({
    code: `${source.kind}_${code}`,
    message: `the ${NOUNS[source.kind]} ${what}`,
    at: { file: source.shown },
    ...(hint === undefined ? {} : { hint }),
  });
}
