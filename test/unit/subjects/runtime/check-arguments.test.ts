import { expect, it } from 'vitest';
import { checkArguments } from '../../../../src/subjects/runtime/check-arguments.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    path: { type: 'string' },
    limit: { type: 'integer' },
    rate: { type: 'number' },
    all: { type: 'boolean' },
    mode: { type: 'string', enum: ['a', 'b'] },
    edits: { type: 'array', items: { type: 'object' } },
    either: { type: ['string', 'null'] },
    free: {},
  },
  required: ['path'],
};

it.each([
  {},
  { limit: 0, rate: 1.5, all: false, mode: 'a', edits: [{}], either: null, free: [1, 'x'] },
  { either: 'x', unknown: 1 },
  { edits: [] },
])('%j fits', (rest) => {
  expect(checkArguments({ path: 'p', ...rest }, SCHEMA)).toBeUndefined();
});

it.each([
  [{}, 'path'],
  [{ path: 1 }, 'path'],
  [{ path: null }, 'path'],
  [{ path: 'p', limit: 1.5 }, 'limit'],
  [{ path: 'p', rate: '1' }, 'rate'],
  [{ path: 'p', all: 'true' }, 'all'],
  [{ path: 'p', mode: 'c' }, 'mode'],
  [{ path: 'p', edits: {} }, 'edits'],
  [{ path: 'p', edits: [{}, 'x'] }, 'edits[1]'],
  [{ path: 'p', edits: [[]] }, 'edits[0]'],
  [{ path: 'p', either: 1 }, 'either'],
])('%j does not fit, because of %s', (args, name) => {
  expect(checkArguments(args, SCHEMA)).toContain(name);
});

it('a closed schema has no other arguments, not even inherited names', () => {
  const closed = { ...SCHEMA, additionalProperties: false };
  expect(checkArguments({ path: 'p', toString: 1 }, closed)).toContain('toString');
});

it('a schema without properties takes anything', () => {
  expect(checkArguments({ a: 1 }, { type: 'object' })).toBeUndefined();
});
