import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoopPhase, LoopSnapshot } from '../../../src/generated/types.ts';
import { type LoopEvent, type LoopRules, nextLoop, startLoop } from '../../../src/model/loop-machine.ts';

const RULES: LoopRules = {
  planning: false,
  maxIterations: 3,
  maxRepairs: 2,
  maxRepeatedAction: 2,
  onFailure: 'repair',
  onExhausted: 'fail',
};

const START = { type: 'START' } as const;
const RESUME = { type: 'RESUME' } as const;
const PASS = { type: 'VERIFIED', passed: true } as const;
const FAIL = { type: 'VERIFIED', passed: false } as const;
const executed = (fingerprint: string): LoopEvent => ({ type: 'EXECUTED', fingerprint });
const repaired = (fingerprint: string): LoopEvent => ({ type: 'REPAIRED', fingerprint });
const pause = (code: string): LoopEvent => ({ type: 'PAUSE', code, message: code });
const end = (type: 'ABORT' | 'TIMEOUT' | 'BUDGET_EXCEEDED' | 'FAIL', code: string): LoopEvent => ({
  type,
  code,
  message: code,
});

function run(rules: Partial<LoopRules>, ...events: LoopEvent[]): { phases: LoopPhase[]; last: LoopSnapshot } {
  const phases: LoopPhase[] = [];
  let last = startLoop('run-1');
  for (const event of events) {
    const next = nextLoop(last, event, { ...RULES, ...rules });
    if (next !== last) phases.push(next.phase);
    last = next;
  }
  return { phases, last };
}

describe('a loop', () => {
  it('S-71 executes, verifies, repairs and verifies until it passes', () => {
    const { phases, last } = run({}, START, executed('a'), FAIL, repaired('b'), PASS);
    expect(phases).toEqual(['executing', 'verifying', 'repairing', 'verifying', 'succeeded']);
    expect(last).toMatchObject({ iteration: 2, repairCount: 1, transitionSequence: 5 });
  });

  it('plans first where it is told to', () => {
    expect(run({ planning: true }, START, { type: 'PLANNED' }).phases).toEqual(['planning', 'executing']);
  });

  it('S-72 fails when no repair is left', () => {
    const { phases, last } = run({ maxRepairs: 0 }, START, executed('a'), FAIL);
    expect(phases).toEqual(['executing', 'verifying', 'failed']);
    expect(last.failureCode).toBe('loop_exhausted');
  });

  it('S-72 pauses instead when it is told to, and cannot be resumed out of it', () => {
    const rules = { maxRepairs: 0, onExhausted: 'pause' } as const;
    const { phases, last } = run(rules, START, executed('a'), FAIL, RESUME);
    expect(phases).toEqual(['executing', 'verifying', 'paused']);
    expect(last.pauseReason).toBe('loop_exhausted');
    expect(last).not.toHaveProperty('resumePhase');
  });

  it('is exhausted by iterations as well', () => {
    const { last } = run({ maxIterations: 1 }, START, executed('a'), FAIL);
    expect(last).toMatchObject({ phase: 'failed', failureCode: 'loop_exhausted' });
  });

  it('exhaustion is tested before onFailure', () => {
    const rules = { maxRepairs: 0, onFailure: 'pause' } as const;
    expect(run(rules, START, executed('a'), FAIL).last.failureCode).toBe('loop_exhausted');
  });

  it('S-73 pauses on a failed verification, and goes on with the repair', () => {
    const before = run({ onFailure: 'pause' }, START, executed('a'), FAIL);
    expect(before.last).toMatchObject({
      phase: 'paused',
      pauseReason: 'verification_failed',
      resumePhase: 'repairing',
      repairCount: 1,
    });
    const after = run({ onFailure: 'pause' }, START, executed('a'), FAIL, RESUME, repaired('b'), PASS);
    expect(after.phases.slice(3)).toEqual(['repairing', 'verifying', 'succeeded']);
    expect(after.last).not.toHaveProperty('pauseReason');
  });

  it('fails on a failed verification where it is told to', () => {
    const { last } = run({ onFailure: 'fail' }, START, executed('a'), FAIL);
    expect(last).toMatchObject({ phase: 'failed', failureCode: 'verification_failed' });
  });

  it('S-74 stops at the same candidate again', () => {
    const { last } = run({}, START, executed('a'), FAIL, repaired('a'));
    expect(last).toMatchObject({ phase: 'failed', failureCode: 'loop_no_progress', iteration: 1 });
  });

  it('S-74 the first candidate counts: with 1 it stops at once', () => {
    expect(run({ maxRepeatedAction: 1 }, START, executed('a')).last.failureCode).toBe('loop_no_progress');
  });

  it('a candidate that came before another one is no repetition', () => {
    const rules = { maxRepairs: 5, maxIterations: 9 };
    const { last } = run(rules, START, executed('a'), FAIL, repaired('b'), FAIL, repaired('a'));
    expect(last).toMatchObject({ phase: 'verifying', repeatedActionCount: 1 });
  });

  it.each(['planning', 'executing', 'verifying', 'repairing'] as const)(
    'a pause in %s goes on there',
    (phase) => {
      const to: Record<typeof phase, LoopEvent[]> = {
        planning: [START],
        executing: [START, { type: 'PLANNED' }],
        verifying: [START, { type: 'PLANNED' }, executed('a')],
        repairing: [START, { type: 'PLANNED' }, executed('a'), FAIL],
      };
      const { last } = run({ planning: true }, ...to[phase], pause('policy_denied'));
      expect(last).toMatchObject({ phase: 'paused', pauseReason: 'policy_denied', resumePhase: phase });
      expect(nextLoop(last, RESUME, RULES).phase).toBe(phase);
    },
  );

  it.each([
    ['ABORT', 'aborted', 'aborted'],
    ['TIMEOUT', 'step_timeout', 'timeout'],
    ['BUDGET_EXCEEDED', 'step_limit', 'budget_exceeded'],
    ['FAIL', 'agent_failed', 'failed'],
  ] as const)('%s ends it from any phase', (type, code, phase) => {
    for (const before of [[], [START], [START, executed('a')], [START, pause('policy_denied')]]) {
      expect(run({}, ...before, end(type, code)).last).toMatchObject({ phase, failureCode: code });
    }
  });
});

/** What the table says, written down a second time, as rows. */
const ROWS: readonly (readonly [LoopPhase, LoopEvent['type'], readonly LoopPhase[]])[] = [
  ['idle', 'START', ['planning', 'executing']],
  ['planning', 'PLANNED', ['executing']],
  ['executing', 'EXECUTED', ['verifying', 'paused', 'failed']],
  ['repairing', 'REPAIRED', ['verifying', 'paused', 'failed']],
  ['verifying', 'VERIFIED', ['succeeded', 'repairing', 'paused', 'failed']],
  ['paused', 'RESUME', ['planning', 'executing', 'verifying', 'repairing']],
  ...(['planning', 'executing', 'verifying', 'repairing'] as const).map(
    (phase) => [phase, 'PAUSE', ['paused']] as const,
  ),
  ...(['idle', 'planning', 'executing', 'verifying', 'repairing', 'paused'] as const).flatMap((phase) => [
    [phase, 'ABORT', ['aborted']] as const,
    [phase, 'TIMEOUT', ['timeout']] as const,
    [phase, 'BUDGET_EXCEEDED', ['budget_exceeded']] as const,
    [phase, 'FAIL', ['failed']] as const,
  ]),
];

const anyRules: fc.Arbitrary<LoopRules> = fc.record({
  planning: fc.boolean(),
  maxIterations: fc.integer({ min: 1, max: 5 }),
  maxRepairs: fc.integer({ min: 0, max: 4 }),
  maxRepeatedAction: fc.integer({ min: 1, max: 4 }),
  onFailure: fc.constantFrom('repair', 'pause', 'fail'),
  onExhausted: fc.constantFrom('pause', 'fail'),
});

const forward: LoopEvent[] = [START, { type: 'PLANNED' }, RESUME, FAIL, FAIL, FAIL, PASS];
const anyEvent: fc.Arbitrary<LoopEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(...forward, ...['a', 'b', 'c'].flatMap((f) => [executed(f), repaired(f)])),
  },
  { weight: 1, arbitrary: fc.constantFrom(pause('policy_denied'), pause('approval_denied')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(end('ABORT', 'aborted'), end('TIMEOUT', 'run_timeout'), end('FAIL', 'x')),
  },
);

it('any events in any order: only rows of the table, limits hold, and nothing leaves a final phase', () => {
  const seen = new Set<string>();
  const check = (rules: LoopRules, events: readonly LoopEvent[]) => {
    let before = startLoop('run-1');
    for (const event of events) {
      const after = nextLoop(before, event, rules);
      const row = ROWS.find(([from, type]) => from === before.phase && type === event.type);
      if (after === before) expect(row === undefined || staysPaused(before, event)).toBe(true);
      else {
        expect(row?.[2]).toContain(after.phase);
        expect(after.transitionSequence).toBe(before.transitionSequence + 1);
        expectSound(after, rules);
        seen.add(`${before.phase} ${event.type} ${after.phase}`);
      }
      before = after;
    }
  };
  fc.assert(fc.property(anyRules, fc.array(anyEvent, { maxLength: 60 }), check), { seed: 1, numRuns: 3000 });
  // The sequences are worth something only if they came by nearly every row.
  expect(seen.size).toBeGreaterThan(28);
});

function staysPaused({ phase, resumePhase }: LoopSnapshot, { type }: LoopEvent): boolean {
  return type === 'RESUME' && phase === 'paused' && resumePhase === undefined;
}

function expectSound(snapshot: LoopSnapshot, rules: LoopRules): void {
  const { phase, repairCount, iteration, repeatedActionCount, pauseReason, resumePhase } = snapshot;
  expect(repairCount).toBeLessThanOrEqual(rules.maxRepairs);
  expect(iteration).toBeLessThanOrEqual(rules.maxIterations);
  expect(phase === 'paused').toBe(pauseReason !== undefined);
  if (resumePhase !== undefined) expect(phase).toBe('paused');
  if (phase === 'verifying') expect(repeatedActionCount).toBeLessThan(rules.maxRepeatedAction);
}
