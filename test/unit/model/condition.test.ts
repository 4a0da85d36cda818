import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, isConstant, parseCondition } from '../../../src/model/condition.ts';

function judge(source: string, variables: Record<string, string> = {}): boolean {
  return holds(parseCondition(source), new Map(Object.entries(variables)));
}

describe('a condition without variables', () => {
  it.each([
    ['S-69', 'PASS == PASS', true],
    ['S-69', 'FAIL == PASS', false],
    ['S-69', '', false],
    ['S-69', 'x', true],
    ['S-69', 'a != b', true],
    ['literals', 'true', true],
    ['literals', ' false ', false],
    ['blanks alone', ' \n ', false],
    ['contains comes first', 'a == b contains b', true],
    ['contains comes first, what follows belongs to it', 'a contains b == a contains b', false],
    ['the leftmost operator counts', 'a != b == c', true],
    ['the leftmost operator counts', 'a == b != a', false],
    ['blanks around operands do not count', '  a   ==\n a ', true],
    ['blanks around == are not needed', 'a==a', true],
    ['contains needs them', 'acontains a', true],
    ['nothing contains the empty text', 'a contains ', false],
  ])('%s: %j is %s', (_title, source, expected) => {
    expect(judge(source)).toBe(expected);
  });
});

describe('a condition with the answer of an agent in it', () => {
  it.each([
    ['S-69 a verdict with a reason is no PASS', '{{text}} == PASS', 'FAIL\nwhy', false],
    ['S-69 contains reaches over lines', '{{text}} contains INCOMPLETE', 'a\nb INCOMPLETE', true],
    ['S-69 contains is false over lines too', '{{text}} contains INCOMPLETE', 'a\nb', false],
    ['a newline at the end does not count', '{{text}} == PASS', 'PASS\r\n', true],
    ['a first line that passes is not the whole', '{{text}} == PASS', 'PASS\nbut not really', false],
    ['an operator in the answer is text', '{{text}} == PASS', 'PASS == PASS', false],
    ['contains in the answer is text', '{{text}} == PASS', 'x contains PASS', false],
    ['an empty answer is not equal', '{{text}} == PASS', '', false],
    ['an empty answer contains nothing', '{{text}} contains PASS', '', false],
    ['an empty answer is not true', '{{text}}', '  \n', false],
    ['the answer false is not true', '{{text}}', 'false', false],
    ['a variable in the answer is not filled in', '{{text}} == {{wanted}}', '{{wanted}}', false],
    ['the word contains right before a variable is text', '{{text}} contains{{wanted}}', 'x', true],
  ])('%s: %j with %j is %s', (_title, source, text, expected) => {
    expect(judge(source, { text, wanted: 'W' })).toBe(expected);
  });

  it('an operand that is empty by itself lets nothing pass', () => {
    expect(judge('{{text}} contains {{marker}}', { text: 'anything', marker: '' })).toBe(false);
    expect(judge('{{text}} contains', { text: 'anything' })).toBe(false);
  });

  it('an unknown name stays as it is written', () => {
    expect(judge('{{missing}} == {{missing}}')).toBe(true);
    expect(judge('{{missing}} == x')).toBe(false);
  });

  it('12.1 no text can change what is compared', () => {
    const pieces = ['==', '!=', ' contains ', 'PASS', '{{text}}', '\n', ' ', 'false', 'true', 'FAIL'];
    const hostile = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(hostile, fc.string(), (parts, wanted) => {
        const text = parts.join('');
        const values = { text, wanted };
        expect(judge('{{text}} == {{wanted}}', values)).toBe(text.trim() === wanted.trim());
        expect(judge('{{text}} != {{wanted}}', values)).toBe(text.trim() !== wanted.trim());
        const needle = wanted.trim();
        expect(judge('{{text}} contains {{wanted}}', values)).toBe(
          needle !== '' && text.trim().includes(needle),
        );
        expect(judge('{{text}} == PASS', values)).toBe(text.trim() === 'PASS');
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

it.each([
  ['PASS', true],
  ['a == b', true],
  ['{{text}}', false],
  ['PASS == {{text}}', false],
])('%j is constant: %s', (source, expected) => {
  expect(isConstant(parseCondition(source))).toBe(expected);
});
