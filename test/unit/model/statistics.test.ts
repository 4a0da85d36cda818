import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, passAtK, passHatK, wilsonInterval } from '../../../src/model/statistics.ts';

describe('wilsonInterval', () => {
  it.each([
    [0, 1, 0, 0.7935],
    [1, 1, 0.2065, 1],
    [3, 3, 0.4385, 1],
    [2, 3, 0.2077, 0.9385],
    [50, 100, 0.4038, 0.5962],
  ])('%i of %i lies between %f and %f', (passed, total, low, high) => {
    const interval = wilsonInterval(passed, total);
    expect(interval?.low).toBeCloseTo(low, 3);
    expect(interval?.high).toBeCloseTo(high, 3);
  });

  it('is unknown when nothing was counted', () => {
    expect(wilsonInterval(0, 0)).toBeUndefined();
  });

  it('always holds the rate and stays within 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (total, any) => {
        const passed = any % (total + 1);
        const interval = wilsonInterval(passed, total);
        expect(interval?.low).toBeGreaterThanOrEqual(0);
        expect(interval?.low).toBeLessThanOrEqual(passed / total);
        expect(interval?.high).toBeGreaterThanOrEqual(passed / total);
        expect(interval?.high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('passAtK and passHatK', () => {
  it.each([
    [3, 3, 3, 1, 1],
    [2, 3, 3, 1, 0],
    [0, 3, 3, 0, 0],
    [1, 2, 1, 0.5, 0.5],
    [3, 5, 2, 0.9, 0.3],
  ])('%i of %i passed, k = %i', (passed, total, k, atK, hatK) => {
    expect(passAtK(passed, total, k)).toBeCloseTo(atK, 10);
    expect(passHatK(passed, total, k)).toBeCloseTo(hatK, 10);
  });

  it('are unknown for more attempts than were decided', () => {
    expect(passAtK(1, 2, 3)).toBeUndefined();
    expect(passHatK(1, 2, 3)).toBeUndefined();
  });

  it('never says that all of k is likelier than one of k', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), fc.nat(), (total, any, some) => {
        const passed = any % (total + 1);
        const k = 1 + (some % total);
        expect(passHatK(passed, total, k) ?? 1).toBeLessThanOrEqual((passAtK(passed, total, k) ?? 0) + 1e-9);
      }),
    );
  });
});

describe('median', () => {
  it.each([
    [[], undefined],
    [[5], 5],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
