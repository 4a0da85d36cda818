import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../../src/cli/exit-code.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { loadModelScript } from '../../src/config/load-model-script.ts';
import { loadSuite } from '../../src/config/load-suite.ts';
import { loadLinearRegex } from '../../src/evidence/linear-regex.ts';
import { graders } from '../../src/graders/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manual = readdirSync(join(root, 'manual'), { recursive: true, encoding: 'utf8' });
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...manual.filter((name) => name.endsWith('.md')).map((name) => `manual/${name}`),
];

describe('links', () => {
  it.each(pages)('%s: every local link leads to a file, and to a heading where it names one', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it('the index of the manual names every page', () => {
    const index = linksOf('manual/README.md').map(({ file }) => relative(root, file));
    const listed = pages.filter((page) => page.startsWith('manual/') && page !== 'manual/README.md');
    expect([...index].sort()).toEqual([...listed].sort());
  });
});

interface Link {
  readonly target: string;
  /** Absolute. */
  readonly file: string;
  readonly heading: string | undefined;
}

function linksOf(page: string): Link[] {
  const text = withoutCode(read(page));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', heading] = target.split('#');
      const file = path === '' ? join(root, page) : join(root, dirname(page), path);
      return { target, file, heading };
    });
}

function brokenLinks(page: string): string[] {
  return linksOf(page)
    .filter(({ file, heading }) => !existsSync(file) || !hasHeading(file, heading))
    .map(({ target }) => target);
}

function hasHeading(file: string, heading: string | undefined): boolean {
  return heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading);
}

/** As GitHub makes anchors of them. */
function headingsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

const FENCE = /^[ ]*```(\w*)\n([\s\S]*?)^[ ]*```$/gm;

function withoutCode(text: string): string {
  return text.replace(FENCE, '');
}

describe('reference pages name everything the schemas know', () => {
  const config = schema('config');
  const suite = schema('suite');
  const report = schema('report');

  it('configuration.md: every key of a configuration', () => {
    expect(unnamed('configuration', [...keysIn(config), ...keysIn(common('workspace'))])).toEqual([]);
  });

  it('suites.md: every key of a scenario, of both versions', () => {
    const nodes = [suite, suite.$defs?.['scenario'], suite.$defs?.['oracle'], common('command')];
    const names = [...nodes, common('workspace')].flatMap((node) => Object.keys(node?.properties ?? {}));
    expect(unnamed('suites', [...names, ...keysIn(schema('suite-v1'))])).toEqual([]);
  });

  it.each(Object.keys(graders))('graders.md: a section for %s with every field it has', (type) => {
    const section = read('manual/reference/graders.md').split(new RegExp(`^## ${type}$`, 'm'))[1];
    expect(section).toBeDefined();
    const text = section?.split(/^## /m)[0] ?? '';
    const fields = Object.keys(suite.$defs?.[`${type}Grader`]?.properties ?? {});
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !['id', 'type'].includes(field) && !isNamed(text, field))).toEqual([]);
  });

  it('results.md: every field of a report', () => {
    const parts = ['attempt', 'scenarioResult', 'counts', 'interval', 'durations'];
    const nodes = [report, report.properties?.['totals'], ...parts.map((name) => report.$defs?.[name])];
    expect(nodes).not.toContain(undefined);
    const names = nodes.flatMap((node) => Object.keys(node?.properties ?? {}));
    expect(
      unnamed('results', [...names, ...Object.keys(common('metrics').properties ?? {})].filter(isOwnWord)),
    ).toEqual([]);
  });

  it('trace.md: every event; results.md: every record of the journal', () => {
    expect(unnamed('trace', constantsOf(schema('trace'), 'type'))).toEqual([]);
    expect(unnamed('results', constantsOf(schema('journal'), 'kind'))).toEqual([]);
  });

  it('command-line.md: every option of eval and every exit code', () => {
    const source = read('src/cli/eval.ts').split('const OPTIONS = {')[1]?.split('} as const')[0] ?? '';
    const options = [...source.matchAll(/^ {2}'?([\w-]+)'?: \{ type:/gm)].map(([, name]) => `--${name}`);
    expect(options.length).toBeGreaterThan(5);
    const page = read('manual/reference/command-line.md');
    expect(options.filter((option) => !new RegExp(`^\\| \`${option}[ \`]`, 'm').test(page))).toEqual([]);
    expect(
      Object.values(EXIT).filter((code) => !new RegExp(`^\\| (\\d+, )?${code}\\b`, 'm').test(page)),
    ).toEqual([]);
  });
});

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly const?: unknown;
}

function schema(name: string): SchemaNode {
  return JSON.parse(read(`schemas/${name}.schema.json`));
}

function common(name: string): SchemaNode {
  return schema('common').$defs?.[name] ?? {};
}

/** Names of all properties of a schema, at any depth. */
function keysIn(node: SchemaNode): string[] {
  const { properties = {}, $defs = {}, items } = node;
  const inner = [
    ...Object.values(properties),
    ...Object.values($defs),
    ...(items === undefined ? [] : [items]),
  ];
  return [...new Set([...Object.keys(properties), ...inner.flatMap(keysIn)])];
}

function constantsOf({ $defs = {} }: SchemaNode, key: string): string[] {
  return Object.values($defs).flatMap(({ properties }) => {
    const value = properties?.[key]?.const;
    return typeof value === 'string' ? [value] : [];
  });
}

/** `report` and its parts are written as `report.profile`. */
function isOwnWord(name: string): boolean {
  return name !== 'report';
}

function unnamed(page: string, names: readonly string[]): string[] {
  expect(names.length).toBeGreaterThan(3);
  const text = read(`manual/reference/${page}.md`);
  return names.filter((name) => !isNamed(text, name));
}

function isNamed(text: string, name: string): boolean {
  return text.includes(`\`${name}\``) || text.includes(`.${name}\``);
}

describe('examples', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manual-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const examples = pages.flatMap((page) =>
    [...read(page).matchAll(FENCE)]
      .map(([, language, body = '']) => ({ page, language, body, kind: kindOf(body) }))
      .filter(({ language, kind }) => language === 'yaml' && kind !== undefined)
      .map((example, number) => ({ ...example, name: `${page} ${example.kind} ${number + 1}` })),
  );

  it('are there, of each kind', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['config', 'suite', 'script']));
    expect(examples.length).toBeGreaterThan(12);
  });

  it.each(examples)('$name loads', async ({ name, body, kind }) => {
    const file = join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
    await writeFile(file, body);
    if (kind === 'config') expect((await loadConfig({ file, cwd: folder })).warnings).toEqual([]);
    else if (kind === 'script') expect((await loadModelScript({ file })).turns).not.toHaveLength(0);
    else {
      const compilePattern = await loadLinearRegex();
      const compile = (pattern: string) => void compilePattern(pattern);
      expect((await loadSuite({ file, compile })).scenarios).not.toHaveLength(0);
    }
  });
});

/** Told by the first line, a comment. */
function kindOf(body: string): 'config' | 'suite' | 'script' | undefined {
  if (body.startsWith('# proofmark.yaml')) return 'config';
  if (body.startsWith('# suite')) return 'suite';
  return body.startsWith('# model script') ? 'script' : undefined;
}
