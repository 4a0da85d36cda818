import type { CommandSpec, GraderSpec, Verdict } from '../generated/types.ts';
import type { Evidence } from '../model/evidence.ts';
import type { ProcessResult } from '../model/process.ts';
import type { Matcher } from '../model/text-rules.ts';

export type { Matcher } from '../model/text-rules.ts';

/** What a grader may ask of the outside. */
export interface GraderPorts {
  /** Runs a program in a throw-away copy of the sealed workspace, sandboxed. Never rejects. */
  runCommand(command: CommandSpec): Promise<ProcessResult>;
  /** Compiles a pattern that validation has already accepted. */
  matcher(pattern: string): Matcher;
  /** Cleans a text before a part of it is quoted: half a secret could not be found any more. Absent: there are no secrets. */
  redact?(text: string): string;
}

export type SpecOf<K extends GraderSpec['type']> = Extract<GraderSpec, { type: K }>;

/** What a grader says; the registry adds id and type. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Stable machine code; manual/reference/codes.md. */
  readonly code: string;
  readonly reason?: string;
  readonly evidence?: Record<string, unknown>;
}

/**
 * One kind of grader: (spec, evidence) -> what it found. Pure but for its ports. Never throws for a bad run: what it cannot
 * tell is `undecidable`.
 */
export interface Grader<K extends GraderSpec['type']> {
  readonly type: K;
  grade(spec: SpecOf<K>, evidence: Evidence, ports: GraderPorts): Judgement | Promise<Judgement>;
}
