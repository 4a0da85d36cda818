import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuntimeLimits, TraceEvent } from '../../../src/generated/types.ts';
import { createBudgets } from '../../../src/harness/budgets.ts';
import { completeLimits } from '../../../src/model/limits.ts';

function budgetsOf(limits: RuntimeLimits) {
  return createBudgets(completeLimits(limits));
}

function turn(rest: { tokens?: number; costUsd?: number; requestsAnotherTurn?: boolean } = {}): TraceEvent {
  return { type: 'turn_end', agent: 'a', ...rest };
}

const FAILURE: TraceEvent = { type: 'tool_result', agent: 'a', tool: 'bash', isError: true };

function call(callId?: string): TraceEvent {
  return {
    type: 'tool_call',
    agent: 'a',
    tool: 'bash',
    args: {},
    ...(callId === undefined ? {} : { callId }),
  };
}

describe('createBudgets', () => {
  it('S-14 maxToolCalls 0 forbids the first call', () => {
    expect(budgetsOf({ maxToolCalls: 0 }).admit('c1')).toMatchObject({
      dimension: 'toolCalls',
      limit: 0,
      actual: 1,
    });
  });

  it('S-15 maxToolFailures 3 bears three failures; the fourth is one too many', () => {
    const budgets = budgetsOf({ maxToolFailures: 3 });
    expect([1, 2, 3].map(() => budgets.observe(FAILURE))).toEqual([undefined, undefined, undefined]);
    expect(budgets.observe(FAILURE)).toMatchObject({ dimension: 'toolFailures', limit: 3, actual: 4 });
  });

  it('S-16 maxTurns 1 ends a run that asks for a second turn, and no other', () => {
    expect(budgetsOf({ maxTurns: 1 }).observe(turn({ requestsAnotherTurn: true }))).toMatchObject({
      dimension: 'turns',
      limit: 1,
      actual: 2,
    });
    expect(budgetsOf({ maxTurns: 1 }).observe(turn({ requestsAnotherTurn: false }))).toBeUndefined();
  });

  it('S-17 the first violation is reported, once', () => {
    const budgets = budgetsOf({ maxTokens: 10, maxCostUsd: 0.01 });
    expect(budgets.observe(turn({ tokens: 11, costUsd: 0.02 }))?.dimension).toBe('tokens');
    expect(budgets.observe(turn({ tokens: 11, costUsd: 0.02 }))).toBeUndefined();
    expect(budgets.violation).toMatchObject({ dimension: 'tokens', actual: 11 });
  });

  it('a budget that is spent exactly is kept', () => {
    const budgets = budgetsOf({ maxTokens: 10, maxCostUsd: 0.3, maxToolCalls: 1 });
    expect(budgets.observe(turn({ tokens: 4, costUsd: 0.1 }))).toBeUndefined();
    expect(budgets.observe(turn({ tokens: 6, costUsd: 0.2 }))).toBeUndefined();
    expect(budgets.observe(call())).toBeUndefined();
  });

  it('S-18 calls of before count', () => {
    const budgets = budgetsOf({ maxToolCalls: 1 });
    budgets.observe(call('old'));
    expect(budgets.admit('new')).toMatchObject({ dimension: 'toolCalls', actual: 2 });
  });

  it('a call that is traced and asked for counts once, in either order, also when its id comes back', () => {
    const budgets = budgetsOf({ maxToolCalls: 2 });
    budgets.observe(call('c1'));
    budgets.admit('c1');
    budgets.admit('c1');
    expect(budgets.observe(call('c1'))).toBeUndefined();
    expect(budgets.observe(call('c1'))).toMatchObject({ actual: 3 });
  });

  it('a limit on what nobody reported cannot be enforced', () => {
    const budgets = budgetsOf({ maxTokens: 10, maxCostUsd: 1 });
    budgets.observe(turn({ tokens: 5 }));
    expect(budgets.unenforceable()).toEqual(['costUsd']);
    budgets.observe(turn());
    expect(budgets.unenforceable()).toEqual(['tokens', 'costUsd']);
    expect(budgetsOf({}).unenforceable()).toEqual([]);
  });

  it('reports at most one violation of any stream of events, and only one that is real', () => {
    const event = fc.oneof(
      fc
        .record({
          tokens: fc.nat(50),
          costUsd: fc.double({ min: 0, max: 1, noNaN: true }),
          requestsAnotherTurn: fc.boolean(),
        })
        .map(turn),
      fc.constant(turn()),
      fc.constant(FAILURE),
      fc.constantFrom('a', 'b', undefined).map(call),
    );
    const limits = fc.record(
      {
        maxTurns: fc.integer({ min: 1, max: 5 }),
        maxToolCalls: fc.nat(5),
        maxToolFailures: fc.nat(5),
        maxTokens: fc.integer({ min: 1, max: 99 }),
        maxCostUsd: fc.nat(2),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(limits, fc.array(event), (some, events) => {
        const budgets = budgetsOf(some);
        const violations = events.map(budgets.observe).filter((one) => one !== undefined);
        expect(violations.length).toBeLessThanOrEqual(1);
        for (const { actual, limit } of violations) expect(actual).toBeGreaterThan(limit);
        expect(budgets.violation).toBe(violations[0]);
      }),
    );
  });
});
