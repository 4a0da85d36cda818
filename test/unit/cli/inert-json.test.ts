import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInertJson, inertJson } from '../../../src/cli/inert-json.ts';
import { hostileText } from '../../helpers/hostile-text.ts';
import { readStepOutput } from '../../helpers/workflow-commands.ts';

describe('C-12 inert JSON', () => {
  it.each([
    ['\u009b31m', '"\\u009b31m"'],
    ['\u007f', '"\\u007f"'],
    ['\u202etxt', '"\\u202etxt"'],
    ['##[error]x', '"\\u0023#[error]x"'],
    ['###[x', '"#\\u0023#[x"'],
    ['# ## [ä😀]', '"# ## [ä😀]"'],
  ])('of %j is %s', (text, json) => {
    expect(inertJson(JSON.stringify(text))).toBe(json);
  });

  it('means the same, and holds no control character and no workflow command, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(hostileText(), fc.array(fc.nat(40)), (text, lengths) => {
        const json = JSON.stringify({ [text]: [text] });
        const inert = createInertJson();
        const pieces = lengths.map((length, index) => {
          const from = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
          return json.slice(from, from + length);
        });
        const rest = json.slice(pieces.join('').length);
        const written = [...pieces.filter((piece) => piece !== ''), rest || ' ', '']
          .map(inert)
          .join('')
          .trimEnd();
        expect(written).toBe(inertJson(json));
        expect(JSON.parse(written)).toEqual({ [text]: [text] });
        expect(written).not.toMatch(/\p{Cc}/u);
        expect(readStepOutput(written).commands).toEqual([]);
      }),
    );
  });
});
