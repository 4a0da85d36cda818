import type { Metrics, TraceEvent, TurnEndEvent } from '../generated/types.ts';
import { roundCost } from './cost.ts';
import type { CountedEvent } from './counted-event.ts';

/** What final messages reported, for a subject whose turns report nothing. */
interface FinalUsage {
  readonly tokens?: number;
  readonly costUsd?: number;
}

export interface MetricsRest {
  readonly durationMs: number;
  /** Length of everything the subject wrote. */
  readonly outputChars: number;
  readonly finalUsage?: FinalUsage;
}

/** Counts events one by one, so that a trace need not be kept to be counted. */
export interface MetricsCounter {
  add(event: TraceEvent): void;
  finish(rest: MetricsRest): Metrics;
}

/** The counts of one run; spec section 2.2. A quantity that nobody reported is absent, never 0. */
export function countMetrics({ events, ...rest }: MetricsRest & { events: readonly TraceEvent[] }): Metrics {
  const counter = createMetricsCounter();
  for (const event of events) counter.add(event);
  return counter.finish(rest);
}

/** The same counts, taken while the run goes on. `earlier`: what it did before it was resumed. */
export function createMetricsCounter(earlier: readonly CountedEvent[] = []): MetricsCounter {
  const steps = { total: 0, succeeded: 0, failed: 0 };
  const counts: Counts = { turns: 0, steps, toolCalls: 0, toolFailures: 0, retries: 0 };
  const usage: { tokens?: number; costUsd?: number } = {};
  const add = (event: TraceEvent | CountedEvent) => {
    countEvent(counts, event);
    if (event.type === 'turn_end') addUsage(usage, event);
  };
  for (const event of earlier) add(event);
  return {
    add,
    finish({ durationMs, outputChars, finalUsage }) {
      const tokens = usage.tokens ?? finalUsage?.tokens;
      const costUsd = usage.costUsd ?? finalUsage?.costUsd;
      return {
        durationMs,
        ...counts,
        ...(tokens === undefined ? {} : { tokens }),
        ...(costUsd === undefined ? {} : { costUsd: roundCost(costUsd) }),
        outputChars,
      };
    },
  };
}

type Counts = Pick<Metrics, 'turns' | 'steps' | 'toolCalls' | 'toolFailures' | 'retries'>;

function countEvent(counts: Counts, event: TraceEvent | CountedEvent): void {
  switch (event.type) {
    case 'turn_end':
      counts.turns += 1;
      break;
    case 'tool_call':
      counts.toolCalls += 1;
      break;
    case 'tool_result':
      if (event.isError) counts.toolFailures += 1;
      break;
    case 'retry':
      counts.retries += 1;
      break;
    case 'step_end':
      counts.steps.total += 1;
      counts.steps[event.ok ? 'succeeded' : 'failed'] += 1;
      break;
    default:
  }
}

function addUsage(usage: { tokens?: number; costUsd?: number }, { tokens, costUsd }: TurnEndEvent): void {
  if (tokens !== undefined) usage.tokens = (usage.tokens ?? 0) + tokens;
  if (costUsd !== undefined) usage.costUsd = (usage.costUsd ?? 0) + costUsd;
}
