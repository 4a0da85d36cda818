import type { RetryEvent, StepEndEvent, TurnEndEvent } from '../generated/types.ts';

/** The part of a trace that budgets and metrics count; a call without id is one that needs no pairing with a question. */
export type CountedEvent =
  | TurnEndEvent
  | RetryEvent
  | StepEndEvent
  | { readonly type: 'tool_call'; readonly callId?: string }
  | { readonly type: 'tool_result'; readonly isError: boolean };
