import type { Tool } from '../harness/ports.ts';
import { textArgument } from './arguments.ts';
import type { CommandDependencies } from './bash.ts';
import { defineTool } from './define-tool.ts';
import { runGit } from './git.ts';
import { checkRevision } from './revision.ts';

const DIFF = [
  'diff',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--submodule=short',
  '--ignore-submodules=dirty',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/** Shows what changed since a commit, as a unified diff. */
export function createGitDiffTool(dependencies: CommandDependencies): Tool {
  return defineTool({
    name: 'git_diff',
    description: 'Shows the changes of tracked files of the workspace as a unified diff.',
    properties: {
      path: { type: 'string', description: 'only this file or folder' },
      staged: { type: 'boolean', description: 'what is in the index, instead of what is in the files' },
      revision: { type: 'string', description: 'commit to compare with; default the index' },
    },
    effect: { operations: ['read'], reversible: true, pathFields: ['path'] },
    async execute(args, context) {
      const staged = args['staged'] === true ? ['--cached'] : [];
      const revision = checkRevision(textArgument(args, 'revision'));
      const path = textArgument(args, 'path') ?? '.';
      const diff = await runGit({ context, dependencies, args: [...DIFF, ...staged, ...revision], path });
      return diff === '' ? '(no changes)' : diff;
    },
  });
}
