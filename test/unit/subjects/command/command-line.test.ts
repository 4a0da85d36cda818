import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveCommand } from '../../../../src/subjects/command/command-line.ts';
import { tempFolder } from '../../../helpers/temp-folder.ts';

const FILES = {
  'agent.mjs': '',
  'hook.mjs': '',
  'data.json': '',
  'run.sh': '#!/bin/sh\n',
  'tools/go.sh': '#!/bin/sh\n',
};

function resolve(command: readonly string[], input = 'in') {
  const configDir = tempFolder(FILES);
  const bin = tempFolder({ 'node.sh': '#!/bin/sh\n' });
  const line = resolveCommand({ command, configDir, env: { PATH: `relative:${bin}` } }, input);
  if ('notFound' in line) return line;
  const shorten = (text: string) => text.replaceAll(configDir, '<config>').replaceAll(bin, '<bin>');
  return [shorten(line.program), ...line.args.map(shorten)];
}

test.each([
  [
    ['node.sh', 'agent.mjs'],
    ['<bin>/node.sh', '<config>/agent.mjs'],
  ],
  [
    ['node.sh', '--import', './hook.mjs', 'agent.mjs'],
    ['<bin>/node.sh', '--import', '<config>/hook.mjs', '<config>/agent.mjs'],
  ],
  [
    ['node.sh', 'agent.mjs', 'data.json'],
    ['<bin>/node.sh', '<config>/agent.mjs', 'data.json'],
  ],
  [
    ['node.sh', 'agent.mjs', './data.json'],
    ['<bin>/node.sh', '<config>/agent.mjs', '<config>/data.json'],
  ],
  [
    ['node.sh', 'run', 'agent.mjs'],
    ['<bin>/node.sh', 'run', '<config>/agent.mjs'],
  ],
  [
    ['node.sh', './not-there', 'tools', '/etc/passwd'],
    ['<bin>/node.sh', './not-there', 'tools', '/etc/passwd'],
  ],
  [
    ['node.sh', '--config=./data.json'],
    ['<bin>/node.sh', '--config=./data.json'],
  ],
  [['run.sh'], ['<config>/run.sh']],
  [['./run.sh'], ['<config>/run.sh']],
  [['tools/go.sh'], ['<config>/tools/go.sh']],
  [
    ['node.sh', '{{input}}'],
    ['<bin>/node.sh', 'in'],
  ],
])('%j runs %j', (command, expected) => {
  expect(resolve(command)).toEqual(expected);
});

test('an input that is the name of a file beside the configuration stays the input', () => {
  expect(resolve(['node.sh', '{{input}}'], 'agent.mjs')).toEqual(['<bin>/node.sh', 'agent.mjs']);
});

test('a folder, a file that cannot be run and a bare name on a relative search path are no programs', () => {
  expect(resolve(['tools'])).toEqual({ notFound: 'tools' });
  expect(resolve(['agent.mjs'])).toEqual({ notFound: 'agent.mjs' });
  expect(resolve([join('..', 'nothing')])).toEqual({ notFound: '../nothing' });
});
