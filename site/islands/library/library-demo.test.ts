import { expect, test } from 'vitest';
import { demoReply } from './fake-browser.ts';
import { describeExpiry, isExpired, mergeDemos, savedDemo } from './library-demo.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

test('the remaining time of a link is shown in days', () => {
  expect(describeExpiry(Date.parse('2026-05-31T12:00:00Z'), now)).toBe('Expires in 30 days');
  expect(describeExpiry(Date.parse('2026-05-02T08:00:00Z'), now)).toBe('Expires within a day');
  expect(describeExpiry(Date.parse('2026-05-01T11:59:00Z'), now)).toBe('Expired');
  expect(describeExpiry(undefined, now)).toBe('Does not expire');
  expect([isExpired({ expires: now }, now), isExpired({ expires: undefined }, now)]).toEqual([
    true,
    false,
  ]);
});

test('a demo on this device comes first, and a newer local version marks its saved demo', () => {
  const local = (uniqueId: string): Parameters<typeof mergeDemos>[1][number] => ({
    uniqueId,
    form: 'website',
    name: 'Offline',
    industry: 'law',
    values: {},
    data: {},
    tags: [],
    expires: now,
    createdAt: now,
    owner: 'u1',
  });
  const saved = savedDemo(demoReply());
  const demos = mergeDemos([saved], [local('law-new-a1b2c3'), local(saved.uniqueId)]);
  expect(demos.map(({ uniqueId, local: isLocal, unsent }) => [uniqueId, isLocal, unsent])).toEqual([
    ['law-new-a1b2c3', true, false],
    [saved.uniqueId, false, true],
  ]);
});
