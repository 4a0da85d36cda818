import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocked, takeLock } from '../../../src/store/lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'proofmark-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('takeLock', () => {
  it('refuses a second writer and lets one in after the first released it', () => {
    const file = join(dir, 'lock');
    const lock = takeLock(file, 'evaluation');
    expect(() => takeLock(file, 'evaluation')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'evaluation_locked' })] }),
    );
    lock.release();
    expect(existsSync(file)).toBe(false);
    takeLock(file, 'evaluation').release();
  });

  it('is not blocked by a process that was killed', async () => {
    const child = spawn('sleep', ['60']);
    const file = join(dir, 'lock');
    writeFileSync(file, `${child.pid} 1`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeLock(file, 'evaluation').release();
  });

  it('is not blocked by another process that has got the same number', () => {
    const file = join(dir, 'lock');
    writeFileSync(file, `${process.pid} 1`);
    takeLock(file, 'evaluation').release();
  });

  it('is not blocked by a damaged lock file', () => {
    const file = join(dir, 'lock');
    writeFileSync(file, 'garbage');
    takeLock(file, 'evaluation').release();
  });

  it('is not blocked by a killed process that nobody has buried', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pid] = await once(parent.stdout, 'data');
    const stat = readFileSync(`/proc/${Number(pid)}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const file = join(dir, 'lock');
    writeFileSync(file, `${Number(pid)} ${started}`);
    expect(isLocked(file)).toBe(true);
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(() => expect(readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')).toContain(') Z '));
    expect(isLocked(file)).toBe(false);
    takeLock(file, 'evaluation').release();
    parent.kill('SIGKILL');
  });

  it('takes an empty lock for one that is just made, and for a broken one later', () => {
    const file = join(dir, 'lock');
    writeFileSync(file, '');
    expect(() => takeLock(file, 'evaluation')).toThrow();
    utimesSync(file, 1, 1);
    takeLock(file, 'evaluation').release();
  });

  it('does not release the lock of somebody else', () => {
    const file = join(dir, 'lock');
    const lock = takeLock(file, 'evaluation');
    writeFileSync(file, '1 1');
    lock.release();
    expect(readFileSync(file, 'utf8')).toBe('1 1');
  });

  it('lets one in of many that find the lock of a dead process at the same time', async () => {
    const file = join(dir, 'lock');
    const outfile = join(dir, 'lock.mjs');
    const entryPoints = [join(import.meta.dirname, '../../../src/store/lock.ts')];
    await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
    const script = `
      import { takeLock } from ${JSON.stringify(outfile)};
      while (Date.now() < Number(process.argv[1]));
      try { takeLock(${JSON.stringify(file)}, 'evaluation'); console.log('in'); } catch (error) { console.log(error.problems[0].code); }
      await new Promise((resolve) => setTimeout(resolve, 500));`;
    for (let round = 0; round < 3; round++) {
      writeFileSync(file, '999999999 1');
      const at = String(Date.now() + 700);
      const children = Array.from({ length: 5 }, () =>
        spawn(process.execPath, ['--input-type=module', '-e', script, at], {
          stdio: ['ignore', 'pipe', 'inherit'],
        }),
      );
      const said = await Promise.all(
        children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
      );
      expect(said.sort()).toEqual([...Array.from({ length: 4 }, () => 'evaluation_locked'), 'in']);
      await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    }
  });
});
