import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillTemplate, parseTemplate } from '../../../src/model/template.ts';

function fill(source: string, variables: Record<string, string> = {}): string {
  return fillTemplate(parseTemplate(source), new Map(Object.entries(variables)));
}

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['Review: {{draft.text}}', 'Review: D'],
  ['{{draft}}{{draft.text}}', 'dD'],
  ['{{ draft }}', 'd'],
  ['{{unknown}} {{draft}}', '{{unknown}} d'],
  ['{{草稿}}', 'zh'],
  ['{{a b}} {{}} { {draft} } {{draft}', '{{a b}} {{}} { {draft} } {{draft}'],
  ['{{{draft}}}', '{d}'],
  ['{{__proto__}} {{constructor}}', '{{__proto__}} {{constructor}}'],
])('%j becomes %j', (source, expected) => {
  expect(fill(source, { draft: 'd', 'draft.text': 'D', 草稿: 'zh' })).toBe(expected);
});

it('what is filled in is not filled in again', () => {
  expect(fill('{{a}} {{b}}', { a: '{{b}}', b: '$& {{a}}' })).toBe('{{b}} $& {{a}}');
});

it('without values every template is itself', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom('{{', '}}', 'a', '.'), fc.string()))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (source) => fill(source) === source),
    { seed: 1 },
  );
});
