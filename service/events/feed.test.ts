import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agencies } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
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
import { appendEvent } from './append-event.ts';
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
});

async function listen(
  headers: Record<string, string> = {},
  who = owner,
  on = app,
): Promise<EventReader> {
  const cookie = `connect.sid=${who.cookie('connect.sid') ?? ''}`;
  const reader = readStream(await on.request('/api/events', { headers: { cookie, ...headers } }));
  readers.push(reader);
  await expect.poll(() => reader.text()).toContain('id:');
  return reader;
}

const edit = (name: string): Promise<unknown> =>
  owner.send('PATCH', `/api/demos/${demo.id}`, { name });
const eventNumbers = (reader: EventReader): unknown[] =>
  reader.events().map(({ number }) => number);

describe('the stream of events', () => {
  test('sends what happens from now on, once each and in order', async () => {
    const reader = await listen();
    expect(reader.status).toBe(200);
    for (const name of ['One', 'Two', 'Three']) await edit(name);
    await expect.poll(() => reader.events().length).toBe(3);
    expect(reader.events()).toMatchObject([
      { kind: 'demo.edited', demoId: demo.id, actor: 'member' },
      { kind: 'demo.edited' },
      { kind: 'demo.edited' },
    ]);
    const numbers = eventNumbers(reader).map(Number);
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
  });

  test('continues after a reader’s last event without gaps or duplicates', async () => {
    const first = await listen();
    await edit('Four');
    await expect.poll(() => first.events().length).toBe(1);
    const last = String(eventNumbers(first)[0]);
    await first.close();
    await edit('Five');
    await edit('Six');
    const second = await listen({ 'last-event-id': last });
    await edit('Seven');
    await expect.poll(() => second.events().length).toBe(3);
    expect(eventNumbers(second)).toEqual([1, 2, 3].map((step) => Number(last) + step));
  });

  test('begins with the number of the last event, which a browser remembers', async () => {
    const before = await listen();
    await edit('Eight');
    await expect.poll(() => before.events().length).toBe(1);
    const [number] = eventNumbers(before);
    const reader = await listen();
    expect(reader.text()).toContain(`id: ${String(number)}\n\n`);
  });

  test('sends all events to many readers during parallel writes', async () => {
    const several = await Promise.all(Array.from({ length: 10 }, () => listen()));
    await Promise.all(Array.from({ length: 20 }, (_, index) => edit(`Name ${index}`)));
    for (const reader of several) {
      await expect.poll(() => reader.events().length).toBe(20);
      const numbers = eventNumbers(reader).map(Number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test('contains the events of one agency only, and needs a session', async () => {
    const stranger = await signUpPerson(app);
    const reader = await listen({}, stranger.visitor);
    const own = await listen();
    await edit('Nine');
    await expect.poll(() => own.events().length).toBe(1);
    expect(reader.events()).toEqual([]);
    expect((await app.visitor().get('/api/events')).status).toBe(401);
    expect((await owner.get('/api/events?after=x')).status).toBe(422);
  });

  test('shows visits in progress, with the visitor’s name where it is measured', async () => {
    const reader = await listen();
    const { id, token } = await addRecipient(owner, demo);
    await sendBeacon(app, beacon(demo, { to: token, visibleMs: 2000, sections: { hero: 2000 } }));
    await sendBeacon(
      app,
      beacon(demo, { to: token, seq: 2, visibleMs: 4000, sections: { hero: 2000, prices: 2000 } }),
    );
    await expect.poll(() => reader.events('live').length).toBe(1);
    expect(reader.events('live')).toMatchObject([
      { demoId: demo.id, recipientId: id, section: 'prices', page: '/', visibleMs: 4000 },
    ]);
    await expect
      .poll(() => reader.events().filter(({ kind }) => kind === 'visit.began'))
      .toMatchObject([{ recipient: 'Élise Martin', actor: 'client' }]);
  });

  test('leaves out visits in progress without a plan with signals', async () => {
    const person = await signUpPerson(app);
    const own = await makeDemo(person.visitor);
    const reader = await listen({}, person.visitor);
    await sendBeacon(app, beacon(own, { view: 'v9' }), { address: '198.51.100.9' });
    await person.visitor.send('PATCH', `/api/demos/${own.id}`, { name: 'Renamed' });
    await expect.poll(() => reader.events().map(({ kind }) => kind)).toContain('demo.edited');
    expect(reader.events().map(({ kind }) => kind)).toEqual(['stage.changed', 'demo.edited']);
    expect(reader.events('live')).toEqual([]);
  });

  test('is not opened by a HEAD request', async () => {
    const cookie = `connect.sid=${owner.cookie('connect.sid') ?? ''}`;
    const before = app.feed.size();
    for (let count = 0; count < 120; count += 1) {
      const head = await app.request('/api/events', { method: 'HEAD', headers: { cookie } });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    }
    expect(app.feed.size()).toBe(before);
    expect((await app.request('/api/events', { method: 'HEAD' })).status).toBe(401);
    expect((await listen()).status).toBe(200);
  });

  test('sends heartbeats, and ends after a quarter of an hour', async () => {
    const reader = await listen();
    app.feed.sendHeartbeats();
    await expect.poll(() => reader.text()).toContain(': still here');
    app.clock.now += 15 * minute;
    app.feed.sendHeartbeats();
    await reader.ended;
    expect(app.feed.size()).toBe(0);
    app.clock.now -= 15 * minute;
  });
});

test('a stream ends when its reader disconnects or does not read', async () => {
  const server = createServer(app.listener);
  const port = await listenOnLoopback(server);
  const cookie = `connect.sid=${owner.cookie('connect.sid') ?? ''}`;
  const headers = { host: '127.0.0.1:8787', cookie };
  const call = request({ port, path: '/api/events', headers }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  });
  expect(app.feed.size()).toBe(1);
  response.destroy();
  await expect.poll(() => app.feed.size()).toBe(0);
  await new Promise((resolve) => server.close(resolve));

  await app.request('/api/events', { headers: { cookie } });
  expect(app.feed.size()).toBe(1);
  const [agency] = await app.store.read.select().from(agencies);
  const agencyId = agency?.id ?? '';
  const event = { agencyId, demoId: demo.id, kind: 'demo.edited', actor: 'service' } as const;
  await app.store.write(async (db) => {
    for (let index = 0; index < 60; index += 1)
      await appendEvent(db, { ...event, at: 1, data: { filler: 'x'.repeat(2000) } });
  });
  await expect.poll(() => app.feed.size()).toBe(0);
});

test('closing ends every stream and refuses new ones', async () => {
  const other = createTestApp({ variables: grantAll });
  const person = await signUpPerson(other, 'ada@agency.example');
  const reader = await listen({}, person.visitor, other);
  other.feed.close();
  await reader.ended;
  expect((await person.visitor.get('/api/events')).status).toBe(503);
  await other.close();
});
