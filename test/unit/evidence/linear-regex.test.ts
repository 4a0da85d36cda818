import { describe, expect, it } from 'vitest';
import { loadLinearRegex } from '../../../src/evidence/linear-regex.ts';

describe('patterns of users', async () => {
  const compile = await loadLinearRegex();

  it.each([
    ['b', 'abc', true],
    ['^b', 'a\nb', false],
    ['(?m)^b$', 'a\nb\nc', true],
    ['a.c', 'a\nc', false],
    ['(?s)a.c', 'a\nc', true],
    ['(?i)PASS', 'pass', true],
    ['\\d+ passed', '12 passed', true],
    ['\\u0041', 'A', true],
    ['\\p{L}+', '漢', true],
    ['^$', '', true],
  ])('%j on %j: %j', (pattern, text, expected) => {
    expect(compile(pattern)(text)).toBe(expected);
  });

  it.each([['('], ['a(?=b)'], ['(?<!a)b'], ['(a)\\1'], ['[z-a]'], ['a**']])(
    '%j is refused with a message that quotes what is wrong',
    (pattern) => {
      expect(() => compile(pattern)).toThrow(/`.+`/);
    },
  );

  it('a pattern that makes other engines hang takes linear time', () => {
    const text = `${'x'.repeat(200_000)}y`;
    expect(compile('(x+x+)+z')(text)).toBe(false);
    expect(compile('^(\\w+\\s?)*$')(`${'word '.repeat(40_000)}!`)).toBe(false);
  });

  it('a pattern is compiled once', () => {
    expect(compile('abc')).toBe(compile('abc'));
  });
});
