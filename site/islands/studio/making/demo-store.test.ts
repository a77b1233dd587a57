import { expect, test, vi } from 'vitest';
import { $toast } from '../../ui/toast-store.ts';
import { chooseIndustry } from '../fields/choose-industry.ts';
import { $draft, $shown, patchDraft, typeValue } from '../draft/draft-store.ts';
import { generateSite } from './demo-store.ts';
import { localDemos } from './local-demos.ts';
import { inTurn } from './take-turns.ts';
import { generate, service, setUpDemoService, user } from './testing/demo-service.ts';

setUpDemoService();

test('a demo is created with the requested link', async () => {
  await generate();
  const [created] = service.requests;
  expect(created?.call).toBe('POST /api/demos');
  expect(created?.body['uniqueId']).toMatch(/^general-harrow-finch-llp-[a-z0-9]{6}$/u);
  expect(created?.body).toMatchObject({
    name: 'Harrow & Finch LLP',
    industry: 'general',
    tags: ['general'],
    websiteData: { contactFormPosition: 'footer', logoType: 'text', contactInfo: {} },
  });
  // The trade's composition applies until another is chosen.
  expect(created?.body['websiteData']).not.toHaveProperty('layout');
  expect($draft.get()).toMatchObject({
    step: 4,
    made: { uniqueId: created?.body['uniqueId'], local: false },
  });
});

test('cleared colors become those of the industry, in the preview and in the demo', async () => {
  typeValue('businessName', 'Bluebell');
  chooseIndustry('technology');
  typeValue('primaryColor', '');
  typeValue('secondaryColor', '');
  const standard = { primaryColor: '#1e293b', secondaryColor: '#14b8a6' };
  expect($shown.get()).toMatchObject(standard);
  await generateSite(user, 0);
  expect(service.requests[0]?.body['websiteData']).toMatchObject(standard);
});

test('a name without Latin letters becomes "site" in the link', async () => {
  typeValue('businessName', 'مكتب النور');
  await generate();
  expect(service.requests[0]?.body['uniqueId']).toMatch(/^general-site-[a-z0-9]{6}$/u);
});

test('the remaining slots are shown after the creation', async () => {
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

test('without an answer the demo is stored in this browser for thirty days under its link', async () => {
  service.answers = {};
  await generate();
  const [stored] = localDemos(user.id);
  expect($draft.get().made).toMatchObject({ local: true, uniqueId: stored?.uniqueId });
  expect(stored?.values.businessName).toBe('Harrow & Finch LLP');
  expect(Math.round(((stored?.expires ?? 0) - Date.now()) / 86_400_000)).toBe(30);
});

test('a server error counts as no answer', async () => {
  service.answers['POST /api/demos'] = () => new Response('busy', { status: 503 });
  await generate();
  expect($draft.get().made?.local).toBe(true);
});

test('a demo made offline keeps its link when it is uploaded later', async () => {
  service.answers = {};
  await generate();
  const uniqueId = $draft.get().made?.uniqueId;
  service.answers['POST /api/demos'] = () => Response.json({ uniqueId }, { status: 201 });
  await generate();
  expect(service.requests.at(-2)?.body['uniqueId']).toBe(uniqueId);
  expect($draft.get().made).toMatchObject({ uniqueId, local: false });
  expect(localDemos(user.id)).toEqual([]);
});

test('a demo that is being uploaded is updated afterwards, and stays one demo', async () => {
  service.answers = {};
  await generate();
  const made = $draft.get().made;
  const uniqueId = made?.uniqueId ?? '';
  service.requests = [];
  service.answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  service.answers['GET /api/auth/user'] = () => Response.json({ ...user, demoCount: 4 });
  const arrival = Promise.withResolvers<undefined>();
  const upload = inTurn(uniqueId, async () => {
    await arrival.promise;
    patchDraft({ made: { uniqueId, local: false } });
  });
  const renewal = generate();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(service.requests).toEqual([]);
  arrival.resolve(undefined);
  await Promise.all([upload, renewal]);
  expect(service.requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
});

test('an earlier attempt that had arrived is updated', async () => {
  service.answers['POST /api/demos'] = () =>
    Response.json({ uniqueId: service.requests[0]?.body['uniqueId'] }, { status: 200 });
  service.answers['PATCH /api/demos/*'] = () =>
    Response.json({ uniqueId: service.requests[0]?.body['uniqueId'] });
  const arrived = service.answers['POST /api/demos'];
  service.answers['POST /api/demos'] = () => new Response('busy', { status: 503 });
  await generate();
  service.answers['POST /api/demos'] = arrived;
  await generate();
  expect(service.requests.map(({ call }) => call).slice(0, 3)).toEqual([
    'POST /api/demos',
    'POST /api/demos',
    'PATCH /api/demos/*',
  ]);
  expect($draft.get().made?.local).toBe(false);
});

test('a changed demo keeps its link and uses no further slot', async () => {
  await generate();
  service.requests = [];
  service.answers['PATCH /api/demos/*'] = () =>
    Response.json({ uniqueId: $draft.get().made?.uniqueId });
  typeValue('callToAction', 'Book a call');
  await generate();
  expect(service.requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
});

test('a demo with a changed industry keeps its link and uses no further slot', async () => {
  await generate();
  const uniqueId = $draft.get().made?.uniqueId;
  service.requests = [];
  service.answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  chooseIndustry('finance');
  await generate();
  expect(service.requests.map(({ call }) => call)).toEqual(['PATCH /api/demos/*']);
  expect(service.requests[0]?.body['websiteData']).toMatchObject({ industry: 'finance' });
  expect($draft.get().made).toMatchObject({ uniqueId, local: false });
});

test('a demo made offline keeps its link when its industry changes before the upload', async () => {
  service.answers = {};
  await generate();
  const uniqueId = $draft.get().made?.uniqueId;
  service.requests = [];
  service.answers['POST /api/demos'] = () => Response.json({ uniqueId }, { status: 201 });
  service.answers['PATCH /api/demos/*'] = () => Response.json({ uniqueId });
  service.answers['GET /api/auth/user'] = () => Response.json(user);
  chooseIndustry('finance');
  await generate();
  expect(service.requests.slice(0, 2)).toMatchObject([
    { call: 'POST /api/demos', body: { uniqueId, industry: 'general' } },
    { call: 'PATCH /api/demos/*', body: { websiteData: { industry: 'finance' } } },
  ]);
  expect($draft.get().made).toMatchObject({ uniqueId, local: false });
  expect(localDemos(user.id)).toEqual([]);
});
