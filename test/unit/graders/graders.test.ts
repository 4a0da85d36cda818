import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  CommandGraderSpec,
  GraderSpec,
  StateGraderSpec,
  TraceEvent,
} from '../../../src/generated/types.ts';
import type { GraderPorts } from '../../../src/graders/grader.ts';
import { gradeAttempt, graders } from '../../../src/graders/index.ts';
import type { ProcessResult } from '../../../src/model/process.ts';
import {
  capturedOf,
  endedOf,
  evidenceOf,
  FAILED,
  gradeOf,
  metricsOf,
  PORTS,
  processResultOf,
  SUCCEEDED,
  TURN,
  verdictOf,
  workspaceOf,
} from '../../helpers/evidence.ts';

describe('outcome', () => {
  it.each([
    [{ status: 'succeeded' }, SUCCEEDED, 'passed ok'],
    [{ status: 'succeeded', finishReason: 'completed' }, SUCCEEDED, 'passed ok'],
    [{ status: 'succeeded' }, FAILED, 'failed outcome_status_differs'],
    [{ status: 'failed', finishReason: 'agent_failed' }, FAILED, 'passed ok'],
    [{ status: 'failed', finishReason: 'other' }, FAILED, 'failed outcome_reason_differs'],
    [{ status: 'timeout' }, { status: 'timeout', finishReason: 'run_timeout' }, 'passed ok'],
  ] as const)('%j on %j: %s', async (spec, outcome, expected) => {
    expect(await verdictOf({ type: 'outcome', ...spec }, evidenceOf({ outcome }))).toBe(expected);
  });
});

describe('response', () => {
  it.each([
    [{ equals: 'done' }, 'passed ok'],
    [{ contains: ['on'], notContains: ['x'], matches: ['^d'] }, 'passed ok'],
    [{ contains: ['x'] }, 'failed text_missing'],
    [{ notContains: ['on'] }, 'failed text_forbidden'],
    [{ matches: ['^x'] }, 'failed pattern_missing'],
  ])('%j: %s', async (rules, expected) => {
    expect(await verdictOf({ type: 'response', ...rules }, evidenceOf())).toBe(expected);
  });

  it.each([{ notContains: ['error'] }, { equals: '' }, { matches: ['^$'] }])(
    'C-16: the empty answer of a run that did not succeed does not keep %j',
    async (rules) => {
      const evidence = evidenceOf({ outcome: FAILED, response: { text: '', truncated: false } });
      expect(await verdictOf({ type: 'response', ...rules }, evidence)).toBe('undecidable no_response');
      const said = evidenceOf({ outcome: FAILED, response: { text: 'sorry', truncated: false } });
      expect(await verdictOf({ type: 'response', notContains: ['error'] }, said)).toBe('passed ok');
    },
  );

  it('C-13: a token that may stand in the part that was not kept leaves the rule open', async () => {
    const evidence = evidenceOf({ response: { text: 'x'.repeat(1000), truncated: true } });
    expect(await verdictOf({ type: 'response', contains: ['token'] }, evidence)).toBe(
      'undecidable text_truncated',
    );
  });
});

describe('state', () => {
  const approval: TraceEvent = {
    type: 'approval_required',
    approvalId: 'a',
    runId: 'r',
    agent: 'm',
    tool: 'bash',
    args: {},
    risk: 'high',
    effect: { operations: [], paths: [], urls: [], reversible: false, declared: false },
  };
  const checkpoint: TraceEvent = {
    type: 'checkpoint_created',
    checkpointId: 'c',
    tool: 'edit',
    reversible: true,
  };
  const evidence = evidenceOf({
    trace: [TURN, approval, checkpoint],
    metrics: metricsOf({ turns: 3, toolFailures: 1 }),
    securityFindings: [{ code: 'path_escape', message: 'm' }],
  });

  it.each<[string, Omit<StateGraderSpec, 'type'>, string]>([
    ['S-66', { maxApprovals: 0 }, 'failed too_many_approvals'],
    ['S-66', { minCheckpoints: 2 }, 'failed too_few_checkpoints'],
    ['S-66', { maxApprovals: 1, minCheckpoints: 1, maxTurns: 3, maxToolFailures: 1 }, 'passed ok'],
    ['limits', { maxTurns: 2 }, 'failed too_many_turns'],
    ['limits', { maxToolFailures: 0 }, 'failed too_many_tool_failures'],
    ['limits', { finishReason: 'completed' }, 'passed ok'],
    ['limits', { finishReason: 'other' }, 'failed finish_reason_differs'],
    ['12.6', { maxSecurityFindings: 0 }, 'failed security_findings'],
    ['12.6', { maxSecurityFindings: 1 }, 'passed ok'],
  ])('%s: %j: %s', async (_id, limits, expected) => {
    expect(await verdictOf({ type: 'state', ...limits }, evidence)).toBe(expected);
  });

  it.each<[Omit<StateGraderSpec, 'type'>, string]>([
    [{ maxTurns: 5 }, 'undecidable trace_unobserved'],
    [{ maxToolFailures: 5 }, 'undecidable trace_unobserved'],
    [{ maxApprovals: 0 }, 'undecidable trace_unobserved'],
    [{ minCheckpoints: 1 }, 'undecidable trace_unobserved'],
    [{ finishReason: 'completed' }, 'passed ok'],
  ])('a limit on what nobody reported cannot be told: %j: %s', async (limits, expected) => {
    const trace: TraceEvent[] = [
      { type: 'agent_start', agent: 'command' },
      { type: 'agent_end', agent: 'command' },
    ];
    expect(await verdictOf({ type: 'state', ...limits }, evidenceOf({ trace }))).toBe(expected);
  });
});

describe('command', () => {
  const spec: CommandGraderSpec = { type: 'command', command: 'node', args: ['a; rm x'] };
  const run = (more: Partial<ProcessResult>): GraderPorts => ({
    ...PORTS,
    runCommand: async () => processResultOf(more),
  });

  it.each<[string, Partial<CommandGraderSpec>, Partial<ProcessResult>, string]>([
    ['S-61', { exitCode: 1 }, { exitCode: 1 }, 'passed ok'],
    ['S-61', {}, { exitCode: 1 }, 'failed exit_code_differs'],
    ['S-61', {}, {}, 'passed ok'],
    ['output', { stdoutContains: ['ok'] }, { stdout: capturedOf('all ok') }, 'passed ok'],
    ['output', { stdoutContains: ['ok'] }, {}, 'failed text_missing'],
    ['output', { stdoutNotContains: ['ok'] }, { stdout: capturedOf('ok') }, 'failed text_forbidden'],
    ['output', { stdoutMatches: ['^ok$'] }, { stdout: capturedOf('no') }, 'failed pattern_missing'],
    ['output', { stderrContains: ['ok'] }, { stdout: capturedOf('ok') }, 'failed text_missing'],
    ['output', { stderrNotContains: ['ok'] }, { stderr: capturedOf('ok') }, 'failed text_forbidden'],
    ['output', { stderrMatches: ['ok'] }, { stderr: capturedOf('ok') }, 'passed ok'],
    ['C-13', { stdoutContains: ['ok'] }, { stdout: capturedOf('x', true) }, 'undecidable text_truncated'],
  ])('%s: %j on %j: %s', async (_id, rules, result, expected) => {
    expect(await verdictOf({ ...spec, ...rules }, evidenceOf(), run(result))).toBe(expected);
  });

  it.each<[Partial<ProcessResult>, string]>([
    [{ signal: 'SIGSEGV' }, 'failed command_signalled'],
    [{}, 'undecidable exit_code_unknown'],
  ])('a command without an exit code: %j: %s', async (result, expected) => {
    const ports: GraderPorts = { ...PORTS, runCommand: async () => endedOf(processResultOf(result)) };
    expect(await verdictOf(spec, evidenceOf(), ports)).toBe(expected);
  });

  it.each([
    'process_timeout',
    'process_output_limit',
    'process_spawn_failed',
    'process_survived',
    'sandbox_unavailable',
  ])('S-61, C-25: a command that ended with %s decides nothing', async (code) => {
    const ports = run({ error: { code, message: 'm', hint: 'h' } });
    const { verdict, code: found, reason } = await gradeOf(spec, evidenceOf(), ports);
    expect([verdict, found]).toEqual(['undecidable', code]);
    expect(reason).toContain('m (h)');
  });

  it('S-61: an argument stays one argument', async () => {
    const seen: unknown[] = [];
    const ports: GraderPorts = {
      ...PORTS,
      async runCommand(command) {
        seen.push(command);
        return processResultOf();
      },
    };
    await gradeOf({ ...spec, cwd: 'sub', timeoutMs: 200 }, evidenceOf(), ports);
    expect(seen).toEqual([{ command: 'node', args: ['a; rm x'], cwd: 'sub', timeoutMs: 200 }]);
  });

  it('S-61: a working folder outside the workspace is refused, and nothing runs', async () => {
    expect(await verdictOf({ ...spec, cwd: '..' }, evidenceOf())).toBe('undecidable path_outside_workspace');
  });

  it('without the workspace nothing runs', async () => {
    const workspace = workspaceOf({}, {}, { problem: { code: 'workspace_gone', message: 'm' } });
    expect(await verdictOf(spec, evidenceOf({ workspace }))).toBe('undecidable workspace_gone');
  });

  it('the evidence shows exit code, duration and the beginning and the end of what was printed', async () => {
    const stdout = capturedOf(`first ${'x'.repeat(5000)} last`);
    const { evidence } = await gradeOf(spec, evidenceOf(), run({ stdout }));
    expect(evidence).toMatchObject({ exitCode: 0, durationMs: 5 });
    expect(evidence?.['stdout']).toMatch(/^first x+\n… \d+ characters …\nx+ last$/);
  });
});

describe('all graders of an attempt', () => {
  it('every grader runs, in order; one that crashes is its own undecidable grade', async () => {
    const grades = await gradeAttempt(
      [
        { type: 'outcome', status: 'failed' },
        { type: 'command', command: 'node' },
        { type: 'response', contains: ['done'], id: 'mine' },
      ],
      evidenceOf(),
      PORTS,
    );
    expect(grades.map(({ id, type, verdict, code }) => [id, type, verdict, code])).toEqual([
      ['outcome-1', 'outcome', 'failed', 'outcome_status_differs'],
      ['command-2', 'command', 'undecidable', 'grader_crashed'],
      ['mine', 'response', 'passed', 'ok'],
    ]);
    expect(grades[1]?.reason).toContain('no process may run here');
  });

  it('each is registered under its own name', () => {
    for (const [type, grader] of Object.entries(graders)) expect(grader.type).toBe(type);
  });

  it('every grade is plain JSON with a code, and one that does not pass says why', async () => {
    const cut = fc.boolean();
    const text = fc.string();
    const specs: GraderSpec[] = [
      { type: 'outcome', status: 'failed' },
      { type: 'trajectory', sequence: [{ tool: 'a' }] },
      { type: 'file', path: 'a', equals: 'x' },
      { type: 'diff', requiredPaths: ['b'] },
      { type: 'state', maxTurns: 0 },
      { type: 'response', notContains: ['a'] },
    ];
    await fc.assert(
      fc.asyncProperty(text, cut, async (said, truncated) => {
        const workspace = workspaceOf({}, { a: said });
        const evidence = evidenceOf({ response: { text: said, truncated }, workspace });
        for (const grade of await gradeAttempt(specs, evidence, PORTS)) {
          expect(JSON.parse(JSON.stringify(grade))).toEqual(grade);
          expect(grade.code).toMatch(/^[a-z][a-z0-9_]*$/);
          if (grade.verdict !== 'passed') expect(grade.reason).toBeTruthy();
          expect(grade.reason ?? '').not.toMatch(/\p{Cc}/u);
        }
      }),
    );
  });

  it.each<GraderSpec>([
    { type: 'trajectory', sequence: [{ tool: 'bash' }] },
    { type: 'trajectory', mode: 'exact', sequence: [{ tool: 'bash' }] },
    { type: 'command', command: 'node' },
    { type: 'file', path: 'a' },
    { type: 'file', path: 'a', exists: false },
    { type: 'file', path: 'a', unchanged: true },
    { type: 'file', path: 'a', notContains: ['x'] },
    { type: 'diff' },
    { type: 'diff', allowedPaths: [], notContains: ['x'] },
    { type: 'state', maxTurns: 10, maxToolFailures: 10, maxApprovals: 10 },
    { type: 'state', minCheckpoints: 1 },
    { type: 'response', notContains: ['x'] },
  ])('without its evidence %j is undecidable, never passed', async (spec) => {
    const evidence = evidenceOf({ outcome: FAILED, trace: [], response: { text: '', truncated: false } });
    const ports: GraderPorts = {
      ...PORTS,
      runCommand: async () => processResultOf({ error: { code: 'no_workspace', message: 'm' } }),
    };
    expect((await gradeOf(spec, evidence, ports)).verdict).toBe('undecidable');
  });
});
