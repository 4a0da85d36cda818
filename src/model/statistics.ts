import type { Interval } from '../generated/types.ts';

/** 97.5th percentile of the normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/** Wilson score interval, 95 %, of `passed` among `total`. Absent when nothing was counted. */
export function wilsonInterval(passed: number, total: number): Interval | undefined {
  if (total === 0) return undefined;
  const rate = passed / total;
  const centre = rate + Z ** 2 / (2 * total);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  const scale = 1 + Z ** 2 / total;
  const low = Math.max(0, (centre - spread) / scale);
  const high = Math.min(1, (centre + spread) / scale);
  // Rounding must not push the rate out of its own interval.
  return { low: Math.min(low, rate), high: Math.max(high, rate) };
}

/** Unbiased estimate of the chance that at least one of `k` attempts passes, from `passed` of `total` (Chen et al. 2021). */
export function passAtK(passed: number, total: number, k: number): number | undefined {
  if (k < 1 || k > total) return undefined;
  return 1 - chanceOfAll(total - passed, total, k);
}

/** Unbiased estimate of the chance that all `k` attempts pass, from `passed` of `total` (Yao et al. 2024). */
export function passHatK(passed: number, total: number, k: number): number | undefined {
  if (k < 1 || k > total) return undefined;
  return chanceOfAll(passed, total, k);
}

/** Middle value; the lower of the two middle ones is not preferred: they are averaged. Absent for an empty list. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** C(good, k) / C(total, k) without large factorials. */
function chanceOfAll(good: number, total: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(0, good - drawn) / (total - drawn);
  return chance;
}
