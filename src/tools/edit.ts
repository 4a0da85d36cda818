import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import { defineTool, ToolFailure } from './define-tool.ts';
import { type Replacement, replaceOnce } from './replace-once.ts';
import { openInside } from './workspace-file.ts';
import { writeInside } from './write-inside.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Replaces exact, unique pieces of a text file. */
export function createEditTool(): Tool {
  return defineTool({
    name: 'edit',
    description:
      'Replaces text in a file of the workspace. oldText must stand exactly once in the file; line ends of the file are kept. ' +
      'Several replacements in edits are made one after the other, all or none.',
    properties: {
      path: { type: 'string', description: 'file, relative to the workspace' },
      oldText: { type: 'string', description: 'text to replace' },
      newText: { type: 'string', description: 'text to put there' },
      edits: {
        type: 'array',
        description: 'several replacements, instead of oldText and newText',
        items: {
          type: 'object',
          properties: { oldText: { type: 'string' }, newText: { type: 'string' } },
          required: ['oldText', 'newText'],
          additionalProperties: false,
        },
      },
    },
    required: ['path'],
    effect: { operations: ['write'], reversible: true },
    async execute(args, { workspace }) {
      const path = textArgument(args, 'path') ?? '';
      const replacements = readReplacements(args);
      const before = await readText(workspace, path);
      const after = replacements.reduce(replaceOnce, before);
      if (after === before) throw new ToolFailure('the new text is the same as the old one');
      await writeInside(workspace, path, Buffer.from(after));
      return `edited ${path} (${replacements.length} replacement${replacements.length === 1 ? '' : 's'})`;
    },
  });
}

function readReplacements(args: Record<string, unknown>): Replacement[] {
  const { edits } = args;
  const single = args['oldText'] !== undefined || args['newText'] !== undefined;
  if (single === Array.isArray(edits)) throw new ToolFailure('give either oldText and newText, or edits');
  const replacements = Array.isArray(edits) ? edits.map(readReplacement) : [readReplacement(args)];
  if (replacements.length === 0) throw new ToolFailure('edits is empty');
  return replacements;
}

function readReplacement(value: unknown): Replacement {
  const { oldText, newText } = isRecord(value) ? value : {};
  if (typeof oldText !== 'string' || typeof newText !== 'string') {
    throw new ToolFailure('an edit needs the texts oldText and newText');
  }
  return { oldText, newText };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function readText(workspace: string, path: string): Promise<string> {
  const handle = await openInside(workspace, path);
  try {
    const { size } = await handle.stat();
    if (size > MAX_FILE_BYTES) throw new ToolFailure(`the file is larger than ${MAX_FILE_BYTES} bytes`);
    return decode(await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** Other encodings would not survive being written back. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ToolFailure('this is not a text file in UTF-8', { cause: error });
  }
}
