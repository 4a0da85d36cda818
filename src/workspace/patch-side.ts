import type { Change } from '../model/evidence.ts';

/** One side of a change as a patch shows it. */
export interface Side {
  readonly mode: string;
  readonly link: boolean;
  /** Bytes that are not UTF-8 are replaced; empty where `binary`. */
  readonly text: string;
  readonly binary: boolean;
}

/**
 * The bytes of a text file on one side; nothing when they are binary, cannot be had or are more than
 * `maxBytes`.
 */
export type ReadSide = (path: string, side: 'before' | 'after', maxBytes: number) => Uint8Array | undefined;

const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** Nothing for what has no content: a folder, a special file, what cannot be read. */
export function fileSide(change: Change, side: 'before' | 'after', read: ReadSide): Side | undefined {
  const entry = change[side];
  if (entry?.kind === 'link') return { mode: '120000', link: true, text: entry.target, binary: false };
  if (entry?.kind !== 'file') return undefined;
  const mode = entry.executable ? '100755' : '100644';
  return {
    mode,
    link: false,
    ...contentOf(change, entry.size, () => read(change.path, side, MAX_TEXT_BYTES)),
  };
}

function contentOf(
  { before, after }: Change,
  size: number,
  read: () => Uint8Array | undefined,
): Pick<Side, 'text' | 'binary'> {
  const sameBytes = before?.kind === 'file' && after?.kind === 'file' && before.sha256 === after.sha256;
  if (sameBytes || size === 0) return { text: '', binary: false };
  const bytes = size > MAX_TEXT_BYTES ? undefined : read();
  if (bytes === undefined) return { text: '', binary: true };
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), binary: false };
}
