import { expect, it } from 'vitest';
import type { Effect } from '../../../../src/generated/types.ts';
import type { Tool } from '../../../../src/harness/ports.ts';
import { modelOf } from '../../../helpers/model-of.ts';
import { ofType, runAgentTest } from '../../../helpers/run-agent.ts';
import { toolOf } from '../../../helpers/tool-of.ts';

const FULL = { permissions: { mode: 'full' } } as const;

/** A tool of the user's, with an effect or none. */
function customTool(name: string, effect?: Effect) {
  const { effect: _declared, ...tool } = toolOf(name);
  return { ...tool, builtIn: false, ...(effect === undefined ? {} : { effect }) } satisfies Tool;
}

it.each([
  ['S-28 nobody declared', undefined, 'undeclared_effect'],
  ['that runs processes', { operations: ['process'], reversible: false }, 'custom_process_refused'],
  ['that writes who knows where', { operations: ['write'], reversible: true }, 'write_without_path'],
] as const)('a custom tool %s is refused even in mode full, and never runs', async (_what, effect, code) => {
  const tool = customTool('deploy', effect && { ...effect, operations: [...effect.operations] });
  const record = await runAgentTest(modelOf([{ calls: [{ tool: 'deploy', args: {} }] }]), [tool], FULL);
  expect(ofType(record.events, 'policy_denied').map((event) => event.code)).toEqual([code]);
  expect(record.outcome.status).toBe('paused');
  expect(tool.ran).toEqual([]);
});

it('an undeclared tool runs, with a receipt, where everything is open', async () => {
  const tool = customTool('deploy');
  const permissions = { mode: 'full', workspaceOnly: false, network: 'allow' } as const;
  const model = modelOf([{ calls: [{ tool: 'deploy', args: {} }] }, { text: 'done' }]);
  const record = await runAgentTest(model, [tool], { permissions });
  expect(record.outcome.status).toBe('succeeded');
  expect(ofType(record.events, 'effect_receipt').map(({ status }) => status)).toEqual([
    'started',
    'committed',
  ]);
});

it('the model is not asked again once a tool says that the work is done', async () => {
  const finish = toolOf('finish', { terminate: true });
  const read = toolOf('read');
  const calls = [
    { tool: 'finish', args: {} },
    { tool: 'read', args: {} },
  ];
  const model = modelOf([{ text: 'all done', calls }]);
  const record = await runAgentTest(model, [finish, read], FULL);
  expect(record.outcome).toMatchObject({ status: 'succeeded', finishReason: 'completed' });
  expect(record.response.text).toBe('all done');
  expect(model.requests).toHaveLength(1);
  expect(read.ran).toHaveLength(1);
});
