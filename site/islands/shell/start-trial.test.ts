import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plans } from '../../landing/copy.ts';
import { planOffers } from '../../landing/plan-offers.ts';
import { setFlag } from '../auth/session-flags.ts';
import { $session } from '../auth/session-store.ts';
import { $signIn, resetSignIn, showStep } from '../auth/sign-in-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { fakeService, fakeStorage, signedOut, userWith } from '../ui/testing/fake-page.ts';
import { offer } from '../ui/testing/session-service.ts';
import { $auth, connectSteps, hideAuth } from './auth-request.ts';
import { toggleSubscription } from './shell-store.ts';
import { startTrial } from './start-trial.ts';
import { rememberPlan, wantedPlan } from './wanted-plan.ts';

beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('PRODUCT_FACTS', { plans: planOffers(plans) });
  resetSignIn();
  hideAuth();
  $session.set({ status: 'unknown' });
});
afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

test('a plan of the price list leads to registration with that plan, without a warning', async () => {
  fakeService({ ...offer, 'GET /api/auth/user': signedOut });
  connectSteps(showStep);
  const leave = vi.fn();
  await startTrial('starter', leave);
  expect($auth.get()).toMatchObject({ plan: 'starter' });
  expect($signIn.get()).toMatchObject({ step: 'email', mode: 'register' });
  expect([$toast.get(), leave.mock.calls]).toEqual([undefined, []]);
  hideAuth();
  toggleSubscription(true);
  expect($auth.get()).toMatchObject({ showSubscription: true, plan: 'starter' });
});

test('a signed-in person is led to the account with its trial or plan', async () => {
  fakeService({ ...offer, 'GET /api/auth/user': () => Response.json(userWith()) });
  setFlag('loginTimestamp', '1');
  const leave = vi.fn();
  await startTrial('agency', leave);
  expect(leave).toHaveBeenCalledWith('/app/settings/plan');
  expect([$auth.get(), wantedPlan()]).toEqual([undefined, 'agency']);
});

test('an unknown plan is ignored', () => {
  rememberPlan('enterprise');
  expect(wantedPlan()).toBeUndefined();
});
