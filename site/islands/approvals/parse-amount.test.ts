import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['1250', 'USD', 125_000],
  ['1,250', 'USD', 125_000],
  ['1,250.5', 'USD', 125_050],
  ['1.250,50', 'EUR', 125_050],
  ['€ 480', 'EUR', 48_000],
  ["12'000.00", 'CHF', 1_200_000],
  ['0.29', 'USD', 29],
  ['1,150.10', 'USD', 115_010],
  ['1500', 'JPY', 1500],
  ['1,500', 'JPY', 1500],
  ['1.234', 'KWD', 1234],
  ['45,000', 'HUF', 4_500_000],
  ['1.250.000', 'COP', 125_000_000],
] as const)('%s %s is %i of the smallest unit', (typed, currency, cents) => {
  expect(parseAmount(typed, currency)).toBe(cents);
});

test.each([
  ['', 'USD'],
  ['abc', 'USD'],
  ['-5', 'USD'],
  ['−5', 'USD'],
  ['1.5', 'JPY'],
  ['1e5', 'USD'],
  ['12345678901', 'USD'],
] as const)('%s %s is not an amount', (typed, currency) => {
  expect(parseAmount(typed, currency)).toBeUndefined();
});
