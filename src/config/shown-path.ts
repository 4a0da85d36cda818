import { isAbsolute, relative, sep } from 'node:path';

/** How errors name a file: relative to the folder the user is in when it lies in it, otherwise whole. */
export function shownPath(file: string, cwd: string | undefined): string {
  if (cwd === undefined) return file;
  const path = relative(cwd, file);
  const isInside = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  return isInside ? path.replaceAll(sep, '/') : file;
}
