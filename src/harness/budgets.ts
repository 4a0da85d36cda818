import type { BudgetExceededEvent, TraceEvent, TurnEndEvent } from '../generated/types.ts';
import { roundCost } from '../model/cost.ts';
import type { Limits } from '../model/limits.ts';

/** What a run may spend. The first violation wins and stays: afterwards nothing else is reported. */
export interface Budgets {
  /** Counts one event; returns the violation it causes. */
  observe(event: TraceEvent): BudgetExceededEvent | undefined;
  /** Counts a call that asks for permission, together with its `tool_call` event only once; returns the violation it causes. */
  admit(callId: string): BudgetExceededEvent | undefined;
  /** Once there is one, every later call is blocked. */
  readonly violation: BudgetExceededEvent | undefined;
  /** Dimensions that have a limit, but whose use nobody reported in full. */
  unenforceable(): string[];
}

/** The counters of spec section 3.1 for turns, toolCalls, toolFailures, tokens and costUsd. */
export function createBudgets(limits: Limits): Budgets {
  const used = { turns: 0, toolCalls: 0, toolFailures: 0, tokens: 0, costUsd: 0 };
  const unknownTurns = { tokens: 0, costUsd: 0 };
  const calls = createCallPairs();
  let violation: BudgetExceededEvent | undefined;

  function check(dimension: keyof typeof used, limit: number | undefined, actual: number): void {
    if (violation === undefined && limit !== undefined && actual > limit) {
      violation = describeViolation(dimension, limit, actual);
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

  function count(event: TraceEvent): void {
    if (event.type === 'turn_end') countTurn(event);
    else if (event.type === 'tool_call' && !calls.isSecond('event', event.callId)) countCall();
    else if (event.type === 'tool_result' && event.isError) {
      used.toolFailures += 1;
      check('toolFailures', limits.maxToolFailures, used.toolFailures);
    }
  }

  /** Runs `step`; returns the violation only when this very step caused it. */
  function report(step: () => void): BudgetExceededEvent | undefined {
    const before = violation;
    step();
    return before === undefined ? violation : undefined;
  }

  return {
    observe: (event) => report(() => count(event)),
    admit: (callId) => report(() => (calls.isSecond('question', callId) ? undefined : countCall())),
    get violation() {
      return violation;
    },
    unenforceable: () =>
      (['tokens', 'costUsd'] as const).filter((dimension) => {
        const limit = dimension === 'tokens' ? limits.maxTokens : limits.maxCostUsd;
        const incomplete = used.turns === 0 || unknownTurns[dimension] > 0;
        return limit !== undefined && violation === undefined && incomplete;
      }),
  };
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

function describeViolation(dimension: string, limit: number, actual: number): BudgetExceededEvent {
  const message = `${dimension}: ${actual} is more than the limit of ${limit}`;
  return { type: 'budget_exceeded', dimension, limit, actual, message };
}
