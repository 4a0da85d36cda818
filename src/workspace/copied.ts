import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AttemptWorkspace, WorkspaceRequest } from '../evaluation/ports.ts';
import { attemptWorkspace } from './attempt-workspace.ts';
import { copyTree } from './copy.ts';
import { failure } from './failure.ts';
import { skipOwnGit, type Template } from './template.ts';
import type { RunTool } from './tool-runner.ts';

const OWN_GIT: ReadonlySet<string> = new Set(['.git']);

/** Copies the template into an empty folder for one attempt. Rejects with a `WorkspaceError` `copy_failed`. */
export async function openCopy(
  template: Template,
  { protect, overlay }: WorkspaceRequest,
  folder: string,
  runTool: RunTool,
): Promise<AttemptWorkspace> {
  const dir = join(folder, 'workspace');
  const scratch = join(folder, 'scratch');
  try {
    await copyTree(template.dir, dir, { plain: template.plain, runTool });
    mkdirSync(scratch);
  } catch (error) {
    throw failure('copy_failed', `cannot copy to ${folder}`, error);
  }
  // The last thing made before the attempt: what changed in no later than this moment was not touched by it.
  const copiedMs = lstatSync(scratch).ctimeMs;
  return attemptWorkspace({
    dir,
    scratch,
    folder,
    before: { snapshot: template.snapshot, untouched: (_before, now) => now.ctimeMs < copiedMs },
    pristine: template.dir,
    skip: skipOwnGit,
    protect,
    dirtyBefore: template.dirtyBefore,
    historyRemoved: template.historyRemoved,
    ...(overlay === undefined ? {} : { overlay }),
    leaveOut: OWN_GIT,
    runTool,
    release: () => undefined,
  });
}
