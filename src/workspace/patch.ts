import type { StructuredPatch, StructuredPatchHunk } from 'diff';
import type { Change } from '../model/evidence.ts';
import { fileSide, type ReadSide, type Side } from './patch-side.ts';

/** The part of the diff library that is used; it is loaded when there is something to compare. */
export type DiffLibrary = Pick<typeof import('diff'), 'structuredPatch' | 'formatPatch'>;

const MAX_PATCH_BYTES = 2 * 1024 * 1024;
const MAX_READ_BYTES = 64 * 1024 * 1024;

/** Lines that may differ in one file before it is shown as replaced. */
const MAX_EDITS = 1000;

/** The work of comparing grows with the square of the lines that differ: this much for all files. */
const MAX_WORK = 4 * MAX_EDITS ** 2;

/**
 * A unified diff with git's headers. New and deleted files are there in full; a binary file is one line. It
 * is cut at 2 MiB, or when 64 MiB were compared. The same changes give the same text: no limit depends on
 * time.
 */
export function renderPatch(
  diff: DiffLibrary,
  changes: readonly Change[],
  read: ReadSide,
): { text: string; truncated: boolean } {
  const work: Work = { diff, left: MAX_WORK };
  const parts: string[] = [];
  let bytes = 0;
  let bytesRead = 0;
  for (const change of changes) {
    const before = fileSide(change, 'before', read);
    const after = fileSide(change, 'after', read);
    bytesRead += (before?.text.length ?? 0) + (after?.text.length ?? 0);
    const section = sectionsOf(work, change.path, before, after);
    const size = Buffer.byteLength(section);
    if (bytes + size > MAX_PATCH_BYTES || bytesRead > MAX_READ_BYTES) {
      parts.push(cutAtLine(section, MAX_PATCH_BYTES - bytes));
      return { text: parts.join(''), truncated: true };
    }
    bytes += size;
    parts.push(section);
  }
  return { text: parts.join(''), truncated: false };
}

interface Work {
  readonly diff: DiffLibrary;
  /** Of `MAX_WORK`. */
  left: number;
}

/** What became another kind of thing is deleted and added, as git shows it. */
function sectionsOf(work: Work, path: string, before?: Side, after?: Side): string {
  if (before === undefined && after === undefined) return '';
  if (before !== undefined && after !== undefined && before.link !== after.link) {
    return section(work, path, before, undefined) + section(work, path, undefined, after);
  }
  return section(work, path, before, after);
}

function section(work: Work, path: string, before?: Side, after?: Side): string {
  const binary = before?.binary === true || after?.binary === true;
  const text = work.diff.formatPatch({
    isGit: true,
    isCreate: before === undefined,
    isDelete: after === undefined,
    oldHeader: undefined,
    newHeader: undefined,
    oldFileName: before === undefined ? '/dev/null' : `a/${path}`,
    newFileName: after === undefined ? '/dev/null' : `b/${path}`,
    ...modes(before, after),
    hunks: binary ? [] : hunksOf(work, before, after),
  });
  if (!binary) return text;
  const names = [
    before === undefined ? '/dev/null' : `a/${path}`,
    after === undefined ? '/dev/null' : `b/${path}`,
  ];
  return `${text}Binary files ${names.map(oneLine).join(' and ')} differ\n`;
}

function modes(before?: Side, after?: Side): { oldMode?: string; newMode?: string } {
  if (before !== undefined && before.mode === after?.mode) return {};
  return {
    ...(before === undefined ? {} : { oldMode: before.mode }),
    ...(after === undefined ? {} : { newMode: after.mode }),
  };
}

function hunksOf(work: Work, before?: Side, after?: Side): StructuredPatchHunk[] {
  const [old, now] = [before?.text ?? '', after?.text ?? ''];
  if (old === now) return [];
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(Math.sqrt(work.left)));
  if (old === '' || now === '' || maxEditLength === 0) return [replacement(old, now)];
  const options = { context: 3, maxEditLength };
  const patch = work.diff.structuredPatch('', '', old, now, undefined, undefined, options);
  work.left -= (patch === undefined ? maxEditLength : countEdits(patch)) ** 2;
  return patch?.hunks ?? [replacement(old, now)];
}

function countEdits({ hunks }: StructuredPatch): number {
  return hunks.flatMap(({ lines }) => lines).filter((line) => line[0] !== ' ').length;
}

/** All old lines out, all new lines in. */
function replacement(old: string, now: string): StructuredPatchHunk {
  const [removed, added] = [signLines(old, '-'), signLines(now, '+')];
  return {
    oldStart: 1,
    oldLines: removed.count,
    newStart: 1,
    newLines: added.count,
    lines: [...removed.lines, ...added.lines],
  };
}

function signLines(text: string, sign: string): { count: number; lines: string[] } {
  if (text === '') return { count: 0, lines: [] };
  const whole = text.endsWith('\n');
  const lines = (whole ? text.slice(0, -1) : text).split('\n').map((line) => sign + line);
  const count = lines.length;
  return { count, lines: whole ? lines : [...lines, '\\ No newline at end of file'] };
}

function cutAtLine(text: string, maxBytes: number): string {
  const cut = Buffer.from(text).subarray(0, maxBytes).toString('utf8');
  return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

function oneLine(name: string): string {
  return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name;
}
