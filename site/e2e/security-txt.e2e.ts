import { expect, inject, test } from 'vitest';

const origin = inject('origin');

test('security.txt contains a contact, an existing policy, and an expiry date within a year', async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const text = await answer.text();
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'mu').exec(text)?.[1] ?? '';
  expect(field('Contact')).toMatch(/^(?:https|mailto):/u);
  expect(field('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  const left = Date.parse(field('Expires')) - Date.now();
  expect([left > 0, left < 365 * 24 * 60 * 60 * 1000]).toEqual([true, true]);
  expect(field('Policy')).toBe(`${origin}/security`);
  const policy = await fetch(field('Policy'));
  expect([policy.status, await policy.text()]).toEqual([
    200,
    expect.stringContaining('Reporting a weakness'),
  ]);
});
