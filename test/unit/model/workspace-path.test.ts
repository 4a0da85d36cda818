import { expect, it } from 'vitest';
import { resolveWorkspacePath } from '../../../src/model/workspace-path.ts';

it.each([
  ['a/b', 'a/b'],
  ['./a//b/', 'a/b'],
  ['a\\b', 'a/b'],
  ['a/../b', 'b'],
  ['.', '.'],
  ['..a/b..', '..a/b..'],
  ['', undefined],
  ['/a', undefined],
  ['C:\\a', undefined],
  ['..', undefined],
  ['a/../../b', undefined],
  ['a\0b', undefined],
])('%j is %j in the workspace', (path, expected) => {
  expect(resolveWorkspacePath(path)).toBe(expected);
});
