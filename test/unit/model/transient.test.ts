import { describe, expect, it } from 'vitest';
import { INFRASTRUCTURE_CODES, isInfrastructureCode } from '../../../src/model/infrastructure.ts';
import { ModelError } from '../../../src/model/model-error.ts';
import { isTransient } from '../../../src/model/transient.ts';

describe('isTransient', () => {
  it.each([
    new ModelError('rate_limit', 'slow down'),
    new ModelError('provider_unavailable', 'down', { status: 503 }),
    Object.assign(new Error('x'), { status: 408 }),
    Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'EAI_AGAIN' }) }),
  ])('%s may be tried again', (error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    new ModelError('provider_refused', 'bad request', { status: 400 }),
    new ModelError('provider_auth', 'no', { status: 401 }),
    new ModelError('model_script_exhausted', 'over'),
    new Error('plain'),
    Object.assign(new Error('x'), { status: 600 }),
    Object.assign(new Error('x', { cause: new ModelError('rate_limit', 'y') }), { code: 'approval_denied' }),
    undefined,
    'rate_limit',
  ])('%s is permanent', (error) => {
    expect(isTransient(error)).toBe(false);
  });

  it('a chain of causes that bites its tail is followed once', () => {
    const error = new Error('x');
    error.cause = error;
    expect(isTransient(error)).toBe(false);
  });
});

describe('isInfrastructureCode', () => {
  it.each([
    'provider_unavailable',
    'rate_limit',
    'provider_auth',
    'missing_credential',
    'model_script_exhausted',
  ])('%s says nothing about the agent', (code) => {
    expect(isInfrastructureCode(code)).toBe(true);
  });

  it.each(['agent_failed', 'unknown', 'max_tokens', 'refusal', 'run_timeout', 'budget_exceeded', 'aborted'])(
    'S-57 %s is decided',
    (code) => {
      expect(isInfrastructureCode(code)).toBe(false);
    },
  );

  it('every code has its reason', () => {
    for (const [code, why] of INFRASTRUCTURE_CODES) expect(why, code).not.toBe('');
  });
});
