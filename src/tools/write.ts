import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { writeInside } from './write-inside.ts';

/** Creates or replaces a whole file. */
export function createWriteTool(): Tool {
  return defineTool({
    name: 'write',
    description:
      'Writes a whole file of the workspace; missing folders are made, a file that is there is replaced.',
    properties: {
      path: { type: 'string', description: 'file, relative to the workspace' },
      content: { type: 'string', description: 'the whole new content' },
    },
    required: ['path', 'content'],
    effect: { operations: ['write'], reversible: true },
    async execute(args, { workspace }) {
      const path = textArgument(args, 'path') ?? '';
      const bytes = Buffer.from(textArgument(args, 'content') ?? '');
      const replaced = await writeInside(workspace, path, bytes);
      return `${replaced ? 'replaced' : 'created'} ${path} (${bytes.length} bytes)`;
    },
  });
}
