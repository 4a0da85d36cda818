import type { RunReconcilePayload, ToolCallEvent, TraceEvent } from '../generated/types.ts';

/** A call whose effect nobody can be sure of. */
export interface UnsettledEffect {
  readonly idempotencyKey: string;
  readonly tool: string;
  /** Redacted. */
  readonly args: Record<string, unknown>;
  readonly stepId?: string;
  /** Its last receipt; `none`: there is none. */
  readonly receipt: 'started' | 'unknown' | 'committed' | 'none';
  /** `committed_effect_pending`: it happened, and what came of it is lost; `unknown_effect`: it may have happened. */
  readonly code: 'committed_effect_pending' | 'unknown_effect';
}

/** How a call ended that has no answer in the conversation. */
export type Missing = Pick<RunReconcilePayload, 'decision' | 'reason'> | 'not_run';

/** The calls of a run that are not answered for. */
export interface CallLedger {
  observe(event: TraceEvent): void;
  /** The conversation holds the answer that asks for it: from now on no receipt means that it did not begin. */
  announce(idempotencyKey: string): void;
  /** The conversation holds its result. */
  answer(idempotencyKey: string): void;
  reconcile(settled: RunReconcilePayload): void;
  /** The step is over: none of its calls runs again. */
  forget(stepId: string): void;
  /** What to tell the agent about a call that it asked for. */
  answerFor(idempotencyKey: string): Missing;
  unsettled(): UnsettledEffect[];
}

interface OpenCall {
  readonly key: string;
  readonly call: ToolCallEvent;
  receipt: UnsettledEffect['receipt'] | 'not_started';
}

/** Tools that may run again whatever came of them: they only read; spec section 6.3. */
const REPLAY_SAFE: ReadonlySet<string> = new Set([
  ...['read', 'ls', 'find', 'grep', 'git_status', 'git_diff', 'git_log', 'web-fetch', 'web-search'],
]);

export function createCallLedger(): CallLedger {
  const open = new Map<string, OpenCall>();
  const announced = new Set<string>();
  const settled = new Map<string, RunReconcilePayload>();

  function openCall(call: ToolCallEvent): void {
    const key = call.idempotencyKey;
    if (key === undefined || REPLAY_SAFE.has(call.tool)) return;
    open.set(key, { key, call, receipt: announced.has(key) ? 'not_started' : 'none' });
  }

  return {
    observe(event) {
      if (event.type === 'tool_call') openCall(event);
      else if (event.type === 'effect_receipt') {
        const call = open.get(event.idempotencyKey);
        if (call !== undefined) call.receipt = event.status;
      }
    },
    announce: (key) => void announced.add(key),
    answer(key) {
      announced.delete(key);
      open.delete(key);
    },
    reconcile(payload) {
      settled.set(payload.idempotencyKey, payload);
    },
    forget(stepId) {
      for (const { key, call } of open.values()) if (call.stepId === stepId) open.delete(key);
    },
    answerFor: (key) => settled.get(key) ?? 'not_run',
    unsettled: () =>
      [...open.values()].filter(({ key }) => !settled.has(key)).flatMap((call) => describeUnsettled(call)),
  };
}

function describeUnsettled({ key, call, receipt }: OpenCall): UnsettledEffect[] {
  if (receipt === 'not_started') return [];
  const { tool, args, stepId } = call;
  const code = receipt === 'committed' ? 'committed_effect_pending' : 'unknown_effect';
  return [{ idempotencyKey: key, tool, args, ...(stepId === undefined ? {} : { stepId }), receipt, code }];
}
