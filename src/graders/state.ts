import type { Evidence } from '../model/evidence.ts';
import type { Grader, Judgement, SpecOf } from './grader.ts';
import { failed, passed, undecidable, worstOf } from './judgement.ts';
import { findTraceGap } from './observed.ts';

/** Limits on counts of the run. Security findings are those of the whole attempt, files included; spec section 12.6. */
export const state: Grader<'state'> = {
  type: 'state',
  grade(spec, evidence) {
    const counts = countState(evidence);
    const { finishReason } = evidence.outcome;
    const reasonDiffers = spec.finishReason !== undefined && spec.finishReason !== finishReason;
    const facts = { finishReason, ...counts };
    const limits = limitsOf(spec, counts, evidence).map((limit) => checkLimit(limit, facts));
    const differs = reasonDiffers
      ? failed('finish_reason_differs', `the run ended as ${finishReason}, not ${spec.finishReason}`, facts)
      : undefined;
    return worstOf([differs, ...limits]) ?? passed(facts);
  },
};

function countState({ trace, metrics, securityFindings }: Evidence) {
  const count = (type: string) => trace.reduce((sum, event) => (event.type === type ? sum + 1 : sum), 0);
  return {
    checkpoints: count('checkpoint_created'),
    turns: metrics.turns,
    toolFailures: metrics.toolFailures,
    approvals: count('approval_required'),
    securityFindings: securityFindings.length,
  };
}

interface Limit {
  readonly code: string;
  readonly what: string;
  readonly actual: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Why the count may be too low. */
  readonly gap?: { readonly code: string; readonly reason: string } | undefined;
}

function limitsOf(
  spec: SpecOf<'state'>,
  counts: ReturnType<typeof countState>,
  { trace, securityFindings }: Evidence,
): Limit[] {
  const gap = findTraceGap(trace, 'counts');
  const { minCheckpoints: min, maxToolFailures, maxTurns, maxApprovals, maxSecurityFindings } = spec;
  const { checkpoints, turns, toolFailures, approvals } = counts;
  const codes = [...new Set(securityFindings.map(({ code }) => code))].join(', ');
  const findings = `security findings${codes === '' ? '' : ` (${codes})`}`;
  return [
    {
      code: 'too_few_checkpoints',
      what: 'checkpoints',
      actual: checkpoints,
      min,
      gap: findTraceGap(trace, 'events'),
    },
    {
      code: 'too_many_tool_failures',
      what: 'failed tool calls',
      actual: toolFailures,
      max: maxToolFailures,
      gap,
    },
    { code: 'too_many_turns', what: 'turns', actual: turns, max: maxTurns, gap },
    { code: 'too_many_approvals', what: 'approvals asked for', actual: approvals, max: maxApprovals, gap },
    {
      code: 'security_findings',
      what: findings,
      actual: counts.securityFindings,
      max: maxSecurityFindings,
    },
  ];
}

function checkLimit(limit: Limit, facts: Record<string, unknown>): Judgement | undefined {
  const { code, what, actual, min, max, gap } = limit;
  if (max !== undefined && actual > max)
    return failed(code, `${actual} ${what}, at most ${max} allowed`, facts);
  const tooFew = min !== undefined && actual < min;
  if (gap !== undefined && (max !== undefined || tooFew)) {
    return undecidable(gap.code, `${gap.reason}, so ${what} cannot be counted (seen: ${actual})`, facts);
  }
  return tooFew ? failed(code, `${actual} ${what}, at least ${min} wanted`, facts) : undefined;
}
