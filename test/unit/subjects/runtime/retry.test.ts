import { describe, expect, it } from 'vitest';
import { ModelError } from '../../../../src/model/model-error.ts';
import { createManualClock } from '../../../helpers/manual-clock.ts';
import { modelOf, type Turn, unavailable } from '../../../helpers/model-of.ts';
import { ofType, runAgentTest, type TestRun } from '../../../helpers/run-agent.ts';

/** Runs to the end, the clock going on as far as it is needed. */
async function run(turns: readonly Turn[], options: TestRun = {}) {
  const clock = createManualClock();
  const model = modelOf(turns, clock);
  const running = runAgentTest(model, [], { ...options, clock });
  await clock.advance(200_000);
  return { record: await running, model };
}

describe('a model that fails for a moment', () => {
  it('is asked again, visibly, each wait twice as long as the last', async () => {
    const { record, model } = await run([
      { error: unavailable() },
      { error: unavailable() },
      { text: 'there' },
    ]);
    expect(record.outcome.status).toBe('succeeded');
    expect(record.response.text).toBe('there');
    expect(ofType(record.events, 'retry')).toEqual([
      { type: 'retry', scope: 'provider', attempt: 1, reason: 'provider_unavailable: HTTP 503' },
      { type: 'retry', scope: 'provider', attempt: 2, reason: 'provider_unavailable: HTTP 503' },
    ]);
    expect(record.metrics.retries).toBe(2);
    expect(record.durationMs).toBe(1500);
    expect(model.requests).toHaveLength(3);
  });

  it('S-75 maxRetries 2 means three tries, and then infrastructure', async () => {
    const { record, model } = await run([{ error: unavailable() }], { limits: { maxRetries: 2 } });
    expect(model.requests).toHaveLength(3);
    expect(record.outcome).toMatchObject({ status: 'failed', finishReason: 'provider_unavailable' });
    expect(record.infrastructure?.code).toBe('provider_unavailable');
  });

  it('S-75 HTTP 400 is tried once', async () => {
    const error = new ModelError('provider_refused', 'HTTP 400', { status: 400 });
    expect((await run([{ error }])).model.requests).toHaveLength(1);
  });

  it('the server says how long to wait', async () => {
    const { record } = await run([{ error: unavailable({ retryAfterMs: 60_000 }) }, { text: 'x' }]);
    expect(record.durationMs).toBe(60_000);
    expect(record.outcome.status).toBe('succeeded');
  });

  it('a wait beyond the deadline is not begun: the server failed, the agent was not slow', async () => {
    const { record, model } = await run([{ error: unavailable({ retryAfterMs: 60_000 }) }], {
      limits: { runTimeoutMs: 30_000 },
    });
    expect(record.outcome.finishReason).toBe('provider_unavailable');
    expect(record.durationMs).toBe(0);
    expect(model.requests).toHaveLength(1);
  });

  it('an answer that breaks off is asked for again', async () => {
    const { record } = await run([{ text: 'ha', cut: true }, { text: 'whole' }]);
    expect(record.response.text).toBe('whole');
    expect(ofType(record.events, 'retry')[0]?.reason).toContain('network_error');
  });

  it('the end of the run ends the wait', async () => {
    const controller = new AbortController();
    const clock = createManualClock();
    const model = modelOf([{ error: unavailable() }]);
    const running = runAgentTest(model, [], { clock, signal: controller.signal });
    await clock.advance(100);
    controller.abort();
    expect((await running).outcome.status).toBe('aborted');
    expect(model.requests).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});
