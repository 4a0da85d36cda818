import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completeLimits, completePermissions } from '../../../src/model/limits.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/config.schema.json', import.meta.url), 'utf8'),
);

/** What the schema fills into an empty block. */
function defaultsOf(block: string): Record<string, unknown> {
  const properties: [string, { default?: unknown }][] = Object.entries(schema.$defs[block].properties);
  return Object.fromEntries(
    properties
      .filter(([, { default: value }]) => value !== undefined)
      .map(([name, { default: value }]) => [name, value]),
  );
}

it('S-6 a configuration without a block gets the same limits and permissions as one with an empty block', () => {
  expect(completeLimits()).toEqual(defaultsOf('runtime'));
  expect(completePermissions()).toEqual(defaultsOf('permissions'));
  expect(completeLimits()).toMatchObject({ maxTurns: 20, maxToolCalls: 50, runTimeoutMs: 900_000 });
});

it('what the user set stays', () => {
  expect(completeLimits({ maxTurns: 1, maxTokens: 5 })).toMatchObject({
    maxTurns: 1,
    maxTokens: 5,
    maxRetries: 3,
  });
  expect(completePermissions({ mode: 'full' })).toMatchObject({ mode: 'full', workspaceOnly: true });
});
