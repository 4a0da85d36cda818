import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BuiltInToolId } from '../../../src/tools/index.ts';
import { callTool, callToolText } from '../../helpers/call-tool.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

const WAYS_OUT = [
  '../out/secret.txt',
  'out/secret.txt',
  'file-link',
  'deep/er/file-link',
  'up/out/secret.txt',
  'new-link',
];
const CALLS: readonly [BuiltInToolId, (path: string) => Record<string, unknown>][] = [
  ['read', (path) => ({ path })],
  ['ls', (path) => ({ path })],
  ['find', (path) => ({ pattern: '*', path })],
  ['grep', (path) => ({ pattern: 'TOP', path })],
  ['edit', (path) => ({ path, oldText: 'TOP', newText: 'BAD' })],
  ['write', (path) => ({ path, content: 'BAD' })],
];

function trap(): { workspace: string; outside: string } {
  const root = tempFolder({ 'ws/deep/er/x': '', 'out/secret.txt': 'TOP' });
  const workspace = join(root, 'ws');
  symlinkSync('../out', join(workspace, 'out'));
  symlinkSync('..', join(workspace, 'up'));
  symlinkSync(join(root, 'out/secret.txt'), join(workspace, 'file-link'));
  symlinkSync('../../../out/secret.txt', join(workspace, 'deep/er/file-link'));
  symlinkSync('../out/made.txt', join(workspace, 'new-link'));
  return { workspace, outside: join(root, 'out') };
}

test.each(
  CALLS.flatMap(([id, argsFor]) => [...WAYS_OUT, 'out', '..'].map((path) => [id, path, argsFor] as const)),
)('%s does not follow %s out of the workspace', async (id, path, argsFor) => {
  const { workspace, outside } = trap();
  const result = await callTool(id, argsFor(path), workspace);
  expect(result).toEqual({ isError: true, text: `${id}: ${JSON.stringify(path)} is outside the workspace` });
  expect(readdirSync(outside)).toEqual(['secret.txt']);
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('TOP');
});

test('a search through the whole workspace does not follow its links out', async () => {
  const { workspace } = trap();
  expect(await callToolText('grep', { pattern: 'TOP' }, workspace)).toBe('(nothing found)');
  expect(await callToolText('find', { pattern: 'secret*' }, workspace)).toBe('(nothing found)');
});

test('whatever the path, no file tool reads or changes anything outside the workspace', async () => {
  const { workspace, outside } = trap();
  const root = join(workspace, '..');
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    'out',
    'up',
    'deep',
    'er',
    'file-link',
    'new-link',
    'x',
    'secret.txt',
    'ws',
    'nul\0',
    '~',
  );
  const made = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
  const path = fc.oneof(
    made,
    made.map((text) => join(root, text)),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom(...CALLS), async (text, [id, argsFor]) => {
      const result = await callTool(id, argsFor(text), workspace);
      expect(result.isError || !result.text.includes('TOP')).toBe(true);
      expect(readdirSync(root).sort()).toEqual(['out', 'ws']);
      expect(readdirSync(outside)).toEqual(['secret.txt']);
      expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('TOP');
    }),
    { numRuns: 300 },
  );
});
