import { expect, test } from 'vitest';
import { formatAmountField, formatMoney, parseCents, sumValues, formatSums } from './money.ts';

test.each([
  ['6240', 624_000],
  ['6,240', 624_000],
  ['6.240,50', 624_050],
  ['6,240.5', 624_050],
  ['1 234 567.89', 123_456_789],
  ["12'000", 1_200_000],
  ['0', 0],
  ['0,05', 5],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['1.2.3', undefined],
  ['1e9', undefined],
  ['1000000001', undefined],
])('the amount %j is %j hundredths', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

test('a formatted amount is parsed to the same amount', () => {
  for (const cents of [0, 5, 100, 624_050, 100_000_000_000])
    expect(parseCents(formatAmountField({ cents, currency: 'EUR' }))).toBe(cents);
});

test('cents are shown only if there are any', () => {
  expect(formatMoney({ cents: 480_000, currency: 'USD' })).toBe('$4,800');
  expect(formatMoney({ cents: 480_050, currency: 'EUR' })).toBe('€4,800.50');
});

test('amounts of different currencies are not added', () => {
  const sums = sumValues([
    { cents: 100, currency: 'EUR' },
    null,
    { cents: 300, currency: 'USD' },
    { cents: 200, currency: 'USD' },
  ]);
  expect(formatSums(sums)).toBe('$5 + €1');
  expect(sumValues([null])).toEqual([]);
});
