import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText, type TextRules } from '../../../src/model/text-rules.ts';

function check(text: string, rules: TextRules, truncated = false) {
  const matcher = (pattern: string) => (one: string) => new RegExp(pattern).test(one);
  return checkText({ text, truncated, rules, matcher, label: 'a.txt' });
}

describe('rules on a whole text', () => {
  it.each<[string, TextRules, string | undefined]>([
    ['abc', { equals: 'abc' }, undefined],
    ['abc', { equals: 'abd' }, 'text_not_equal'],
    ['', { equals: '' }, undefined],
    ['abc', { contains: ['a', 'c'] }, undefined],
    ['abc', { contains: ['a', 'x'] }, 'text_missing'],
    ['abc', { notContains: ['x'] }, undefined],
    ['abc', { notContains: ['x', 'b'] }, 'text_forbidden'],
    ['abc', { matches: ['^a.c$'] }, undefined],
    ['abc', { matches: ['^b'] }, 'pattern_missing'],
    ['abc', {}, undefined],
  ])('%j with %j: %j', (text, rules, code) => {
    const problem = check(text, rules);
    expect(problem?.code).toBe(code);
    expect(problem?.verdict).toBe(code === undefined ? undefined : 'failed');
  });

  it.each([
    ['a\r\nb\r\n', 'a\nb\n', 'line ends'],
    ['a\n', 'a', 'newlines at its end'],
    ['a\r\nb', 'a\nb\n', 'line ends and newlines at its end'],
    ['\ufeffa', 'a', 'a byte order mark'],
    ['e\u0301', '\u00e9', 'Unicode normalisation'],
  ])('%j is nearly %j: the reason says that only %s differ', (text, wanted, what) => {
    expect(check(text, { equals: wanted })?.reason).toContain(`only in ${what} (`);
  });

  it('the reason names the text, line, column, characters and bytes', () => {
    const problem = check('one\ntwö\nx\u001b[31m', { equals: 'one\ntwo\n' });
    expect(problem?.evidence).toMatchObject({
      line: 2,
      column: 3,
      characters: 14,
      bytes: 15,
      expectedBytes: 8,
    });
    expect(problem?.reason).toMatch(/^a\.txt .*line 2, column 3.*15 bytes.*8 bytes/);
    expect(problem?.reason).toContain('\\u{1b}');
    expect(problem?.reason).not.toMatch(/\p{Cc}/u);
  });

  it('what is quoted is cleaned before it is cut', () => {
    const text = `x${'s'.repeat(300)}`;
    const redact = (dirty: string) => dirty.replaceAll(/s{300}/g, '[hidden]');
    const problem = checkText({
      text,
      truncated: false,
      rules: { contains: ['y'] },
      matcher: () => () => true,
      label: 'response',
      redact,
    });
    expect(problem?.evidence['excerpt']).toBe('"x[hidden]"');
  });
});

describe('C-13: rules on a text of which only the beginning was kept', () => {
  it.each<[string, TextRules, string | undefined]>([
    ['abc', { contains: ['b'] }, undefined],
    ['abc', { contains: ['x'] }, 'undecidable text_truncated'],
    ['abc', { notContains: ['b'] }, 'failed text_forbidden'],
    ['abc', { notContains: ['x'] }, 'undecidable text_truncated'],
    ['abc', { matches: ['b'] }, undefined],
    ['abc', { matches: ['^abc$'] }, 'undecidable text_truncated'],
    ['abc', { matches: ['x'] }, 'undecidable text_truncated'],
    ['abc', { equals: 'abcd' }, 'undecidable text_truncated'],
    ['abc', { equals: 'axcd' }, 'failed text_not_equal'],
    ['abc', { contains: ['x'], notContains: ['b'] }, 'failed text_forbidden'],
  ])('%j… with %j: %j', (text, rules, expected) => {
    const problem = check(text, rules, true);
    expect(problem && `${problem.verdict} ${problem.code}`).toBe(expected);
  });

  it('C-13: what is decided about the beginning holds for the whole', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    const lists = fc.option(fc.array(word, { minLength: 1, maxLength: 2 }), { nil: undefined });
    const rules = fc.record({
      equals: fc.option(short, { nil: undefined }),
      contains: lists,
      notContains: lists,
    });
    fc.assert(
      fc.property(short, short, rules, (kept, rest, some) => {
        const part = check(kept, some, rest !== '');
        if (part?.verdict === 'undecidable') return;
        expect(check(kept + rest, some)?.verdict).toBe(part?.verdict);
      }),
    );
  });
});
