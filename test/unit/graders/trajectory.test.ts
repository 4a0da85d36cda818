import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TraceEvent, TrajectoryGraderSpec, TrajectoryStep } from '../../../src/generated/types.ts';
import { type Call, evidenceOf, gradeOf, metricsOf, traceOf, verdictOf } from '../../helpers/evidence.ts';

type Rules = Omit<TrajectoryGraderSpec, 'type'>;

function grade(rules: Rules, calls: readonly Call[], more: TraceEvent[] = []) {
  const toolFailures = calls.filter(([, result]) => result === 'error').length;
  const evidence = evidenceOf({
    trace: [...traceOf(...calls), ...more],
    metrics: metricsOf({ toolFailures }),
  });
  return verdictOf({ type: 'trajectory', ...rules }, evidence);
}

const REPAIR: Call[] = [
  ['bash', 'error', { command: 'npm test' }],
  ['read', 'ok', { path: 'src/a.ts' }],
  ['edit', 'ok', { path: 'src/a.ts', newText: 'return 1' }],
  ['bash', 'ok', { command: 'npm test' }],
];
const [FAILING, EDIT, PASSING]: TrajectoryStep[] = [
  { tool: 'bash', result: 'failed' },
  { tool: 'edit' },
  { tool: 'bash', result: 'succeeded' },
];
const steps = (...some: (TrajectoryStep | undefined)[]) => some.filter((step) => step !== undefined);

describe('trajectory', () => {
  it.each<[string, Rules, string]>([
    ['S-59', { sequence: steps(FAILING, EDIT, PASSING) }, 'passed ok'],
    ['S-59', { sequence: [{ tool: 'edit' }, { tool: 'read' }] }, 'failed step_missing'],
    ['S-59', { sequence: steps(PASSING, EDIT) }, 'failed step_missing'],
    ['S-59', { sequence: steps(EDIT), forbiddenTools: ['read'] }, 'failed tool_forbidden'],
    ['S-60', { sequence: steps(EDIT), maxToolFailures: 1 }, 'passed ok'],
    ['S-60', { sequence: steps(EDIT), maxToolFailures: 0 }, 'failed too_many_tool_failures'],
    ['12.16', { sequence: [{ tool: 'edit', argsContains: 'return 1' }] }, 'passed ok'],
    ['12.16', { sequence: [{ tool: 'edit', argsContains: 'return 2' }] }, 'failed step_missing'],
    ['names', { sequence: [{ tool: 'Bash' }, { tool: 'apply_patch' }, { tool: 'shell' }] }, 'passed ok'],
    ['names', { sequence: steps(EDIT), forbiddenTools: ['Read'] }, 'failed tool_forbidden'],
    ['names', { sequence: [{ tool: 'BASH' }] }, 'failed step_missing'],
    ['exact', { mode: 'exact', sequence: steps(FAILING, { tool: 'read' }, EDIT, PASSING) }, 'passed ok'],
    ['exact', { mode: 'exact', sequence: steps(FAILING, EDIT, PASSING) }, 'failed step_missing'],
    ['exact', { mode: 'exact', sequence: steps(FAILING, { tool: 'read' }, EDIT) }, 'failed extra_tool_call'],
    ['any', { mode: 'any-order', sequence: steps(PASSING, EDIT, FAILING) }, 'passed ok'],
    ['any', { mode: 'any-order', sequence: steps(EDIT, EDIT) }, 'failed step_missing'],
    [
      'any',
      { mode: 'any-order', sequence: [{ tool: 'bash' }, { tool: 'bash', result: 'failed' }] },
      'passed ok',
    ],
  ])('%s: %j: %s', async (_id, rules, expected) => {
    expect(await grade(rules, REPAIR)).toBe(expected);
  });

  it('any order finds a way to give every step a call, also where the first fit is the wrong one', async () => {
    const sequence: TrajectoryStep[] = [
      { tool: 'bash', argsContains: 'a' },
      { tool: 'bash', argsContains: 'ab' },
      { tool: 'bash', argsContains: 'abc' },
    ];
    const calls: Call[] = ['abc', 'ab', 'a'].map((command) => ['bash', 'ok', { command }]);
    expect(await grade({ mode: 'any-order', sequence }, calls)).toBe('passed ok');
    expect(await grade({ mode: 'subsequence', sequence }, calls)).toBe('failed step_missing');
  });

  it('a call without a result has neither succeeded nor failed', async () => {
    const calls: Call[] = [['bash']];
    expect(await grade({ sequence: steps(PASSING) }, calls)).toBe('failed step_missing');
    expect(await grade({ sequence: steps(FAILING) }, calls)).toBe('failed step_missing');
    expect(await grade({ sequence: [{ tool: 'bash' }] }, calls)).toBe('passed ok');
  });

  it('a result belongs to the call with its id, not to its neighbour', async () => {
    const call = (callId: string): TraceEvent => ({
      type: 'tool_call',
      agent: 'm',
      tool: 'bash',
      args: { callId },
      callId,
    });
    const result = (callId: string, isError: boolean): TraceEvent => ({
      type: 'tool_result',
      agent: 'm',
      tool: 'bash',
      isError,
      callId,
    });
    const trace = [call('a'), call('b'), result('b', true), result('a', false), result('a', true)];
    const verdict = (argsContains: string, outcome: 'succeeded' | 'failed') =>
      verdictOf(
        { type: 'trajectory', sequence: [{ tool: 'bash', argsContains, result: outcome }] },
        evidenceOf({ trace }),
      );
    expect(await verdict('"a"', 'succeeded')).toBe('passed ok');
    expect(await verdict('"b"', 'failed')).toBe('passed ok');
    expect(await verdict('"a"', 'failed')).toBe('failed step_missing');
  });

  it('the evidence shows what was called and which step found nothing', async () => {
    const evidence = evidenceOf({ trace: traceOf(...REPAIR) });
    const { evidence: seen } = await gradeOf(
      { type: 'trajectory', sequence: steps(PASSING, EDIT) },
      evidence,
    );
    expect(seen).toMatchObject({
      calls: 4,
      trajectory: 'bash (failed), read, edit, bash',
      step: 2,
      wanted: 'edit',
    });
  });

  it.each<[string, TraceEvent[], Rules, string]>([
    ['nothing is told about the agent', [], { sequence: steps(EDIT) }, 'undecidable trace_unobserved'],
    ['the trace was cut', CUT(), { sequence: steps(EDIT) }, 'undecidable trace_incomplete'],
    ['the trace was cut', [...traceOf(['edit', 'ok']), ...CUT()], { sequence: steps(EDIT) }, 'passed ok'],
    [
      'the trace was cut',
      [...traceOf(['edit', 'ok']), ...CUT()],
      { mode: 'exact', sequence: steps(EDIT) },
      'undecidable trace_incomplete',
    ],
    [
      'the trace was cut',
      [...traceOf(['edit', 'ok']), ...CUT()],
      { sequence: steps(EDIT), forbiddenTools: ['bash'] },
      'undecidable trace_incomplete',
    ],
    [
      'the trace was cut',
      [...traceOf(['edit', 'ok'], ['bash']), ...CUT()],
      { sequence: steps(EDIT), forbiddenTools: ['bash'] },
      'failed tool_forbidden',
    ],
  ])('%s (%#)', async (_what, trace, rules, expected) => {
    expect(await verdictOf({ type: 'trajectory', ...rules }, evidenceOf({ trace }))).toBe(expected);
  });

  it('what holds exactly holds in order, and what holds in order holds in any order', async () => {
    const tool = fc.constantFrom('bash', 'edit', 'read');
    const call = fc
      .tuple(tool, fc.constantFrom('ok', 'error'))
      .map(([name, result]): Call => [name, result as 'ok' | 'error']);
    const step = fc
      .record({ tool, result: fc.constantFrom('succeeded', 'failed', undefined) })
      .map(
        ({ tool: name, result }): TrajectoryStep =>
          result === undefined ? { tool: name } : { tool: name, result },
      );
    const sequences = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(sequences, fc.array(call, { maxLength: 6 }), async (sequence, calls) => {
        const passes = async (mode: 'exact' | 'subsequence' | 'any-order') =>
          (await grade({ mode, sequence }, calls)) === 'passed ok';
        if (await passes('exact')) expect(await passes('subsequence')).toBe(true);
        if (await passes('subsequence')) expect(await passes('any-order')).toBe(true);
        expect(await passes('any-order')).toBe(canAssign(sequence, calls));
      }),
    );
  });
});

function CUT(): TraceEvent[] {
  return [{ type: 'warning', code: 'trace_truncated', message: 'too large' }];
}

/** Tries every way to give each step a call of its own. */
function canAssign([step, ...others]: readonly TrajectoryStep[], calls: readonly Call[]): boolean {
  if (step === undefined) return true;
  return calls.some(([tool, result], index) => {
    const wanted = step.result === undefined || (step.result === 'failed') === (result === 'error');
    return step.tool === tool && wanted && canAssign(others, calls.toSpliced(index, 1));
  });
}
