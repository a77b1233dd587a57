import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InboxCounts, InboxMessage } from '../contract/inbox.ts';
import { deleteExpired } from '../db/clean-up.ts';
import { messages } from '../db/schema.ts';
import { addPerson, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

const operatorEmail = 'sales@firstlook.example';
const day = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', CONTACT_INBOX: operatorEmail } });
});
afterAll(() => app.close());

async function makeDemo({ visitor }: Pick<Person, 'visitor'>, name = 'Harbor'): Promise<string> {
  const made = await visitor.send('POST', '/api/demos', { name, websiteData: {} });
  return String(made.json['uniqueId']);
}

async function write(demo: string, message: string, more: object = {}): Promise<void> {
  const inquiry = { name: 'Ann Lee', email: 'ann@home.example', message, consent: true, demo };
  app.clock.now += 1000;
  const sent = await app.visitor().send('POST', '/api/contact', { ...inquiry, ...more });
  expect(sent.status).toBe(200);
}

async function list(visitor: Visitor, query = ''): Promise<InboxMessage[]> {
  const { status, text } = await visitor.get(`/api/inbox${query}`);
  expect(status).toBe(200);
  return JSON.parse(text) as InboxMessage[];
}

async function counts(visitor: Visitor): Promise<InboxCounts> {
  return JSON.parse((await visitor.get('/api/inbox/counts')).text) as InboxCounts;
}

async function firstId(visitor: Visitor): Promise<string> {
  return (await list(visitor))[0]?.id ?? '';
}

test('an inquiry is there at once with all that was typed, and says that its mail waits for a proven address', async () => {
  const visitor = app.visitor();
  const email = String((await visitor.signUp()).json['email']);
  const demo = await makeDemo({ visitor });
  await write(demo, 'Line one\nLine <b>two</b>', { phone: '+1 2', practiceArea: 'family-law' });
  expect(await list(visitor)).toEqual([
    {
      id: expect.any(String) as string,
      kind: 'inquiry',
      receivedAt: new Date(app.clock.now).toISOString(),
      read: false,
      name: 'Ann Lee',
      email: 'ann@home.example',
      phone: '+1 2',
      agency: null,
      topic: 'Family law',
      text: 'Line one\nLine <b>two</b>',
      demo: { uniqueId: demo, name: 'Harbor', state: 'live' },
      site: null,
      mail: 'unverified',
      recipient: email,
    },
  ]);
  await visitor.send('POST', '/api/verify-email', { token: await findMailedToken(app, email) });
  expect((await list(visitor))[0]?.mail).toMatch(/^(?:waiting|sent)$/u);
  await app.delivered();
  expect((await list(visitor))[0]?.mail).toBe('sent');
});

test('inquiries and wishes for more time are the agency’s: each member reads the same list, and strangers none of it', async () => {
  const owner = await signUpPerson(app);
  const colleague = await addPerson(app, owner.id, 'member');
  const stranger = await signUpPerson(app);
  const demo = await makeDemo(owner);
  await write(demo, 'Hello');
  app.clock.now += 1000;
  await app.visitor().send('POST', `/api/demos/${demo}/more-time`);
  expect((await list(owner.visitor)).map(({ kind }) => kind)).toEqual(['more-time', 'inquiry']);
  // Waits until both mails are sent, so that the lists below are equal.
  const mails = async (): Promise<readonly unknown[]> =>
    (await list(owner.visitor)).map(({ mail }) => mail);
  await expect.poll(mails, { timeout: 10_000 }).toEqual(['sent', 'sent']);
  expect(await list(colleague.visitor)).toEqual(await list(owner.visitor));
  expect((await list(owner.visitor, '?kind=inquiry')).map(({ text }) => text)).toEqual(['Hello']);
  expect(await list(stranger.visitor)).toEqual([]);
  expect((await app.visitor().get('/api/inbox')).status).toBe(401);
});

test('messages to the operator are only in the inbox of the verified operator', async () => {
  const asking = { name: 'Bo', email: 'bo@agency.example', agency: 'Bo & Co', message: 'Show us' };
  await app.visitor().send('POST', '/api/demo-request', asking);
  const site = { consent: true, message: 'To a sample', site: '/firms/weary', demo: null };
  await app.visitor().send('POST', '/api/contact', { ...asking, ...site });
  const visitor = app.visitor();
  await visitor.signUp(operatorEmail);
  expect(await list(visitor)).toEqual([]);
  const token = await findMailedToken(app, operatorEmail);
  await visitor.send('POST', '/api/verify-email', { token });
  const [request, ...others] = await list(visitor, '?kind=demo-request');
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: 'Bo', agency: 'Bo & Co', demo: null, text: 'Show us' });
  expect((await list(visitor, '?kind=inquiry'))[0]?.site).toMatch(/\/firms\/weary$/u);
  const stranger = await signUpPerson(app);
  expect(await list(stranger.visitor)).toEqual([]);
  const changed = await stranger.visitor.send('DELETE', `/api/inbox/${request?.id ?? ''}`);
  expect(changed.status).toBe(404);
});

test('a message is read or unread for the whole agency, and counted', async () => {
  const owner = await signUpPerson(app);
  const colleague = await addPerson(app, owner.id, 'member');
  const demo = await makeDemo(owner);
  await write(demo, 'One');
  await write(demo, 'Two');
  const id = await firstId(owner.visitor);
  const read = await colleague.visitor.send('PATCH', `/api/inbox/${id}`, { read: true });
  expect(read.json).toMatchObject({ id, text: 'Two', read: true });
  const kinds = { inquiry: 2, comment: 0, 'more-time': 0, 'demo-request': 0 };
  expect(await counts(owner.visitor)).toEqual({ unread: 1, kinds });
  await owner.visitor.send('PATCH', `/api/inbox/${id}`, { read: false });
  expect((await counts(owner.visitor)).unread).toBe(2);
});

test('marking all as read leaves what came after the list was seen', async () => {
  const owner = await signUpPerson(app);
  const demo = await makeDemo(owner);
  await write(demo, 'Seen');
  const until = (await list(owner.visitor))[0]?.receivedAt;
  await write(demo, 'Newer');
  const { status, json } = await owner.visitor.send('POST', '/api/inbox/read', { until });
  expect([status, json['unread']]).toEqual([200, 1]);
  expect((await list(owner.visitor)).map(({ read }) => read)).toEqual([false, true]);
});

test('a deleted message is gone from list and count, comes back within a day, and never after it', async () => {
  const owner = await signUpPerson(app);
  await write(await makeDemo(owner), 'Oops');
  const id = await firstId(owner.visitor);
  const send = owner.visitor.send;
  expect((await send('DELETE', `/api/inbox/${id}`)).json).toEqual({ success: true });
  expect(await list(owner.visitor)).toEqual([]);
  expect((await counts(owner.visitor)).kinds.inquiry).toBe(0);
  expect((await send('DELETE', `/api/inbox/${id}`)).status).toBe(404);
  await app.store.write((db) => deleteExpired(db, app.clock.now + day / 2));
  expect((await send('POST', `/api/inbox/${id}/restore`)).json).toMatchObject({ text: 'Oops' });
  await send('DELETE', `/api/inbox/${id}`);
  app.clock.now += day + 1;
  expect((await send('POST', `/api/inbox/${id}/restore`)).status).toBe(404);
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  const rows = await app.store.read.select({ id: messages.id }).from(messages);
  expect(rows.some((row) => row.id === id)).toBe(false);
});

describe('another agency’s message', () => {
  test.each([
    ['PATCH', '', { read: true }],
    ['DELETE', '', undefined],
    ['POST', '/restore', undefined],
  ] as const)('is not found: %s %s', async (method, path, body) => {
    const owner = await signUpPerson(app);
    await write(await makeDemo(owner), 'Ours');
    const id = await firstId(owner.visitor);
    const stranger = await signUpPerson(app);
    const answer = await stranger.visitor.send(method, `/api/inbox/${id}${path}`, body);
    expect([answer.status, answer.json['error']]).toEqual([404, 'Message not found']);
    expect((await list(owner.visitor))[0]).toMatchObject({ text: 'Ours', read: false });
  });
});

test('a message stays with its demo’s former name after the demo’s deletion, and is deleted with its agency', async () => {
  const owner = await signUpPerson(app);
  const demo = await makeDemo(owner, 'Quay');
  await write(demo, 'Still here');
  const first = async (): Promise<InboxMessage['demo'] | undefined> =>
    (await list(owner.visitor))[0]?.demo;
  const password = 'correct horse battery';
  const { email } = owner;
  app.clock.now += 31 * day;
  await owner.visitor.send('POST', '/api/auth/email/login', { email, password });
  expect(await first()).toEqual({ uniqueId: demo, name: 'Quay', state: 'expired' });
  await owner.visitor.send('DELETE', `/api/demos/${demo}`);
  app.clock.now += 2 * day;
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  expect(await first()).toEqual({ uniqueId: demo, name: 'Quay', state: 'gone' });
  const ended = await owner.visitor.send('DELETE', '/api/auth/user', { password });
  expect(ended.status).toBe(200);
  const rows = await app.store.read.select({ demo: messages.demoId }).from(messages);
  expect(rows.some((row) => row.demo === demo)).toBe(false);
});
