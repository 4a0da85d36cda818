/**
 * A path of a suite as the workspace names it: `/` between names, without `.` and `..`. Nothing when it is empty, absolute, holds NUL or
 * leads out of the workspace; links are not followed here.
 */
export function resolveWorkspacePath(path: string): string | undefined {
  const unified = path.replaceAll('\\', '/');
  if (unified === '' || unified.includes('\0') || unified.startsWith('/') || /^[A-Za-z]:\//.test(unified)) {
    return undefined;
  }
  const names: string[] = [];
  for (const name of unified.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) return undefined;
  }
  return names.length === 0 ? '.' : names.join('/');
}
