import type { ReadResult, SealedWorkspace } from '../model/evidence.ts';
import { checkText } from '../model/text-rules.ts';
import { resolveWorkspacePath } from '../model/workspace-path.ts';
import { checkUnchanged } from './file-unchanged.ts';
import type { Grader, GraderPorts, Judgement, SpecOf } from './grader.ts';
import { failed, passed, textProblem, undecidable, worstOf } from './judgement.ts';
import { withWorkspace } from './sealed.ts';

type Spec = SpecOf<'file'>;

/** Bytes of a file that names no limit; spec section 9.2. */
const MAX_BYTES = 2 * 1024 * 1024;

/** One regular file of the sealed workspace: whether it is there, its size, its text, and whether it is as it was. */
export const file: Grader<'file'> = {
  type: 'file',
  grade(spec, evidence, ports) {
    const path = resolveWorkspacePath(spec.path);
    if (path === undefined) {
      const reason = `${JSON.stringify(spec.path)} is outside the workspace`;
      return failed('path_outside_workspace', reason, { path: spec.path });
    }
    return withWorkspace(evidence, (workspace) => gradePath({ ...spec, path }, workspace, ports));
  },
};

function gradePath(spec: Spec, workspace: SealedWorkspace, ports: GraderPorts): Judgement {
  const { path, exists } = spec;
  const found = workspace.read(path, spec.maxBytes ?? MAX_BYTES);
  if (exists === false) return gradeAbsence(path, found);
  if (found.status === 'missing') return gradeMissing(spec, workspace);
  if (found.status !== 'ok') return refuse(path, found);
  const { bytes } = found;
  const unchanged = spec.unchanged === true ? checkUnchanged(workspace, path) : undefined;
  const text = hasTextRules(spec) ? gradeText(spec, bytes, ports) : undefined;
  return worstOf([unchanged, text]) ?? passed({ path, bytes: bytes.length });
}

function gradeAbsence(path: string, found: ReadResult): Judgement {
  if (found.status === 'missing') return passed({ path });
  if (found.status === 'outside' || found.status === 'unreadable') return refuse(path, found);
  const what = found.status === 'not-a-file' ? `a ${found.kind}` : 'a file';
  return failed('file_present', `${path} should not be there, but is ${what}`, { path });
}

/** A file that must only be unchanged may be missing, when it was missing before. */
function gradeMissing(spec: Spec, workspace: SealedWorkspace): Judgement {
  const { path, exists, unchanged } = spec;
  if (unchanged === true && exists === undefined && !hasTextRules(spec)) {
    return checkUnchanged(workspace, path) ?? passed({ path });
  }
  return failed('file_missing', `${path} is not there`, { path });
}

function refuse(path: string, found: Exclude<ReadResult, { status: 'ok' | 'missing' }>): Judgement {
  switch (found.status) {
    case 'outside':
      return failed('path_outside_workspace', `${path}: ${found.reason}`, { path });
    case 'not-a-file':
      return failed('not_a_file', `${path} is not a regular file but a ${found.kind}`, { path });
    case 'too-large':
      return failed('file_too_large', `${path} has ${found.size} bytes, more than allowed`, {
        path,
        bytes: found.size,
      });
    case 'unreadable':
      return undecidable('file_unreadable', `${path} cannot be read: ${found.reason}`, { path });
  }
}

function hasTextRules({ equals, contains, notContains, matches }: Spec): boolean {
  return [equals, contains, notContains, matches].some((rule) => rule !== undefined);
}

function gradeText(spec: Spec, bytes: Uint8Array, ports: GraderPorts): Judgement | undefined {
  const { path } = spec;
  const text = decode(bytes);
  if (text === undefined) {
    const reason = `${path} is not valid UTF-8 (${bytes.length} bytes), so it cannot be compared as text`;
    return failed('file_not_utf8', reason, { path, bytes: bytes.length });
  }
  const { matcher, redact } = ports;
  const problem = checkText({ text, truncated: false, rules: spec, matcher, label: path, redact });
  return problem === undefined ? undefined : textProblem(problem, { path });
}

/** A byte order mark stays: `equals` has to see it. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
