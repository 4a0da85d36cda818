import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { git, gitTree, makeWorkspaces, readTree, requestFor } from './fixture.ts';

const PATHS = ['a', 'b', 'd/a', 'd/b', 'd/e/a', 'f/a', 'ü n', 'd', 'f'];

interface Step {
  readonly kind: 'write' | 'append' | 'chmod' | 'rename' | 'link' | 'delete' | 'mkdir' | 'commit' | 'rewrite';
  readonly path: string;
  readonly other: string;
  readonly text: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'write',
    'append',
    'chmod',
    'rename',
    'link',
    'delete',
    'mkdir',
    'rewrite',
    'rewrite',
    'commit',
  ),
  path: fc.constantFrom(...PATHS),
  other: fc.constantFrom(...PATHS),
  text: fc.string({ maxLength: 4 }),
});

const edits: { [K in Step['kind']]: (dir: string, step: Step) => void } = {
  write: (dir, { path, text }) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  },
  append: (dir, { path, text }) => appendFileSync(join(dir, path), text),
  chmod: (dir, { path, text }) => {
    if (lstatSync(join(dir, path)).isFile())
      chmodSync(join(dir, path), text.length % 2 === 0 ? 0o755 : 0o644);
  },
  rename: (dir, { path, other }) => renameSync(join(dir, path), join(dir, other)),
  link: (dir, { path, other }) => symlinkSync(other, join(dir, path)),
  delete: (dir, { path }) => rmSync(join(dir, path), { recursive: true }),
  mkdir: (dir, { path }) => mkdirSync(join(dir, path), { recursive: true }),
  commit: (dir) => {
    git(dir, 'add', '-A');
    git(dir, 'commit', '-q', '--allow-empty', '-m', 'x');
  },
  rewrite: (dir, { path }) => {
    const { size, atime, mtime } = lstatSync(join(dir, path));
    if (!lstatSync(join(dir, path)).isFile()) return;
    writeFileSync(join(dir, path), 'z'.repeat(size));
    utimesSync(join(dir, path), atime, mtime);
  },
};

/** What cannot be done where things stand is left undone. */
function apply(dir: string, done: Step): void {
  try {
    edits[done.kind](dir, done);
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
}

/** The difference of two full reads: folders count where they are empty or became something else. */
function difference(before: Map<string, string>, after: Map<string, string>): string[] {
  const speaks = (tree: Map<string, string>, path: string) =>
    tree.get(path) !== 'directory' || ![...tree.keys()].some((other) => other.startsWith(`${path}/`));
  const paths = [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const [was, now] = [before.get(path), after.get(path)];
    if (was === now) return [];
    if (was === undefined) return speaks(after, path) ? [`added ${path}`] : [];
    if (now === undefined) return speaks(before, path) ? [`deleted ${path}`] : [];
    return [`modified ${path}`];
  });
  return paths.sort();
}

test('whatever is done to a workspace, the changes are the difference of two full reads', async () => {
  const source = gitTree({ a: 'aaaa', b: 'bb', 'd/a': 'da', 'd/e/a': 'deep', 'ü n': 'ü' });
  // Whole seconds, which a script can put back exactly.
  for (const path of ['a', 'b', 'd/a', 'd/e/a', 'ü n']) utimesSync(join(source, path), 1e9, 1e9);
  const { workspaces } = makeWorkspaces();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (script) => {
      const workspace = await workspaces.open(requestFor(source));
      const before = readTree(workspace.dir);
      for (const done of script) apply(workspace.dir, done);
      expect(existsSync(workspace.dir)).toBe(true);
      const { changes } = await workspace.seal();
      expect(changes.map(({ kind, path }) => `${kind} ${path}`).sort()).toEqual(
        difference(before, readTree(workspace.dir)),
      );
      await workspace.dispose();
    }),
    { numRuns: 60, interruptAfterTimeLimit: 8000, markInterruptAsFailure: false },
  );
});
