import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool, callToolText } from '../../helpers/call-tool.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

test('ls marks folders, links and special files', async () => {
  const workspace = tempFolder({ 'b.txt': '', '.hidden': '', 'sub/x': '' });
  symlinkSync('b.txt', join(workspace, 'link'));
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  expect(await callToolText('ls', {}, workspace)).toBe('.hidden\nb.txt\nlink@\npipe|\nsub/');
  expect((await callTool('ls', { path: 'b.txt' }, workspace)).isError).toBe(true);
});

test.each([
  ['*.ts', ['a.ts', 'src/b.ts', 'src/deep/c.ts']],
  ['src/*.ts', ['src/b.ts']],
  ['src/**/*.ts', ['src/b.ts', 'src/deep/c.ts']],
  ['**/c.*', ['src/deep/c.ts']],
  ['{a,b}.ts', ['a.ts', 'src/b.ts']],
  ['[!a].ts', ['src/b.ts', 'src/deep/c.ts']],
  ['d?ep', ['src/deep/']],
  ['a+b.(x)', ['a+b.(x)']],
  ['none', []],
])('find %s', async (pattern, expected) => {
  const files = {
    'a.ts': '',
    'src/b.ts': '',
    'src/deep/c.ts': '',
    'a+b.(x)': '',
    '.git/x.ts': '',
    'node_modules/p/y.ts': '',
  };
  const found = await callToolText('find', { pattern }, tempFolder(files));
  expect(found === '(nothing found)' ? [] : found.split('\n').sort()).toEqual(expected);
});

test('find below a folder names paths from the workspace on', async () => {
  const workspace = tempFolder({ 'src/deep/c.ts': '', 'node_modules/p/y.ts': '' });
  expect(await callToolText('find', { pattern: '*.ts', path: 'src' }, workspace)).toBe('src/deep/c.ts');
  expect(await callToolText('find', { pattern: '*.ts', path: 'node_modules' }, workspace)).toBe(
    'node_modules/p/y.ts',
  );
});

test.each(['{a', 'a}', '[z-a]'])('find refuses the glob %s', async (pattern) => {
  expect((await callTool('find', { pattern }, tempFolder())).isError).toBe(true);
});

test('a glob made to explode runs in linear time', async () => {
  const workspace = tempFolder({ [`${'a'.repeat(200)}.txt`]: '' });
  const started = performance.now();
  await callToolText('find', { pattern: `${'*a'.repeat(40)}b` }, workspace);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('grep names path, line number and line', async () => {
  const workspace = tempFolder({
    'a.ts': 'let x = 1;\r\nlet Y = 2;\n',
    'b/c.md': 'x = [1]',
    bin: new Uint8Array([120, 0]),
  });
  expect(await callToolText('grep', { pattern: 'x = 1' }, workspace)).toBe('a.ts:1: let x = 1;');
  expect(await callToolText('grep', { pattern: 'let \\w = \\d' }, workspace)).toBe(
    'a.ts:1: let x = 1;\na.ts:2: let Y = 2;',
  );
  expect(await callToolText('grep', { pattern: '[1]', literal: true }, workspace)).toBe('b/c.md:1: x = [1]');
  expect(await callToolText('grep', { pattern: 'LET y', ignoreCase: true }, workspace)).toBe(
    'a.ts:2: let Y = 2;',
  );
  expect(await callToolText('grep', { pattern: 'x', glob: '*.md' }, workspace)).toBe('b/c.md:1: x = [1]');
  expect(await callToolText('grep', { pattern: 'x', path: 'b' }, workspace)).toBe('b/c.md:1: x = [1]');
  expect(await callToolText('grep', { pattern: 'x', path: 'a.ts' }, workspace)).toBe('a.ts:1: let x = 1;');
  expect(await callToolText('grep', { pattern: 'nowhere' }, workspace)).toBe('(nothing found)');
});

test('grep runs a pattern made to explode in linear time, and refuses one that it cannot read', async () => {
  const workspace = tempFolder({ 'a.txt': `${'a'.repeat(5000)}!` });
  const started = performance.now();
  expect(await callToolText('grep', { pattern: '(a+)+$' }, workspace)).toBe('(nothing found)');
  expect(performance.now() - started).toBeLessThan(5000);
  expect((await callTool('grep', { pattern: '(' }, workspace)).isError).toBe(true);
  expect((await callTool('grep', { pattern: '(?=a)b' }, workspace)).isError).toBe(true);
});

test('grep is bounded in hits and in the length of a line', async () => {
  const workspace = tempFolder({ 'a.txt': 'x\n'.repeat(5000), 'b.txt': `x${'y'.repeat(10_000)}` });
  expect(await callToolText('grep', { pattern: 'x', path: 'a.txt' }, workspace)).toMatch(
    /\[cut after 1000 hits\]$/,
  );
  expect((await callToolText('grep', { pattern: 'x', path: 'b.txt' }, workspace)).length).toBeLessThan(600);
});
