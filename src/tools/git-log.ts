import type { Tool } from '../harness/ports.ts';
import { numberArgument, textArgument } from './arguments.ts';
import type { CommandDependencies } from './bash.ts';
import { defineTool } from './define-tool.ts';
import { runGit } from './git.ts';
import { checkRevision } from './revision.ts';

const DEFAULT_COMMITS = 20;
const MAX_COMMITS = 200;

/** Lists commits, newest first. */
export function createGitLogTool(dependencies: CommandDependencies): Tool {
  return defineTool({
    name: 'git_log',
    description: 'Lists the commits of the workspace, newest first: commit, date, author, subject.',
    properties: {
      path: { type: 'string', description: 'only commits that touched this file or folder' },
      limit: { type: 'integer', description: 'number of commits; default 20, at most 200', minimum: 1 },
      revision: { type: 'string', description: 'where to begin; default HEAD' },
    },
    effect: { operations: ['read'], reversible: true, pathFields: ['path'] },
    async execute(args, context) {
      const count = Math.min(numberArgument(args, 'limit') ?? DEFAULT_COMMITS, MAX_COMMITS);
      const format = [
        '--no-color',
        '--no-mailmap',
        '--no-show-signature',
        '--format=%h %aI %an: %s',
        `-n${count}`,
      ];
      const revision = checkRevision(textArgument(args, 'revision'));
      const path = textArgument(args, 'path') ?? '.';
      return await runGit({ context, dependencies, args: ['log', ...format, ...revision], path });
    },
  });
}
