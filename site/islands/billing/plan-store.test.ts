import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../service/contract/user.ts';
import { price } from '../../../templates-data/model/plans.ts';
import { plans } from '../../landing/copy.ts';
import { planOffers } from '../../landing/plan-offers.ts';
import { $session } from '../auth/session-store.ts';
import { describeSubscription } from './subscription-state.ts';
import { setUpSubscription } from './subscription-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import {
  fakeService,
  fakeStorage,
  refusal,
  settings,
  subscriber,
  userWith,
} from '../ui/testing/fake-page.ts';
import {
  $planChange,
  openPlanChange,
  changePlan,
  describeDemoQuota,
  closePlanChange,
} from './plan-store.ts';

const offers = planOffers(plans);
const agency = offers.find(({ id }) => id === 'agency');
const trial = userWith({
  agency: {
    id: 'u1',
    name: 'Mara',
    role: 'owner',
    trialEndsAt: '2026-12-07T10:00:00.000Z',
    linkOrigin: null,
  },
  access: { builder: true, reason: 'trial' },
});
const professional: User['plan'] = {
  id: 'professional',
  name: 'Professional',
  features: [],
  limits: { demos: 20, per: 'month', linkDays: 30, openHours: null, seats: 3 },
};

const paid = { builder: true, reason: 'subscription' } as const;

beforeEach(() => {
  fakeStorage();
  $session.set({ status: 'unknown' });
  $planChange.set(undefined);
});
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

test('the four plans are offered with the price and limits that the service enforces', () => {
  expect(offers.map(({ name, price }) => `${name} ${price}`)).toEqual([
    ...plans.plans.map(({ name, monthly }) => `${name} ${price(monthly, true)}`),
    `Builder ${price(plans.builder.monthly, true)}`,
  ]);
  expect(offers.map(({ limits }) => limits)).toEqual([
    '5 demos a month, links for 24 hours from the first opening, 1 member',
    '20 demos a month, links for 30 days, 3 members',
    'any number of demos, permanent links, 10 members',
    '50 demos at a time, links for 30 days, 1 member',
  ]);
});

test('a change of plan needs a confirmation, and the page shows the plan from the reply', async () => {
  const changed = subscriber({ plan: { ...professional, id: 'agency', name: 'Agency' } });
  const call = 'POST /api/change-plan';
  const sent = fakeService({ [call]: () => Response.json(changed) });
  if (!agency) throw new Error('there is no such plan');
  openPlanChange(agency);
  closePlanChange();
  await changePlan();
  expect(sent).toEqual([]);
  openPlanChange(agency);
  await changePlan();
  expect(sent).toEqual([{ call, body: { plan: 'agency' } }]);
  expect($session.get()).toMatchObject({ user: { plan: { id: 'agency' } } });
  expect([$planChange.get(), $toast.get()?.title]).toEqual([undefined, 'Your plan is Agency now']);
});

test('a declined difference shows an error, and the plan stays', async () => {
  const sentence = 'Your card was declined.';
  fakeService({ 'POST /api/change-plan': () => refusal(402, sentence, 'payment_refused') });
  if (agency) openPlanChange(agency);
  await changePlan();
  expect($toast.get()).toMatchObject({ description: sentence, destructive: true });
  expect($session.get().status).toBe('unknown');
});

test('a trial shows its plan and last day, and can be paid for before it ends', async () => {
  const user = { ...trial, plan: professional };
  expect(describeSubscription(user).title).toBe(
    'Your trial of Professional ends on December 7, 2026',
  );
  const create = 'POST /api/create-subscription';
  const sent = fakeService({
    'GET /api/auth/user': () => Response.json(user),
    'GET /api/settings': () => Response.json(settings),
    [create]: () => Response.json({ subscriptionId: 'sub_1', clientSecret: 'sim_1' }),
  });
  expect(await setUpSubscription(new AbortController().signal, 'starter')).toBe('ready');
  expect(sent.at(-1)).toEqual({ call: create, body: { plan: 'starter' } });
});

test.each([
  [
    { demoCount: 1, demosLeft: 19, plan: professional, access: paid },
    '1 demo, and 19 more can be made this month.',
  ],
  [{ demoCount: 3, demosLeft: 2, access: paid }, '3 demos, and 2 more can be made.'],
  [{ demoCount: 70, demosLeft: null, access: paid }, '70 demos, and as many more as you like.'],
  [{ demoCount: 3, demosLeft: 2, plan: null }, '3 demos. More can be made with a plan.'],
])('the remaining demos are described: %j', (change, words) => {
  expect(describeDemoQuota(userWith(change))).toBe(words);
});
