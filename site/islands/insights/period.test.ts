import { expect, test } from 'vitest';
import { lastDays, parsePeriod, serializePeriod, type Period } from './period.ts';

const now = new Date(2026, 10, 23, 15);

test.each<[string, Period]>([
  ['', { from: '2026-08-26', to: '2026-11-23', days: 90 }],
  ['?days=30', { from: '2026-10-25', to: '2026-11-23', days: 30 }],
  ['?days=365', { from: '2025-11-24', to: '2026-11-23', days: 365 }],
  ['?from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31', days: undefined }],
])('the address %j is a period, and the period that address', (search, period) => {
  expect(parsePeriod(search, now)).toEqual(period);
  expect(serializePeriod(period)).toBe(search);
});

test.each([
  '?days=7',
  '?from=2026-03-01&to=2026-01-01',
  '?from=x&to=y',
  '?from=2026-13-01&to=2026-14-01',
])('the address %j is the usual period', (search) => {
  expect(parsePeriod(search, now)).toEqual(lastDays(90, now));
});
