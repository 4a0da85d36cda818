import type { Finding, PermissionMode, Profile, SandboxMode, Verdict } from '../generated/types.ts';
import type { Approve } from '../harness/approval.ts';
import type { EvaluationSummary, Progress } from '../model/summary.ts';

/** What a user asks of an evaluation. Absent: as the configuration says. */
export interface EvaluateOptions {
  /** Configuration file; absent: the one in the working folder. */
  readonly config?: string | undefined;
  /** Paths and globs; empty: `evals/scenarios.yaml` beside the configuration. */
  readonly suites: readonly string[];
  /** Ids and globs; empty: all. */
  readonly scenarios: readonly string[];
  /** Empty: all. */
  readonly tags: readonly string[];
  readonly profile?: Profile | undefined;
  readonly permission?: PermissionMode | undefined;
  /** Attempts at the same time; absent: one for each core. */
  readonly workers?: number | undefined;
  /** Id of an evaluation to go on with. */
  readonly resume?: string | undefined;
  readonly sandbox?: SandboxMode | undefined;
}

/** The world around a use case, as values. */
export interface EvaluateSurroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As Node names it. */
  readonly platform: string;
  /** Aborted when the evaluation should end; the reason is the name of the signal. */
  readonly signal: AbortSignal;
  /** Version of Proofmark. */
  readonly version: string;
  readonly observe: (progress: Progress) => void;
  /** Told about each warning of the configuration before anything runs. */
  readonly warn: (warnings: readonly Finding[]) => void;
  /** Asks a person; absent: nobody is there, and what needs approval is denied. */
  readonly approve?: Approve | undefined;
}

export interface EvaluateResult {
  readonly exitCode: 0 | 1 | 3 | 130 | 143;
  readonly verdict: Verdict;
  /** Absolute. */
  readonly evalDir: string;
  /** Absolute; one line of JSON. */
  readonly reportFile: string;
  readonly warnings: readonly Finding[];
  readonly summary: EvaluationSummary;
}
