import { expect, test } from 'vitest';
import { expiryWords } from './library-store.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

test('how long a link still works is told in days', () => {
  expect(expiryWords(Date.parse('2026-05-31T12:00:00Z'), now)).toBe('Expires in 30 days');
  expect(expiryWords(Date.parse('2026-05-02T08:00:00Z'), now)).toBe('Expires within a day');
  expect(expiryWords(Date.parse('2026-05-01T11:59:00Z'), now)).toBe('Expired');
});
