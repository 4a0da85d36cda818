import type { SealedWorkspace } from '../model/evidence.ts';
import { matchesAnyPath, matchesPath } from '../model/path-pattern.ts';
import { checkText } from '../model/text-rules.ts';
import type { Grader, GraderPorts, Judgement, SpecOf } from './grader.ts';
import { failed, passed, textProblem, undecidable, worstOf } from './judgement.ts';
import { withWorkspace } from './sealed.ts';

/**
 * What changed between the baseline and the sealed workspace: deletions, both sides of renames, ignored files and what was committed
 * included; spec section 9.3.
 */
export const diff: Grader<'diff'> = {
  type: 'diff',
  grade(spec, evidence, ports) {
    return withWorkspace(evidence, (workspace) => {
      const changed = workspace.changes.map(({ path }) => path);
      const facts = describeChanges(changed);
      const problem =
        checkPaths(spec, changed, { facts, dirtyBefore: workspace.dirtyBefore }) ??
        checkPatch(spec, workspace, { facts, ports });
      return problem ?? passed(facts);
    });
  },
};

type Spec = SpecOf<'diff'>;
type Facts = Record<string, unknown>;

const LISTED = 200;

function describeChanges(changed: readonly string[]): Facts {
  const more = changed.length > LISTED ? { changedFiles: changed.length } : {};
  return { changedPaths: changed.slice(0, LISTED), ...more };
}

function checkPaths(
  spec: Spec,
  changed: readonly string[],
  { facts, dirtyBefore }: { facts: Facts; dirtyBefore: readonly string[] },
): Judgement | undefined {
  const { allowedPaths, forbiddenPaths = [], requiredPaths = [], maxChangedFiles = Infinity } = spec;
  const kept = spec.preserveExisting === false ? new Set<string>() : new Set(dirtyBefore);
  const hit = (code: string, what: string, paths: readonly string[]) =>
    paths.length === 0 ? undefined : failed(code, `${what}: ${list(paths)}`, { ...facts, paths: cap(paths) });
  const tooMany = `${changed.length} paths changed, at most ${maxChangedFiles} allowed`;
  return worstOf([
    hit(
      'dirty_file_changed',
      'changed, though it was already changed before the attempt',
      changed.filter((path) => kept.has(path)),
    ),
    hit(
      'path_not_allowed',
      'changed, but not in allowedPaths',
      allowedPaths === undefined ? [] : changed.filter((path) => !matchesAnyPath(allowedPaths, path)),
    ),
    hit(
      'path_forbidden',
      'changed, but in forbiddenPaths',
      changed.filter((path) => matchesAnyPath(forbiddenPaths, path)),
    ),
    hit(
      'path_not_changed',
      'not changed, but in requiredPaths',
      requiredPaths.filter((pattern) => !changed.some((path) => matchesPath(pattern, path))),
    ),
    changed.length > maxChangedFiles ? failed('too_many_changes', tooMany, facts) : undefined,
  ]);
}

function checkPatch(
  spec: Spec,
  workspace: SealedWorkspace,
  { facts, ports }: { facts: Facts; ports: GraderPorts },
): Judgement | undefined {
  const { contains, notContains, matches } = spec;
  if (contains === undefined && notContains === undefined && matches === undefined) return undefined;
  const { text, truncated } = workspace.patch();
  const { matcher, redact } = ports;
  const rules = { contains, notContains, matches };
  const problem = checkText({ text, truncated, rules, matcher, label: 'patch', redact });
  const hidden = workspace.changes
    .filter(({ after }) => after?.kind === 'unreadable')
    .map(({ path }) => path);
  const unread =
    hidden.length === 0
      ? undefined
      : undecidable('file_unreadable', `cannot be read, so not in the patch: ${list(hidden)}`, facts);
  return worstOf([problem === undefined ? undefined : textProblem(problem, facts), unread]);
}

const NAMED = 20;

function cap(paths: readonly string[]): readonly string[] {
  return paths.slice(0, LISTED);
}

function list(paths: readonly string[]): string {
  const more = paths.length > NAMED ? `, and ${paths.length - NAMED} more` : '';
  return `${paths.slice(0, NAMED).join(', ')}${more}`;
}
