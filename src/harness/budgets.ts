import type { BudgetExceededEvent, TraceEvent, TurnEndEvent } from '../generated/types.ts';
import { roundCost } from '../model/cost.ts';
import type { CountedEvent } from '../model/counted-event.ts';
import type { Limits } from '../model/limits.ts';
import type { Violation } from './ports.ts';

/** What a run may spend. The first violation wins and stays: afterwards nothing else is reported. */
export interface Budgets {
  /** Counts one event; returns the violation it causes. */
  observe(event: TraceEvent): BudgetExceededEvent | undefined;
  /** Counts a call that asks for permission, together with its `tool_call` event only once; returns the violation it causes. */
  admit(callId: string): BudgetExceededEvent | undefined;
  /** Takes a violation that somebody else found; returns it when it is the first. */
  exceed(violation: Violation): BudgetExceededEvent | undefined;
  /** Once there is one, every later call is blocked. */
  readonly violation: BudgetExceededEvent | undefined;
  /** Dimensions that have a limit, but whose use nobody reported in full. */
  unenforceable(): string[];
}

/** The counters of spec section 3.1 for turns, toolCalls, toolFailures, tokens and costUsd. `earlier`: what the run had spent before it was resumed. */
export function createBudgets(limits: Limits, earlier: readonly CountedEvent[] = []): Budgets {
  const used = { turns: 0, toolCalls: 0, toolFailures: 0, tokens: 0, costUsd: 0 };
  const unknownTurns = { tokens: 0, costUsd: 0 };
  const calls = createCallPairs();

  function check(dimension: keyof typeof used, limit: number | undefined, actual: number): void {
    if (budgets.violation === undefined && limit !== undefined && actual > limit) {
      budgets.violation = describeViolation({ dimension, limit, actual });
    }
  }

  function countCall(): void {
    used.toolCalls += 1;
    check('toolCalls', limits.maxToolCalls, used.toolCalls);
  }

  function countTurn({ tokens, costUsd, requestsAnotherTurn }: TurnEndEvent): void {
    used.turns += 1;
    used.tokens += tokens ?? 0;
    used.costUsd = roundCost(used.costUsd + (costUsd ?? 0));
    if (tokens === undefined) unknownTurns.tokens += 1;
    if (costUsd === undefined) unknownTurns.costUsd += 1;
    // The turn that would come next is the one too many.
    if (requestsAnotherTurn === true) check('turns', limits.maxTurns, used.turns + 1);
    check('tokens', limits.maxTokens, used.tokens);
    check('costUsd', limits.maxCostUsd, used.costUsd);
  }

  function count(event: TraceEvent | CountedEvent): void {
    if (event.type === 'turn_end') countTurn(event);
    else if (event.type === 'tool_call' && !calls.isSecond('event', event.callId)) countCall();
    else if (event.type === 'tool_result' && event.isError) {
      used.toolFailures += 1;
      check('toolFailures', limits.maxToolFailures, used.toolFailures);
    }
  }

  // A plain field for the violation: an accessor made anew for each run would cost more than all the counting.
  const budgets: { -readonly [K in keyof Budgets]: Budgets[K] } = {
    violation: undefined,
    observe(event) {
      const before = budgets.violation;
      count(event);
      return before === undefined ? budgets.violation : undefined;
    },
    admit(callId) {
      const before = budgets.violation;
      if (!calls.isSecond('question', callId)) countCall();
      return before === undefined ? budgets.violation : undefined;
    },
    exceed(violation) {
      if (budgets.violation !== undefined) return undefined;
      budgets.violation = describeViolation(violation);
      return budgets.violation;
    },
    unenforceable() {
      if (budgets.violation !== undefined) return [];
      const { maxTokens, maxCostUsd } = limits;
      const isIncomplete = (unknown: number) => used.turns === 0 || unknown > 0;
      return [
        ...(maxTokens !== undefined && isIncomplete(unknownTurns.tokens) ? ['tokens'] : []),
        ...(maxCostUsd !== undefined && isIncomplete(unknownTurns.costUsd) ? ['costUsd'] : []),
      ];
    },
  };
  for (const event of earlier) count(event);
  return budgets;
}

/** A call shows up as an event, as a question, or as both in any order; its id may come back in a later turn. */
function createCallPairs() {
  const waiting: { event?: Set<string>; question?: Set<string> } = {};
  return {
    isSecond(from: 'event' | 'question', callId: string | undefined): boolean {
      if (callId === undefined) return false;
      if (waiting[from === 'event' ? 'question' : 'event']?.delete(callId)) return true;
      waiting[from] ??= new Set();
      waiting[from].add(callId);
      return false;
    },
  };
}

function describeViolation({ dimension, limit, actual }: Violation): BudgetExceededEvent {
  const message = `${dimension}: ${actual} is more than the limit of ${limit}`;
  return { type: 'budget_exceeded', dimension, limit, actual, message };
}
