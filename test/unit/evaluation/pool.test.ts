import { describe, expect, it } from 'vitest';
import { runPool } from '../../../src/evaluation/pool.ts';

const never = new AbortController().signal;
const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('runPool', () => {
  it.each([1, 3, 50])('runs everything once with %i workers and never more at a time', async (workers) => {
    const seen: number[] = [];
    let running = 0;
    let most = 0;
    await runPool(
      Array.from({ length: 40 }, (_, n) => n),
      { workers, signal: never },
      async (item) => {
        most = Math.max(most, ++running);
        await pause();
        seen.push(item);
        running--;
      },
    );
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(most).toBe(Math.min(workers, 40));
  });

  it('takes nothing new after the signal, and waits for what runs', async () => {
    const controller = new AbortController();
    const ended: number[] = [];
    await runPool([1, 2, 3, 4, 5], { workers: 2, signal: controller.signal }, async (item) => {
      if (item === 2) controller.abort();
      await pause();
      ended.push(item);
    });
    expect(ended.sort()).toEqual([1, 2]);
  });

  it('rejects with the first error only after what runs has ended', async () => {
    const ended: number[] = [];
    let failures = 0;
    const onFailure = () => void failures++;
    const run = runPool([1, 2, 3, 4], { workers: 2, signal: never, onFailure }, async (item) => {
      if (item === 1) throw new Error('full disk');
      await pause();
      ended.push(item);
    });
    await expect(run).rejects.toThrow('full disk');
    expect(failures).toBe(1);
    expect(ended).toEqual([2]);
  });
});
