import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { events, liveCalls, stops } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import {
  addRecipient,
  beacon,
  grantAll,
  makeDemo,
  openAgencyWithDemo,
  sendBeacon,
  type SentDemo,
} from '../testing/read-demo.ts';
import { readStream, type EventReader } from '../testing/read-stream.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const minute = 60_000;
let app: TestApp;
let owner: Visitor;
let demo: SentDemo;
const readers: EventReader[] = [];
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  ({ owner, demo } = await openAgencyWithDemo(app));
});
afterAll(() => app.close());
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
  await show({ on: false });
});

const show = (body: object): Promise<Answer> =>
  owner.send('POST', `/api/demos/${demo.id}/live`, body);
const path = (): string => `/api/demos/${demo.uniqueId}/live`;

async function follow(): Promise<EventReader> {
  const reader = readStream(await app.request(path()));
  readers.push(reader);
  await expect.poll(() => reader.events().length).toBeGreaterThan(0);
  return reader;
}

const last = (reader: EventReader): unknown => reader.events().at(-1);

describe('a demo that is shown on a call', () => {
  test('is followed from its present state on, and each change comes whole', async () => {
    expect((await app.request(path())).status).toBe(204);
    expect((await show({ on: true, section: 'services' })).json).toMatchObject({ on: true });
    const reader = await follow();
    expect(last(reader)).toMatchObject({
      on: true,
      page: '/',
      section: 'services',
      isEdited: false,
    });
    await show({ on: true, page: '/contact', websiteData: { slogan: 'Not saved' } });
    await expect.poll(() => last(reader)).toMatchObject({ page: '/contact', isEdited: true });
    const versions = reader.events().map(({ version }) => Number(version));
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    const late = await follow();
    expect(last(late)).toEqual(last(reader));
    expect((await show({ on: true, page: '/contact' })).json).toMatchObject({ followers: 2 });
    await show({ on: false });
    await Promise.all([reader.ended, late.ended]);
    expect(last(reader)).toEqual({ on: false });
    expect(app.live.size()).toBe(0);
  });

  test('sends an unchanged state only once', async () => {
    await show({ on: true });
    const reader = await follow();
    await show({ on: true });
    await show({ on: true, section: 'about' });
    await expect.poll(() => last(reader)).toMatchObject({ section: 'about' });
    expect(reader.events()).toHaveLength(2);
  });

  test('ends when the editor falls silent, and after two hours; what was shown is deleted', async () => {
    await show({ on: true, websiteData: { slogan: 'Never saved' } });
    const reader = await follow();
    app.clock.now += 61_000;
    app.live.sendHeartbeats();
    await reader.ended;
    expect((await app.request(path())).status).toBe(204);
    const { endsAt } = (await show({ on: true })).json;
    expect(Date.parse(String(endsAt)) - app.clock.now).toBe(minute);
    for (let minutes = 0; minutes < 119.5; minutes += 0.5) {
      app.clock.now += 30_000;
      await show({ on: true });
    }
    const end = (await show({ on: true })).json['endsAt'];
    expect(Date.parse(String(end)) - app.clock.now).toBe(30_000);
    await show({ on: false });
    const rows = await app.store.read.select().from(liveCalls);
    expect(rows).toEqual([]);
    const stored = await app.store.read.select().from(events);
    expect(JSON.stringify(stored)).not.toContain('Never saved');
    expect(stored.filter(({ kind }) => kind === 'live.began').length).toBeGreaterThan(1);
  });

  test('is told to pages that are read, and shows them what is not saved until it ends', async () => {
    const page = async (query = ''): Promise<string> =>
      (await app.visitor().get(`/demos/${demo.uniqueId}${query}`)).text;
    const countEvents = async (): Promise<number> => {
      app.clock.now += 1100;
      return (await sendBeacon(app, beacon(demo))).status;
    };
    expect(await countEvents()).toBe(204);
    const { json } = await show({ on: true, websiteData: { slogan: 'Words on a call' } });
    expect(await countEvents()).toBe(202);
    expect(await page(`?live=${String(json['version'])}`)).toContain('Words on a call');
    expect(await page()).not.toContain('Words on a call');
    await show({ on: false });
    expect(await countEvents()).toBe(204);
    expect(await page(`?live=${String(json['version'])}`)).not.toContain('Words on a call');
  });

  test('shows the agency where its followers point, by name where the page says that', async () => {
    const pointer = (): string => `${path()}/pointer`;
    const at = { page: '/', section: 'hero', x: 0.25, y: 0.5 };
    const point = (body: object, header = {}): Promise<Answer> =>
      app.visitor().send('POST', pointer(), { view: 'v1', at, ...body }, header);
    app.clock.now += 1100;
    expect((await point({})).json).toEqual({ taken: false });
    await show({ on: true });
    app.clock.now += 1100;
    const cookie = `connect.sid=${owner.cookie('connect.sid') ?? ''}`;
    const pointers = `/api/demos/${demo.id}/live/pointers`;
    const editor = readStream(await app.request(pointers, { headers: { cookie } }));
    readers.push(editor);
    // PostgreSQL notifies a process of pointers after its first stream is open.
    await expect
      .poll(async () => {
        await point({ view: 'earlier' });
        return editor.events().length;
      })
      .toBeGreaterThan(0);
    app.clock.now += 1100;
    const [named, quiet] = await Promise.all([
      addRecipient(owner, demo),
      addRecipient(owner, demo, { name: 'Tom', named: false }),
    ]);
    for (const to of [named.token, quiet.token, 'unknown'])
      expect((await point({ to })).json).toEqual({ taken: true });
    await point({ at: null });
    expect((await point({}, { 'sec-gpc': '1' })).json).toEqual({ taken: false });
    const shown = (): unknown[] => editor.events().filter((event) => event['view'] === 'v1');
    await expect.poll(shown).toEqual([
      { view: 'v1', at, name: 'Élise Martin' },
      { view: 'v1', at, name: null },
      { view: 'v1', at, name: null },
      { view: 'v1', at: null, name: null },
    ]);
    const flood = await Promise.all(Array.from({ length: 80 }, () => point({})));
    expect(flood.filter(({ json }) => json['taken'] === false).length).toBeGreaterThan(15);
    expect((await point({ at: { ...at, x: 2 } })).status).toBe(422);
  });

  test('can be shown by its agency only, with a plan that includes it', async () => {
    const stranger = await signUpPerson(app);
    const foreign = await stranger.visitor.send('POST', `/api/demos/${demo.id}/live`, { on: true });
    expect(foreign.status).toBe(404);
    const own = await makeDemo(stranger.visitor);
    const poor = await stranger.visitor.send('POST', `/api/demos/${own.id}/live`, { on: true });
    expect(poor).toMatchObject({ status: 403, json: { code: 'plan_needed' } });
    const { status } = await app.visitor().send('POST', `/api/demos/${demo.id}/live`, { on: true });
    expect(status).toBe(401);
  });

  test('is not followed any more once visitors may not see it', async () => {
    await show({ on: true });
    const reader = await follow();
    const now = Date.now();
    const row = { id: `demo:${demo.id}`, kind: 'demo', what: demo.id } as const;
    await app.store.write((db) =>
      db.insert(stops).values({ ...row, by: 'operator', why: 'a test', at: now }),
    );
    app.live.sendHeartbeats();
    await reader.ended;
    expect(last(reader)).toEqual({ on: false });
    expect((await app.request(path())).status).toBe(410);
    await app.store.write((db) => db.delete(stops).where(eq(stops.id, row.id)));
  });

  test('limits the windows of one address', async () => {
    await show({ on: true });
    for (let count = 0; count < 20; count += 1) await follow();
    expect((await app.request(path())).status).toBe(503);
    const other = readStream(await app.request(path(), {}, '203.0.113.99'));
    readers.push(other);
    await expect.poll(() => other.events().length).toBe(1);
    const head = await app.request(path(), { method: 'HEAD' }, '203.0.113.98');
    expect(head.status).toBe(200);
    expect(app.live.size()).toBe(21);
  });

  test('releases the streams of 1,000 windows that open and close', async () => {
    await show({ on: true });
    const server = createServer(app.listener);
    const port = await listenOnLoopback(server);
    const headers = { host: '127.0.0.1:8787' };
    for (let round = 0; round < 50; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const call = request({ port, path: path(), headers }).end();
          const [response] = (await once(call, 'response')) as [IncomingMessage];
          expect(response.statusCode).toBe(200);
          return response;
        }),
      );
      for (const response of responses) response.destroy();
      await expect.poll(() => app.live.size()).toBe(0);
    }
    await new Promise((resolve) => server.close(resolve));
  });
});

test('closing ends every stream and refuses new ones', async () => {
  const other = createTestApp({ variables: grantAll });
  const { owner: member, demo: shown } = await openAgencyWithDemo(other);
  await member.send('POST', `/api/demos/${shown.id}/live`, { on: true });
  const address = `/api/demos/${shown.uniqueId}/live`;
  const reader = readStream(await other.request(address));
  await expect.poll(() => reader.events().length).toBe(1);
  other.live.close();
  await reader.ended;
  expect((await other.request(address)).status).toBe(503);
  await other.close();
});
