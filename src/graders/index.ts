import type { Grade, GraderSpec } from '../generated/types.ts';
import type { Evidence } from '../model/evidence.ts';
import { command } from './command.ts';
import { diff } from './diff.ts';
import { file } from './file.ts';
import type { Grader, GraderPorts, SpecOf } from './grader.ts';
import { outcome } from './outcome.ts';
import { response } from './response.ts';
import { state } from './state.ts';
import { trajectory } from './trajectory.ts';

type Graders = { readonly [K in GraderSpec['type']]: Grader<K> };

/** Every kind of grader; a kind of the schema that is missing here does not compile. */
export const graders = { outcome, trajectory, command, file, diff, state, response } satisfies Graders;

/**
 * The grades of one attempt, in the order of the graders. Every grader runs, one after the other; one that throws is its own
 * `undecidable` grade `grader_crashed`. Never rejects.
 */
export async function gradeAttempt(
  specs: readonly GraderSpec[],
  evidence: Evidence,
  ports: GraderPorts,
): Promise<Grade[]> {
  const grades: Grade[] = [];
  for (const [index, spec] of specs.entries()) {
    const judgement = await judge(spec, evidence, ports);
    grades.push({ id: spec.id ?? `${spec.type}-${index + 1}`, type: spec.type, ...judgement });
  }
  return grades;
}

async function judge<K extends GraderSpec['type']>(
  spec: SpecOf<K> & { type: K },
  evidence: Evidence,
  ports: GraderPorts,
) {
  try {
    const registry: Graders = graders;
    return await registry[spec.type].grade(spec, evidence, ports);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      verdict: 'undecidable' as const,
      code: 'grader_crashed',
      reason: `the grader crashed: ${message}`,
    };
  }
}
