/**
 * One name for one tool: what agents call their shell, their editor and so on, as the tool of our own runtime that does the same. Other
 * names stay as they are.
 */
export function canonicalToolName(name: string): string {
  return CANONICAL.get(name) ?? name;
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  bash: ['Bash', 'exec_command', 'run_shell_command', 'shell', 'local_shell'],
  read: ['Read', 'read_file'],
  edit: ['Edit', 'MultiEdit', 'replace', 'apply_patch'],
  write: ['Write', 'write_file'],
  grep: ['Grep', 'search_file_content'],
  find: ['Glob', 'glob'],
  ls: ['LS', 'list_directory', 'list'],
};

const CANONICAL: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name] as const)),
);
