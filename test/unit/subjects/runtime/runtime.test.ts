import { describe, expect, it } from 'vitest';
import { ModelError } from '../../../../src/model/model-error.ts';
import { modelOf } from '../../../helpers/model-of.ts';
import { ofType, runAgentTest } from '../../../helpers/run-agent.ts';
import { toolOf } from '../../../helpers/tool-of.ts';

const FULL = { permissions: { mode: 'full' } } as const;
const READ_A = { tool: 'read', args: { path: 'a' } };

describe('the agent loop', () => {
  it('one answer is one turn', async () => {
    const record = await runAgentTest(
      modelOf([{ text: ['hel', 'lo'], usage: { inputTokens: 3, outputTokens: 4 } }]),
      [],
    );
    expect(record.events).toEqual([
      { type: 'agent_start', agent: 'main' },
      { type: 'text_delta', agent: 'main', delta: 'hello' },
      { type: 'turn_end', agent: 'main', tokens: 7, requestsAnotherTurn: false },
      { type: 'agent_end', agent: 'main' },
    ]);
    expect(record.response).toEqual({ text: 'hello', truncated: false });
    expect(record.metrics).toMatchObject({ turns: 1, tokens: 7, outputChars: 5 });
    expect(record.metrics).not.toHaveProperty('costUsd');
  });

  it('runs tools until an answer asks for none; the response is the last answer alone', async () => {
    const read = toolOf('read', { text: 'content of a', exitCode: 0 });
    const model = modelOf([{ text: 'let me look', calls: [READ_A] }, { text: 'it says a' }]);
    const record = await runAgentTest(model, [read], { ...FULL, input: 'what is in a?' });
    expect(record.response.text).toBe('it says a');
    expect(record.metrics).toMatchObject({ turns: 2, toolCalls: 1, toolFailures: 0, outputChars: 20 });
    expect(model.requests[1]?.messages).toMatchObject([
      { role: 'user', text: 'what is in a?' },
      { role: 'assistant', text: 'let me look', toolCalls: [{ callId: 'c1-0', tool: 'read' }] },
      { role: 'tool', callId: 'c1-0', tool: 'read', text: 'content of a', isError: false },
    ]);
    expect(ofType(record.events, 'tool_call')).toEqual([
      {
        type: 'tool_call',
        agent: 'main',
        tool: 'read',
        args: { path: 'a' },
        callId: 'c1-0',
        idempotencyKey: 'run-1:c1-0',
      },
    ]);
    expect(ofType(record.events, 'tool_result')).toEqual([
      {
        type: 'tool_result',
        agent: 'main',
        tool: 'read',
        isError: false,
        callId: 'c1-0',
        exitCode: 0,
        outputChars: 12,
      },
    ]);
    expect(ofType(record.events, 'turn_end').map((turn) => turn.requestsAnotherTurn)).toEqual([true, false]);
  });

  it('tells the model what was said before the input; the response has none of it', async () => {
    const history = [
      { role: 'user', text: 'my name is Ada' },
      { role: 'assistant', text: 'hello Ada', toolCalls: [] },
    ] as const;
    const model = modelOf([{ text: 'Ada' }]);
    const record = await runAgentTest(model, [], { input: 'who am I?', history });
    expect(model.requests[0]?.messages).toEqual([...history, { role: 'user', text: 'who am I?' }]);
    expect(record.response.text).toBe('Ada');
    expect(record.metrics).toMatchObject({ turns: 1, outputChars: 3 });
  });

  it('runs the calls of one answer in their order, one at a time', async () => {
    const order: string[] = [];
    const slow = (name: string) =>
      toolOf(name, async () => {
        order.push(`${name} starts`);
        await new Promise(setImmediate);
        order.push(`${name} ends`);
        return {};
      });
    const calls = [{ tool: 'write', args: { path: 'a' } }, { tool: 'bash' }];
    await runAgentTest(modelOf([{ calls }, {}]), [slow('bash'), slow('write')], FULL);
    expect(order).toEqual(['write starts', 'write ends', 'bash starts', 'bash ends']);
  });

  it('a run that is stopped in the middle of a tool asks for no other turn', async () => {
    const controller = new AbortController();
    const bash = toolOf('bash', async () => {
      controller.abort();
      return { isError: true };
    });
    const model = modelOf([{ calls: [{ tool: 'bash' }] }]);
    const { outcome, events } = await runAgentTest(model, [bash], { ...FULL, signal: controller.signal });
    expect(outcome.status).toBe('aborted');
    expect(ofType(events, 'turn_end').map((turn) => turn.requestsAnotherTurn)).toEqual([false]);
    expect(ofType(events, 'effect_receipt').map(({ status }) => status)).toEqual(['started', 'unknown']);
    expect(model.requests).toHaveLength(1);
  });

  it('S-43 a receipt is committed for a result, unknown for an error, and there is none for reading', async () => {
    const calls = [READ_A, { tool: 'write', args: { path: 'a' } }, { tool: 'bash' }];
    const tools = [toolOf('read'), toolOf('write'), toolOf('bash', { isError: true })];
    const { events } = await runAgentTest(modelOf([{ calls }, {}]), tools, FULL);
    expect(ofType(events, 'effect_receipt').map(({ tool, status }) => `${tool} ${status}`)).toEqual([
      'write started',
      'write committed',
      'bash started',
      'bash unknown',
    ]);
  });

  it('an id that the model uses twice is two calls in the trace', async () => {
    const call = { ...READ_A, id: 'same' };
    const model = modelOf([{ calls: [call, call] }, { calls: [call] }, {}]);
    const { events } = await runAgentTest(model, [toolOf('read')], FULL);
    expect(ofType(events, 'tool_call').map(({ callId }) => callId)).toEqual(['same', 'same~2', 'same~3']);
    expect(model.requests[2]?.messages.filter(({ role }) => role === 'tool')).toMatchObject([
      { callId: 'same' },
      { callId: 'same~2' },
      { callId: 'same~3' },
    ]);
  });

  it('names of tools are canonical', async () => {
    const { events, outcome } = await runAgentTest(
      modelOf([{ calls: [{ tool: 'Read', args: { path: 'a' } }] }, {}]),
      [toolOf('read')],
      { permissions: { allow: ['read'] } },
    );
    expect(outcome.status).toBe('succeeded');
    expect(ofType(events, 'tool_call').map(({ tool }) => tool)).toEqual(['read']);
  });

  it('an answer of a tool that is too long for the model is cut for it, and counted whole', async () => {
    const model = modelOf([{ calls: [READ_A] }, {}]);
    const { events } = await runAgentTest(model, [toolOf('read', { text: 'x'.repeat(300_000) })], FULL);
    expect(ofType(events, 'tool_result')[0]?.outputChars).toBe(300_000);
    const told = model.requests[1]?.messages[2];
    expect(told?.text.length).toBeLessThan(263_000);
  });
});

describe('a call that cannot run', () => {
  const strict = {
    type: 'object',
    properties: { path: { type: 'string' }, limit: { type: 'integer' } },
    required: ['path'],
    additionalProperties: false,
  };

  it.each([
    ['unknown tool', { tool: 'frobnicate', args: {} }],
    ['broken JSON', { tool: 'read', rawArgs: '{"path": "a' }],
    ['JSON that is no object', { tool: 'read', rawArgs: '["a"]' }],
    ['missing argument', { tool: 'read', args: {} }],
    ['wrong type', { tool: 'read', args: { path: 5 } }],
    ['unknown argument', { tool: 'read', args: { path: 'a', pth: 'b' } }],
  ])('is a failure that the model is told about: %s', async (_title, call) => {
    const read = toolOf('read', {}, strict);
    const model = modelOf([{ calls: [call] }, { text: 'sorry' }]);
    const record = await runAgentTest(model, [read], FULL);
    expect(record.outcome.status).toBe('succeeded');
    expect(record.metrics).toMatchObject({ toolCalls: 1, toolFailures: 1, turns: 2 });
    expect(read.ran).toEqual([]);
    expect(model.requests[1]?.messages[2]).toMatchObject({ role: 'tool', isError: true });
    expect(ofType(record.events, 'policy_denied')).toEqual([]);
  });

  it('asks nobody', async () => {
    const model = modelOf([{ calls: [{ tool: 'read', args: {} }] }, {}]);
    const { outcome, events } = await runAgentTest(model, [toolOf('read', {}, strict)]);
    expect(outcome.status).toBe('succeeded');
    expect(ofType(events, 'approval_required')).toEqual([]);
  });

  it('S-15 counts against the budget of failures', async () => {
    const model = modelOf([{ calls: [{ tool: 'nope' }] }]);
    const { outcome, metrics } = await runAgentTest(model, [], { limits: { maxToolFailures: 3 } });
    expect(outcome.status).toBe('budget_exceeded');
    expect(metrics).toMatchObject({ toolFailures: 4, turns: 4 });
  });

  it('a tool that throws has failed', async () => {
    const boom = toolOf('read', () => Promise.reject(new Error('boom')));
    const model = modelOf([{ calls: [READ_A] }, {}]);
    const { outcome } = await runAgentTest(model, [boom], FULL);
    expect(outcome.status).toBe('succeeded');
    expect(model.requests[1]?.messages[2]).toMatchObject({ text: 'boom', isError: true });
  });
});

describe('budgets of the runtime', () => {
  it('S-14 maxToolCalls 0: blocked, one event, budget_exceeded', async () => {
    const read = toolOf('read');
    const { outcome, events } = await runAgentTest(modelOf([{ calls: [READ_A] }]), [read], {
      ...FULL,
      limits: { maxToolCalls: 0 },
    });
    expect(outcome.status).toBe('budget_exceeded');
    expect(ofType(events, 'budget_exceeded')).toMatchObject([
      { dimension: 'toolCalls', limit: 0, actual: 1 },
    ]);
    expect(ofType(events, 'policy_denied')).toEqual([]);
    expect(read.ran).toEqual([]);
  });

  it('the call within the budget runs, the one beyond it does not, and the model is not asked again', async () => {
    const write = toolOf('write');
    const calls = ['a', 'b'].map((path) => ({ tool: 'write', args: { path } }));
    const model = modelOf([{ calls }]);
    const { outcome, events } = await runAgentTest(model, [write], { ...FULL, limits: { maxToolCalls: 1 } });
    expect(write.ran).toEqual([{ path: 'a' }]);
    expect(outcome.status).toBe('budget_exceeded');
    expect(model.requests).toHaveLength(1);
    expect(ofType(events, 'effect_receipt').map(({ status }) => status)).toEqual([
      'started',
      'committed',
      'not_started',
    ]);
  });

  it('a call that cannot run spends the budget of calls as well', async () => {
    const model = modelOf([{ calls: [{ tool: 'nope' }] }]);
    const { outcome } = await runAgentTest(model, [], { limits: { maxToolCalls: 2, maxToolFailures: 99 } });
    expect(outcome.status).toBe('budget_exceeded');
    expect(model.requests).toHaveLength(3);
  });

  it('S-15 the fourth failure ends the run before the next call of the batch', async () => {
    const bash = toolOf('bash', { isError: true });
    const write = toolOf('write');
    const fail = { tool: 'bash' };
    const calls = [fail, fail, fail, fail, { tool: 'write', args: { path: 'a' } }];
    const { outcome, events } = await runAgentTest(modelOf([{ calls }]), [bash, write], FULL);
    expect(outcome.status).toBe('budget_exceeded');
    expect(ofType(events, 'budget_exceeded')).toMatchObject([
      { dimension: 'toolFailures', limit: 3, actual: 4 },
    ]);
    expect(bash.ran).toHaveLength(4);
    expect(write.ran).toEqual([]);
  });

  it('S-16 maxTurns 1: the turn that asks for tools is the last', async () => {
    const model = modelOf([{ calls: [READ_A] }]);
    const ended = await runAgentTest(model, [toolOf('read')], { ...FULL, limits: { maxTurns: 1 } });
    expect(ended.outcome.status).toBe('budget_exceeded');
    expect(ofType(ended.events, 'budget_exceeded')).toMatchObject([
      { dimension: 'turns', limit: 1, actual: 2 },
    ]);
    expect(model.requests).toHaveLength(1);
    const content = await runAgentTest(modelOf([{ text: 'done' }]), [], { limits: { maxTurns: 1 } });
    expect(content.outcome.status).toBe('succeeded');
  });

  it('S-17 tokens and cost beyond their limits in one turn are one violation', async () => {
    const usage = { inputTokens: 6, outputTokens: 5, costUsd: 0.02 };
    const { outcome, events } = await runAgentTest(modelOf([{ text: 'x', usage }]), [], {
      limits: { maxTokens: 10, maxCostUsd: 0.01 },
    });
    expect(outcome.status).toBe('budget_exceeded');
    expect(ofType(events, 'budget_exceeded')).toMatchObject([{ dimension: 'tokens', limit: 10, actual: 11 }]);
  });
});

describe('an answer that is none', () => {
  it.each([
    ['length', 'max_tokens'],
    ['content_filter', 'refusal'],
  ] as const)('the finish reason %s fails the run with %s, which is decided', async (reason, code) => {
    const record = await runAgentTest(modelOf([{ text: 'part', reason }]), []);
    expect(record.outcome).toMatchObject({ status: 'failed', finishReason: code });
    expect(record).not.toHaveProperty('infrastructure');
    expect(record.response.text).toBe('part');
    expect(record.metrics.turns).toBe(1);
  });

  it('an answer that was cut but asks for a tool goes on', async () => {
    const model = modelOf([{ calls: [READ_A], reason: 'length' }, { text: 'done' }]);
    expect((await runAgentTest(model, [toolOf('read')], FULL)).outcome.status).toBe('succeeded');
  });

  it.each([
    [new ModelError('provider_auth', 'HTTP 401', { status: 401 }), 'provider_auth', true],
    [new ModelError('model_script_exhausted', 'no turn left'), 'model_script_exhausted', true],
    [new ModelError('agent_failed', 'x'), 'agent_failed', false],
    [new Error('bug'), 'unknown', false],
  ])('%s ends the run with its code', async (error, code, infrastructure) => {
    const model = modelOf([{ error }]);
    const record = await runAgentTest(model, []);
    expect(record.outcome).toMatchObject({ status: 'failed', finishReason: code });
    expect(record.infrastructure !== undefined).toBe(infrastructure);
    expect(model.requests).toHaveLength(1);
    expect(record.events.map(({ type }) => type)).toEqual(['agent_start', 'agent_end', 'error']);
  });

  it('an endless answer is kept in part, and says so', async () => {
    const record = await runAgentTest(modelOf([{ text: Array(40).fill('x'.repeat(50_000)) }]), []);
    expect(record.response.truncated).toBe(true);
    expect(record.response.text).toHaveLength(1024 * 1024);
    expect(record.metrics.outputChars).toBe(2_000_000);
  });
});
