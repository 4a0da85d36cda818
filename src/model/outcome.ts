import type {
  BudgetExceededEvent,
  Outcome,
  OutcomeStatus,
  PolicyDeniedEvent,
  RunError,
  TraceEvent,
} from '../generated/types.ts';
import { DENIED_IN_BATCH, isRuleDenial } from './denial.ts';

export interface RunFacts {
  /** What ended the run early; absent when the subject finished by itself. */
  readonly error?: RunError | undefined;
  readonly events: readonly TraceEvent[];
}

/** How a run ended: by its error, else by a denial in its trace, else it succeeded; spec section 2.1. */
export function decideOutcome({ error, events }: RunFacts): Outcome {
  const decisive = decisiveError(error, events);
  if (decisive === undefined)
    return decidePause(events) ?? { status: 'succeeded', finishReason: 'completed' };
  const { code, message, details } = decisive;
  const told = { code, message, ...(details === undefined ? {} : { details }) };
  return { status: STATUS.get(code) ?? 'failed', finishReason: code, error: told };
}

const STATUS: ReadonlyMap<string, OutcomeStatus> = new Map([
  ['loop_paused', 'paused'],
  ['aborted', 'aborted'],
  ['run_timeout', 'timeout'],
  ['step_timeout', 'timeout'],
  ['budget_exceeded', 'budget_exceeded'],
  ['retry_limit', 'budget_exceeded'],
  ['step_limit', 'budget_exceeded'],
]);

/** Reasons of denials that an outcome repeats; the trace has them all. */
const MAX_REASONS = 5;

/** A checkpoint failure comes before a spent budget, a spent budget before any other error. */
function decisiveError(error: RunError | undefined, events: readonly TraceEvent[]): RunError | undefined {
  if (error?.code.startsWith('checkpoint_')) return error;
  const violation = events.find((event): event is BudgetExceededEvent => event.type === 'budget_exceeded');
  if (violation === undefined) return error;
  const code = OWN_CODES.get(violation.dimension) ?? 'budget_exceeded';
  return error?.code === code ? error : { code, message: violation.message };
}

/** Budgets with a code of their own; spec sections 3.1 and 3.2. */
const OWN_CODES: ReadonlyMap<string, string> = new Map([
  ['steps', 'step_limit'],
  ['stepTime', 'step_timeout'],
  ['runTime', 'run_timeout'],
  ['retries', 'retry_exhausted'],
]);

function decidePause(events: readonly TraceEvent[]): Outcome | undefined {
  const denials = events.filter((event): event is PolicyDeniedEvent => event.type === 'policy_denied');
  if (denials.length === 0) return undefined;
  const judged = denials.filter(({ code }) => code !== DENIED_IN_BATCH);
  const byRule = judged.length > 0 && judged.every(({ code }) => isRuleDenial(code));
  const code = byRule ? 'policy_denied' : 'tool_approval_denied';
  const reasons = judged.slice(0, MAX_REASONS).map(({ tool, reason }) => `${tool}: ${reason}`);
  return { status: 'paused', finishReason: code, error: { code, message: reasons.join('; ') } };
}
