import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from '../../../src/store/lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'proofmark-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('takeLock', () => {
  it('refuses a second writer and lets one in after the first released it', () => {
    const file = join(dir, 'lock');
    const lock = takeLock(file);
    expect(() => takeLock(file)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'evaluation_locked' })] }),
    );
    lock.release();
    expect(existsSync(file)).toBe(false);
    takeLock(file).release();
  });

  it('is not blocked by a process that was killed', async () => {
    const child = spawn('sleep', ['60']);
    const file = join(dir, 'lock');
    writeFileSync(file, `${child.pid} 1`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeLock(file).release();
  });

  it('is not blocked by another process that has got the same number', () => {
    const file = join(dir, 'lock');
    writeFileSync(file, `${process.pid} 1`);
    takeLock(file).release();
  });

  it('is not blocked by a damaged lock file', () => {
    const file = join(dir, 'lock');
    writeFileSync(file, 'garbage');
    takeLock(file).release();
  });
});
