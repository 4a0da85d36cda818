import type { EffectReceiptEvent, TraceEvent } from '../generated/types.ts';
import { isReadOnly, keyOf } from '../model/receipts.ts';
import type { Authorization, SubjectHost, ToolCall } from './ports.ts';
import type { RunState } from './run-state.ts';

export interface EffectOptions {
  readonly runId: string;
  /** Absent: what the calls leave behind needs no second look, as in an evaluation. */
  readonly runState?: Pick<RunState, 'settle'> | undefined;
  record(event: TraceEvent): void;
}

/** Surrounds every call that may change the world with its receipts; spec section 6.4. */
export function createEffects(options: EffectOptions): Pick<SubjectHost, 'begin' | 'end' | 'skip'> {
  const { runId, record, runState } = options;

  function receipt(call: ToolCall, status: EffectReceiptEvent['status']): void {
    if (isReadOnly(call.effect)) return;
    const { tool, stepId } = call;
    const step = stepId === undefined ? {} : { stepId };
    record({ type: 'effect_receipt', idempotencyKey: keyOf(runId, call), tool, status, ...step });
  }

  return {
    async begin(call) {
      receipt(call, 'started');
      if (isReadOnly(call.effect) || runState === undefined) return ALLOWED;
      try {
        await runState.settle();
        return ALLOWED;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { allowed: false, code: 'run_state_failed', reason };
      }
    },
    async end(call, { isError, infrastructure }) {
      if (infrastructure !== undefined) receipt(call, 'not_started');
      else receipt(call, isError ? 'unknown' : 'committed');
    },
    skip: (call) => receipt(call, 'not_started'),
  };
}

const ALLOWED: Authorization = { allowed: true };
