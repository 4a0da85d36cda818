import { relative, sep } from 'node:path';

/** A path relative to the checkout, with `/`; absent for what lies outside. Both are absolute. */
export function pathInside(checkout: string, path: string): string | undefined {
  const inside = relative(checkout, path).split(sep);
  return inside[0] === '..' ? undefined : inside.join('/');
}

/** A path for people: short inside the checkout, absolute elsewhere. */
export function shownPath(checkout: string, path: string): string {
  return pathInside(checkout, path) ?? path;
}
