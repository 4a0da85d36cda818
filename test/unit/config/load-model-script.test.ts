import { expect, test } from 'vitest';
import { loadModelScript } from '../../../src/config/load-model-script.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { brief, problemsOf } from './problems.ts';

const load = (text: string, name = 'script.yaml') =>
  loadModelScript({ file: name, cwd: tempFolder({ [name]: text }) });

const SCRIPT = {
  turns: [
    { text: 'Let me see', toolCalls: [{ tool: 'read', args: { path: 'a.ts' } }], usage: { inputTokens: 3 } },
    { error: { code: 'provider_unavailable', status: 503 }, delayMs: 5 },
    { toolCalls: [{ tool: 'read', rawArgs: '{"pa' }] },
  ],
};

test.each(['script.yaml', 'script.json'])('%s is read as it stands', async (name) => {
  expect(await load(JSON.stringify(SCRIPT), name)).toEqual(SCRIPT);
});

const CASES: readonly [string, readonly string[]][] = [
  ['turns: []', ['out_of_range 1:8 turns']],
  ['turn: []', ['unknown_key 1:1 turn']],
  ['turns: [{ txt: hi }]', ['unknown_key 1:11 turns.0.txt']],
  ['turns: [{ toolCalls: [{ args: {} }] }]', ['missing_key 1:23 turns.0.toolCalls.0.tool']],
  ['turns: [{ delayMs: -1 }]', ['out_of_range 1:20 turns.0.delayMs']],
  ['turns: [{ toolCalls: [{ tool: a, args: {}, rawArgs: x }] }]', ['exactly_one 1:23 turns.0.toolCalls.0']],
  ['- a', ['wrong_type 1:1 (root)']],
];
test.each(CASES)('%s is refused with its place', async (text, expected) => {
  expect((await problemsOf(load(text))).map(brief)).toEqual(expected);
});
