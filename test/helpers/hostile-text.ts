import fc from 'fast-check';

const PIECES = [
  '::error::',
  '##[add-mask]',
  '\n::stop-commands::x\n',
  ']]>',
  '|',
  '`',
  '```',
  '\r\n',
  '\u001b[31m',
  '</details>',
  '<!--',
  '@octocat',
  '#123',
  '\u2028',
  '\\',
  '&#10;',
];

/** Any text, and often what breaks tables, logs and markup. */
export function hostileText(): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' })), { maxLength: 8 })
    .map((parts) => parts.join(''));
}
