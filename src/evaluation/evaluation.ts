import type { AttemptRecord, JournalAttemptFinished, JournalAttemptStarted } from '../generated/types.ts';
import type { Progress } from '../model/summary.ts';
import { allOf } from '../model/verdict.ts';
import { type AttemptPorts, runAttempt } from './attempt.ts';
import { attemptsOf, type Plan, type PlannedAttempt } from './plan.ts';
import { runPool } from './pool.ts';

/** What happens to an attempt, as the journal keeps it. */
export type AttemptEvent =
  | Pick<JournalAttemptStarted, 'kind' | 'key'>
  | Pick<JournalAttemptFinished, 'kind' | 'key' | 'record'>;

export interface EvaluationPorts {
  /** Appends to the journal, redacted; throws when it cannot. */
  record(event: AttemptEvent): void;
  /** The turn of an attempt comes soon, unless all ends before: what takes time can begin. */
  prepare(item: PlannedAttempt): void;
  /** Everything one attempt needs; called when its turn comes. */
  attempt(item: PlannedAttempt): AttemptPorts;
  observe(progress: Progress): void;
  /** Lets the event loop turn when it is time to, so that signals are heard; gives nothing when it is not. */
  breathe(): Promise<void> | undefined;
  /** The evaluation cannot go on: what runs is to end now. */
  end(): void;
}

/** What has a result already, asked by key. */
type Finished = Pick<ReadonlySet<string>, 'has' | 'size'>;

export interface EvaluationRequest {
  readonly plan: Plan;
  /** Attempts that already have a result, by key. */
  readonly finished: Finished;
  /** Attempts at the same time. */
  readonly workers: number;
  readonly signal: AbortSignal;
}

/**
 * Runs every attempt of the plan that has no result yet. Attempts do not see each other: their number at the same time changes
 * no verdict. Returns the keys of attempts that were cut short by the signal.
 */
export async function runEvaluation(request: EvaluationRequest, ports: EvaluationPorts): Promise<string[]> {
  const { plan, finished, signal } = request;
  const progress = createProgress(plan, finished, ports.observe);
  const inFlight = new Set<string>();
  const { workers } = request;
  const { breathe, end } = ports;
  const items = lookAhead(remaining(plan, finished), workers, ports.prepare);
  await runPool(items, { workers, signal, breathe, onFailure: end }, async (item) => {
    ports.record({ kind: 'attempt_started', key: item.key });
    progress.started(item);
    inFlight.add(item.key);
    const record = await runAttempt(item, ports.attempt(item), signal);
    if (record === undefined) return;
    ports.record({ kind: 'attempt_finished', key: item.key, record });
    inFlight.delete(item.key);
    progress.finished(item, record);
  });
  return [...inFlight];
}

function* remaining(plan: Plan, finished: Finished): Generator<PlannedAttempt> {
  for (const item of attemptsOf(plan)) if (!finished.has(item.key)) yield item;
}

/** Tells of each item before it is given, while at most `most` others wait. */
function* lookAhead<T>(items: Iterable<T>, most: number, tell: (item: T) => void): Generator<T> {
  const waiting: T[] = [];
  for (const item of items) {
    tell(item);
    waiting.push(item);
    if (waiting.length > most) yield* waiting.splice(0, 1);
  }
  yield* waiting;
}

/** Turns attempts into progress events; a scenario is finished when its last attempt of this session is. */
function createProgress(plan: Plan, finished: Finished, observe: EvaluationPorts['observe']) {
  const open = new Map<string, AttemptRecord['verdict'][]>();
  let done = finished.size;
  return {
    started({ planned, attempt }: PlannedAttempt) {
      observe({ type: 'attempt_started', scenarioId: planned.scenario.id, attempt });
    },
    finished({ planned, attempt }: PlannedAttempt, { verdict, reason }: AttemptRecord) {
      done++;
      const scenarioId = planned.scenario.id;
      const why = reason === undefined ? {} : { reason };
      observe({ type: 'attempt_finished', scenarioId, attempt, verdict, ...why, done, total: plan.attempts });
      const verdicts = [...(open.get(planned.key) ?? []), verdict];
      open.set(planned.key, verdicts);
      if (verdicts.length < planned.repetitions) return;
      open.delete(planned.key);
      const passed = verdicts.filter((each) => each === 'passed').length;
      observe({
        type: 'scenario_finished',
        scenarioId,
        verdict: allOf(verdicts),
        passed,
        total: planned.repetitions,
      });
    },
  };
}
