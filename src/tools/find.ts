import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { compileGlob } from './glob.ts';
import { limitText } from './limit-text.ts';
import { type Walk, type WalkedEntry, walkFolder } from './walk.ts';
import { locateKind, shownPath } from './workspace-file.ts';

const MAX_HITS = 1000;

/** Finds files and folders by a glob. */
export function createFindTool(): Tool {
  return defineTool({
    name: 'find',
    description:
      'Finds files and folders by a glob such as *.ts or src/**/*.test.ts. Does not enter .git and node_modules.',
    properties: {
      pattern: { type: 'string', description: 'glob; without / it is held against the name alone' },
      path: { type: 'string', description: 'folder to search, relative to the workspace; default its root' },
    },
    required: ['pattern'],
    effect: { operations: ['read'], reversible: true },
    async execute(args, { workspace, signal }) {
      const root = await locateKind(workspace, textArgument(args, 'path') ?? '.', 'folder');
      const base = await shownPath(workspace, root);
      const matches = await compileGlob(textArgument(args, 'pattern') ?? '');
      const walk: Walk = {};
      const found = walkFolder(root, signal, walk);
      return render(await collectHits(found, matches, base === '.' ? '' : `${base}/`), walk);
    },
  });
}

/** One more than are shown, at most. */
async function collectHits(
  found: AsyncIterable<WalkedEntry>,
  matches: (path: string) => boolean,
  prefix: string,
): Promise<string[]> {
  const hits: string[] = [];
  for await (const { path, kind } of found) {
    if (matches(path)) hits.push(`${prefix}${path}${kind === 'folder' ? '/' : ''}`);
    if (hits.length > MAX_HITS) break;
  }
  return hits;
}

function render(hits: readonly string[], walk: Walk): string {
  const shown = hits.slice(0, MAX_HITS);
  if (hits.length > MAX_HITS) shown.push(`[cut after ${MAX_HITS} hits]`);
  if (walk.stopped) shown.push('[the search ended early: the folder is too large]');
  return shown.length === 0 ? '(nothing found)' : limitText(shown.join('\n'));
}
