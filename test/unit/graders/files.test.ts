import { describe, expect, it } from 'vitest';
import type { DiffGraderSpec, FileGraderSpec } from '../../../src/generated/types.ts';
import type { SealedWorkspace, SnapshotEntry } from '../../../src/model/evidence.ts';
import { evidenceOf, gradeOf, type Lying, verdictOf, workspaceOf } from '../../helpers/evidence.ts';

type Tree = Readonly<Record<string, Lying>>;
type FileRules = Omit<FileGraderSpec, 'type' | 'path'>;
type DiffRules = Omit<DiffGraderSpec, 'type'>;

const PROBLEM = { code: 'workspace_gone', message: 'the workspace was deleted' };
const FOLDER: SnapshotEntry = { kind: 'directory' };
const link = (target: string): SnapshotEntry => ({ kind: 'link', target });
const file = (sha256: string, executable = false): SnapshotEntry => ({
  kind: 'file',
  size: 1,
  executable,
  sha256,
});

function gradeFile(path: string, rules: FileRules, workspace: SealedWorkspace) {
  return verdictOf({ type: 'file', path, ...rules }, evidenceOf({ workspace }));
}

describe('file', () => {
  it.each<[string, Lying | undefined, FileRules, string]>([
    ['S-62', undefined, { exists: false }, 'passed ok'],
    ['S-62', undefined, {}, 'failed file_missing'],
    ['S-62', 'x', { exists: false }, 'failed file_present'],
    ['S-62', FOLDER, {}, 'failed not_a_file'],
    ['S-62', FOLDER, { exists: false }, 'failed file_present'],
    ['S-62', { kind: 'special' }, {}, 'failed not_a_file'],
    ['S-62', 'xyz', { maxBytes: 2 }, 'failed file_too_large'],
    ['S-62', 'xyz', { maxBytes: 3 }, 'passed ok'],
    ['rules', 'xyz', { equals: 'xyz', contains: ['y'], notContains: ['a'], matches: ['^x'] }, 'passed ok'],
    ['rules', 'xyz', { equals: 'xy' }, 'failed text_not_equal'],
    ['rules', 'xyz', { contains: ['a'] }, 'failed text_missing'],
    ['rules', 'xyz', { notContains: ['y'] }, 'failed text_forbidden'],
    ['rules', 'xyz', { matches: ['^y'] }, 'failed pattern_missing'],
    ['bytes', new Uint8Array([0x61, 0xff]), { contains: ['a'] }, 'failed file_not_utf8'],
    ['bytes', new Uint8Array([0x61, 0xff]), { notContains: ['b'] }, 'failed file_not_utf8'],
    ['bytes', new Uint8Array([0x61, 0xff]), {}, 'passed ok'],
    ['bytes', '\ufeffa', { equals: 'a' }, 'failed text_not_equal'],
    ['unreadable', { kind: 'unreadable', reason: 'EACCES' }, {}, 'undecidable file_unreadable'],
    [
      'unreadable',
      { kind: 'unreadable', reason: 'EACCES' },
      { exists: false },
      'undecidable file_unreadable',
    ],
  ])('%s: %j with %j: %s', async (_id, lying, rules, expected) => {
    const workspace = workspaceOf({}, lying === undefined ? {} : { 'a.txt': lying });
    expect(await gradeFile('./a.txt', rules, workspace)).toBe(expected);
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'a\0b', '', 'C:\\x', '..\\x'])(
    'S-62: the path %j is refused, also when it should not exist',
    async (path) => {
      const workspace = workspaceOf({}, {});
      expect(await gradeFile(path, { exists: false }, workspace)).toBe('failed path_outside_workspace');
      expect(await gradeFile(path, {}, workspace)).toBe('failed path_outside_workspace');
    },
  );

  it('S-62: a path through a link to the outside is refused', async () => {
    const read: SealedWorkspace['read'] = () => ({ status: 'outside', reason: 'a link leads out' });
    const workspace = workspaceOf({}, {}, { read });
    expect(await gradeFile('l/x', { exists: false }, workspace)).toBe('failed path_outside_workspace');
    expect(await gradeFile('l/x', { unchanged: true }, workspace)).toBe('failed path_outside_workspace');
  });

  it.each<[string, Tree, Tree, string]>([
    ['untouched', { a: 'x' }, { a: 'x' }, 'passed ok'],
    ['S-62: edited', { a: 'x' }, { a: 'y' }, 'failed file_changed'],
    ['deleted', { a: 'x' }, {}, 'failed file_changed'],
    ['added', {}, { a: 'x' }, 'failed file_changed'],
    ['absent before and after', {}, {}, 'passed ok'],
    ['executable', { a: file('d') }, { a: file('d', true) }, 'failed file_changed'],
    [
      'unreadable',
      { a: 'x' },
      { a: { kind: 'unreadable', reason: 'EACCES' } },
      'undecidable file_unreadable',
    ],
  ])('unchanged, %s: %j to %j: %s', async (_what, before, after, expected) => {
    const read: SealedWorkspace['read'] = (path, max) =>
      after[path] instanceof Uint8Array || typeof after[path] === 'string' || after[path] === undefined
        ? workspaceOf(before, after).read(path, max)
        : after[path].kind === 'unreadable'
          ? { status: 'unreadable', reason: 'EACCES' }
          : { status: 'ok', bytes: Buffer.from('x') };
    expect(await gradeFile('a', { unchanged: true }, workspaceOf(before, after, { read }))).toBe(expected);
  });

  it.each<[string, Tree, Tree, string]>([
    ['the same', { a: link('d/b'), 'd/b': 'x' }, { a: link('d/b'), 'd/b': 'x' }, 'passed ok'],
    [
      'another content behind it',
      { a: link('d/b'), 'd/b': 'x' },
      { a: link('d/b'), 'd/b': 'y' },
      'failed file_changed',
    ],
    ['another target', { a: link('b'), b: 'x' }, { a: link('c'), b: 'x', c: 'x' }, 'failed file_changed'],
    ['a file in its place', { a: link('b'), b: 'x' }, { a: 'x', b: 'x' }, 'failed file_changed'],
  ])('an unchanged link: %s', async (_what, before, after, expected) => {
    const read: SealedWorkspace['read'] = () => ({ status: 'ok', bytes: Buffer.from('x') });
    expect(await gradeFile('a', { unchanged: true }, workspaceOf(before, after, { read }))).toBe(expected);
  });

  it('a file that only a link to a folder leads to is not taken for unchanged', async () => {
    const read: SealedWorkspace['read'] = () => ({ status: 'ok', bytes: Buffer.from('x') });
    const workspace = workspaceOf({}, {}, { read });
    expect(await gradeFile('link/a', { unchanged: true }, workspace)).toBe('undecidable file_unreadable');
  });
});

describe('diff', () => {
  const grade = (rules: DiffRules, before: Tree, after: Tree, more: Partial<SealedWorkspace> = {}) =>
    verdictOf({ type: 'diff', ...rules }, evidenceOf({ workspace: workspaceOf(before, after, more) }));
  const BEFORE = { 'notes.txt': 'n', 'src/a': 'a', srcx: 'x' };

  it('S-63: an edited file that was dirty before fails, by name', async () => {
    const workspace = workspaceOf(
      BEFORE,
      { ...BEFORE, 'notes.txt': 'm' },
      { dirtyBefore: ['notes.txt', 'other'] },
    );
    const { code, reason, evidence } = await gradeOf({ type: 'diff' }, evidenceOf({ workspace }));
    expect(code).toBe('dirty_file_changed');
    expect(reason).toContain('notes.txt');
    expect(evidence).toMatchObject({ changedPaths: ['notes.txt'], paths: ['notes.txt'] });
  });

  it('S-65: it fails in a sub-directory too, whose paths start at the workspace', async () => {
    const before = { 'a.txt': 'a' };
    expect(await grade({}, before, { 'a.txt': 'b' }, { dirtyBefore: ['a.txt'] })).toBe(
      'failed dirty_file_changed',
    );
    expect(await grade({}, before, {}, { dirtyBefore: ['a.txt'] })).toBe('failed dirty_file_changed');
    expect(await grade({ preserveExisting: false }, before, {}, { dirtyBefore: ['a.txt'] })).toBe(
      'passed ok',
    );
  });

  it('S-63: editing only what is allowed passes and lists the paths', async () => {
    const workspace = workspaceOf(BEFORE, { ...BEFORE, 'src/a': 'b' }, { dirtyBefore: ['notes.txt'] });
    const grade = await gradeOf(
      { type: 'diff', allowedPaths: ['src/**'], requiredPaths: ['src/a'] },
      evidenceOf({ workspace }),
    );
    expect(grade).toMatchObject({ verdict: 'passed', evidence: { changedPaths: ['src/a'] } });
  });

  it.each<[string, DiffRules, Tree, string]>([
    ['S-63', { allowedPaths: ['src/**'] }, { ...BEFORE, extra: 'e' }, 'failed path_not_allowed'],
    ['S-63', { allowedPaths: ['src/**'] }, { ...BEFORE, 'src/x/y': 'e' }, 'passed ok'],
    ['S-63', { allowedPaths: ['src/**'] }, { ...BEFORE, srcx: 'y' }, 'failed path_not_allowed'],
    ['S-63', { allowedPaths: ['src\\**'] }, { ...BEFORE, 'src/x/y': 'e' }, 'passed ok'],
    ['S-63', { requiredPaths: ['src/a', 'src/b'] }, { ...BEFORE, 'src/a': 'b' }, 'failed path_not_changed'],
    ['9.3', { allowedPaths: [] }, { ...BEFORE, 'src/a': 'b' }, 'failed path_not_allowed'],
    ['9.3', { allowedPaths: [] }, BEFORE, 'passed ok'],
    ['9.3', { forbiddenPaths: ['src/**'] }, { ...BEFORE, 'src/new': 'b' }, 'failed path_forbidden'],
    ['9.3', { maxChangedFiles: 1 }, { ...BEFORE, 'src/a': 'b', srcx: 'b' }, 'failed too_many_changes'],
    ['9.3', { maxChangedFiles: 2 }, { ...BEFORE, 'src/a': 'b', srcx: 'b' }, 'passed ok'],
    [
      '12.10: the old side of a rename',
      { allowedPaths: ['new'] },
      { 'notes.txt': 'n', srcx: 'x', new: 'a' },
      'failed path_not_allowed',
    ],
  ])('%s: %j: %#', async (_id, rules, after, expected) => {
    expect(await grade(rules, BEFORE, after)).toBe(expected);
  });

  it.each<[DiffRules, boolean, string]>([
    [{ contains: ['+new'], notContains: ['+bad'], matches: ['^\\+new'] }, false, 'passed ok'],
    [{ contains: ['+other'] }, false, 'failed text_missing'],
    [{ notContains: ['+new'] }, false, 'failed text_forbidden'],
    [{ contains: ['+other'] }, true, 'undecidable text_truncated'],
    [{ notContains: ['+other'] }, true, 'undecidable text_truncated'],
  ])('text rules on the patch: %j, truncated %j', async (rules, truncated, expected) => {
    const patch = () => ({ text: '+new\n', truncated });
    expect(await grade(rules, {}, { a: 'new\n' }, { patch })).toBe(expected);
  });

  it('what is missing in the patch because it cannot be read leaves a text rule open', async () => {
    const after: Tree = { a: { kind: 'unreadable', reason: 'EACCES' } };
    expect(await grade({ notContains: ['x'] }, {}, after)).toBe('undecidable file_unreadable');
  });
});

describe('without a sealed workspace', () => {
  it.each<FileGraderSpec | DiffGraderSpec>([
    { type: 'file', path: 'a', exists: false },
    { type: 'file', path: 'a', unchanged: true },
    { type: 'diff', allowedPaths: [] },
  ])('S-63: %j is undecidable, with the reason of the baseline', async (spec) => {
    expect(await verdictOf(spec, evidenceOf())).toBe('undecidable no_workspace');
    const workspace = workspaceOf({}, {}, { problem: PROBLEM });
    expect(await verdictOf(spec, evidenceOf({ workspace }))).toBe('undecidable workspace_gone');
  });
});
