import { realpathSync, statSync } from 'node:fs';
import type { SandboxPolicy } from '../model/process.ts';
import type { SandboxLayout } from './sandbox-arguments.ts';

/** Folders where the host keeps sockets and other people's files. */
const PRIVATE = ['/tmp', '/var/tmp', '/run'];

/** Looks a policy's paths up on the host: links resolved, missing ones dropped, but missing writable ones kept for bubblewrap to name. */
export function resolveSandbox(policy: SandboxPolicy, cwd: string): SandboxLayout {
  const writable = unique(policy.writable.map((path) => realPath(path) ?? path));
  const covered = unique(PRIVATE.flatMap(existing)).filter((path) => nearest(path, writable) === undefined);
  const hidden = unique((policy.hidden ?? []).flatMap(existing));
  const folders = hidden.filter(isFolder);
  const shown = [cwd, ...(policy.readable ?? []), ...(policy.network ? ['/etc/resolv.conf'] : [])];
  const taken = [...covered, ...folders];
  const isTaken = (path: string) => taken.includes(nearest(path, [...taken, ...writable]) ?? '');
  return {
    private: covered,
    writable,
    readable: unique(shown.flatMap(existing)).filter(isTaken),
    links: linksAmong([...policy.writable, ...shown]).filter(({ path }) => isTaken(path)),
    hiddenFolders: folders,
    hiddenFiles: hidden.filter((path) => !isFolder(path)),
    network: policy.network,
  };
}

function linksAmong(paths: readonly string[]): { path: string; target: string }[] {
  return unique(paths)
    .flatMap((path) => existing(path).map((target) => ({ path, target })))
    .filter(({ path, target }) => path !== target);
}

function existing(path: string): string[] {
  const real = realPath(path);
  return real === undefined ? [] : [real];
}

function realPath(path: string): string | undefined {
  try {
    // Most hidden paths are not there, and an exception is dear.
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The deepest of the folders that is the path or holds it. */
function nearest(path: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
