import { expect, it } from 'vitest';
import type { Effect } from '../../../src/generated/types.ts';
import { describeEffect } from '../../../src/harness/call-effect.ts';

const READ: Effect = { operations: ['read'], reversible: true };

function effectOf(args: Record<string, unknown>, effect: Effect | undefined = READ, builtIn = false) {
  return describeEffect({ agent: 'a', callId: 'c', tool: 't', args, builtIn, ...(effect && { effect }) });
}

it.each([
  [{ path: 'a' }, ['a']],
  [{ FilePath: 'a', Directory: 'b' }, ['a', 'b']],
  [{ list: [{ file: 'a' }, { deep: { cwd: 'b' } }] }, ['a', 'b']],
  [{ path: ['a', ['b']] }, ['a', 'b']],
  [{ path: { nested: 'a' }, pattern: 'b', paths: 'c' }, []],
  [{ path: 5 }, []],
])('paths of %j are %j', (args, paths) => {
  expect(effectOf(args).paths).toEqual(paths);
});

it.each([
  ['output.path', { output: { path: 'a' } }, ['a']],
  ['output.to', { output: { to: 'a' } }, ['a']],
  ['edits.to', { edits: [{ to: 'a' }, { to: ['b'] }] }, ['a', 'b']],
  ['to', { to: ['a', 'b'] }, ['a', 'b']],
  ['to', {}, []],
  ['constructor.name', {}, []],
])('the declared path field %s of %j gives %j', (field, args, paths) => {
  expect(effectOf(args, { ...READ, pathFields: [field] }).paths).toEqual(paths);
});

it('an address anywhere makes the call a network call', () => {
  expect(effectOf({ a: [{ b: ' HTTPS://x.example/' }] })).toMatchObject({
    operations: ['read', 'network'],
    urls: [' HTTPS://x.example/'],
  });
  expect(effectOf({ a: 'see https://x.example' }).urls).toEqual([]);
});

it('a declared address field counts with any scheme', () => {
  const effect: Effect = { ...READ, urlFields: ['remote.address'] };
  expect(effectOf({ remote: { address: 'ftp://x.example' } }, effect).operations).toContain('network');
  expect(effectOf({ remote: { address: 'x.example' } }, effect).operations).toEqual(['read']);
});

it('a tool that declared nothing acts outside', () => {
  expect(describeEffect({ agent: 'a', callId: 'c', tool: 't', args: {}, builtIn: false })).toEqual({
    operations: ['external'],
    paths: [],
    urls: [],
    reversible: false,
    declared: false,
  });
});

it('S-37 arguments that hold themselves, and very deep ones, are read to their end', () => {
  const args: Record<string, unknown> = { path: 'a' };
  args['self'] = args;
  let deep: unknown = { path: 'deep' };
  for (let level = 0; level < 20_000; level++) deep = [deep];
  expect(effectOf({ args, deep }).paths).toEqual(['a', 'deep']);
});
