import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptWorkspace, ScratchedFolder } from '../evaluation/ports.ts';
import { WorkspaceError } from '../model/workspace-error.ts';
import type { Removals } from './removals.ts';
import { type Sealed, type Sealing, sealWorkspace } from './seal.ts';
import { makeThrowAway } from './throw-away.ts';
import type { RunTool } from './tool-runner.ts';

/** What a workspace of either isolation is made of. Paths are absolute and real. */
export interface AttemptParts extends Sealing {
  /** Holds all that was made for the attempt; its removal begins at the end of the attempt. */
  readonly folder: string;
  readonly scratch: string;
  readonly historyRemoved: boolean;
  readonly overlay?: string;
  /** Names at the top of the workspace that no throw-away copy gets. */
  readonly leaveOut: ReadonlySet<string>;
  readonly removals: Removals;
  readonly runTool: RunTool;
  /** Called once, at the end of the attempt. */
  readonly release: () => void;
}

/** The workspace of one attempt, from its parts. */
export function attemptWorkspace(parts: AttemptParts): AttemptWorkspace {
  let sealing: Promise<Sealed> | undefined;
  let ended: Promise<void> | undefined;
  let copies = 0;
  return {
    dir: parts.dir,
    scratch: parts.scratch,
    historyRemoved: parts.historyRemoved,
    async seal() {
      sealing ??= sealWorkspace(parts);
      return (await sealing).workspace;
    },
    async throwAway() {
      if (sealing === undefined)
        throw new WorkspaceError('workspace_not_sealed', 'the workspace is not sealed yet');
      copies += 1;
      const folder = join(parts.folder, `copy-${copies}`);
      return openThrowAway(parts, await sealing, folder);
    },
    dispose() {
      ended ??= endAttempt(parts);
      return ended;
    },
  };
}

async function openThrowAway(parts: AttemptParts, sealed: Sealed, folder: string): Promise<ScratchedFolder> {
  const { problem, changes } = sealed.workspace;
  if (problem !== undefined) throw new WorkspaceError(problem.code, problem.message);
  const dir = join(folder, 'workspace');
  const scratch = join(folder, 'scratch');
  await makeThrowAway({ ...parts, before: parts.before.snapshot, after: sealed.after, changes }, dir);
  mkdirSync(scratch);
  return { dir, scratch, dispose: () => parts.removals.begin(folder) };
}

async function endAttempt({ folder, removals, release }: AttemptParts): Promise<void> {
  await removals.begin(folder);
  release();
}
