import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, gitTree, openOne, readTree, temporaryFolder, writeTree } from './fixture.ts';

const lines = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${text(index)}\n`).join('');

describe('the patch of a sealed workspace', () => {
  test('git makes the sealed workspace out of the source with it', async () => {
    const source = gitTree({
      'edit.txt': lines(40, String),
      'crlf.txt': 'a\r\nb\r\nc\r\n',
      'no-end.txt': 'x\ny',
      'gone.txt': 'g\n',
      'run.sh': '#!\n',
      'both.sh': 'a\n',
      'type.txt': 't\n',
      'with space.txt': 's\n',
      'ünï "q".txt': 'u\n',
      'empty.txt': '',
      'filled.txt': '',
      'dir/a': 'a\n',
      'cleared.txt': 'c\n',
    });
    symlinkSync('edit.txt', join(source, 'link'));
    const { dir, seal } = await openOne(source);
    rmSync(join(dir, 'gone.txt'));
    rmSync(join(dir, 'link'));
    rmSync(join(dir, 'type.txt'));
    rmSync(join(dir, 'dir'), { recursive: true });
    rmSync(join(dir, 'empty.txt'));
    writeTree(
      {
        'edit.txt': lines(40, (n) => (n === 3 || n === 30 ? 'changed' : String(n))),
        'crlf.txt': 'a\r\nB\r\nc\r\n',
        'no-end.txt': 'x\nz',
        'with space.txt': 'S\n',
        'ünï "q".txt': 'U\n',
        'new/file.txt': 'n\n',
        'new empty': '',
        'filled.txt': 'f\n',
        'cleared.txt': '',
        'both.sh': 'b\n',
        dir: 'now a file\n',
      },
      dir,
    );
    chmodSync(join(dir, 'run.sh'), 0o755);
    chmodSync(join(dir, 'both.sh'), 0o755);
    symlinkSync('run.sh', join(dir, 'link'));
    symlinkSync('run.sh', join(dir, 'type.txt'));
    const { text, truncated } = (await seal()).patch();
    expect(truncated).toBe(false);
    writeFileSync(join(source, '.git/patch'), text);
    git(source, 'apply', '--whitespace=nowarn', '.git/patch');
    expect(readTree(source)).toEqual(readTree(dir));
  });

  test('a binary file is one line, and a folder none', async () => {
    const { dir, seal } = await openOne(
      gitTree({ 'b.bin': Buffer.from([0, 1]), 'c.bin': Buffer.from([0, 1]) }),
    );
    writeTree({ 'b.bin': Buffer.from([0, 2]), 'new.bin': Buffer.from([0]), 'folder/x': '' }, dir);
    rmSync(join(dir, 'folder/x'));
    rmSync(join(dir, 'c.bin'));
    const { text } = (await seal()).patch();
    expect(text.split('\n').filter((line) => line.startsWith('Binary'))).toEqual([
      'Binary files a/b.bin and b/b.bin differ',
      'Binary files a/c.bin and /dev/null differ',
      'Binary files /dev/null and b/new.bin differ',
    ]);
    expect(text).not.toContain('folder');
  });

  test('bytes that are not UTF-8 do not hide the text around them', async () => {
    const { dir, seal } = await openOne(temporaryFolder());
    writeTree({ 'a.txt': Buffer.from([0x66, 0xff, 0x6f]) }, dir);
    expect((await seal()).patch().text).toContain('+f\ufffdo');
  });

  test('it is cut at a line within 2 MiB and says so', async () => {
    const { dir, seal } = await openOne(temporaryFolder());
    for (const name of 'abcdef') writeTree({ [name]: lines(10_000, () => 'é'.repeat(24)) }, dir);
    const { text, truncated } = (await seal()).patch();
    expect(truncated).toBe(true);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(2 * 1024 * 1024 - 100);
    expect(text.endsWith(`+${'é'.repeat(24)}\n`)).toBe(true);
  });

  test('files made to be hard to compare take little time, and are shown as replaced', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`f${n}.txt`, lines(5000, (i) => `${(i * 7) % 13}`)]),
    );
    const { dir, seal } = await openOne(gitTree(files));
    for (const name of Object.keys(files)) writeTree({ [name]: lines(5000, (i) => `${(i * 5) % 11}`) }, dir);
    const sealed = await seal();
    const started = performance.now();
    const { text } = sealed.patch();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(text).toContain('@@ -1,5000 +1,5000 @@');
    expect(sealed.patch().text).toBe(text);
  });
});
