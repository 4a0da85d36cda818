import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool, callToolText } from '../../helpers/call-tool.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

test('write makes folders, replaces in one step and keeps the permission bits', async () => {
  const workspace = tempFolder({ 'run.txt': 'old' });
  chmodSync(join(workspace, 'run.txt'), 0o750);
  expect(await callToolText('write', { path: 'new/deep/a.txt', content: '\u00e4\n' }, workspace)).toBe(
    'created new/deep/a.txt (3 bytes)',
  );
  expect(await callToolText('write', { path: 'run.txt', content: 'new' }, workspace)).toBe(
    'replaced run.txt (3 bytes)',
  );
  expect(readFileSync(join(workspace, 'new/deep/a.txt'), 'utf8')).toBe('\u00e4\n');
  expect(readFileSync(join(workspace, 'run.txt'), 'utf8')).toBe('new');
  expect(statSync(join(workspace, 'run.txt')).mode & 0o777).toBe(0o750);
  expect(readdirSync(workspace).sort()).toEqual(['new', 'run.txt']);
});

test('write through a link inside the workspace changes the file behind it', async () => {
  const workspace = tempFolder({ 'real.txt': 'old' });
  symlinkSync('real.txt', join(workspace, 'link'));
  await callToolText('write', { path: 'link', content: 'new' }, workspace);
  expect(readFileSync(join(workspace, 'real.txt'), 'utf8')).toBe('new');
  expect(
    readdirSync(workspace, { withFileTypes: true })
      .find(({ name }) => name === 'link')
      ?.isSymbolicLink(),
  ).toBe(true);
});

test.each([
  [{ path: 'sub', content: '' }, 'not a file'],
  [{ path: 'fifo', content: '' }, 'not a file'],
  [{ path: '.', content: '' }, 'not a file'],
  [{ path: 'locked.txt', content: '' }, 'read-only'],
  [{ path: 'locked.txt/below', content: '' }, 'EEXIST'],
])('write to %j is refused and leaves nothing behind', async (args, reason) => {
  const workspace = tempFolder({ 'sub/x': '', 'locked.txt': 'keep' });
  execFileSync('mkfifo', [join(workspace, 'fifo')]);
  chmodSync(join(workspace, 'locked.txt'), 0o444);
  const result = await callTool('write', args, workspace);
  expect(result.isError).toBe(true);
  expect(result.text).toMatch(new RegExp(`${reason}|ENOTDIR`));
  expect(readdirSync(workspace).sort()).toEqual(['fifo', 'locked.txt', 'sub']);
  expect(readFileSync(join(workspace, 'locked.txt'), 'utf8')).toBe('keep');
});

test.each([
  ['a\nb\nc\n', { oldText: 'b', newText: 'X\nY' }, 'a\nX\nY\nc\n'],
  ['a\r\nb\r\nc\r\n', { oldText: 'a\nb', newText: 'X\nY' }, 'X\r\nY\r\nc\r\n'],
  ['a\r\nb\r\n', { oldText: 'b', newText: 'X\nY' }, 'a\r\nX\r\nY\r\n'],
  ['a\nb\n', { oldText: 'a\r\nb', newText: 'X\r\nY' }, 'X\nY\n'],
  ['a\r\nb\nc', { oldText: 'b\nc', newText: 'X\nY' }, 'a\r\nX\nY'],
  ['\ufeffa', { oldText: 'a', newText: "$& $1 $'" }, "\ufeff$& $1 $'"],
  ['a', { oldText: 'a', newText: '' }, ''],
  [
    'a b',
    {
      edits: [
        { oldText: 'a', newText: 'b1' },
        { oldText: 'b1 b', newText: 'c' },
      ],
    },
    'c',
  ],
])('edit of %j with %j gives %j', async (before, args, after) => {
  const workspace = tempFolder({ 'f.txt': before });
  await callToolText('edit', { path: 'f.txt', ...args }, workspace);
  expect(readFileSync(join(workspace, 'f.txt'), 'utf8')).toBe(after);
});

test.each([
  [{ oldText: 'x', newText: 'y' }, 'does not stand'],
  [{ oldText: 'a', newText: 'y' }, 'more than once'],
  [{ oldText: 'aa', newText: 'y' }, 'more than once'],
  [{ oldText: '', newText: 'y' }, 'empty'],
  [{ oldText: 'b', newText: 'b' }, 'same'],
  [{ oldText: 'b' }, 'oldText and newText'],
  [{}, 'either'],
  [{ oldText: 'b', newText: 'c', edits: [] }, 'either'],
  [{ edits: [] }, 'empty'],
  [
    {
      edits: [
        { oldText: 'b', newText: 'c' },
        { oldText: 'gone', newText: '' },
      ],
    },
    'does not stand',
  ],
  [{ edits: ['b'] }, 'oldText and newText'],
])('edit with %j is refused and changes nothing', async (args, reason) => {
  const workspace = tempFolder({ 'f.txt': 'aaa b' });
  const result = await callTool('edit', { path: 'f.txt', ...args }, workspace);
  expect(result.isError).toBe(true);
  expect(result.text).toContain(reason);
  expect(readFileSync(join(workspace, 'f.txt'), 'utf8')).toBe('aaa b');
});

test('edit does not touch a file in another encoding', async () => {
  const bytes = new Uint8Array([0x61, 0xe4, 0x62]);
  const workspace = tempFolder({ 'f.txt': bytes });
  expect((await callTool('edit', { path: 'f.txt', oldText: 'a', newText: 'x' }, workspace)).isError).toBe(
    true,
  );
  expect(new Uint8Array(readFileSync(join(workspace, 'f.txt')))).toEqual(bytes);
});
