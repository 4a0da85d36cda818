import { expect, test } from 'vitest';
import { type BuiltInToolId, createTools } from '../../../src/tools/index.ts';
import { spawnProcess } from '../../helpers/spawn-process.ts';

test('a tool keeps its declared effect and takes no argument that it does not declare', () => {
  const ids: readonly BuiltInToolId[] = [
    'read',
    'ls',
    'find',
    'grep',
    'edit',
    'write',
    'bash',
    'git_status',
    'git_diff',
    'git_log',
  ];
  const tools = createTools({ ids, runProcess: spawnProcess, env: {} });
  expect(tools.map(({ name }) => name)).toEqual(ids);
  expect(
    Object.fromEntries(
      tools.map(({ name, effect }) => [name, [effect?.operations.join(), effect?.reversible]]),
    ),
  ).toEqual({
    read: ['read', true],
    ls: ['read', true],
    find: ['read', true],
    grep: ['read', true],
    edit: ['write', true],
    write: ['write', true],
    bash: ['process', false],
    git_status: ['read', true],
    git_diff: ['read', true],
    git_log: ['read', true],
  });
  for (const tool of tools)
    expect(tool.parameters).toMatchObject({ type: 'object', additionalProperties: false });
});
