import { expect, it } from 'vitest';
import { offerResume, toGoOn } from '../../../src/report/resume.ts';

it.each([
  [undefined, 'proofmark eval --resume e1'],
  ['shop/proofmark.yaml', 'proofmark eval shop/proofmark.yaml --resume e1'],
  ['my shop.yaml', "proofmark eval 'my shop.yaml' --resume e1"],
  ["it's; rm -rf $HOME.yaml", "proofmark eval 'it'\\''s; rm -rf $HOME.yaml' --resume e1"],
])('C-27 the command to go on with can be pasted into a shell (%j)', (config, command) => {
  expect(toGoOn('e1', config)).toMatch(/^To go on: /);
  expect(toGoOn('e1', config).slice('To go on: '.length)).toBe(command);
});

it('C-27 the offer says how much is finished, in one line whatever the configuration is called', () => {
  const offer = offerResume({ evalId: 'e1', finished: 7, attempts: 20 }, 'a\nb\u001b[31m.yaml');
  expect(offer).toContain('7 of 20');
  expect(offer).not.toMatch(/\p{Cc}/u);
});
