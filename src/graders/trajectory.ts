import { canonicalToolName } from '../model/tool-names.ts';
import type { Grader, Judgement, SpecOf } from './grader.ts';
import { failed, passed, undecidable, worstOf } from './judgement.ts';
import { findTraceGap, type TraceGap } from './observed.ts';
import { describeCalls, describeStep, listCalls, type SeenCall } from './tool-calls.ts';
import { findMismatch, type Mismatch } from './trajectory-match.ts';

/**
 * Which tools were called, in which order and with which result. Calls that the trace does not show decide nothing: what they could
 * mend or break is undecidable.
 */
export const trajectory: Grader<'trajectory'> = {
  type: 'trajectory',
  grade(spec, { trace, metrics }) {
    const calls = listCalls(trace);
    const facts: Facts = {
      seen: { calls: calls.length, trajectory: describeCalls(calls) },
      gap: findTraceGap(trace, 'events'),
    };
    return (
      worstOf([
        checkForbidden(spec, calls, facts),
        checkFailures(spec, metrics.toolFailures, { ...facts, gap: findTraceGap(trace, 'counts') }),
        checkSequence(spec, calls, facts),
      ]) ?? passed(facts.seen)
    );
  },
};

interface Facts {
  readonly seen: Record<string, unknown>;
  readonly gap: TraceGap | undefined;
}

function checkForbidden(
  { forbiddenTools = [] }: SpecOf<'trajectory'>,
  calls: readonly SeenCall[],
  { seen, gap }: Facts,
): Judgement | undefined {
  const forbidden = new Set(forbiddenTools.map(canonicalToolName));
  const at = calls.findIndex(({ tool }) => forbidden.has(tool));
  const call = calls[at];
  if (call !== undefined) {
    const reason = `the forbidden tool ${call.tool} was called (call ${at + 1}): ${describeCalls(calls)}`;
    return failed('tool_forbidden', reason, { ...seen, tool: call.tool, call: at + 1 });
  }
  if (gap === undefined || forbidden.size === 0) return undefined;
  return undecidable(gap.code, `${gap.reason}, so nobody can tell that no forbidden tool was called`, seen);
}

function checkFailures(
  { maxToolFailures }: SpecOf<'trajectory'>,
  toolFailures: number,
  { seen, gap }: Facts,
): Judgement | undefined {
  if (maxToolFailures === undefined) return undefined;
  if (toolFailures > maxToolFailures) {
    const reason = `${toolFailures} tool calls failed, at most ${maxToolFailures} allowed`;
    return failed('too_many_tool_failures', reason, { ...seen, toolFailures });
  }
  if (gap === undefined) return undefined;
  return undecidable(gap.code, `${gap.reason}, so failed tool calls cannot be counted`, seen);
}

function checkSequence(
  { mode = 'subsequence', sequence }: SpecOf<'trajectory'>,
  calls: readonly SeenCall[],
  { seen, gap }: Facts,
): Judgement | undefined {
  const mismatch = findMismatch(mode, sequence, calls);
  if (mismatch === undefined) {
    if (gap === undefined || mode !== 'exact') return undefined;
    return undecidable(gap.code, `${gap.reason}, so nobody can tell that these were the only calls`, seen);
  }
  // More calls than steps stay too many, whatever else was called.
  if (gap !== undefined && !(mode === 'exact' && calls.length > sequence.length)) {
    return undecidable(gap.code, `${gap.reason}; seen: ${describeCalls(calls)}`, seen);
  }
  return describeMismatch({ mode, sequence, mismatch, calls, seen });
}

interface Mismatched {
  readonly mode: string;
  readonly sequence: SpecOf<'trajectory'>['sequence'];
  readonly mismatch: Mismatch;
  readonly calls: readonly SeenCall[];
  readonly seen: Record<string, unknown>;
}

function describeMismatch({ mode, sequence, mismatch, calls, seen }: Mismatched): Judgement {
  if (mismatch.step === undefined) {
    const tool = calls[mismatch.call]?.tool;
    const reason = `call ${mismatch.call + 1} (${tool}) is one too many: ${describeCalls(calls)}`;
    return failed('extra_tool_call', reason, { ...seen, mode, call: mismatch.call + 1 });
  }
  const step = sequence[mismatch.step];
  const wanted = step === undefined ? '' : describeStep(step);
  const reason = `no call for step ${mismatch.step + 1} (${wanted}), ${mode}: ${describeCalls(calls)}`;
  return failed('step_missing', reason, { ...seen, mode, step: mismatch.step + 1, wanted });
}
