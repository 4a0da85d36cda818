import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import type { CommandDependencies } from './bash.ts';
import { defineTool } from './define-tool.ts';
import { runGit } from './git.ts';

/** Shows which files differ from the last commit. */
export function createGitStatusTool(dependencies: CommandDependencies): Tool {
  return defineTool({
    name: 'git_status',
    description:
      'Shows the branch and the changed and untracked files of the workspace, in the short format of git.',
    properties: { path: { type: 'string', description: 'only this file or folder' } },
    effect: { operations: ['read'], reversible: true, pathFields: ['path'] },
    async execute(args, context) {
      const status = [
        'status',
        '--porcelain=v1',
        '--branch',
        '--untracked-files=normal',
        '--ignore-submodules=dirty',
      ];
      return await runGit({ context, dependencies, args: status, path: textArgument(args, 'path') });
    },
  });
}
