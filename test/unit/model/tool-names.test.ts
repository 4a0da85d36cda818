import { expect, it } from 'vitest';
import { canonicalToolName } from '../../../src/model/tool-names.ts';

it.each([
  ['bash', ['bash', 'Bash', 'exec_command', 'run_shell_command', 'shell']],
  ['read', ['read', 'Read', 'read_file']],
  ['edit', ['edit', 'Edit', 'replace', 'apply_patch']],
  ['write', ['write', 'Write', 'write_file']],
  ['grep', ['grep', 'Grep', 'search_file_content']],
  ['find', ['find', 'Glob']],
  ['ls', ['ls', 'LS', 'list_directory']],
])('%s is what agents call %j', (name, aliases) => {
  expect(aliases.map(canonicalToolName)).toEqual(aliases.map(() => name));
});

it.each(['deploy', 'BASH', 'constructor', ''])('the name %j stays as it is', (name) => {
  expect(canonicalToolName(name)).toBe(name);
});
