import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { limitText } from './limit-text.ts';
import { locateKind } from './workspace-file.ts';

/** Lists a folder, one name a line: `name/` a folder, `name@` a link, `name|` a special file. */
export function createLsTool(): Tool {
  return defineTool({
    name: 'ls',
    description: 'Lists a folder of the workspace, hidden files included. Folders end with /, links with @.',
    properties: {
      path: { type: 'string', description: 'folder, relative to the workspace; default its root' },
    },
    effect: { operations: ['read'], reversible: true },
    async execute(args, { workspace }) {
      const folder = await locateKind(workspace, textArgument(args, 'path') ?? '.', 'folder');
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.map((entry) => `${entry.name}${markOf(entry)}`).sort();
      return names.length === 0 ? '(the folder is empty)' : limitText(names.join('\n'));
    },
  });
}

function markOf(entry: Dirent): string {
  if (entry.isDirectory()) return '/';
  if (entry.isSymbolicLink()) return '@';
  return entry.isFile() ? '' : '|';
}
