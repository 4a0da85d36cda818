import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.ts';
import { loadModelScript } from '../../../src/config/load-model-script.ts';
import { loadSuite } from '../../../src/config/load-suite.ts';
import { formatProblem } from '../../../src/errors.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { problemsOf } from './problems.ts';

const LOADERS = [
  ['config', loadConfig],
  ['suite', loadSuite],
  ['script', loadModelScript],
] as const;

const FILES: readonly [string, string, (path: string) => void][] = [
  ['a file that is not there', 'missing', () => undefined],
  ['a folder', 'not_a_file', (path) => mkdirSync(path)],
  ['a FIFO, without waiting for a writer', 'not_a_file', (path) => void execFileSync('mkfifo', [path])],
  ['a link that leads to itself', 'unreadable', (path) => symlinkSync(path, path)],
];

const CONTENTS: readonly [string, string, string | Uint8Array][] = [
  ['an empty file', 'empty', ''],
  ['a file of blanks', 'empty', ' \n\t\n'],
  ['a byte order mark alone', 'empty', '\uFEFF'],
  ['a binary file', 'not_text', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])],
  ['a file with a NUL byte', 'not_text', 'name: a\0\n'],
  ['a file that is not UTF-8', 'not_text', Uint8Array.from([0x61, 0xff, 0xfe])],
  ['a file in UTF-16', 'not_text', Buffer.from('\uFEFFname: a', 'utf16le')],
];

for (const [kind, load] of LOADERS) {
  for (const name of ['a.yaml', 'a.json']) {
    test.each(FILES)(`%s as ${kind} ${name} is one clear line`, async (_, code, make) => {
      const cwd = tempFolder();
      make(join(cwd, name));
      const problems = await problemsOf(load({ file: name, cwd }));
      expect(problems.map((problem) => [problem.code, problem.at])).toEqual([
        [`${kind}_${code}`, { file: name }],
      ]);
      expect(problems.map(formatProblem).join()).not.toMatch(/\p{Cc}/u);
    });

    test.each(CONTENTS)(`%s as ${kind} ${name} is one clear line`, async (_, code, content) => {
      const problems = await problemsOf(load({ file: name, cwd: tempFolder({ [name]: content }) }));
      expect(problems.map((problem) => [problem.code, problem.at])).toEqual([
        [`${kind}_${code}`, { file: name }],
      ]);
    });
  }
}

test.skipIf(process.getuid?.() === 0)(
  'a file without the right to read it is named with the reason',
  async () => {
    const cwd = tempFolder({ 'a.yaml': 'schemaVersion: 2' });
    chmodSync(join(cwd, 'a.yaml'), 0);
    const problems = await problemsOf(loadSuite({ file: 'a.yaml', cwd }));
    expect(problems[0]?.code).toBe('suite_unreadable');
    expect(problems[0]?.message).toContain('EACCES');
  },
);

test('a byte order mark and Windows line ends are read past', async () => {
  const suite = 'schemaVersion: 1\nscenarios:\n  - { id: a, input: x, expected: {} }\n';
  const json = JSON.stringify(
    { schemaVersion: 1, scenarios: [{ id: 'a', input: 'x', expected: {} }] },
    null,
    1,
  );
  for (const [name, text] of [
    ['a.yaml', suite],
    ['a.json', json],
  ] as const) {
    const cwd = tempFolder({ [name]: `\uFEFF${text.replaceAll('\n', '\r\n')}` });
    const loaded = await loadSuite({ file: name, cwd });
    expect(loaded.scenarios[0]?.id).toBe('a');
    expect(loaded.locate(0)).toEqual({
      file: name,
      line: name === 'a.yaml' ? 3 : 4,
      column: name === 'a.yaml' ? 5 : 3,
    });
  }
});
