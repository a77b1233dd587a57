import { expect, test } from 'vitest';
import { subscriber, userWith } from '../ui/testing/fake-page.ts';
import { isTrialOver, needsNotice, describeSubscription } from './subscription-state.ts';

const ended = subscriber({
  subscriptionStatus: 'canceled',
  access: { builder: false, reason: null },
});
const overdue = subscriber({
  subscriptionStatus: 'past_due',
  access: { builder: false, reason: null },
});

test.each([
  ['a new account', userWith(), 'No subscription yet', 'subscribe', false],
  [
    'an abandoned payment',
    userWith({ subscriptionStatus: 'incomplete' }),
    'No subscription yet',
    'subscribe',
    false,
  ],
  ['a subscriber', subscriber(), 'Your subscription is active', 'manage', false],
  [
    'a trial',
    subscriber({ subscriptionStatus: 'trialing' }),
    'Your subscription is active',
    'manage',
    false,
  ],
  ['an overdue payment', overdue, 'Your last payment did not go through', 'subscribe', true],
  [
    'an unpaid account',
    { ...overdue, subscriptionStatus: 'unpaid' },
    'Your last payment did not go through',
    'subscribe',
    true,
  ],
  ['an ended subscription', ended, 'Your subscription has ended', 'subscribe', true],
  [
    'an account that is let in by name, whatever it once paid',
    { ...ended, access: { builder: true, reason: 'whitelist' as const } },
    'Access is included',
    undefined,
    false,
  ],
])('the state of %s is described', (_, user, title, fix, isDescribed) => {
  expect(describeSubscription(user)).toMatchObject({ title, fix });
  expect(needsNotice(user)).toBe(isDescribed);
});

test('an expired trial shows its last day, that nothing is lost, and the plans', () => {
  const agency = { ...userWith().agency, trialEndsAt: '2026-12-07T10:00:00.000Z' };
  const user = userWith({ agency });
  expect(describeSubscription(user)).toMatchObject({
    title: 'Your trial ended on December 7, 2026',
    text: expect.stringContaining('Your demos are kept') as string,
    fix: 'subscribe',
  });
  expect([isTrialOver(user), needsNotice(user)]).toEqual([true, true]);
  const abandoned = { ...user, subscriptionStatus: 'incomplete' };
  expect(describeSubscription(abandoned).title).toBe('Your trial ended on December 7, 2026');
  expect(isTrialOver(subscriber({ agency }))).toBe(false);
});

test('a cancelled subscription shows its last day, and that it can be resumed', () => {
  const user = subscriber({
    subscription: { cancelAtPeriodEnd: true, currentPeriodEnd: '2026-12-21T12:00:00.000Z' },
  });
  expect(describeSubscription(user).text).toContain('December 21, 2026');
  expect(needsNotice(user)).toBe(true);
});
