/**
 * Whether a path of a workspace is meant by a pattern: the exact path, or with a trailing `/**` the folder
 * and all below it. There are no other globs. `\` in the pattern stands for `/`; spec 9.2, S-63.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = normalizePattern(pattern);
  if (wanted === '**') return true;
  if (!wanted.endsWith('/**')) return path === wanted;
  const folder = wanted.slice(0, -3);
  return path === folder || path.startsWith(`${folder}/`);
}

/** Whether any of the patterns means the path. */
export function matchesAnyPath(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => matchesPath(pattern, path));
}

/** The pattern with `/` between names and without a leading `./`. */
export function normalizePattern(pattern: string): string {
  const slashed = pattern.replaceAll('\\', '/');
  return slashed.startsWith('./') ? slashed.slice(2) : slashed;
}
