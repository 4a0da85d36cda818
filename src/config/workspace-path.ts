/** Whether a path of a suite, read from the root of the workspace, leads out of it; links are not followed. */
export function leavesWorkspace(path: string): boolean {
  const unified = path.replaceAll('\\', '/');
  if (unified.includes('\0') || unified.startsWith('/') || /^[A-Za-z]:\//.test(unified)) return true;
  let depth = 0;
  for (const part of unified.split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}
