import type { FileHandle } from 'node:fs/promises';
import type { Tool } from '../harness/ports.ts';
import { numberArgument, textArgument } from './arguments.ts';
import { defineTool, ToolFailure } from './define-tool.ts';
import { decodeWhole, MAX_RESULT_BYTES } from './limit-text.ts';
import { isBinary, openInside } from './workspace-file.ts';

/** Reads a text file, or some of its lines, in bounded memory. */
export function createReadTool(): Tool {
  return defineTool({
    name: 'read',
    description:
      'Reads a text file of the workspace. At most 64 KiB come back; go on with offset. Binary files are refused.',
    properties: {
      path: { type: 'string', description: 'file, relative to the workspace' },
      offset: { type: 'integer', description: 'first line, counted from 1; default 1', minimum: 1 },
      limit: { type: 'integer', description: 'number of lines; default all', minimum: 1 },
    },
    required: ['path'],
    effect: { operations: ['read'], reversible: true },
    async execute(args, { workspace, signal }) {
      const handle = await openInside(workspace, textArgument(args, 'path') ?? '');
      try {
        const first = numberArgument(args, 'offset') ?? 1;
        return await readLines(handle, { first, count: numberArgument(args, 'limit') ?? Infinity, signal });
      } finally {
        await handle.close();
      }
    },
  });
}

interface LineRange {
  readonly first: number;
  readonly count: number;
  readonly signal: AbortSignal;
}

const NEWLINE = 0x0a;

async function readLines(handle: FileHandle, { first, count, signal }: LineRange): Promise<string> {
  const wanted: Buffer[] = [];
  let size = 0;
  let line = 1;
  let position = 0;
  while (!signal.aborted && line < first + count && size <= MAX_RESULT_BYTES) {
    const chunk = Buffer.allocUnsafe(MAX_RESULT_BYTES);
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) break;
    const bytes = chunk.subarray(0, bytesRead);
    if (position === 0 && isBinary(bytes)) throw new ToolFailure('this is a binary file');
    position += bytesRead;
    const skipped = skipLines(bytes, first - line);
    line += skipped.lines;
    const part = skipLines(bytes.subarray(skipped.end), first + count - line);
    line += part.lines;
    wanted.push(bytes.subarray(skipped.end, skipped.end + part.end));
    size += part.end;
  }
  if (size === 0) return nothing(first, line, position);
  return render(Buffer.concat(wanted), first);
}

/** Where the bytes stand after at most `lines` line ends, and how many there were. */
function skipLines(bytes: Uint8Array, lines: number): { end: number; lines: number } {
  let end = 0;
  let seen = 0;
  while (seen < lines) {
    const at = bytes.indexOf(NEWLINE, end);
    if (at === -1) return { end: bytes.length, lines: seen };
    end = at + 1;
    seen += 1;
  }
  return { end, lines: seen };
}

function render(bytes: Buffer, first: number): string {
  if (bytes.length <= MAX_RESULT_BYTES) return decodeWhole(bytes);
  const lastEnd = bytes.lastIndexOf(NEWLINE, MAX_RESULT_BYTES - 1);
  if (lastEnd === -1) {
    return `${decodeWhole(bytes.subarray(0, MAX_RESULT_BYTES))}\n[cut: line ${first} is longer than ${MAX_RESULT_BYTES} bytes]`;
  }
  const shown = bytes.subarray(0, lastEnd + 1);
  const next = first + skipLines(shown, Infinity).lines;
  return `${decodeWhole(shown)}[cut after ${shown.length} bytes; go on with offset ${next}]`;
}

function nothing(first: number, line: number, bytes: number): string {
  if (bytes === 0) return '(the file is empty)';
  throw new ToolFailure(`there is no line ${first}; the file has ${line - 1} line ends`);
}
