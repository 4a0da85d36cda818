import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseFolder } from './base-folder.ts';
import { copyTree } from './copy.ts';
import { failure } from './failure.ts';
import type { Removals } from './removals.ts';
import type { Template } from './template.ts';
import type { RunTool } from './tool-runner.ts';

/** A copy of a template that no attempt has had yet. Paths are absolute. */
interface Copy {
  /** Holds the other two. */
  readonly folder: string;
  readonly dir: string;
  readonly scratch: string;
  /** What changed before this moment was not touched by the attempt; milliseconds since 1970. */
  readonly copiedMs: number;
}

/** Makes copies, also before they are asked for. */
export interface Copies {
  /** Makes a copy for one who will `take` it. Never rejects: a copy that fails is made again when it is taken. */
  begin(template: Template): Promise<unknown>;
  /** Each copy is given once. Rejects with a `WorkspaceError` `copy_failed`. */
  take(template: Template): Promise<Copy>;
}

export interface CopyMaker {
  readonly base: BaseFolder;
  readonly runTool: RunTool;
  readonly removals: Removals;
}

export function createCopies({ base, runTool, removals }: CopyMaker): Copies {
  const begun = new Map<Template, Promise<Copy | undefined>[]>();
  const make = async (template: Template) => {
    const folder = base.next('attempt');
    try {
      return await makeCopy(template, folder, runTool);
    } catch (error) {
      await removals.begin(folder);
      throw failure('copy_failed', `cannot copy to ${folder}`, error);
    }
  };
  return {
    begin(template) {
      const copy = make(template).catch(() => undefined);
      begun.set(template, [...(begun.get(template) ?? []), copy]);
      return copy;
    },
    async take(template) {
      return (await begun.get(template)?.shift()) ?? (await make(template));
    },
  };
}

async function makeCopy({ dir: from, plain }: Template, folder: string, runTool: RunTool): Promise<Copy> {
  const dir = join(folder, 'workspace');
  const scratch = join(folder, 'scratch');
  await copyTree(from, dir, { plain, runTool });
  mkdirSync(scratch);
  // The last thing made before the attempt.
  return { folder, dir, scratch, copiedMs: lstatSync(scratch).ctimeMs };
}
