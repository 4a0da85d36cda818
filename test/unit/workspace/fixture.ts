import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { WorkspaceRequest, Workspaces } from '../../../src/evaluation/ports.ts';
import { createGit } from '../../../src/evidence/git.ts';
import type { ProcessRequest, RunProcess, SandboxPolicy } from '../../../src/model/process.ts';
import { createWorkspaces } from '../../../src/workspace/workspaces.ts';
import { spawnProcess } from '../../helpers/spawn-process.ts';

const made: string[] = [];
const opened: Workspaces[] = [];

afterAll(async () => {
  for (const workspaces of opened) await workspaces.dispose();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder of the test's own; removed at the end of the file. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'proofmark-test-')));
  made.push(folder);
  return folder;
}

/** Writes files below a new folder, or below `into`. */
export function writeTree(files: Record<string, string | Buffer>, into = temporaryFolder()): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), content);
  }
  return into;
}

/** Runs the real git as a user would. */
export function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'protocol.file.allow=always'];
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  return execFileSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

/** A repository with one commit of the files. */
export function gitTree(files: Record<string, string | Buffer>, into = temporaryFolder()): string {
  writeTree(files, into);
  git(into, 'init', '-q', '-b', 'main');
  git(into, 'add', '-A');
  git(into, 'commit', '-q', '-m', 'first', '--allow-empty');
  return into;
}

/** Workspaces in a folder of their own; what was asked of `runProcess` is in `asked`. */
export function makeWorkspaces(options: { path?: string; root?: string } = {}) {
  const env = { PATH: options.path ?? process.env['PATH'] ?? '' };
  const root = options.root ?? join(temporaryFolder(), 'root');
  const asked: ProcessRequest[] = [];
  const record: RunProcess = (request) => {
    asked.push(request);
    return spawnProcess(request);
  };
  const workspaces = createWorkspaces({ root, env, git: createGit(env), runProcess: record, policy });
  opened.push(workspaces);
  return { workspaces, root, asked };
}

/** What commands of `setup` see in these tests. */
function policy({ workspace, scratch }: { workspace: string; scratch: string }): SandboxPolicy {
  return { writable: [workspace, scratch], network: false };
}

export function requestFor(source: string, more: Partial<WorkspaceRequest> = {}): WorkspaceRequest {
  return { source, isolation: 'copy', include: [], protect: [], setup: [], ...more };
}

/** Opens one workspace of a source. */
export async function openOne(source: string, more: Partial<WorkspaceRequest> = {}) {
  const { workspaces } = makeWorkspaces();
  return workspaces.open(requestFor(source, more));
}

/** All below a folder but `.git` at its top, read independently of the code under test: `path -> what it is`. */
export function readTree(folder: string, prefix = ''): Map<string, string> {
  const names = readdirSync(join(folder, prefix)).filter((name) => prefix !== '' || name !== '.git');
  const entries = names.flatMap((name): [string, string][] => {
    const path = prefix === '' ? name : `${prefix}/${name}`;
    const what = describeEntry(join(folder, path));
    return what === 'directory' ? [[path, what], ...readTree(folder, path)] : [[path, what]];
  });
  return new Map(entries);
}

function describeEntry(absolute: string): string {
  const stats = lstatSync(absolute);
  if (stats.isSymbolicLink()) return `link ${readlinkSync(absolute)}`;
  if (stats.isDirectory()) return 'directory';
  if (!stats.isFile()) return 'special';
  const digest = createHash('sha256').update(readFileSync(absolute)).digest('hex');
  return `file ${(stats.mode & 0o100) === 0 ? '-' : 'x'} ${digest}`;
}

/** Everything of a folder that must not change: names, modes, times and bytes, the repository included. */
export function fingerprint(folder: string): string[] {
  const lines: string[] = [];
  const visit = (path: string) => {
    const absolute = join(folder, path);
    const stats = lstatSync(absolute, { bigint: true });
    const bytes = stats.isFile() ? readFileSync(absolute).toString('base64') : '';
    lines.push(`${path} ${stats.mode} ${stats.mtimeNs} ${stats.ctimeNs} ${bytes}`);
    if (stats.isDirectory()) for (const name of readdirSync(absolute)) visit(join(path, name));
  };
  visit('.');
  return lines.sort();
}
