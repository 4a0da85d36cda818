import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../helpers/model-of.ts';
import { runAgentTest } from '../../../helpers/run-agent.ts';
import { toolOf } from '../../../helpers/tool-of.ts';

const infrastructure = { code: 'sandbox_unavailable', message: 'bwrap not found' };
const full = { permissions: { mode: 'full' } } as const;

describe('a tool that cannot work at all', () => {
  it('ends the run as one that says nothing about the agent, without another model request', async () => {
    const model = modelOf([{ calls: [{ tool: 'bash' }, { tool: 'read' }] }, { text: 'done' }]);
    const read = toolOf('read');
    const run = await runAgentTest(model, [toolOf('bash', { isError: true, infrastructure }), read], full);
    expect(run.outcome).toMatchObject({ status: 'failed', finishReason: 'sandbox_unavailable' });
    expect(run.infrastructure).toEqual(infrastructure);
    expect(model.requests).toHaveLength(1);
    expect(read.ran).toEqual([]);
    const receipts = run.events.filter((event) => event.type === 'effect_receipt');
    expect(receipts.at(-1)).toMatchObject({ tool: 'bash', status: 'not_started' });
  });
});
