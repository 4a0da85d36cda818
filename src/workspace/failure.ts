import { WorkspaceError } from '../model/workspace-error.ts';
import { systemCode } from './walk.ts';

/** The error for a call to the system that failed: what was wanted, and the system's code. */
export function failure(code: string, what: string, cause: unknown): WorkspaceError {
  return cause instanceof WorkspaceError
    ? cause
    : new WorkspaceError(code, `${what}: ${systemCode(cause)}`, { cause });
}
