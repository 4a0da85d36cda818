import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { normalizePattern } from '../model/path-pattern.ts';
import { joinRaw } from './raw-path.ts';
import { LEFT_BEHIND } from './source-files.ts';
import { type Found, kindOf, walkTree } from './walk.ts';

/**
 * What `workspace.include` brings along although git ignores it: a path, or a folder with all in it. Throws a
 * `UserError` for a pattern that leaves the source or names nothing there.
 */
export function listIncluded(source: string, patterns: readonly string[]): Found[] {
  return patterns.flatMap((pattern) => {
    const path = includedPath(pattern);
    if (path === undefined) throw refuse('workspace_include_outside', pattern, 'leaves the workspace');
    if (path === '') return walkTree(source, skip);
    const stats = lstatSync(join(source, path), { throwIfNoEntry: false });
    if (stats === undefined) throw refuse('workspace_include_missing', pattern, `names nothing in ${source}`);
    const kind = kindOf(stats);
    if (kind !== 'directory') return [{ path, raw: path, kind, stats }];
    const inner = walkTree(join(source, path), skip);
    const found = inner.map((entry) => ({
      ...entry,
      path: `${path}/${entry.path}`,
      raw: joinRaw(path, entry.raw),
    }));
    return [{ path, raw: path, kind }, ...found];
  });
}

/** The path or folder that a pattern starts from; empty for the whole source, nothing where it leads out. */
export function includedPath(pattern: string): string | undefined {
  const wanted = normalizePattern(pattern);
  const path = wanted === '**' ? '' : wanted.replace(/\/(\*\*)?$/, '');
  const names = path.split('/');
  return wanted.startsWith('/') || names.includes('..') || path.includes('\0') ? undefined : path;
}

function skip(_path: string, name: string): boolean {
  return LEFT_BEHIND.has(name);
}

function refuse(code: string, pattern: string, what: string): UserError {
  return new UserError({
    code,
    message: `workspace.include: ${pattern} ${what}`,
    hint: 'give a path relative to the source, or a folder followed by /**',
  });
}
