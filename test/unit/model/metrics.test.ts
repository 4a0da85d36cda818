import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../../src/generated/types.ts';
import { countMetrics } from '../../../src/model/metrics.ts';

function turn(rest: { tokens?: number; costUsd?: number } = {}): TraceEvent {
  return { type: 'turn_end', agent: 'main', ...rest };
}

const REST = { durationMs: 12, outputChars: 3 };

describe('countMetrics', () => {
  it('S-10 adds up what the turns reported and leaves final messages aside', () => {
    const events = [turn({ tokens: 70, costUsd: 0.01 }), turn({ tokens: 30, costUsd: 0.02 })];
    const metrics = countMetrics({ events, ...REST, finalUsage: { tokens: 999, costUsd: 9 } });
    expect(metrics).toMatchObject({ turns: 2, tokens: 100, costUsd: 0.03 });
  });

  it('a sum of costs has no noise of binary fractions', () => {
    const events = [turn({ costUsd: 0.1 }), turn({ costUsd: 0.2 }), turn({ costUsd: 0.000001 })];
    expect(countMetrics({ events, ...REST }).costUsd).toBe(0.300001);
  });

  it('S-11 what nobody reported is absent, and a reported zero is zero', () => {
    const unknown = countMetrics({ events: [turn()], ...REST });
    expect(unknown).not.toHaveProperty('tokens');
    expect(unknown).not.toHaveProperty('costUsd');
    expect(countMetrics({ events: [turn({ tokens: 0, costUsd: 0 })], ...REST })).toMatchObject({
      tokens: 0,
      costUsd: 0,
    });
  });

  it('final messages count when no turn reported anything', () => {
    const metrics = countMetrics({ events: [turn()], ...REST, finalUsage: { tokens: 5 } });
    expect(metrics.tokens).toBe(5);
    expect(metrics).not.toHaveProperty('costUsd');
  });

  it('counts calls, failures, retries of both scopes and steps', () => {
    const events: TraceEvent[] = [
      { type: 'tool_call', agent: 'main', tool: 'read', args: {} },
      { type: 'tool_result', agent: 'main', tool: 'read', isError: true },
      { type: 'tool_call', agent: 'main', tool: 'read', args: {} },
      { type: 'tool_result', agent: 'main', tool: 'read', isError: false },
      { type: 'retry', scope: 'provider', attempt: 1 },
      { type: 'retry', scope: 'workflow', attempt: 1 },
      { type: 'step_end', stepId: 'a', ok: true },
      { type: 'step_end', stepId: 'b', ok: false },
    ];
    expect(countMetrics({ events, ...REST })).toEqual({
      durationMs: 12,
      turns: 0,
      steps: { total: 2, succeeded: 1, failed: 1 },
      toolCalls: 2,
      toolFailures: 1,
      retries: 2,
      outputChars: 3,
    });
  });
});
