import type { AttemptWorkspace, WorkspaceRequest } from '../evaluation/ports.ts';
import { attemptWorkspace } from './attempt-workspace.ts';
import type { Copies } from './copies.ts';
import type { Removals } from './removals.ts';
import { skipOwnGit, type Template } from './template.ts';
import type { RunTool } from './tool-runner.ts';

const OWN_GIT: ReadonlySet<string> = new Set(['.git']);

export interface CopySurroundings {
  readonly copies: Copies;
  readonly removals: Removals;
  readonly runTool: RunTool;
}

/** Gives one attempt a copy of the template. Rejects with a `WorkspaceError` `copy_failed`. */
export async function openCopy(
  template: Template,
  { protect, overlay }: WorkspaceRequest,
  { copies, removals, runTool }: CopySurroundings,
): Promise<AttemptWorkspace> {
  const { copiedMs, ...folders } = await copies.take(template);
  return attemptWorkspace({
    ...folders,
    before: { snapshot: template.snapshot, untouched: (_before, now) => now.ctimeMs < copiedMs },
    pristine: template.dir,
    skip: skipOwnGit,
    protect,
    dirtyBefore: template.dirtyBefore,
    historyRemoved: template.historyRemoved,
    ...(overlay === undefined ? {} : { overlay }),
    leaveOut: OWN_GIT,
    removals,
    runTool,
    release: () => undefined,
  });
}
