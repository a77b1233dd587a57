import { expect, test } from 'vitest';
import { $planNotice, closePlanNotice } from '../../billing/plan-notice.ts';
import { $toast } from '../../ui/toast-store.ts';
import { $draft, $refused, $values, typeValue } from '../draft/draft-store.ts';
import { $jump } from '../shell/jump-to-field.ts';
import { createAnother, generateSite } from './demo-store.ts';
import { localDemos } from './local-demos.ts';
import { $making } from './making-store.ts';
import { generate, service, setUpDemoService, user } from './testing/demo-service.ts';

setUpDemoService();

test('refused fields show the service’s errors, and typed values stay', async () => {
  const error = 'Please enter a valid email address';
  service.answers['POST /api/demos'] = () =>
    Response.json(
      {
        error,
        message: error,
        code: 'invalid',
        fields: { 'websiteData.contactInfo.email': error },
      },
      { status: 422 },
    );
  await generate();
  expect($refused.get().email).toBe(error);
  expect($making.get()).toMatchObject({ status: 'refused', sentence: error });
  expect($draft.get()).toMatchObject({ step: 3, made: undefined });
  expect($values.get().businessName).toBe('Harrow & Finch LLP');
  expect(localDemos(user.id)).toEqual([]);
});

test('an account without a free slot is led to the library, and the draft stays', async () => {
  const error = 'All 50 of your demo slots are in use.';
  service.answers['POST /api/demos'] = () =>
    Response.json({ error, message: error, code: 'quota_used_up' }, { status: 403 });
  await generate();
  expect($making.get()).toEqual({ status: 'refused', sentence: error, first: 'make-room' });
  expect($draft.get().step).toBe(3);
  expect(localDemos(user.id)).toEqual([]);
});

test('an expired plan shows its own notice, and the draft stays', async () => {
  const error = 'Your free trial or plan has ended.';
  service.answers['POST /api/demos'] = () =>
    Response.json({ error, message: error, code: 'plan_needed' }, { status: 403 });
  await generate();
  const sentence = `${error} Nothing that you entered is lost.`;
  expect($planNotice.get()).toEqual({ sentence, needsPlan: true });
  expect($making.get()).toEqual({ status: 'refused', sentence: error });
  expect([$draft.get().step, $toast.get()?.title]).toEqual([3, undefined]);
  expect($values.get().businessName).toBe('Harrow & Finch LLP');
  closePlanNotice();
});

test('an ended session opens the sign-in, and the same link is requested again', async () => {
  const ok = service.answers['POST /api/demos'];
  service.answers['POST /api/demos'] = () =>
    Response.json(
      { error: 'Please sign in', message: '', code: 'unauthenticated' },
      { status: 401 },
    );
  await generate();
  expect(service.events).toContain('openAuthModal');
  expect($making.get()).toMatchObject({ status: 'refused', first: 'sign-in' });
  if (ok) service.answers['POST /api/demos'] = ok;
  await generate();
  expect(service.requests[1]?.body['uniqueId']).toBe(service.requests[0]?.body['uniqueId']);
  expect($draft.get().step).toBe(4);
});

test('an invalid field shows its error before anything is sent', async () => {
  typeValue('primaryColor', 'maroon');
  await generate();
  expect(service.requests).toEqual([]);
  expect($draft.get().step).toBe(2);
});

test('another demo starts at the first step with empty fields', async () => {
  await generate();
  createAnother();
  expect($draft.get()).toMatchObject({ step: 1, made: undefined, requestedId: '' });
  expect($values.get().businessName).toBeUndefined();
});

test('an invalid field gets the focus, even if it is not in the present step', async () => {
  typeValue('email', 'nope');
  await generateSite(user, 0);
  expect(service.requests).toEqual([]);
  expect($jump.get()).toBe('email');
  typeValue('primaryColor', 'yellowish');
  await generateSite(user, 0);
  expect($jump.get()).toBe('primaryColor');
  expect($draft.get().step).toBe(2);
  $jump.set(undefined);
});
