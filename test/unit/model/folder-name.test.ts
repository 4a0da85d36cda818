import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderName } from '../../../src/model/folder-name.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const name = (text: string) => folderName(text, digest);

describe('folderName', () => {
  it.each([
    ['README', 'readme'],
    ['caf\u00e9', 'cafe\u0301'],
    ['a/b', 'a:b'],
    ['../x', 'x'],
    ['CON', 'con'],
    ['', ' '],
  ])('gives %j and %j distinct names where case and normalisation are ignored', (a, b) => {
    expect(name(a).toLowerCase().normalize('NFC')).not.toBe(name(b).toLowerCase().normalize('NFC'));
  });

  it('is always safe and short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(name(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(name(text).length).toBeLessThanOrEqual(49);
      }),
    );
  });
});
