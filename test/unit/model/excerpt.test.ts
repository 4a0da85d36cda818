import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headAndTail, quoteExcerpt } from '../../../src/model/excerpt.ts';

it.each([
  ['abc', '"abc"'],
  ['a"b\\c', '"a\\"b\\\\c"'],
  ['a\r\n\tb', '"a\\r\\n\\tb"'],
  ['\u001b[31m\u202e', '"\\u{1b}[31m\\u{202e}"'],
  ['x'.repeat(81), `"${'x'.repeat(80)}"…`],
  [`${'x'.repeat(79)}😀`, `"${'x'.repeat(79)}"…`],
])('%j is quoted as %s', (text, quoted) => {
  expect(quoteExcerpt(text)).toBe(quoted);
});

it('an excerpt is one line of whole, visible characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 2, max: 100 }),
      (text, max) => {
        expect(quoteExcerpt(text, max)).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
        const shown = headAndTail(text, max);
        expect(shown === text || shown.includes(' characters …')).toBe(true);
        expect(/\p{Cs}/u.test(shown) && !/\p{Cs}/u.test(text)).toBe(false);
      },
    ),
  );
});
