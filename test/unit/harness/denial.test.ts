import { describe, expect, it } from 'vitest';
import type { Approve } from '../../../src/harness/approval.ts';
import type { Authorization, ToolCall } from '../../../src/harness/ports.ts';
import { createManualClock } from '../../helpers/manual-clock.ts';
import { modelOf } from '../../helpers/model-of.ts';
import { ofType, runAgentTest, runTest, subjectOf } from '../../helpers/run-agent.ts';
import { toolOf } from '../../helpers/tool-of.ts';

const ANSWER = { text: 'done' };

function receipts(events: Parameters<typeof ofType>[0]) {
  return ofType(events, 'effect_receipt').map(({ idempotencyKey, status }) => `${idempotencyKey} ${status}`);
}

describe('a call that is denied', () => {
  it('S-29 without anyone to ask: required, resolved with deny, paused, no finding', async () => {
    const bash = toolOf('bash');
    const model = modelOf([{ calls: [{ tool: 'bash', args: { command: 'ls' } }] }, ANSWER]);
    const record = await runAgentTest(model, [bash]);
    expect(ofType(record.events, 'approval_required')).toEqual([
      {
        type: 'approval_required',
        approvalId: 'id-1',
        runId: 'run-1',
        agent: 'main',
        tool: 'bash',
        args: { command: 'ls' },
        risk: 'high',
        effect: { operations: ['process'], paths: [], urls: [], reversible: false, declared: true },
        reason: 'high risk: needs approval',
      },
    ]);
    expect(ofType(record.events, 'approval_resolved')).toMatchObject([
      { approvalId: 'id-1', decision: 'deny' },
    ]);
    expect(record.outcome).toMatchObject({ status: 'paused', finishReason: 'tool_approval_denied' });
    expect(record.securityFindings).toEqual([]);
    expect(bash.ran).toEqual([]);
    expect(model.requests).toHaveLength(1);
  });

  it('S-30 the approved call of the batch runs, the denied and the later one do not, the model is not asked again', async () => {
    const tools = [toolOf('write'), toolOf('edit'), toolOf('bash')];
    const asked: string[] = [];
    const approve: Approve = async ({ tool }) => {
      asked.push(tool);
      return tool === 'write' ? 'allow' : 'deny';
    };
    const calls = [
      { tool: 'write', args: { path: 'a' } },
      { tool: 'edit', args: { path: 'b' } },
      { tool: 'bash', args: {} },
    ];
    const model = modelOf([{ calls }, ANSWER]);
    const record = await runAgentTest(model, tools, { approve });
    expect(tools.map(({ ran }) => ran.length)).toEqual([1, 0, 0]);
    expect(asked).toEqual(['write', 'edit']);
    expect(model.requests).toHaveLength(1);
    expect(record.outcome).toMatchObject({ status: 'paused', finishReason: 'tool_approval_denied' });
    expect(receipts(record.events)).toEqual([
      'run-1:c1-0 started',
      'run-1:c1-0 committed',
      'run-1:c1-1 not_started',
      'run-1:c1-2 not_started',
    ]);
    expect(ofType(record.events, 'policy_denied').map(({ code, callId }) => [callId, code])).toEqual([
      ['c1-1', 'approval_denied'],
      ['c1-2', 'denied_in_batch'],
    ]);
    expect(record.metrics).toMatchObject({ turns: 1, toolCalls: 3, toolFailures: 0 });
  });

  it('S-30 maxTurns is no reason to end a run that a denial pauses', async () => {
    const model = modelOf([{ calls: [{ tool: 'bash' }] }]);
    const record = await runAgentTest(model, [toolOf('bash')], { limits: { maxTurns: 1 } });
    expect(record.outcome.status).toBe('paused');
  });

  it('S-67 pauses in ask mode without a terminal; an allow in the configuration lets it pass', async () => {
    const turns = [{ calls: [{ tool: 'read', args: { path: 'a' } }] }, ANSWER];
    const denied = await runAgentTest(modelOf(turns), [toolOf('read')], { permissions: { mode: 'ask' } });
    expect(denied.outcome.status).toBe('paused');
    const allowed = await runAgentTest(modelOf(turns), [toolOf('read')], {
      permissions: { allow: ['read'] },
    });
    expect(allowed.outcome.status).toBe('succeeded');
    expect(ofType(allowed.events, 'approval_required')).toEqual([]);
  });

  it.each([
    { call: { tool: 'read', args: { path: '../x' } }, permissions: {}, code: 'path_outside_workspace' },
    { call: { tool: 'bash' }, permissions: { deny: ['bash'] }, code: 'tool_denied' },
    { call: { tool: 'web-fetch' }, permissions: { network: 'deny' as const }, code: 'network_denied' },
  ])('S-21 S-22 a rule that forbids it is a finding: $code', async ({ call, permissions, code }) => {
    const tool = toolOf(call.tool);
    const record = await runAgentTest(modelOf([{ calls: [call] }]), [tool], {
      permissions: { mode: 'full', ...permissions },
    });
    expect(record.outcome).toMatchObject({ status: 'paused', finishReason: 'policy_denied' });
    expect(record.securityFindings.map((finding) => finding.code)).toEqual([code]);
    expect(tool.ran).toEqual([]);
  });

  it('a rule about the platform is no finding', async () => {
    const record = await runAgentTest(modelOf([{ calls: [{ tool: 'bash' }] }]), [toolOf('bash')], {
      permissions: { mode: 'full' },
      platform: 'darwin',
    });
    expect(record.outcome.finishReason).toBe('policy_denied');
    expect(record.securityFindings).toEqual([]);
  });

  it('S-60 a failing call is a failure, not a finding', async () => {
    const turns = [{ calls: [{ tool: 'bash' }] }, ANSWER];
    const record = await runAgentTest(modelOf(turns), [toolOf('bash', { isError: true, exitCode: 1 })], {
      permissions: { mode: 'full' },
      limits: { maxToolFailures: 1 },
    });
    expect(record.outcome.status).toBe('succeeded');
    expect(record.metrics.toolFailures).toBe(1);
    expect(record.securityFindings).toEqual([]);
  });
});

describe('asking a person', () => {
  const call: ToolCall = {
    agent: 'a',
    callId: 'c1',
    tool: 'bash',
    args: {},
    builtIn: true,
    effect: { operations: ['process'], reversible: false },
  };

  it('an approval that fails is a no', async () => {
    const answers: Authorization[] = [];
    const subject = subjectOf(async (_request, host) => {
      answers.push(await host.authorize(call));
      return { response: '' };
    });
    const record = await runTest(subject, { approve: () => Promise.reject(new Error('terminal gone')) });
    expect(answers).toMatchObject([{ allowed: false, code: 'tool_approval_denied' }]);
    expect(record.outcome.finishReason).toBe('tool_approval_denied');
  });

  it('an approval that nobody answers ends with the run, which is a timeout and no denial', async () => {
    const clock = createManualClock();
    let told = false;
    const answers: Authorization[] = [];
    const subject = subjectOf(async (_request, host) => {
      answers.push(await host.authorize(call));
      return { response: '' };
    });
    const running = runTest(subject, {
      clock,
      limits: { runTimeoutMs: 10 },
      approve: (_request, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            told = true;
          });
        }),
    });
    await clock.advance(10);
    const record = await running;
    expect(answers).toMatchObject([{ allowed: false, code: 'aborted' }]);
    expect(record.outcome.status).toBe('timeout');
    expect(ofType(record.events, 'approval_resolved')).toMatchObject([{ decision: 'deny' }]);
    expect(ofType(record.events, 'policy_denied')).toEqual([]);
    expect(told).toBe(true);
  });

  it('an approval that comes after the denial of another call is too late', async () => {
    const answers: Authorization[] = [];
    const subject = subjectOf(async (_request, host) => {
      const both = ['c1', 'c2'].map((callId) => host.authorize({ ...call, callId }));
      answers.push(...(await Promise.all(both)));
      return { response: '' };
    });
    const replies: ((answer: 'allow' | 'deny') => void)[] = [];
    const running = runTest(subject, { approve: () => new Promise((resolve) => replies.push(resolve)) });
    await new Promise(setImmediate);
    replies[1]?.('deny');
    await new Promise(setImmediate);
    replies[0]?.('allow');
    await running;
    expect(answers).toMatchObject([
      { allowed: false, code: 'denied_in_batch' },
      { allowed: false, code: 'tool_approval_denied' },
    ]);
  });
});
