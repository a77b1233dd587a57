import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identities, users } from '../db/schema.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { storedBytes } from '../testing/reach-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = createTestApp();
  // On a busy machine the first worker may take longer to start than the service waits for it.
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
});
afterAll(() => app.close());

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test('the archive contains all data of the account, nothing of others, and no credentials', async () => {
  const neighbour = app.visitor();
  await neighbour.signUp('neighbour@agency.example');
  await neighbour.send('POST', '/api/demos', { name: 'Of the neighbour', websiteData: {} });
  const visitor = app.visitor();
  const { json: account } = await visitor.signUp('holder@agency.example');
  const id = String(account['id']);
  await app.store.write(async (db) => {
    await db
      .update(users)
      .set({ emailVerified: true, avatar: Buffer.from('face') })
      .where(eq(users.id, id));
    await db
      .insert(identities)
      .values({ id: 'i', provider: 'google', subject: 's', userId: id, createdAt: 1 });
  });
  const bytes = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#204060' },
  })
    .webp()
    .toBuffer();
  const logo = { type: 'image/webp', width: 40, height: 20, base64: bytes.toString('base64') };
  const websiteData = { slogan: 'Steady', logo, sourceUrl: 'https://harbor.example/?q=1' };
  const created = await visitor.send('POST', '/api/demos', {
    name: 'Kept',
    websiteData,
    tags: ['warm'],
  });
  const uniqueId = String(created.json['uniqueId']);
  await visitor.send('PATCH', `/api/demos/${uniqueId}`, { notes: 'call Monday' });
  app.clock.now += 1000;
  const gone = await visitor.send('POST', '/api/demos', { name: 'Deleted', websiteData: {} });
  await visitor.send('DELETE', `/api/demos/${String(gone.json['uniqueId'])}`);
  await app
    .visitor()
    .send('POST', `/api/demos/${uniqueId}/visit`, undefined, { 'user-agent': chrome });
  await app.visitor().send('POST', '/api/contact', {
    name: 'Client',
    email: 'client@home.example',
    message: 'Hello there',
    consent: true,
    demo: uniqueId,
  });
  await app.delivered();

  const answer = await visitor.get('/api/auth/archive');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="firstlook-archive-\d{4}-\d\d-\d\d\.json"$/u,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.json).toMatchObject({
    account: { id, email: 'holder@agency.example', username: 'Ada', hasPassword: true },
    signsInWith: [{ provider: 'google' }],
    sessions: [{ device: 'Unknown device' }],
    subscription: null,
    messages: [{ kind: 'inquiry', demo: uniqueId, content: { Message: 'Hello there' } }],
    demos: [
      { name: 'Deleted', deletedAt: expect.any(String) as string },
      {
        uniqueId,
        notes: 'call Monday',
        tags: ['warm'],
        visits: 1,
        deletedAt: null,
        templateData: { slogan: 'Steady', sourceUrl: 'https://harbor.example/?q=1' },
      },
    ],
  });
  const [, demo] = answer.json['demos'] as {
    pictures: { base64: string }[];
    visitsByDay: object;
  }[];
  expect(Object.values(demo?.visitsByDay ?? {})).toEqual([1]);
  const picture = await sharp(Buffer.from(demo?.pictures[0]?.base64 ?? '', 'base64')).metadata();
  expect([picture.format, picture.width]).toEqual(['webp', 40]);
  expect(answer.text).not.toMatch(/neighbour|\$argon2/u);
  const cookie = visitor.cookie('connect.sid') ?? '';
  expect([
    answer.text.includes(cookie),
    (await storedBytes(app.dataDir)).includes('$argon2'),
  ]).toEqual([false, true]);
});

test('the archive needs a session and is limited to ten an hour', async () => {
  expect((await app.visitor().get('/api/auth/archive')).status).toBe(401);
  const visitor = app.visitor();
  await visitor.signUp();
  for (let count = 0; count < 10; count += 1)
    expect((await visitor.get('/api/auth/archive')).json['demos']).toEqual([]);
  expect((await visitor.get('/api/auth/archive')).status).toBe(429);
});

test('the archive contains the inbox, even before the address is verified', async () => {
  const visitor = app.visitor();
  await visitor.signUp();
  const demo = await visitor.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
  await app.visitor().send('POST', '/api/contact', {
    name: 'Client',
    email: 'client@home.example',
    message: 'For the owner',
    consent: true,
    demo: demo.json['uniqueId'],
  });
  const { json } = await visitor.get('/api/auth/archive');
  expect(json['messages']).toMatchObject([
    { kind: 'inquiry', content: { Message: 'For the owner' }, mailedAt: null },
  ]);
});
