import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HOOK = resolve('bench/usage-hook.mjs');

/** Runs a Node script to its end; user+sys CPU and peak memory of that process, wall of the whole. */
export function measure(args, { env = process.env } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'proofmark-usage-'));
  const usage = join(dir, 'usage.json');
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', HOOK, ...args], {
    env: { ...env, BENCH_USAGE: usage },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}\n${stderr}`);
  const { cpu, rss } = JSON.parse(readFileSync(usage, 'utf8'));
  rmSync(dir, { recursive: true, force: true });
  return { wall, cpu, rss };
}

/** Runs a program as it is: wall only. */
export function run(program, args) {
  const started = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return { wall: (performance.now() - started) / 1000 };
}

export function median(values) {
  if (values.some((value) => value === undefined)) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median of the pair-by-pair ratios. */
export function medianRatio(ours, floor, key) {
  return median(ours.map((sample, index) => sample[key] / floor[index][key]));
}
