import type { ProcessRequest } from '../model/process.ts';
import { explainSpawnFailure, type ProcessFailure } from './failure.ts';
import type { SandboxStatus } from './sandbox-status.ts';

export interface SandboxEnd {
  readonly request: ProcessRequest;
  readonly launch: { readonly status?: SandboxStatus };
  readonly exitCode: number | undefined;
  readonly stderr: string;
}

/** Tells bubblewrap's own failures from the command's: only bubblewrap's come with no exit code of the command in its report. */
export function explainSandboxFailure({
  request,
  launch: { status },
  exitCode,
  stderr,
}: SandboxEnd): ProcessFailure | undefined {
  if (status === undefined || exitCode === undefined || status.completed()) return undefined;
  const said = stderr.trim().replace(/^bwrap: /, '');
  const [, exec, chdir] = /^(?:execvp .*?: (.*)|Can't chdir to .*?: (.*))$/m.exec(said) ?? [];
  const detail = exec ?? chdir;
  if (detail !== undefined) return explainSpawnFailure(request, detail);
  return {
    code: 'sandbox_unavailable',
    message: `the sandbox cannot be made: ${said || `bubblewrap ended with ${exitCode}`}`,
    hint: said.includes('source path')
      ? 'every writable folder must exist'
      : 'see whether this works: bwrap --ro-bind / / --unshare-pid --unshare-net true',
  };
}
