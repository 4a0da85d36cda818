import { ToolFailure } from './define-tool.ts';

const REVISION = /^[\p{L}\p{N}_@][\p{L}\p{N}_@./~^{}+-]*$/u;

/** The revision as an argument list for git; never an option, a range or a path of a tree. Throws `ToolFailure`. */
export function checkRevision(revision: string | undefined): string[] {
  if (revision === undefined) return [];
  if (REVISION.test(revision) && !revision.includes('..')) return [revision];
  throw new ToolFailure(`${JSON.stringify(revision)} is not the name of a commit`);
}
