import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import { defineTool, ToolFailure } from './define-tool.ts';
import { compileGlob } from './glob.ts';
import { limitText } from './limit-text.ts';
import { type Walk, walkFolder } from './walk.ts';
import { isBinary, kindOf, locate, locateKind, openInside, shownPath } from './workspace-file.ts';

const MAX_HITS = 1000;
const MAX_FILE_BYTES = 8 * 1024 * 1024;
const MAX_LINE = 500;

/** Searches text files by a regular expression that runs in linear time. */
export function createGrepTool(): Tool {
  return defineTool({
    name: 'grep',
    description:
      'Searches text files by a regular expression (RE2: no look-around, no back-references), line by line. ' +
      'Does not enter .git and node_modules.',
    properties: {
      pattern: { type: 'string', description: 'regular expression' },
      path: { type: 'string', description: 'file or folder, relative to the workspace; default its root' },
      ignoreCase: { type: 'boolean', description: 'default false' },
      literal: { type: 'boolean', description: 'take the pattern as plain text; default false' },
      glob: { type: 'string', description: 'only files that match, for example *.ts' },
    },
    required: ['pattern'],
    effect: { operations: ['read'], reversible: true },
    async execute(args, { workspace, signal }) {
      const test = await compilePattern(args);
      const search: Search = { workspace, signal, test, hits: [], walk: {} };
      for await (const file of listFiles(args, search)) {
        await searchFile(file, search);
        if (search.hits.length > MAX_HITS) break;
      }
      return render(search);
    },
  });
}

interface Search {
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly test: (line: string) => boolean;
  readonly hits: string[];
  readonly walk: Walk;
}

async function compilePattern(args: Record<string, unknown>): Promise<(line: string) => boolean> {
  const pattern = textArgument(args, 'pattern') ?? '';
  const ignoreCase = args['ignoreCase'] === true;
  if (!ignoreCase && (args['literal'] === true || /^[\w\s"'#%&,:;<=>@`~!/-]*$/.test(pattern))) {
    return (line) => line.includes(pattern);
  }
  const { RE2JS } = await import('re2js');
  const source = args['literal'] === true ? RE2JS.quote(pattern) : pattern;
  try {
    const expression = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    return (line) => expression.test(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolFailure(`the pattern cannot be read: ${reason}`, { cause: error });
  }
}

/** Paths relative to the workspace. */
async function* listFiles(args: Record<string, unknown>, search: Search): AsyncGenerator<string> {
  const { workspace, signal, walk } = search;
  const path = textArgument(args, 'path') ?? '.';
  const root = locate(workspace, path);
  const base = await shownPath(workspace, root);
  if ((await kindOf(root)) === 'file') {
    yield base;
    return;
  }
  await locateKind(workspace, path, 'folder');
  const glob = textArgument(args, 'glob');
  const matches = glob === undefined ? () => true : await compileGlob(glob);
  for await (const { path: below, kind } of walkFolder(root, signal, walk)) {
    if (kind === 'file' && matches(below)) yield base === '.' ? below : `${base}/${below}`;
  }
}

async function searchFile(path: string, search: Search): Promise<void> {
  const text = await readText(search.workspace, path);
  if (text === undefined) return;
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (!search.test(line)) continue;
    search.hits.push(`${path}:${number}: ${shorten(line)}`);
    if (search.hits.length > MAX_HITS) return;
  }
}

/** Nothing for a file that is binary, too large, or vanished meanwhile. */
async function readText(workspace: string, path: string): Promise<string | undefined> {
  const handle = await openInside(workspace, path).catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    if ((await handle.stat()).size > MAX_FILE_BYTES) return undefined;
    const bytes = await handle.readFile();
    return isBinary(bytes) ? undefined : bytes.toString('utf8');
  } finally {
    await handle.close();
  }
}

function shorten(line: string): string {
  const clean = line.endsWith('\r') ? line.slice(0, -1) : line;
  return clean.length > MAX_LINE ? `${clean.slice(0, MAX_LINE)}…` : clean;
}

function render({ hits, walk }: Search): string {
  const shown = hits.slice(0, MAX_HITS);
  if (hits.length > MAX_HITS) shown.push(`[cut after ${MAX_HITS} hits]`);
  if (walk.stopped) shown.push('[the search ended early: the folder is too large]');
  return shown.length === 0 ? '(nothing found)' : limitText(shown.join('\n'));
}
