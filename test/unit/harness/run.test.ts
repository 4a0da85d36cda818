import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../helpers/manual-clock.ts';
import { modelOf } from '../../helpers/model-of.ts';
import { ofType, runAgentTest, runTest, subjectOf } from '../../helpers/run-agent.ts';

/** A subject that ends only when it is told to. */
const OBEDIENT = subjectOf(async (request) => {
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
  return { response: 'half', error: { code: 'agent_failed', message: 'cut off' } };
});

const DEAF = subjectOf(() => new Promise(() => undefined));

describe('a run that ends by itself', () => {
  it('succeeds, with the answer and the counts', async () => {
    const record = await runTest(subjectOf(async () => ({ response: 'hello' })));
    expect(record).toEqual({
      runId: 'run-1',
      outcome: { status: 'succeeded', finishReason: 'completed' },
      metrics: {
        durationMs: 0,
        turns: 0,
        steps: { total: 0, succeeded: 0, failed: 0 },
        toolCalls: 0,
        toolFailures: 0,
        retries: 0,
        outputChars: 5,
      },
      events: [],
      response: { text: 'hello', truncated: false },
      securityFindings: [],
      warnings: [],
      durationMs: 0,
    });
  });

  it('C-14 a secret that was hidden in its output is a security finding', async () => {
    const end = { response: '[hidden]', exposedSecrets: ['ACME_API_KEY'] };
    const { securityFindings } = await runTest(subjectOf(async () => end));
    expect(securityFindings).toEqual([
      { code: 'secret_exposed', message: expect.stringContaining('ACME_API_KEY') },
    ]);
  });

  it('S-57 a subject that throws has failed: with its own code, else as unknown', async () => {
    const thrown = Object.assign(new Error('gone wrong'), { code: 'agent_failed' });
    const record = await runTest(subjectOf(() => Promise.reject(thrown)));
    expect(record.outcome).toEqual({
      status: 'failed',
      finishReason: 'agent_failed',
      error: { code: 'agent_failed', message: 'gone wrong' },
    });
    expect(record).not.toHaveProperty('infrastructure');
    expect(ofType(record.events, 'error')).toEqual([
      { type: 'error', code: 'agent_failed', message: 'gone wrong', fatal: true },
    ]);
    for (const error of [new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), 'x']) {
      const { outcome, infrastructure } = await runTest(subjectOf(() => Promise.reject(error)));
      expect(outcome).toMatchObject({ status: 'failed', finishReason: 'unknown', error: { message: 'x' } });
      expect(infrastructure).toBeUndefined();
    }
  });

  it('a subject that throws before it returns a promise has failed too', async () => {
    const subject = subjectOf(() => {
      throw new Error('x');
    });
    expect((await runTest(subject)).outcome.finishReason).toBe('unknown');
  });

  it.each([
    [{ code: 'provider_unavailable', message: 'HTTP 500' }, true],
    [{ code: 'subject_not_started', message: 'exit 3' }, true],
    [{ code: 'house_rule', message: 'x', infrastructure: true }, true],
    [{ code: 'rate_limit', message: 'x', infrastructure: false }, false],
    [{ code: 'refusal', message: 'x' }, false],
  ])('C-26 the error %j is infrastructure: %s', async (error, infrastructure) => {
    const record = await runTest(subjectOf(async () => ({ response: '', error })));
    const { code, message } = error;
    expect(record.outcome).toEqual({ status: 'failed', finishReason: code, error: { code, message } });
    expect(record.infrastructure).toEqual(infrastructure ? { code, message } : undefined);
  });

  it('C-13 an answer without end is cut, and says so', async () => {
    const record = await runTest(subjectOf(async () => ({ response: 'x'.repeat(2_000_000) })));
    expect(record.response.truncated).toBe(true);
    expect(record.response.text).toHaveLength(1024 * 1024);
    expect(record.metrics.outputChars).toBe(2_000_000);
  });

  it('what a subject emits after its end is not part of the run', async () => {
    let late = () => {};
    const subject = subjectOf(async (_request, host) => {
      late = () => host.emit({ type: 'tool_call', agent: 'a', tool: 't', args: {} });
      return { response: '' };
    });
    const record = await runTest(subject);
    late();
    expect(record.events).toEqual([]);
  });
});

describe('a run that is ended', () => {
  it('S-19 the deadline ends it as a timeout, whatever the subject then says', async () => {
    const clock = createManualClock();
    const running = runTest(OBEDIENT, { clock, limits: { runTimeoutMs: 10 } });
    await clock.advance(10);
    const record = await running;
    expect(record.outcome).toMatchObject({ status: 'timeout', finishReason: 'run_timeout' });
    expect(record.durationMs).toBe(10);
    expect(record).not.toHaveProperty('infrastructure');
    expect(clock.waiting).toBe(0);
  });

  it('S-19 a model that answers after the deadline has answered too late', async () => {
    const clock = createManualClock();
    const model = modelOf([{ text: 'late', delayMs: 100 }], clock);
    const running = runAgentTest(model, [], { clock, limits: { runTimeoutMs: 10 } });
    await clock.advance(200);
    expect((await running).outcome).toMatchObject({ status: 'timeout', finishReason: 'run_timeout' });
  });

  it('an infrastructure error that follows the deadline does not make it infrastructure', async () => {
    const clock = createManualClock();
    const subject = subjectOf(async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { response: '', error: { code: 'network_error', message: 'cut', infrastructure: true } };
    });
    const running = runTest(subject, { clock, limits: { runTimeoutMs: 10 } });
    await clock.advance(10);
    expect(await running).not.toHaveProperty('infrastructure');
  });

  it("leaves nothing behind on the caller's signal", async () => {
    const { signal } = new AbortController();
    await runTest(
      subjectOf(async () => ({ response: '' })),
      { signal },
    );
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it("the caller's deadline comes before the configured one", async () => {
    const clock = createManualClock();
    const running = runTest(OBEDIENT, { clock, limits: { runTimeoutMs: 10 }, timeoutMs: 30 });
    await clock.advance(30);
    expect((await running).durationMs).toBe(30);
  });

  it('a deadline of 0 sets no timer', async () => {
    const clock = createManualClock();
    let timers = -1;
    const subject = subjectOf(async () => {
      timers = clock.waiting;
      return { response: '' };
    });
    await runTest(subject, { clock, limits: { runTimeoutMs: 0 } });
    expect(timers).toBe(0);
    await runTest(subject, { clock });
    expect(timers).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  it('the caller stops it: aborted, and no evidence about the agent', async () => {
    const controller = new AbortController();
    const running = runTest(OBEDIENT, { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({
      outcome: { status: 'aborted', finishReason: 'aborted' },
      infrastructure: { code: 'aborted' },
    });
  });

  it('a run that is stopped before it starts never starts', async () => {
    let started = false;
    const subject = subjectOf(async () => {
      started = true;
      return { response: '' };
    });
    const record = await runTest(subject, { signal: AbortSignal.abort() });
    expect(record.outcome.status).toBe('aborted');
    expect(started).toBe(false);
  });

  it('a subject that does not end is left alone after a while, with a warning', async () => {
    const clock = createManualClock();
    const running = runTest(DEAF, { clock, limits: { runTimeoutMs: 10 }, graceMs: 50 });
    await clock.advance(60);
    const record = await running;
    expect(record.outcome.status).toBe('timeout');
    expect(record.warnings).toEqual([expect.objectContaining({ code: 'subject_unresponsive' })]);
    expect(record.durationMs).toBe(60);
  });

  it('a trace that cannot be written ends the run as infrastructure', async () => {
    const record = await runTest(
      subjectOf(async (request, host) => {
        host.emit({ type: 'agent_start', agent: 'a' });
        return { response: String(request.signal.aborted) };
      }),
      {
        writeEntry: () => {
          throw new Error('no space left');
        },
      },
    );
    expect(record.response.text).toBe('true');
    expect(record.infrastructure).toEqual({ code: 'trace_write_failed', message: 'no space left' });
  });
});

describe('budgets of a run', () => {
  const turn = { type: 'turn_end', agent: 'a', tokens: 11, costUsd: 0.02 } as const;

  it('S-17 one event, and the run ends as budget_exceeded although the subject was content', async () => {
    const subject = subjectOf(async (request, host) => {
      host.emit(turn);
      host.emit(turn);
      return { response: String(request.signal.aborted) };
    });
    const record = await runTest(subject, { limits: { maxTokens: 10, maxCostUsd: 0.01 } });
    expect(record.outcome).toMatchObject({ status: 'budget_exceeded', finishReason: 'budget_exceeded' });
    expect(ofType(record.events, 'budget_exceeded')).toMatchObject([
      { dimension: 'tokens', limit: 10, actual: 11 },
    ]);
    expect(record.response.text).toBe('true');
    expect(record.metrics).toMatchObject({ tokens: 22, costUsd: 0.04 });
  });

  it('a subject whose calls can only be watched is ended at the first call too many', async () => {
    const call = { type: 'tool_call', agent: 'a', tool: 't', args: {} } as const;
    const subject = subjectOf(async (request, host) => {
      host.emit(call);
      const before = request.signal.aborted;
      host.emit(call);
      return { response: `${before} ${request.signal.aborted}` };
    });
    const record = await runTest(subject, { limits: { maxToolCalls: 1 } });
    expect(record.response.text).toBe('false true');
    expect(record.outcome.status).toBe('budget_exceeded');
  });

  it('what fails because the run was ended spends no budget', async () => {
    const clock = createManualClock();
    const subject = subjectOf(async (request, host) => {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      host.emit({ type: 'tool_result', agent: 'a', tool: 't', isError: true });
      return { response: '' };
    });
    const running = runTest(subject, { clock, limits: { maxToolFailures: 0, runTimeoutMs: 5 } });
    await clock.advance(5);
    expect((await running).outcome.status).toBe('timeout');
  });

  it('a limit on what nobody reports gives one warning', async () => {
    const subject = subjectOf(async (_request, host) => {
      host.emit({ type: 'turn_end', agent: 'a' });
      return { response: '' };
    });
    const record = await runTest(subject, { limits: { maxTokens: 10, maxCostUsd: 1 } });
    expect(record.outcome.status).toBe('succeeded');
    expect(record.warnings.map(({ code }) => code)).toEqual(['budget_unenforceable']);
    expect(record.metrics).not.toHaveProperty('tokens');
    expect((await runTest(subject)).warnings).toEqual([]);
  });
});
