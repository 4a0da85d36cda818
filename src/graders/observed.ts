import type { TraceEvent } from '../generated/types.ts';

/** Why a trace may lack events that happened: a code and what it means. */
export interface TraceGap {
  readonly code: 'trace_incomplete' | 'trace_unobserved';
  readonly reason: string;
}

/**
 * Nothing when the trace shows all that the agent did. `counts`: events that were counted in the metrics, or that are kept in any case,
 * may be missing.
 */
export function findTraceGap(trace: readonly TraceEvent[], need: 'events' | 'counts'): TraceGap | undefined {
  const incomplete = need === 'events' ? NOT_KEPT : NOT_TOLD;
  let seen = false;
  for (const event of trace) {
    if (event.type === 'warning' && incomplete.has(event.code)) {
      return { code: 'trace_incomplete', reason: `the trace is incomplete: ${event.message}` };
    }
    seen ||= !FRAME.has(event.type);
  }
  if (seen) return undefined;
  return { code: 'trace_unobserved', reason: 'the trace shows nothing of what the agent did' };
}

/** Warnings: the subject did not tell everything. */
const NOT_TOLD: ReadonlySet<string> = new Set(['subject_trace_invalid', 'subject_trace_cut']);

/** The harness did not keep everything either. */
const NOT_KEPT: ReadonlySet<string> = new Set([...NOT_TOLD, 'trace_truncated']);

/** The harness writes these about every agent, also about one that reports nothing. */
const FRAME: ReadonlySet<TraceEvent['type']> = new Set(['agent_start', 'agent_end', 'warning', 'error']);
