import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callTool, callToolText } from '../../helpers/call-tool.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';

test('read gives the text as it is, or the lines that were asked for', async () => {
  const workspace = tempFolder({ 'a.txt': 'one\r\ntwo\n\u00e4drei\nfour' });
  expect(await callToolText('read', { path: 'a.txt' }, workspace)).toBe('one\r\ntwo\n\u00e4drei\nfour');
  expect(await callToolText('read', { path: 'a.txt', offset: 2, limit: 2 }, workspace)).toBe(
    'two\n\u00e4drei\n',
  );
  expect(await callToolText('read', { path: 'a.txt', offset: 4, limit: 9 }, workspace)).toBe('four');
  expect(await callToolText('read', { path: join(workspace, 'a.txt'), limit: 1 }, workspace)).toBe('one\r\n');
});

test('read of a large file is cut at a line end and says where to go on', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index + 1}`);
  const workspace = tempFolder({ 'big.txt': lines.join('\n') });
  const first = await callToolText('read', { path: 'big.txt' }, workspace);
  const next = Number(/offset (\d+)/.exec(first)?.[1]);
  expect(Buffer.byteLength(first)).toBeLessThan(66 * 1024);
  expect(await callToolText('read', { path: 'big.txt', offset: next, limit: 1 }, workspace)).toBe(
    `line ${next}\n`,
  );
  expect(first).toContain(`line ${next - 1}\n[cut`);
});

test('read of one endless line is cut, and no character is broken', async () => {
  const workspace = tempFolder({ 'long.txt': `x${'\u20ac'.repeat(60_000)}` });
  const result = await callToolText('read', { path: 'long.txt' }, workspace);
  expect(result).not.toContain('\ufffd');
  expect(result.length).toBeLessThan(23_000);
});

test.each([
  [{ path: 'pic.png' }, 'binary'],
  [{ path: 'sub' }, 'folder'],
  [{ path: 'fifo' }, 'neither a file nor a folder'],
  [{ path: 'raedme.md' }, 'did you mean "readme.md"?'],
  [{ path: 'sub/none' }, 'does not exist'],
  [{ path: 'readme.md', offset: 99 }, 'no line 99'],
  [{ path: 'x'.repeat(5000) }, 'ENAMETOOLONG'],
  [{ file: 'readme.md' }, 'no argument "file"'],
  [{}, '"path" is missing'],
  [{ path: 7 }, 'must be a string'],
  [{ path: 'readme.md', offset: 0 }, 'at least 1'],
  [{ path: 'readme.md', limit: 1.5 }, 'whole number'],
])('read of %j is a failed result that says why', async (args, reason) => {
  const workspace = tempFolder({ 'readme.md': 'hi', 'pic.png': new Uint8Array([1, 0, 2]), 'sub/x': '' });
  execFileSync('mkfifo', [join(workspace, 'fifo')]);
  const result = await callTool('read', args, workspace);
  expect(result.isError).toBe(true);
  expect(result.text).toContain(reason);
});

test('a file under a folder whose name has blanks and other letters can be read and written', async () => {
  const workspace = tempFolder();
  mkdirSync(join(workspace, 'my f\u00f6lder'));
  writeFileSync(join(workspace, 'my f\u00f6lder', 'a b.txt'), 'x');
  expect(await callToolText('read', { path: 'my f\u00f6lder/a b.txt' }, workspace)).toBe('x');
});
