import type { Finding, TraceEvent } from '../generated/types.ts';
import type { Budgets } from './budgets.ts';
import { createGate, type GateOptions } from './call-gate.ts';
import { createEffects } from './effects.ts';
import type { SubjectHost } from './ports.ts';
import type { RunState } from './run-state.ts';

export interface HostOptions extends GateOptions {
  /** Everything that was recorded so far. */
  readonly events: readonly TraceEvent[];
  readonly budgets: Budgets;
  /** The subject asks before every call, so a spent call budget blocks calls instead of ending the run at once. */
  readonly asksFirst: boolean;
  readonly runState?: RunState | undefined;
}

export interface RunHost extends SubjectHost {
  readonly securityFindings: readonly Finding[];
}

/** What a running subject is offered: every event is traced and counted, every call is decided; spec sections 3 and 4. */
export function createRunHost(options: HostOptions): RunHost {
  const { budgets, ending, record } = options;
  const gate = createGate(options);
  const effects = createEffects(options);

  /** A subject that asks first finishes the calls that were within the budget; any other is stopped at once. */
  function endIfSpent(turnIsOver: boolean): void {
    const { violation } = budgets;
    if (violation === undefined) return;
    if (options.asksFirst && violation.dimension === 'toolCalls' && !turnIsOver) return;
    ending.end({ code: 'budget_exceeded', message: violation.message });
  }

  /** What the end of the run cuts short must not spend a budget as well. */
  function count(spend: () => TraceEvent | undefined, turnIsOver: boolean): void {
    if (ending.cause !== undefined) return;
    const violation = spend();
    if (violation !== undefined) record(violation);
    endIfSpent(turnIsOver);
  }

  /** A run whose state cannot be kept does not go on. */
  function cannotKeep(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    ending.end({ code: 'run_state_failed', message });
  }

  return {
    securityFindings: gate.securityFindings,
    emit(event) {
      record(event);
      count(() => budgets.observe(event), event.type === 'turn_end');
    },
    async authorize(call) {
      count(() => budgets.admit(call.callId), false);
      if (budgets.violation === undefined) return gate.authorize(call);
      return { allowed: false, code: 'budget_exceeded', reason: budgets.violation.message };
    },
    begin: effects.begin,
    end: effects.end,
    skip: effects.skip,
    remember(message, stepId = '') {
      try {
        options.runState?.remember(message, stepId);
      } catch (error) {
        cannotKeep(error);
      }
    },
    exceed(violation, error) {
      if (ending.cause !== undefined) return;
      const event = budgets.exceed(violation);
      if (event !== undefined) record(event);
      ending.end(error);
    },
    ended: () => ending.cause,
    recorded: () => options.events,
    async saveLoop(snapshot) {
      try {
        options.runState?.saveLoop(snapshot);
        await options.runState?.settle();
      } catch (error) {
        cannotKeep(error);
      }
    },
  };
}
