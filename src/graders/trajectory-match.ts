import type { TrajectoryStep } from '../generated/types.ts';
import { createStepMatcher, type MatchesStep, type SeenCall } from './tool-calls.ts';

export type TrajectoryMode = 'subsequence' | 'exact' | 'any-order';

/** Where steps and calls do not fit: the first step without a call, or the first call without a step. */
export type Mismatch =
  | { readonly step: number; readonly call?: never }
  | { readonly call: number; readonly step?: never };

/** Nothing when the calls are what the steps ask for. */
export function findMismatch(
  mode: TrajectoryMode,
  steps: readonly TrajectoryStep[],
  calls: readonly SeenCall[],
): Mismatch | undefined {
  const matches = createStepMatcher();
  switch (mode) {
    case 'subsequence':
      return matchSubsequence(steps, calls, matches);
    case 'exact':
      return matchExactly(steps, calls, matches);
    case 'any-order':
      return matchAnyOrder(steps, calls, matches);
  }
}

/** Taking the first call that fits leaves the most for the steps to come. */
function matchSubsequence(
  steps: readonly TrajectoryStep[],
  calls: readonly SeenCall[],
  matches: MatchesStep,
): Mismatch | undefined {
  let next = 0;
  for (const [index, step] of steps.entries()) {
    while (next < calls.length && !fits(step, calls[next], matches)) next++;
    if (next === calls.length) return { step: index };
    next++;
  }
  return undefined;
}

function matchExactly(
  steps: readonly TrajectoryStep[],
  calls: readonly SeenCall[],
  matches: MatchesStep,
): Mismatch | undefined {
  const wrong = steps.findIndex((step, index) => !fits(step, calls[index], matches));
  if (wrong !== -1) return { step: wrong };
  return calls.length > steps.length ? { call: steps.length } : undefined;
}

function fits(step: TrajectoryStep, call: SeenCall | undefined, matches: MatchesStep): boolean {
  return call !== undefined && matches(step, call);
}

/** Every step gets a call of its own: a matching in a graph of two sides, by augmenting paths. */
function matchAnyOrder(
  steps: readonly TrajectoryStep[],
  calls: readonly SeenCall[],
  matches: MatchesStep,
): Mismatch | undefined {
  const candidates = steps.map((step) => findCandidates(step, calls, { matches, enough: steps.length }));
  const stepOf = new Map<number, number>();
  for (const index of steps.keys()) {
    if (!assign(index, { candidates, stepOf, tried: new Set() })) return { step: index };
  }
  return undefined;
}

/** As many calls as there are steps are enough: the other steps cannot take them all. */
function findCandidates(
  step: TrajectoryStep,
  calls: readonly SeenCall[],
  { matches, enough }: { matches: MatchesStep; enough: number },
): number[] {
  const found: number[] = [];
  for (const [index, call] of calls.entries()) {
    if (found.length === enough) break;
    if (matches(step, call)) found.push(index);
  }
  return found;
}

interface Matching {
  /** Calls that fit, of each step. */
  readonly candidates: readonly (readonly number[])[];
  /** The step that has a call. */
  readonly stepOf: Map<number, number>;
  readonly tried: Set<number>;
}

/** Gives a step a call, moving other steps to other calls where needed. */
function assign(step: number, matching: Matching): boolean {
  for (const call of matching.candidates[step] ?? []) {
    if (matching.tried.has(call)) continue;
    matching.tried.add(call);
    const holder = matching.stepOf.get(call);
    if (holder !== undefined && !assign(holder, matching)) continue;
    matching.stepOf.set(call, step);
    return true;
  }
  return false;
}
