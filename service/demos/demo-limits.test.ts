import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitHits } from '../db/schema.ts';
import { bucketKey, limits, type LimitName } from '../limits.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

const order = { name: 'Harbor Law', industry: 'law', websiteData: {} };
let app: TestApp;
beforeAll(async () => {
  app = createTestApp();
  // On a busy machine the first worker may take longer to start than the service waits for it.
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
});
afterAll(() => app.close());

async function agency(
  address?: string,
): Promise<{ visitor: Visitor; userId: string; path: string }> {
  const visitor = app.visitor(address);
  const { json } = await visitor.signUp();
  const demo = await visitor.send('POST', '/api/demos', order);
  return { visitor, userId: String(json['id']), path: `/api/demos/${String(demo.json['id'])}` };
}

/** Uses up a limit except for `left`, as requests of the last minute would. */
async function fill(name: LimitName, who: string, left: number): Promise<void> {
  const hits = Array.from({ length: limits[name].max - left }, () => ({
    id: crypto.randomUUID(),
    bucket: bucketKey(name, who),
    at: app.clock.now,
  }));
  await app.store.write((db) => db.insert(limitHits).values(hits).returning());
}

const refused = { status: 429, json: { code: 'too_many_requests' } };

test('changes of demos are limited for an account: edits, extensions and restorations together', async () => {
  const { visitor, userId, path } = await agency();
  await fill('change-demo', userId, 2);
  expect((await visitor.send('PATCH', path, { notes: 'one' })).status).toBe(200);
  expect((await visitor.send('POST', `${path}/extend`)).status).toBe(200);
  expect(await visitor.send('PATCH', path, { notes: 'two' })).toMatchObject(refused);
  expect(await visitor.send('POST', `${path}/extend`)).toMatchObject(refused);
  expect((await visitor.send('DELETE', path)).status).toBe(200);
  expect(await visitor.send('POST', `${path}/restore`)).toMatchObject(refused);
  app.clock.now += 60 * 60 * 1000;
  expect((await visitor.send('POST', `${path}/restore`)).status).toBe(200);
});

test('new demos are limited for an address too, however many accounts are behind it', async () => {
  const address = '198.51.100.77';
  const [first, second] = [await agency(address), await agency(address)];
  await fill('create-demo-address', address, 3);
  expect((await first.visitor.send('POST', '/api/demos', order)).status).toBe(201);
  expect(await second.visitor.send('POST', '/api/demos', order)).toMatchObject(refused);
  expect(await second.visitor.send('POST', `${second.path}/duplicate`)).toMatchObject(refused);
  expect((await (await agency()).visitor.send('POST', '/api/demos', order)).status).toBe(201);
});

test('encoding pictures is limited for an account and for an address, and changes without one go on', async () => {
  const bytes = await sharp({
    create: { width: 40, height: 20, channels: 3, background: '#204060' },
  })
    .webp()
    .toBuffer();
  const logo = { type: 'image/webp', width: 40, height: 20, base64: bytes.toString('base64') };
  for (const name of ['encode-picture', 'encode-picture-address'] as const) {
    const address = `198.51.100.${name.length}`;
    const { visitor, userId, path } = await agency(address);
    await fill(name, name === 'encode-picture' ? userId : address, 1);
    const change = (): Promise<Answer> => visitor.send('PATCH', path, { websiteData: { logo } });
    const response = await change();
    expect([response.status, name]).toEqual([200, name]);
    expect(await change()).toMatchObject(refused);
    const withLogo = { ...order, websiteData: { logo } };
    expect(await visitor.send('POST', '/api/demos', withLogo)).toMatchObject(refused);
    const stored = (response.json['templateData'] as { logo: unknown }).logo;
    const again = await visitor.send('PATCH', path, {
      websiteData: { slogan: 'Steady', logo: stored },
    });
    expect(again.status).toBe(200);
  }
});
