import type { ToolConfig } from '../generated/types.ts';
import type { Tool } from '../harness/ports.ts';
import { type CommandDependencies, createBashTool } from './bash.ts';
import { createEditTool } from './edit.ts';
import { createFindTool } from './find.ts';
import { createGitDiffTool } from './git-diff.ts';
import { createGitLogTool } from './git-log.ts';
import { createGitStatusTool } from './git-status.ts';
import { createGrepTool } from './grep.ts';
import { createLsTool } from './ls.ts';
import { createReadTool } from './read.ts';
import { createWriteTool } from './write.ts';

/** Ids of the configuration that our own runtime brings; the tools of the web are not there yet. */
export type BuiltInToolId = Exclude<NonNullable<ToolConfig['id']>, 'web-fetch' | 'web-search'>;

/** One line a tool; a forgotten one does not compile. */
const builtInTools = {
  read: createReadTool,
  ls: createLsTool,
  find: createFindTool,
  grep: createGrepTool,
  edit: createEditTool,
  write: createWriteTool,
  bash: createBashTool,
  git_status: createGitStatusTool,
  git_diff: createGitDiffTool,
  git_log: createGitLogTool,
} satisfies { [Id in BuiltInToolId]: (dependencies: CommandDependencies) => Tool };

export interface ToolsRequest extends CommandDependencies {
  readonly ids: readonly BuiltInToolId[];
}

/** The built-in tools with these ids, in this order. */
export function createTools({ ids, ...dependencies }: ToolsRequest): Tool[] {
  return ids.map((id) => builtInTools[id](dependencies));
}

export function isBuiltInToolId(id: string): id is BuiltInToolId {
  return Object.hasOwn(builtInTools, id);
}
