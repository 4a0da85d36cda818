import type { AttemptRecord, EvaluationReport, Verdict } from '../generated/types.ts';

/** What a person is told about an evaluation: the report without its attempts, plus a bounded list of those that did not pass. */
export interface EvaluationSummary {
  readonly report: Omit<EvaluationReport, 'attempts'>;
  /** In order of the plan; at most the first 200. */
  readonly notPassed: readonly AttemptRecord[];
  /** How many did not pass, also those that are not in the list. */
  readonly notPassedTotal: number;
}

/** An evaluation that was cut short and can be gone on with. */
export interface Unfinished {
  readonly evalId: string;
  readonly finished: number;
  readonly attempts: number;
}

/** What happens while an evaluation runs. */
export type Progress =
  | {
      readonly type: 'planned';
      readonly scenarios: number;
      readonly attempts: number;
      /** Attempts a resumed evaluation finds finished. */
      readonly alreadyDone: number;
      readonly evalDir: string;
      /** An earlier one that would judge the same. */
      readonly unfinished?: Unfinished;
    }
  | { readonly type: 'attempt_started'; readonly scenarioId: string; readonly attempt: number }
  | {
      readonly type: 'attempt_finished';
      readonly scenarioId: string;
      readonly attempt: number;
      readonly verdict: Verdict;
      readonly reason?: string;
      /** Attempts finished so far, this one and `alreadyDone` included. */
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly type: 'scenario_finished';
      readonly scenarioId: string;
      readonly verdict: Verdict;
      readonly passed: number;
      readonly total: number;
    };
