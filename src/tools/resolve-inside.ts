import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

export interface ResolvedPath {
  /** The path, and every link on its way, stays in the workspace. */
  readonly inside: boolean;
  /** Absolute, links resolved as far as the path exists. */
  readonly resolved: string;
}

/**
 * Where a path of a tool call really leads. Relative paths start at the workspace. What does not exist yet is judged by its
 * nearest existing ancestor; a dangling link is judged by its target. Never throws.
 */
export function resolveInside(workspace: string, path: string): ResolvedPath {
  const lexical = resolve(workspace, path.replaceAll('\0', ''));
  if (path.includes('\0')) return { inside: false, resolved: lexical };
  const root = realRoot(workspace);
  const resolved = followLinks(lexical);
  if (resolved === undefined) return { inside: false, resolved: lexical };
  const named = isInside(resolve(workspace), lexical) || isInside(root, lexical);
  return { inside: named && isInside(root, resolved), resolved };
}

/** `path` is `root` or lies below it; both absolute and without links. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

const MAX_LINKS = 40;

/** Like realpath, but goes on behind what does not exist. Nothing when the links form a loop. */
function followLinks(path: string): string | undefined {
  const todo = path.split(sep).reverse();
  let current: string = sep;
  let links = 0;
  while (todo.length > 0) {
    const name = todo.pop();
    if (name === undefined || name === '' || name === '.') continue;
    if (name === '..') {
      current = dirname(current);
      continue;
    }
    const next = join(current, name);
    const target = linkTarget(next);
    if (target === undefined) {
      current = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return undefined;
    if (isAbsolute(target)) current = sep;
    todo.push(...target.split(sep).reverse());
  }
  return current;
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function realRoot(workspace: string): string {
  try {
    return realpathSync(workspace);
  } catch {
    return resolve(workspace);
  }
}
