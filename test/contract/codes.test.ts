import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { INFRASTRUCTURE_CODES } from '../../src/model/infrastructure.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
  .map((name) => read(`src/${name}`));
const page = read('manual/reference/codes.md');
const documented = new Set(codesIn(page));

/** A code of more than one word; whatever looks like one in the sources is one, or is named below. */
const LITERAL = /'([a-z]+(?:_[a-z0-9]+)+)'/g;
const ONE_WORD = ['ok', 'usage', 'blank', 'completed', 'aborted', 'interrupted', 'refusal', 'unknown'];

/** Codes that are put together: what the file is, and what is wrong with it. */
const FILE_KINDS = ['config', 'suite', 'script'];
const FILE_FAULTS = [
  ...['missing', 'unreadable', 'not_a_file', 'too_large', 'not_text', 'empty'],
  ...['syntax', 'several_documents'],
];
const FOLDERS = ['source', 'overlay'];
const COMPOSED = [
  ...FILE_KINDS.flatMap((kind) => FILE_FAULTS.map((fault) => `${kind}_${fault}`)),
  ...FOLDERS.map((key) => `workspace_${key}_not_found`),
];

/** Words of the sources that are no codes; events and records come from their schemas. */
const OTHER_WORDS = [
  'did_not_happen',
  'not_run',
  ...['apply_patch', 'exec_command', 'list_directory', 'local_shell', 'read_file'],
  ...['run_shell_command', 'search_file_content', 'write_file'],
  ...['completion_tokens', 'prompt_tokens', 'max_completion_tokens', 'content_filter', 'tool_calls'],
  ...['allowed_by_configuration', 'allowed_by_mode', 'approval_needed'],
  ...['git_status', 'git_diff', 'git_log', 'not_started', 'scenario_finished', 'run_result'],
  ...['apparmor_parser', 'node_modules', 'not_text', 'too_large'],
];

it('every code of the sources stands in codes.md', () => {
  const events = [...constantsIn('trace', 'type'), ...constantsIn('journal', 'kind')];
  const words = new Set([...events, ...OTHER_WORDS]);
  const literals = [...literalsOfSources()].filter((literal) => !words.has(literal));
  expect(literals.length).toBeGreaterThan(100);
  const wanted = [...literals, ...COMPOSED, ...ONE_WORD, ...INFRASTRUCTURE_CODES.keys()];
  expect(wanted.filter((code) => !documented.has(code) && !page.includes(`\`${code}\``)).sort()).toEqual([]);
});

it('every code given as a literal is one that this test looks for', () => {
  const short = sources.flatMap((text) => [...text.matchAll(/\bcode: '([a-z]+)'/g)].map(([, code]) => code));
  expect(short.filter((code) => code !== undefined && !ONE_WORD.includes(code))).toEqual([]);
});

it('every code of codes.md stands in the sources', () => {
  const literals = literalsOfSources();
  const known = new Set([...literals, ...COMPOSED, ...ONE_WORD]);
  expect([...documented].filter((code) => !known.has(code))).toEqual([]);
  const all = sources.join('\n');
  expect(ONE_WORD.filter((word) => !all.includes(`'${word}'`))).toEqual([]);
  expect(FILE_FAULTS.filter((fault) => !all.includes(`'${fault}'`) && !all.includes(`_${fault}\``))).toEqual(
    [],
  );
  expect(all).toContain('`workspace_$' + '{key}_not_found`');
});

it('a word that is said to be no code is still in the sources, and not in codes.md', () => {
  const literals = literalsOfSources();
  expect(OTHER_WORDS.filter((word) => !literals.has(word) || documented.has(word))).toEqual([]);
});

function literalsOfSources(): Set<string> {
  return new Set(sources.flatMap((text) => [...text.matchAll(LITERAL)].map(([, literal = '']) => literal)));
}

/** Those in the first cell of a table's rows. */
function codesIn(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}

function constantsIn(name: string, key: string): string[] {
  const { $defs } = JSON.parse(read(`schemas/${name}.schema.json`));
  return Object.values<{ properties?: Record<string, { const?: string }> }>($defs).flatMap(
    ({ properties }) => properties?.[key]?.const ?? [],
  );
}
