import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadModelScript } from '../../../src/config/load-model-script.ts';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { UserError } from '../../../src/errors.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { problemsOf } from './problems.ts';

const SUITE = {
  schemaVersion: 2,
  scenarios: [
    {
      id: 'repair',
      input: 'do it',
      repetitions: 3,
      tags: ['slow'],
      timeoutMs: 1000,
      workspace: { source: 'fixtures', isolation: 'copy', include: ['node_modules/**'] },
      setup: [{ command: 'npm', args: ['ci'], cwd: 'app' }],
      oracle: { patch: 'fix.patch' },
      graders: [
        { type: 'outcome', status: 'succeeded', finishReason: 'done' },
        {
          type: 'trajectory',
          mode: 'exact',
          sequence: [{ tool: 'read', argsContains: 'a', result: 'failed' }],
          maxToolFailures: 1,
        },
        {
          type: 'command',
          command: 'node',
          args: ['--test'],
          exitCode: 0,
          stdoutContains: ['ok'],
          timeoutMs: 5,
        },
        { type: 'file', path: 'a.ts', exists: true, contains: ['x'], maxBytes: 10 },
        { type: 'diff', allowedPaths: ['a.ts'], requiredPaths: ['a.ts'], maxChangedFiles: 1 },
        { type: 'state', maxTurns: 3, maxSecurityFindings: 0 },
        { type: 'response', contains: ['done'], notContains: ['todo'] },
      ],
    },
  ],
};

/** The holder of every key in a value. */
function keysIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(keysIn);
  if (Array.isArray(value)) return below;
  const holder = value as Record<string, unknown>;
  return [...Object.keys(value).map((key) => ({ holder, key })), ...below];
}

/** One character dropped, doubled, swapped or replaced. */
function misspell(word: string, kind: number, at: number): string {
  const [before, char, next, after] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ];
  return (
    [
      before + next + after,
      before + char + char + next + after,
      before + next + char + after,
      `${before}q${next}${after}`,
    ][kind] ?? ''
  );
}

test('C-02: any single typo in a key of a valid suite is refused with a place, in YAML and JSON alike', async () => {
  const cwd = tempFolder();
  const count = keysIn(SUITE).length;
  const typo = fc.tuple(fc.nat(count - 1), fc.nat(3), fc.nat(20));
  await fc.assert(
    fc.asyncProperty(typo, fc.constantFrom('yaml', 'json'), async ([index, kind, position], ending) => {
      const suite = structuredClone(SUITE);
      const { holder, key } = keysIn(suite)[index] ?? { holder: {}, key: '' };
      const wrong = misspell(key, kind, position % key.length);
      fc.pre(wrong !== key && !(wrong in holder) && !['$schema', ''].includes(wrong));
      const { [key]: value, ...others } = holder;
      for (const each of Object.keys(holder)) delete holder[each];
      Object.assign(holder, others, { [wrong]: value });
      writeFileSync(join(cwd, `s.${ending}`), JSON.stringify(suite, null, 2));
      const problems = await problemsOf(loadSuite({ file: `s.${ending}`, cwd }));
      for (const { at } of problems) expect(at?.line).toBeGreaterThan(0);
      expect(problems.some(({ message }) => message.includes(wrong) || message.includes(key))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

const LOADERS = [loadConfig, loadSuite, loadModelScript] as const;
/** Pieces that mean something to a parser are found far more often than bytes that happen to. */
const PIECES = fc.array(
  fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ': ',
      ', ',
      '- ',
      '\n',
      '\n  ',
      '"',
      "'",
      '&a ',
      '*a',
      '!!map ',
      '!t ',
      '|\n',
      '>-\n',
      '? ',
      '#',
      '%',
      '<<: *a',
      '---\n',
      '...\n',
      '\t',
      '0x',
      '1e999',
      'null',
      '~',
      '\r',
      '\\u0000',
      '\u2028',
      '__proto__',
      'schemaVersion: 2\n',
      'scenarios:\n',
      'agents: {a: {}}\n',
      'name: a\n',
      'turns:\n',
      'graders: ',
      'type: outcome',
      'id: a\n',
    ),
    fc.string(),
  ),
  { maxLength: 30 },
);
const CONTENT = fc.oneof(
  PIECES.map((pieces) => Buffer.from(pieces.join(''))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
);

test('no content makes a loader throw anything but a UserError', async () => {
  const cwd = tempFolder();
  await fc.assert(
    fc.asyncProperty(CONTENT, fc.constantFrom('yaml', 'json'), async (content, ending) => {
      writeFileSync(join(cwd, `a.${ending}`), content);
      for (const load of LOADERS) {
        const error: unknown = await load({ file: `a.${ending}`, cwd }).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error === undefined) continue;
        expect(error).toBeInstanceOf(UserError);
        expect(error instanceof UserError && error.problems.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('a JSON document gives the same value read as YAML', async () => {
  const cwd = tempFolder();
  const args = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(args, async (value) => {
      const text = JSON.stringify({ turns: [{ toolCalls: [{ tool: 't', args: value }] }] });
      for (const ending of ['yaml', 'json']) writeFileSync(join(cwd, `m.${ending}`), text);
      const [yaml, json] = await Promise.all(
        ['yaml', 'json'].map((ending) => loadModelScript({ file: `m.${ending}`, cwd })),
      );
      expect(yaml).toEqual(json);
    }),
    { numRuns: 100 },
  );
});
