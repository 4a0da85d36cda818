import { realpathSync, statSync } from 'node:fs';
import { UserError } from '../errors.ts';
import type { WorkspaceRequest } from '../evaluation/ports.ts';
import { systemCode } from './walk.ts';

/**
 * The request with real paths. Throws a `UserError` when the source or the overlay is no folder that can be
 * had.
 */
export function checkRequest(request: WorkspaceRequest): WorkspaceRequest {
  const source = realFolder(request.source, 'source');
  if (request.overlay === undefined) return { ...request, source };
  return { ...request, source, overlay: realFolder(request.overlay, 'overlay') };
}

function realFolder(path: string, key: 'source' | 'overlay'): string {
  try {
    if (statSync(path).isDirectory()) return realpathSync(path);
  } catch (error) {
    throw refuse(key, path, systemCode(error) === 'ENOENT' ? 'does not exist' : systemCode(error), error);
  }
  throw refuse(key, path, 'is not a folder');
}

function refuse(key: 'source' | 'overlay', path: string, what: string, cause?: unknown): UserError {
  const problem = {
    code: `workspace_${key}_not_found`,
    message: `workspace.${key} ${path}: ${what}`,
    hint: 'give a folder, relative to the file that names it',
  };
  return new UserError(problem, { cause });
}
