import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logLine, markdownCode, markdownText, shorten, visible } from '../../../src/report/escape.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { readStepOutput } from '../../helpers/workflow-commands.ts';

describe('visible', () => {
  it.each([
    ['a\nb\tc\rd', 'a\\nb\\tc\\rd'],
    ['\u001b[31mred\u001b[0m', '\\u{1b}[31mred\\u{1b}[0m'],
    ['\u0000\u0085\u2028\u202e\ufeff', '\\u{0}\\u{85}\\u{2028}\\u{202e}\\u{feff}'],
    ['half \ud83d', 'half \\u{d83d}'],
    ['👩\u200d💻 naïve 日本語', '👩\u200d💻 naïve 日本語'],
  ])('C-12 shows %j as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('C-12 leaves no control character in any text', () => {
    fc.assert(fc.property(hostileText(), (text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(visible(text))));
  });
});

describe('shorten', () => {
  it('counts what it cuts', () => {
    expect(shorten('abcdef', 4)).toBe('abcd… (+2 characters)');
    expect(shorten('abcd', 4)).toBe('abcd');
  });

  it('never cuts a character in half', () => {
    expect(shorten('ab👍cd', 3)).toBe('ab… (+4 characters)');
  });
});

describe('logLine', () => {
  it.each(['::error::x', '  ::add-mask::x', 'x ##[add-mask]secret', '\u001b[0m\n::set-output name=a::b'])(
    'C-12 makes %j harmless',
    (text) => {
      expect(readStepOutput(logLine(text)).commands).toEqual([]);
    },
  );

  it('C-12 is one line without a command for any text', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const { commands, lines } = readStepOutput(logLine(text));
        expect([commands.length, lines.length]).toEqual([0, 1]);
      }),
    );
  });
});

describe('Markdown', () => {
  it.each([
    ['a|b', 'a&#124;b'],
    ['<script>', '&#60;script&#62;'],
    ['`x` *y*', '&#96;x&#96; &#42;y&#42;'],
    ['@octocat #12', '&#64;\u2060octocat &#35;\u206012'],
    ['https://x.y www.z.y', 'https&#58;//x.y www&#46;z.y'],
    ['~a~ :b: $c$ [d](e)', '&#126;a&#126; &#58;b&#58; &#36;c&#36; &#91;d&#93;(e)'],
    ['&lt;', '&#38;lt;'],
    ['a\nb', 'a&#92;nb'],
  ])('C-12 writes %j as %j', (text, written) => {
    expect(markdownText(text)).toBe(written);
  });

  it('keeps code as it is when copied', () => {
    expect(markdownCode('@a')).toBe('<code>&#64;a</code>');
  });

  it('C-12 leaves no mark of Markdown or HTML in any text', () => {
    fc.assert(
      fc.property(hostileText(), (text) => /^(?:[^\n\r|<>`*_[\]~:$@&\\]|&#\d+;)*$/u.test(markdownText(text))),
    );
  });
});
