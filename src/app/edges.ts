import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGit } from '../evidence/git.ts';
import { createRedactor } from '../harness/redact.ts';
import type { Redactor } from '../harness/redaction.ts';
import type { RunGit } from '../model/git.ts';
import { secretsOf } from '../process/environment.ts';
import { createProcesses, type Processes } from '../process/processes.ts';
import { systemClock } from './clock.ts';

/** Processes, git and redactor of one evaluation or run. */
export interface Edges {
  readonly redactor: Redactor;
  readonly processes: Processes;
  readonly git: RunGit;
  /** Absolute folder for everything made outside the project; not made yet. */
  readonly root: string;
  /** What to call at the end, in this order. */
  readonly ends: (() => Promise<void>)[];
}

/** `name`: of the evaluation or run, for the folder. */
export function openEdges(env: Readonly<Record<string, string | undefined>>, name: string): Edges {
  const redactor = createRedactor({ secrets: secretsOf(env) });
  const root = join(tmpdir(), `proofmark-${name}-${randomBytes(4).toString('hex')}`);
  const processes = createProcesses({
    runnerId: randomUUID(),
    clock: systemClock,
    redactStream: () => redactor.stream(),
    scratch: root,
    searchPath: env['PATH'] ?? '',
    bwrap: env['PROOFMARK_BWRAP'],
  });
  return { redactor, processes, root, git: createGit(env), ends: [processes.dispose] };
}

export async function endAll(ends: readonly (() => Promise<void>)[]): Promise<void> {
  for (const end of ends) await end();
}
