import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../service/contract/auth.ts';
import { $toast, dismissToast } from '../../ui/toast-store.ts';
import { chooseIndustry } from '../fields/choose-industry.ts';
import { createAnother, generateSite } from './demo-store.ts';
import {
  $draft,
  $refused,
  $shown,
  $values,
  clearDraft,
  patchDraft,
  typeValue,
} from '../draft/draft-store.ts';
import { $jump } from '../shell/jump-to-field.ts';
import { localDemos } from './local-demos.ts';
import { $making } from './making-store.ts';
import { inTurn } from './take-turns.ts';

const user: User = {
  id: 'u1',
  username: 'maya',
  email: 'maya@agency.example',
  emailVerified: true,
  pendingEmail: null,
  profileImageUrl: null,
  hasPassword: true,
  agency: { id: 'u1', name: 'maya', role: 'owner', trialEndsAt: null },
  agencies: [{ id: 'u1', name: 'maya', role: 'owner' }],
  plan: null,
  demoCount: 3,
  maxDemos: 50,
  demosLeft: 47,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscription: null,
  access: { builder: true, reason: 'subscription' },
};

interface Request {
  readonly call: string;
  readonly body: Record<string, unknown>;
}
let requests: Request[] = [];
let answers: Record<string, () => Response> = {};
const events: string[] = [];

beforeEach(() => {
  requests = [];
  answers = {
    'POST /api/demos': () =>
      Response.json({ uniqueId: requests[0]?.body['uniqueId'] }, { status: 201 }),
    'GET /api/auth/user': () => Response.json({ ...user, demoCount: 4 }),
  };
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    const call = `${init.method} ${path.replace(/(?<=demos\/).*/u, '*')}`;
    requests.push({ call, body: JSON.parse(init.body ?? '{}') as Record<string, unknown> });
    const reply = answers[call];
    return reply ? Promise.resolve(reply()) : Promise.reject(new TypeError('unreachable'));
  });
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => events.push(event.type) });
  createAnother();
  clearDraft();
  typeValue('businessName', 'Harrow & Finch LLP');
  patchDraft({ step: 3 });
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

const generate = (): Promise<void> => generateSite(user, 0);

test('a demo is created with the link that was wished for', async () => {
  await generate();
  const [created] = requests;
  expect(created?.call).toBe('POST /api/demos');
  expect(created?.body['uniqueId']).toMatch(/^general-harrow-finch-llp-[a-z0-9]{6}$/u);
  expect(created?.body).toMatchObject({
    name: 'Harrow & Finch LLP',
    industry: 'general',
    tags: ['general'],
    websiteData: {
      headerStyle: 'transparent',
      layout: 'standard',
      logoType: 'text',
      contactInfo: {},
    },
  });
  expect($draft.get()).toMatchObject({
    step: 4,
    made: { uniqueId: created?.body['uniqueId'], local: false },
  });
});

test('colors that were cleared are those of the industry, on the page that was looked at and in the demo', async () => {
  typeValue('businessName', 'Bluebell');
  chooseIndustry('technology');
  typeValue('primaryColor', '');
  typeValue('secondaryColor', '');
  const standard = { primaryColor: '#1e293b', secondaryColor: '#14b8a6' };
  expect($shown.get()).toMatchObject(standard);
  await generateSite(user, 0);
  expect(requests[0]?.body['websiteData']).toMatchObject(standard);
});

test('a name without Latin letters is called site in the link', async () => {
  typeValue('businessName', 'مكتب النور');
  await generate();
  expect(requests[0]?.body['uniqueId']).toMatch(/^general-site-[a-z0-9]{6}$/u);
});

test('the remaining slots are told after the creation', async () => {
  vi.useFakeTimers();
  const made = generate();
  await vi.advanceTimersByTimeAsync(1);
  await made;
  expect($toast.get()?.title).toBe('Website created successfully');
  await vi.advanceTimersByTimeAsync(2000);
  expect($toast.get()).toMatchObject({
    title: 'Website slot used',
    description: 'You have 46 of 50 website slots remaining.',
  });
  vi.useRealTimers();
});

test('without an answer the demo stays in this browser for thirty days under its link', async () => {
  answers = {};
  await generate();
  const [kept] = localDemos(user.id);
  expect($draft.get().made).toMatchObject({ local: true, uniqueId: kept?.uniqueId });
  expect(kept?.values.businessName).toBe('Harrow & Finch LLP');
  expect(Math.round(((kept?.expires ?? 0) - Date.now()) / 86_400_000)).toBe(30);
});

test('a server error counts as no answer', async () => {
  answers['POST /api/demos'] = () => new Response('busy', { status: 503 });
  await generate();
  expect($draft.get().made?.local).toBe(true);
});

test('a demo made offline keeps its link when it is saved later', async () => {
  answers = {};
  await generate();
  const wish = $draft.get().made?.uniqueId;
  answers['POST /api/demos'] = () => Response.json({ uniqueId: wish }, { status: 201 });
  await generate();
  expect(requests.at(-2)?.body['uniqueId']).toBe(wish);
  expect($draft.get().made).toMatchObject({ uniqueId: wish, local: false });
  expect(localDemos(user.id)).toEqual([]);
});

test('a demo that is on its way to the account is renewed once it has arrived, and is one demo', async () => {
  answers = {};
  await generate();
  const made = $draft.get().made;
  const uniqueId = made?.uniqueId ?? '';
  requests = [];
  answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  answers['GET /api/auth/user'] = () => Response.json({ ...user, demoCount: 4 });
  const arrival = Promise.withResolvers<undefined>();
  const upload = inTurn(uniqueId, async () => {
    await arrival.promise;
    patchDraft({ made: { uniqueId, local: false } });
  });
  const renewal = generate();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(requests).toEqual([]);
  arrival.resolve(undefined);
  await Promise.all([upload, renewal]);
  expect(requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
});

test('an earlier attempt that had arrived is brought up to date', async () => {
  answers['POST /api/demos'] = () =>
    Response.json({ uniqueId: requests[0]?.body['uniqueId'] }, { status: 200 });
  answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId: requests[0]?.body['uniqueId'] });
  const arrived = answers['POST /api/demos'];
  answers['POST /api/demos'] = () => new Response('busy', { status: 503 });
  await generate();
  answers['POST /api/demos'] = arrived;
  await generate();
  expect(requests.map(({ call }) => call).slice(0, 3)).toEqual([
    'POST /api/demos',
    'POST /api/demos',
    'PATCH /api/demos/*',
  ]);
  expect($draft.get().made?.local).toBe(false);
});

test('a changed demo keeps its link and takes no slot', async () => {
  await generate();
  requests = [];
  answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId: $draft.get().made?.uniqueId });
  typeValue('callToAction', 'Book a call');
  await generate();
  expect(requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
});

test('a demo that gets another industry keeps its link and takes no slot', async () => {
  await generate();
  const uniqueId = $draft.get().made?.uniqueId;
  requests = [];
  answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  chooseIndustry('finance');
  await generate();
  expect(requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
  expect(requests[0]?.body['websiteData']).toMatchObject({ industry: 'finance' });
  expect($draft.get().made).toMatchObject({ uniqueId, local: false });
});

test('a demo made offline keeps its link when it gets another industry before it is saved', async () => {
  answers = {};
  await generate();
  const uniqueId = $draft.get().made?.uniqueId;
  requests = [];
  answers['POST /api/demos'] = () => Response.json({ uniqueId }, { status: 201 });
  answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  answers['GET /api/auth/user'] = () => Response.json(user);
  chooseIndustry('finance');
  await generate();
  expect(requests.slice(0, 2)).toMatchObject([
    { call: 'POST /api/demos', body: { uniqueId, industry: 'general' } },
    { call: 'PATCH /api/demos/*', body: { websiteData: { industry: 'finance' } } },
  ]);
  expect($draft.get().made).toMatchObject({ uniqueId, local: false });
  expect(localDemos(user.id)).toEqual([]);
});

test('fields the service refuses are shown where they stand, and nothing typed is lost', async () => {
  const error = 'Please enter a valid email address';
  answers['POST /api/demos'] = () =>
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
  expect($making.get()).toMatchObject({ at: 'refused', sentence: error });
  expect($draft.get()).toMatchObject({ step: 3, made: undefined });
  expect($values.get().businessName).toBe('Harrow & Finch LLP');
  expect(localDemos(user.id)).toEqual([]);
});

test('an account without a free slot is led to its library, and the draft stays', async () => {
  const error = 'All 50 of your demo slots are in use.';
  answers['POST /api/demos'] = () =>
    Response.json({ error, message: error, code: 'quota_used_up' }, { status: 403 });
  await generate();
  expect($making.get()).toEqual({ at: 'refused', sentence: error, first: 'make-room' });
  expect($draft.get().step).toBe(3);
  expect(localDemos(user.id)).toEqual([]);
});

test('a session that has ended asks to sign in, and the same wish is made again', async () => {
  const ok = answers['POST /api/demos'];
  answers['POST /api/demos'] = () =>
    Response.json(
      { error: 'Please sign in', message: '', code: 'unauthenticated' },
      { status: 401 },
    );
  await generate();
  expect(events).toContain('openAuthModal');
  expect($making.get()).toMatchObject({ at: 'refused', first: 'sign-in' });
  if (ok) answers['POST /api/demos'] = ok;
  await generate();
  expect(requests[1]?.body['uniqueId']).toBe(requests[0]?.body['uniqueId']);
  expect($draft.get().step).toBe(4);
});

test('a field at fault is shown before anything is sent', async () => {
  typeValue('primaryColor', 'maroon');
  await generate();
  expect(requests).toEqual([]);
  expect($draft.get().step).toBe(2);
});

test('another demo begins at the first step with empty fields', async () => {
  await generate();
  createAnother();
  expect($draft.get()).toMatchObject({ step: 1, made: undefined, wish: '' });
  expect($values.get().businessName).toBeUndefined();
});

test('a field that cannot stay as it is gets the focus, though it is out of sight on the present step', async () => {
  typeValue('email', 'nope');
  await generateSite(user, 0);
  expect(requests).toEqual([]);
  expect($jump.get()).toBe('email');
  typeValue('primaryColor', 'yellowish');
  await generateSite(user, 0);
  expect($jump.get()).toBe('primaryColor');
  expect($draft.get().step).toBe(2);
  $jump.set(undefined);
});
