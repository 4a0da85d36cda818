import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesAnyPath, matchesPath } from '../../../src/model/path-pattern.ts';

describe('S-63 a path pattern is an exact path, or a folder with all below it', () => {
  test.each([
    ['src/**', 'src/x/y', true],
    ['src/**', 'src/x', true],
    ['src/**', 'src', true],
    ['src/**', 'srcx', false],
    ['src/**', 'srcx/y', false],
    ['src/**', 'a/src/x', false],
    ['src/a.ts', 'src/a.ts', true],
    ['src/a.ts', 'src/a.tsx', false],
    ['src\\**', 'src/x', true],
    ['src\\a.ts', 'src/a.ts', true],
    ['./src/**', 'src/x', true],
    ['**', 'any/where', true],
    ['src/*', 'src/x', false],
    ['**/x', 'a/x', false],
    ['*.ts', 'a.ts', false],
    ['a.c', 'abc', false],
  ])('%s and %s: %s', (pattern, path, matches) => {
    expect(matchesPath(pattern, path)).toBe(matches);
  });

  test('a file whose name holds a backslash is not taken for one in a folder', () => {
    expect(matchesPath('src/**', 'src\\x')).toBe(false);
  });

  test('every path matches itself and the subtree of each folder above it, and no other folder of the same start', () => {
    const name = fc.stringMatching(/^[a-z0-9 ._-]{1,8}$/).filter((text) => text !== '.' && text !== '..');
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 5 }), (names) => {
        const path = names.join('/');
        const folder = names.slice(0, -1).join('/');
        expect(matchesPath(path, path)).toBe(true);
        expect(matchesPath(`${folder}/**`, path)).toBe(true);
        expect(matchesPath(`${folder}x/**`, path)).toBe(false);
      }),
    );
  });

  test('any of several patterns is enough, none never is', () => {
    expect(matchesAnyPath(['a', 'b/**'], 'b/c')).toBe(true);
    expect(matchesAnyPath([], 'b/c')).toBe(false);
  });
});
