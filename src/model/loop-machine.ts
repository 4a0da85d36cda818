import type { LoopPhase, LoopSnapshot } from '../generated/types.ts';

/** What happened in a loop. A fingerprint stands for the text of a candidate. */
export type LoopEvent =
  | { readonly type: 'START' | 'PLANNED' | 'RESUME' }
  | { readonly type: 'EXECUTED' | 'REPAIRED'; readonly fingerprint: string }
  | { readonly type: 'VERIFIED'; readonly passed: boolean; readonly reason?: string }
  | ({ readonly type: 'PAUSE' } & Cause)
  | ({ readonly type: 'ABORT' | 'TIMEOUT' | 'BUDGET_EXCEEDED' | 'FAIL' } & Cause);

interface Cause {
  readonly code: string;
  readonly message: string;
}

/** What of the configuration decides where a loop goes. */
export interface LoopRules {
  readonly planning: boolean;
  readonly maxIterations: number;
  readonly maxRepairs: number;
  readonly maxRepeatedAction: number;
  readonly onFailure: 'repair' | 'pause' | 'fail';
  readonly onExhausted: 'pause' | 'fail';
}

export function startLoop(runId: string, configFingerprint?: string): LoopSnapshot {
  return {
    schemaVersion: 1,
    machineVersion: '1',
    runId,
    ...(configFingerprint === undefined ? {} : { configFingerprint }),
    phase: 'idle',
    iteration: 0,
    repairCount: 0,
    repeatedActionCount: 0,
    transitionSequence: 0,
  };
}

/** The table of spec section 10.3. An event that has no row for the phase changes nothing: the same snapshot comes back. */
export function nextLoop(snapshot: LoopSnapshot, event: LoopEvent, rules: LoopRules): LoopSnapshot {
  if (FINAL.has(snapshot.phase)) return snapshot;
  const end = ENDS.get(event.type);
  if (end !== undefined && 'code' in event) return move(snapshot, end, failure(event));
  if (event.type === 'PAUSE') return isActive(snapshot) ? pause(snapshot, event) : snapshot;
  return FROM.get(event.type) === snapshot.phase ? take(snapshot, event, rules) : snapshot;
}

const ENDS: ReadonlyMap<LoopEvent['type'], LoopPhase> = new Map([
  ['ABORT', 'aborted'],
  ['TIMEOUT', 'timeout'],
  ['BUDGET_EXCEEDED', 'budget_exceeded'],
  ['FAIL', 'failed'],
]);

const FROM: ReadonlyMap<LoopEvent['type'], LoopPhase> = new Map([
  ['START', 'idle'],
  ['PLANNED', 'planning'],
  ['EXECUTED', 'executing'],
  ['REPAIRED', 'repairing'],
  ['VERIFIED', 'verifying'],
  ['RESUME', 'paused'],
]);

/** An event in the phase that it belongs to. */
function take(snapshot: LoopSnapshot, event: LoopEvent, rules: LoopRules): LoopSnapshot {
  switch (event.type) {
    case 'START':
      return move(snapshot, rules.planning ? 'planning' : 'executing');
    case 'PLANNED':
      return move(snapshot, 'executing');
    case 'EXECUTED':
    case 'REPAIRED':
      return acted(snapshot, event.fingerprint, rules);
    case 'VERIFIED':
      return verified(snapshot, event, rules);
    default:
      return snapshot.resumePhase === undefined ? snapshot : move(snapshot, snapshot.resumePhase);
  }
}

function pause(snapshot: LoopSnapshot & { phase: ActivePhase }, cause: Cause): LoopSnapshot {
  return move(snapshot, 'paused', { ...reasonOf(cause), resumePhase: snapshot.phase });
}

type ActivePhase = NonNullable<LoopSnapshot['resumePhase']>;

/** Whether a step runs now. */
function isActive(snapshot: LoopSnapshot): snapshot is LoopSnapshot & { phase: ActivePhase } {
  return snapshot.phase !== 'idle' && snapshot.phase !== 'paused' && !FINAL.has(snapshot.phase);
}

const FINAL: ReadonlySet<LoopPhase> = new Set([
  'succeeded',
  'failed',
  'aborted',
  'timeout',
  'budget_exceeded',
]);

type Changes = Partial<Omit<LoopSnapshot, 'phase' | 'transitionSequence'>>;

/** Why it paused or failed holds for one phase only. */
function move(snapshot: LoopSnapshot, phase: LoopPhase, changes: Changes = {}): LoopSnapshot {
  const { pauseReason: _reason, resumePhase: _phase, failureMessage: _message, ...kept } = snapshot;
  return { ...kept, ...changes, phase, transitionSequence: snapshot.transitionSequence + 1 };
}

function acted(snapshot: LoopSnapshot, fingerprint: string, rules: LoopRules): LoopSnapshot {
  const again = fingerprint === snapshot.lastActionFingerprint;
  const repeatedActionCount = again ? snapshot.repeatedActionCount + 1 : 1;
  const action = { lastActionFingerprint: fingerprint, repeatedActionCount };
  if (repeatedActionCount < rules.maxRepeatedAction) {
    return move(snapshot, 'verifying', { ...action, iteration: snapshot.iteration + 1 });
  }
  const message = `the same candidate came ${repeatedActionCount} times in a row`;
  return stop(snapshot, rules.onExhausted, { code: 'loop_no_progress', message }, action);
}

function verified(
  snapshot: LoopSnapshot,
  { passed, reason }: Extract<LoopEvent, { type: 'VERIFIED' }>,
  rules: LoopRules,
): LoopSnapshot {
  if (passed) return move(snapshot, 'succeeded');
  const { iteration, repairCount } = snapshot;
  const why = reason === undefined ? '' : `: ${reason}`;
  if (iteration >= rules.maxIterations || repairCount >= rules.maxRepairs) {
    const message = `not verified after ${iteration} iterations and ${repairCount} repairs${why}`;
    return stop(snapshot, rules.onExhausted, { code: 'loop_exhausted', message });
  }
  const failed = { code: 'verification_failed', message: `verification ${iteration} failed${why}` };
  if (rules.onFailure === 'fail') return stop(snapshot, 'fail', failed);
  const repair = { repairCount: repairCount + 1 };
  if (rules.onFailure === 'repair') return move(snapshot, 'repairing', repair);
  return stop(snapshot, 'pause', failed, { ...repair, resumePhase: 'repairing' });
}

function stop(
  snapshot: LoopSnapshot,
  how: 'pause' | 'fail',
  cause: Cause,
  changes: Changes = {},
): LoopSnapshot {
  if (how === 'pause') return move(snapshot, 'paused', { ...changes, ...reasonOf(cause) });
  return move(snapshot, 'failed', { ...changes, ...failure(cause) });
}

function reasonOf({ code, message }: Cause): Changes {
  return { pauseReason: code, failureMessage: message };
}

function failure({ code, message }: Cause): Changes {
  return { failureCode: code, failureMessage: message };
}
