import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../../src/generated/types.ts';
import { decideOutcome } from '../../../src/model/outcome.ts';

function denial(code?: string): TraceEvent {
  const event = { type: 'policy_denied', agent: 'main', tool: 'bash', reason: 'no' } as const;
  return code === undefined ? event : { ...event, code };
}

const RESULT: TraceEvent = { type: 'tool_result', agent: 'main', tool: 'read', isError: false };
const SPENT: TraceEvent = {
  type: 'budget_exceeded',
  dimension: 'turns',
  limit: 1,
  actual: 2,
  message: 'turns: 2 is more than the limit of 1',
};

describe('decideOutcome', () => {
  it('a run without error and denial succeeded', () => {
    expect(decideOutcome({ events: [RESULT] })).toEqual({ status: 'succeeded', finishReason: 'completed' });
  });

  it('S-8 a denial without a code pauses the run as a denied approval, whatever else succeeded', () => {
    expect(decideOutcome({ events: [RESULT, denial()] })).toMatchObject({
      status: 'paused',
      finishReason: 'tool_approval_denied',
      error: { code: 'tool_approval_denied', message: 'bash: no' },
    });
  });

  it.each([
    { codes: ['tool_denied'], reason: 'policy_denied' },
    { codes: ['policy_denied'], reason: 'policy_denied' },
    { codes: ['path_outside_workspace', 'denied_in_batch'], reason: 'policy_denied' },
    { codes: ['approval_denied'], reason: 'tool_approval_denied' },
    { codes: ['no_approver', 'denied_in_batch'], reason: 'tool_approval_denied' },
    { codes: ['tool_denied', 'approval_denied'], reason: 'tool_approval_denied' },
    { codes: ['denied_in_batch'], reason: 'tool_approval_denied' },
  ])('denials by $codes pause the run with $reason', ({ codes, reason }) => {
    expect(decideOutcome({ events: codes.map(denial) })).toMatchObject({
      status: 'paused',
      finishReason: reason,
    });
  });

  it.each([
    ['aborted', 'aborted'],
    ['run_timeout', 'timeout'],
    ['step_timeout', 'timeout'],
    ['budget_exceeded', 'budget_exceeded'],
    ['retry_limit', 'budget_exceeded'],
    ['step_limit', 'budget_exceeded'],
    ['loop_paused', 'paused'],
    ['agent_failed', 'failed'],
    ['unknown', 'failed'],
  ])('S-9 the error code %s gives the status %s', (code, status) => {
    expect(decideOutcome({ error: { code, message: 'm' }, events: [] })).toEqual({
      status,
      finishReason: code,
      error: { code, message: 'm' },
    });
  });

  it('an error comes before a denial', () => {
    const error = { code: 'agent_failed', message: 'm' };
    expect(decideOutcome({ error, events: [denial('tool_denied')] }).finishReason).toBe('agent_failed');
  });

  it('a spent budget comes before a thrown error, a checkpoint failure before both', () => {
    const thrown = { code: 'agent_failed', message: 'm' };
    expect(decideOutcome({ error: thrown, events: [SPENT] }).error).toEqual({
      code: 'budget_exceeded',
      message: 'turns: 2 is more than the limit of 1',
    });
    const checkpoint = { code: 'checkpoint_too_large', message: 'm' };
    expect(decideOutcome({ error: checkpoint, events: [SPENT] })).toMatchObject({
      status: 'failed',
      finishReason: 'checkpoint_too_large',
    });
  });

  it.each([
    ['turns', 'budget_exceeded', 'budget_exceeded'],
    ['steps', 'step_limit', 'budget_exceeded'],
    ['stepTime', 'step_timeout', 'timeout'],
    ['runTime', 'run_timeout', 'timeout'],
    ['retries', 'retry_exhausted', 'failed'],
  ])('a spent budget of %s is the finish reason %s and the status %s', (dimension, finishReason, status) => {
    const spent = { ...SPENT, dimension };
    const error = { code: 'aborted', message: 'stopped meanwhile' };
    expect(decideOutcome({ error, events: [spent] })).toMatchObject({ status, finishReason });
    const own = { code: finishReason, message: 'told', details: { cap: 'global' } };
    expect(decideOutcome({ error: own, events: [spent] }).error).toEqual(own);
  });
});
