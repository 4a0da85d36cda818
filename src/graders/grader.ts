import type { CommandSpec, GraderSpec, Verdict } from '../generated/types.ts';
import type { Evidence } from '../model/evidence.ts';
import type { ProcessResult } from '../model/process.ts';

/** Says whether a text matches; runs in time linear in the text. */
export type Matcher = (text: string) => boolean;

/** What a grader may ask of the outside. */
export interface GraderPorts {
  /** Runs a program in a throw-away copy of the sealed workspace, sandboxed. Never rejects. */
  runCommand(command: CommandSpec): Promise<ProcessResult>;
  /** Compiles a pattern that validation has already accepted. */
  matcher(pattern: string): Matcher;
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
