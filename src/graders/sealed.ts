import type { Evidence, SealedWorkspace } from '../model/evidence.ts';
import type { Judgement } from './grader.ts';
import { undecidable } from './judgement.ts';

/** Grades the sealed workspace, or says why there is none to grade. */
export function withWorkspace(
  { workspace }: Evidence,
  grade: (workspace: SealedWorkspace) => Judgement,
): Judgement {
  if (workspace === undefined) return undecidable('no_workspace', 'the attempt has no workspace');
  const { problem } = workspace;
  return problem === undefined ? grade(workspace) : undecidable(problem.code, problem.message);
}
