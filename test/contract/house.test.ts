import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { graders } from '../../src/graders/index.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

const MOST_LINES = 300;

it('no source file has more than 300 lines', () => {
  expect(files.length).toBeGreaterThan(100);
  const long = files.filter(({ text }) => text.trimEnd().split('\n').length > MOST_LINES);
  expect(long.map(({ name }) => name)).toEqual([]);
});

/** `completion` is to come. */
const PURE = ['model', 'graders', 'completion', 'gates', 'report', 'harness', 'evaluation'];

it('no file of the core imports a module of Node', () => {
  const pure = files.filter(({ name }) => PURE.some((folder) => name.startsWith(`${folder}/`)));
  expect(pure.length).toBeGreaterThan(50);
  const guilty = pure.filter(({ text }) => /(?:from|import|import\() ?['"]node:/.test(text));
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

it('a file of graders/ that defines a grader has its type as name, and is in the registry', () => {
  const defined = files
    .filter(({ name }) => name.startsWith('graders/'))
    .flatMap(({ name, text }) => {
      const type = /^export const \w+: Grader<'(\w+)'>/m.exec(text)?.[1];
      return type === undefined ? [] : [[basename(name, '.ts'), type]];
    });
  expect(defined.filter(([name, type]) => name !== type)).toEqual([]);
  expect(defined.map(([name]) => name).sort()).toEqual(Object.keys(graders).sort());
  expect(Object.entries(graders).filter(([name, { type }]) => name !== type)).toEqual([]);
});

it('file names are kebab-case', () => {
  const odd = files.filter(({ name }) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(basename(name, '.ts')));
  expect(odd.map(({ name }) => name)).toEqual([]);
});
