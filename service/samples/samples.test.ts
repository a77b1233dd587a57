import { afterAll, beforeAll, expect, test } from 'vitest';
import { demos, events, visits } from '../db/schema.ts';
import { operate } from '../objections/operate.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { grantAll, grantedEmail, phone, sendReading } from '../testing/read-demo.ts';
import { readStream, type EventReader } from '../testing/read-stream.ts';

let app: TestApp;
let owner: Visitor;
let sample: { readonly id: string; readonly uniqueId: string };
const streams: EventReader[] = [];
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = (await signUpPerson(app, grantedEmail)).visitor;
  const { json } = await owner.get('/api/agency/sample');
  const uniqueId = String(json['uniqueId']);
  expect(new URL(String(json['link'])).pathname).toBe(`/demos/${uniqueId}`);
  sample = { id: uniqueId, uniqueId };
});
afterAll(async () => {
  for (const stream of streams) await stream.close();
  await app.close();
});

async function listen(who: Visitor): Promise<EventReader> {
  const cookie = `connect.sid=${who.cookie('connect.sid') ?? ''}`;
  const stream = readStream(await app.request('/api/events', { headers: { cookie } }));
  streams.push(stream);
  await expect.poll(() => stream.text()).toContain('id:');
  return stream;
}

test('the sample is a page that is not a demo and takes no slot', async () => {
  const { status, text } = await app.visitor().get(`/demos/${sample.uniqueId}`);
  expect(status).toBe(200);
  expect(text).toContain('Premier Law');
  expect((await app.visitor().get(`/api/demos/${sample.uniqueId}`)).status).toBe(200);
  expect((await owner.get('/api/demos')).json).toEqual([]);
  expect((await owner.get('/api/auth/user')).json).toMatchObject({ demoCount: 0 });
  expect(await app.store.read.select().from(demos)).toEqual([]);
});

test('its address cannot be made up for another agency', async () => {
  const stranger = (await signUpPerson(app)).visitor;
  const { json } = await stranger.get('/api/agency/sample');
  const theirs = String(json['uniqueId']);
  expect(theirs).not.toBe(sample.uniqueId);
  const forged = theirs.slice(0, -16) + sample.uniqueId.slice(-16);
  expect((await app.visitor().get(`/demos/${forged}`)).status).toBe(404);
});

test('reading it is shown to its agency as a visit in progress, and leaves nothing', async () => {
  const [own, other] = [await listen(owner), await listen((await signUpPerson(app)).visitor)];
  await sendReading(app, sample, {}, { 'user-agent': phone });
  const further = {
    seq: 2,
    visibleMs: 15_000,
    sections: { hero: 4000, services: 8000, faq: 3000 },
  };
  await sendReading(app, sample, further, { 'user-agent': phone });
  await expect
    .poll(() => own.events('live'))
    .toMatchObject([
      { demoId: sample.uniqueId, device: 'phone', section: 'services', recipient: null },
      { demoId: sample.uniqueId, section: 'faq', visibleMs: 15_000 },
    ]);
  expect(other.events('live')).toEqual([]);
  expect(own.events()).toEqual([]);
  expect(await app.store.read.select().from(visits)).toEqual([]);
  expect(await app.store.read.select().from(events)).toEqual([]);
});

test('neither programs nor who asks not to be measured are shown', async () => {
  const stream = await listen(owner);
  await sendReading(app, sample, {}, { 'user-agent': 'curl/8.5.0' });
  await sendReading(app, sample, {}, { 'sec-gpc': '1' });
  await sendReading(app, sample, { page: '/team' });
  await expect.poll(() => stream.events('live')).toMatchObject([{ page: '/team' }]);
});

test('a message from it is refused with the reason, and reaches nobody', async () => {
  const message = {
    demo: sample.uniqueId,
    name: 'Élise',
    email: 'e@x.example',
    message: 'Hi',
    consent: true,
  };
  const { status, json } = await app.visitor().send('POST', '/api/contact', message);
  expect([status, json['message']]).toEqual([
    404,
    'This is a sample, so nobody would get your message. It was not sent.',
  ]);
  expect((await owner.get('/api/inbox')).json).toEqual([]);
});

test('it is gone with the demos of an agency that the operator stops', async () => {
  const agency = (await owner.get('/api/agency')).json;
  const order = ['stop', 'agency', String(agency['id']), '--why', 'test'];
  await operate(app.store, order, app.clock.now);
  expect((await app.visitor().get(`/demos/${sample.uniqueId}`)).status).toBe(410);
});
