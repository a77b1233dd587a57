import { expect, test } from 'vitest';
import {
  chiSquare,
  chiSquareTail,
  compareRates,
  correctAll,
  fisherExact,
  type Compared,
  type Decided,
} from './compare-rates.ts';

const groups = (...counts: readonly (readonly [won: number, n: number])[]): Decided[] =>
  counts.map(([won, n]) => ({ won, n }));

// Quantiles of chi square from printed tables.
test.each([
  [3.841459, 1, 0.05],
  [6.634897, 1, 0.01],
  [5.991465, 2, 0.05],
  [18.307038, 10, 0.05],
  [29.588298, 10, 0.001],
  [0.454936, 1, 0.5],
])('chi square %f with %i degrees has a tail of %f', (value, degrees, tail) => {
  expect(chiSquareTail(value, degrees)).toBeCloseTo(tail, 6);
});

test('chi square of 43 of 52 and 44 of 48 is 1.7774', () => {
  // The example of https://en.wikipedia.org/wiki/Contingency_table, as R's chisq.test gives it
  // without correction.
  const { value, p } = chiSquare(groups([43, 52], [44, 48]));
  expect(value).toBeCloseTo(1.7774, 4);
  expect(p).toBeCloseTo(0.1825, 4);
});

test.each([
  // Fisher's tea tasting experiment: 3 of 4 and 1 of 4.
  [groups([3, 4], [1, 4]), 0.4857142857],
  [groups([4, 4], [0, 4]), 0.0285714286],
  // https://en.wikipedia.org/wiki/Fisher%27s_exact_test: 1 of 10 and 11 of 14, two-sided.
  [groups([1, 10], [11, 14]), 0.0027594562],
  // Three groups of two with two wins, both in one group: 3 of 15 tables are as unlikely.
  [groups([2, 2], [0, 2], [0, 2]), 0.2],
])('Fisher’s test of %j gives %f', (decided, p) => {
  expect(fisherExact(decided)).toBeCloseTo(p, 9);
});

test('all tables together have the chance of one', () => {
  expect(fisherExact(groups([5, 10], [5, 10], [5, 10]))).toBeCloseTo(1, 12);
});

test('many decisions are compared by chi square, few by Fisher’s test', () => {
  expect(compareRates(groups([40, 80], [60, 80]))?.test).toBe('chi_square');
  expect(compareRates(groups([1, 10], [11, 14]))?.test).toBe('chi_square');
  expect(compareRates(groups([1, 10], [9, 10], [1, 12]))?.test).toBe('fisher');
  const many = Array.from({ length: 30 }, () => ({ won: 1, n: 12 }));
  expect(compareRates(many)).toBeNull();
});

test('nothing is compared with itself, or where all went one way', () => {
  for (const decided of [groups(), groups([5, 10]), groups([0, 10], [0, 12]), groups([10, 10])])
    expect(compareRates(decided)).toBeNull();
});

test('of several comparisons the chances are corrected, in their order', () => {
  const found = (p: number): Compared => ({ test: 'fisher', n: 40, p });
  const [design, trade, source, other] = correctAll([found(0.02), found(0.01), null, found(0.5)]);
  expect(trade).toMatchObject({ p: 0.03, isShown: true });
  expect(design).toMatchObject({ p: 0.04, isShown: true });
  expect(other).toMatchObject({ p: 0.5, isShown: false });
  expect(source).toBeNull();
});
