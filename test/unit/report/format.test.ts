import { describe, expect, it } from 'vitest';
import { bothRates, cost, duration, percent } from '../../../src/report/format.ts';
import { counts } from '../../helpers/summary.ts';

describe('percent', () => {
  it.each([
    [0, '0 %'],
    [0.00001, '<0.1 %'],
    [0.5, '50 %'],
    [2 / 3, '66.7 %'],
    [0.9999, '99.9 %'],
    [1, '100 %'],
  ])('writes %d as %s', (share, text) => {
    expect(percent(share)).toBe(text);
  });
});

describe('duration', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [59_949, '59.9 s'],
    [59_960, '1 min 0 s'],
    [3_599_600, '1 h 0 min'],
    [3_900_000, '1 h 5 min'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(duration(ms)).toBe(text);
  });
});

describe('bothRates', () => {
  it('gives one rate when everything was decided', () => {
    expect(bothRates(counts(1, 1, 0))).toBe('1 of 2 passed (50 %)');
  });

  it('C-01 gives the rate over all and over the decided', () => {
    expect(bothRates(counts(1, 0, 2))).toBe('1 of 3 passed (33.3 %), 1 of 1 decided (100 %), 2 undecidable');
  });

  it('says when nothing was decided', () => {
    expect(bothRates(counts(0, 0, 2))).toBe('0 of 2 passed (0 %), none decided, 2 undecidable');
  });
});

describe('cost', () => {
  it.each([
    [0.00123, '$0.0012'],
    [12.345, '$12.35'],
  ])('writes %d as %s', (usd, text) => {
    expect(cost(usd)).toBe(text);
  });
});
