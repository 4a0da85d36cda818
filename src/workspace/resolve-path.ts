import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import { normalize } from 'node:path';
import { joinRaw, type RawPath, rawFromBytes } from './raw-path.ts';
import { systemCode } from './walk.ts';

/** Where a path of a workspace leads when links are followed. */
export type Resolved =
  | { readonly status: 'found'; readonly absolute: RawPath; readonly stats: Stats }
  | { readonly status: 'missing' }
  | { readonly status: 'outside'; readonly reason: string }
  | { readonly status: 'unreadable'; readonly reason: string };

type NotFound = Exclude<Resolved, { status: 'found' }>;

/** As many as Linux follows. */
const MAX_LINKS = 40;

const OUTSIDE: NotFound = { status: 'outside', reason: 'a link leads out of the workspace' };

/**
 * Follows a relative path below `root`, name by name, and never looks at anything outside: a link that leads
 * out, also by way of `..`, is `outside`; a loop of links is `unreadable`. `root` must be a real path.
 */
export function resolvePath(root: string, raw: RawPath): Resolved {
  const route: Route = { root, names: [], pending: splitRaw(raw).reverse(), links: 0 };
  for (let name = route.pending.pop(); name !== undefined; name = route.pending.pop()) {
    const stopped = step(route, name);
    if (stopped !== undefined) return stopped;
  }
  const absolute = joinRaw(root, join(route.names));
  const stats = look(route.names.length === 0 ? root : absolute);
  return 'status' in stats ? stats : { status: 'found', absolute, stats };
}

/** How far a path was followed; `pending` is in reverse order. */
interface Route {
  readonly root: string;
  names: RawPath[];
  readonly pending: RawPath[];
  links: number;
}

function step(route: Route, name: RawPath): NotFound | undefined {
  if (name === '.' || name.length === 0) return undefined;
  if (name === '..') return route.names.pop() === undefined ? OUTSIDE : undefined;
  const absolute = joinRaw(route.root, join([...route.names, name]));
  const stats = look(absolute);
  if ('status' in stats) {
    return stats.status === 'missing' && climbsOut(route) ? OUTSIDE : stats;
  }
  if (stats.isSymbolicLink()) return followLink(route, absolute);
  route.names.push(name);
  return undefined;
}

function followLink(route: Route, absolute: RawPath): NotFound | undefined {
  route.links += 1;
  if (route.links > MAX_LINKS) return { status: 'unreadable', reason: 'ELOOP' };
  const target = rawFromBytes(readlinkSync(absolute, { encoding: 'buffer' }));
  const relative = isAbsoluteRaw(target) ? below(route.root, target) : target;
  if (relative === undefined) return OUTSIDE;
  if (relative !== target) route.names = [];
  route.pending.push(...splitRaw(relative).reverse());
  return undefined;
}

function look(absolute: RawPath): Stats | NotFound {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false }) ?? { status: 'missing' };
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOTDIR' ? { status: 'missing' } : { status: 'unreadable', reason: code };
  }
}

/** Whether what is left of a dangling path would lead out, were its folders there. */
function climbsOut({ names, pending }: Route): boolean {
  let depth = names.length + 1;
  for (const name of pending.toReversed()) {
    if (name === '..') depth -= 1;
    else if (name !== '.' && name.length > 0) depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

function isAbsoluteRaw(target: RawPath): boolean {
  return target[0] === '/' || target[0] === 0x2f;
}

/** An absolute target as a path below `root`; nothing when it names another place. */
function below(root: string, target: RawPath): RawPath | undefined {
  if (typeof target !== 'string') return undefined;
  const plain = normalize(`${target}/`);
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : undefined;
}

function splitRaw(raw: RawPath): RawPath[] {
  if (typeof raw === 'string') return raw.split('/');
  const names = raw.toString('latin1').split('/');
  return names.map((name) => rawFromBytes(Buffer.from(name, 'latin1')));
}

function join(names: readonly RawPath[]): RawPath {
  return names.reduce<RawPath>((path, name) => joinRaw(path, name), '');
}
