import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../src/model/nearest.ts';

const KEYS = ['graders', 'repetitions', 'timeoutMs', 'tags', 'id'];

test.each([
  ['grader', 'graders'],
  ['gradres', 'graders'],
  ['GRADERS', 'graders'],
  ['repetition', 'repetitions'],
  ['timeout', 'timeoutMs'],
  ['tag', 'tags'],
  ['di', 'id'],
])('%s is near to %s', (word, key) => {
  expect(nearest(word, KEYS)[0]).toBe(key);
});

test.each(['x', 'zzzzzzz', '', 'a'.repeat(1000)])('%j is near to nothing', (word) => {
  expect(nearest(word, KEYS)).toEqual([]);
  expect(didYouMean(word, KEYS)).toBeUndefined();
});

test('nearer names come first, equal ones in the order of the alphabet, at most as many as asked', () => {
  expect(nearest('order-1', ['order-3', 'order-2', 'order-12', 'order-1x'], 3)).toEqual([
    'order-12',
    'order-1x',
    'order-2',
  ]);
});

test('a part of a name finds it', () => {
  expect(nearest('discount', ['repair-discount', 'paid-order'])).toEqual(['repair-discount']);
});

test('every name is nearest to itself, and the order of candidates does not matter', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1 }),
      fc.nat(),
      (names, pick) => {
        const name = names[pick % names.length] ?? '';
        const found = nearest(name, names, names.length);
        expect(found.map((each) => each.toLowerCase())[0]).toBe(name.toLowerCase());
        expect(nearest(name, [...names].reverse(), names.length)).toEqual(found);
      },
    ),
  );
});
