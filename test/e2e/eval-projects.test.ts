import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunk, startChatServer, usageChunk } from '../helpers/chat-server.ts';
import { copyFixture } from '../helpers/cli.ts';
import { evaluateProject } from '../helpers/evaluate-project.ts';
import { startRepository } from '../helpers/git-project.ts';

describe('a CoreMind project, as it stands', () => {
  it.each([[['coremind.yaml']], [[]]])('with its version 1 suite, named by %j', async (args) => {
    await using server = await startChatServer({
      chunks: [
        chunk({ content: '订单 A-100 已支付。' }),
        chunk({}, 'stop'),
        usageChunk({ prompt_tokens: 30, completion_tokens: 9, total_tokens: 39 }),
      ],
    });
    const project = copyFixture('seed-text');
    const config = join(project, 'coremind.yaml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('BASE_URL', server.baseUrl));
    const { code, report, attempt } = await evaluateProject(project, args, {
      env: { ORDERS_API_KEY: 'k3y-of-orders' },
    });
    expect(code).toBe(0);
    expect(attempt('paid-order')).toMatchObject({
      verdict: 'passed',
      transcript: '订单 A-100 已支付。',
      metrics: { tokens: 39, turns: 1 },
    });
    expect(report.manifest.config.path).toBe('coremind.yaml');
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer k3y-of-orders');
    expect(server.requests[0]?.body).toMatchObject({
      model: 'order-model',
      temperature: 0.2,
      messages: [
        { role: 'system', content: '你回答订单问题。' },
        { role: 'user', content: '查询订单 A-100' },
      ],
    });
  });

  it('with its version 2 suite of all seven graders, three times, from a dirty repository', async () => {
    const project = copyFixture('seed-repair');
    startRepository(project);
    writeFileSync(join(project, 'TODO.md'), 'my own words\n');
    const { code, report } = await evaluateProject(project);
    expect(report.attempts.map(({ verdict, reason }) => [verdict, reason])).toEqual(
      Array(3).fill(['passed', undefined]),
    );
    expect(code).toBe(0);
    expect(report.releaseReadiness).toEqual({ ready: true, blockers: [], warnings: [] });
    expect(report.report).toMatchObject({
      profile: 'strict',
      scenarioResults: [{ passAtK: 1, passHatK: 1, k: 3 }],
    });
  });
});

describe('any program as the subject', () => {
  it.each([
    ['stdin', '(on stdin, no canary)'],
    ['argument', '(in an argument, stdin 0, no canary)'],
  ])('gets the input by %s, unchanged, and tells what it did in its trace', async (how, said) => {
    const { code, report, attempt, trace } = await evaluateProject(
      copyFixture('any-program'),
      [`${how}.yaml`],
      {
        env: { CANARY: 'sings' },
      },
    );
    const asked = attempt('asks');
    expect(asked.reason).toBeUndefined();
    expect(code).toBe(0);
    expect(asked.transcript).toContain(said);
    expect(asked).toMatchObject({
      metrics: { tokens: 128, costUsd: 0.0125, turns: 1, toolCalls: 2, toolFailures: 1 },
      toolTrajectory: [
        { tool: 'read', isError: false },
        { tool: 'bash', isError: true },
      ],
    });
    expect(report.totals).toMatchObject({ tokens: 128, costUsd: 0.0125 });
    expect(trace.map(({ event }) => event.type)).toEqual(
      expect.arrayContaining(['agent_start', 'tool_call', 'tool_result', 'turn_end', 'agent_end']),
    );
  });

  it('that is not there leaves the attempt undecidable, with its name', async () => {
    const { code, attempt } = await evaluateProject(copyFixture('any-program'), ['missing.yaml']);
    expect(code).toBe(3);
    expect(attempt('asks').infrastructure).toMatchObject({ code: 'subject_not_found' });
    expect(attempt('asks').reason).toContain('./not-there');
  });
});
