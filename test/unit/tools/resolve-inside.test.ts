import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside, resolveInside } from '../../../src/tools/resolve-inside.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

function build(): { workspace: string; outside: string } {
  const root = tempFolder({ 'ws/a.txt': 'a', 'ws/sub/b.txt': 'b', 'out/secret.txt': 's' });
  const workspace = join(root, 'ws');
  const links: [string, string][] = [
    ['in', 'sub'],
    ['out', '../out'],
    ['absolute', join(root, 'out')],
    ['dangling', '../out/new.txt'],
    ['chain', 'out'],
    ['loop', 'loop'],
    ['round', '../ws/sub'],
    ['up', '..'],
    ['sub/back', '../../out/secret.txt'],
  ];
  for (const [name, target] of links) symlinkSync(target, join(workspace, name));
  return { workspace, outside: join(root, 'out') };
}

test.each([
  ['a.txt', true],
  ['', true],
  ['.', true],
  ['..a', true],
  ['new/deep/file.txt', true],
  ['sub/../a.txt', true],
  ['in/b.txt', true],
  ['in/new.txt', true],
  ['round/b.txt', true],
  ['a.txt/below-a-file', true],
  ['..', false],
  ['../out/secret.txt', false],
  ['sub/../../out', false],
  ['/etc/passwd', false],
  ['out', false],
  ['out/secret.txt', false],
  ['out/not/there/yet', false],
  ['absolute/secret.txt', false],
  ['dangling', false],
  ['chain/secret.txt', false],
  ['loop', false],
  ['up/out', false],
  ['sub/back', false],
  ['a.txt\0', false],
  ['../ws-twin/a.txt', false],
])('the path %j is inside: %s', (path, inside) => {
  expect(resolveInside(build().workspace, path).inside).toBe(inside);
});

test('an absolute path in the workspace is inside, also when the workspace is named through a link', () => {
  const { workspace } = build();
  const alias = join(workspace, '..', 'alias');
  symlinkSync('ws', alias);
  expect(resolveInside(workspace, join(workspace, 'a.txt'))).toEqual({
    inside: true,
    resolved: join(workspace, 'a.txt'),
  });
  expect(resolveInside(alias, join(alias, 'a.txt'))).toEqual({
    inside: true,
    resolved: join(workspace, 'a.txt'),
  });
  expect(resolveInside(workspace, join(alias, 'a.txt')).inside).toBe(false);
});

test('a twin whose name begins like the workspace is outside', () => {
  expect(isInside('/a/ws', '/a/ws-twin')).toBe(false);
  expect(isInside('/a/ws', '/a/ws/x')).toBe(true);
});

test('whatever the path, an inside answer lies in the workspace and goes through no link', () => {
  const { workspace } = build();
  mkdirSync(join(workspace, 'empty'));
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    'sub',
    'in',
    'out',
    'up',
    'round',
    'chain',
    'dangling',
    'loop',
    'a.txt',
    'new',
    '~',
    '\\',
    ' ',
  );
  const path = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('/')),
  );
  fc.assert(
    fc.property(path, (text) => {
      const { inside, resolved } = resolveInside(workspace, text);
      if (!inside) return;
      expect(isInside(workspace, resolved)).toBe(true);
      expect(resolveInside(workspace, resolved)).toEqual({ inside: true, resolved });
    }),
    { numRuns: 500 },
  );
});
