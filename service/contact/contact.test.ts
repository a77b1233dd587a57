import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { messages } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createDemo, createOwner } from '../testing/demo-owner.ts';
import { findMailedToken } from '../testing/mailed-token.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off', CONTACT_INBOX: 'sales@firstlook.example' },
  });
});
afterAll(() => app.close());

const inquiry = {
  name: 'Client\r\nBcc: everyone@x.example',
  email: 'client@home.example',
  phone: '',
  practiceArea: 'family',
  message: 'Please call <b>me</b>.',
  consent: true,
};

test('an inquiry on a demo reaches the demo’s owner, with the client as the one to answer', async () => {
  const { visitor, email } = await createOwner(app);
  const demo = await createDemo(visitor, 'Harbor');
  const sent = await app.visitor().send('POST', '/api/contact', { ...inquiry, demo });
  expect(sent.json).toEqual({ success: true });
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({
    to: email,
    replyTo: 'client@home.example',
    subject: 'New inquiry from your demo site',
  });
  expect(app.mails.at(-1)?.text).toContain('Please call <b>me</b>.');
  expect(app.mails.at(-1)?.html).toContain('Please call &lt;b&gt;me&lt;/b&gt;.');
});

test('an inquiry for an owner whose address is not proven waits, and is mailed once it is', async () => {
  const visitor = app.visitor();
  const email = String((await visitor.signUp()).json['email']);
  const demo = await createDemo(visitor, 'Quay');
  await app.visitor().send('POST', '/api/contact', { ...inquiry, message: 'Early bird', demo });
  const token = await findMailedToken(app, email);
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
  await visitor.send('POST', '/api/verify-email', { token });
  await app.delivered();
  const [, held, ...more] = app.mails.filter(({ to }) => to === email);
  expect(held?.text).toContain('Early bird');
  expect(more).toEqual([]);
});

test('an inquiry to a deleted demo reaches its owner, and one to a purged demo is refused', async () => {
  const { visitor, email } = await createOwner(app);
  const demo = await createDemo(visitor, 'Undone');
  await visitor.send('DELETE', `/api/demos/${demo}`);
  const send = (): Promise<{ status: number; json: Record<string, unknown> }> =>
    app.visitor().send('POST', '/api/contact', { ...inquiry, demo });
  expect((await send()).status).toBe(200);
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({ to: email, subject: 'New inquiry from your demo site' });
  const before = (await app.store.read.select().from(messages)).length;
  app.clock.now += 25 * 60 * 60 * 1000;
  for (const purge of [
    () => Promise.resolve(),
    () => app.store.write((db) => deleteExpired(db, app.clock.now)),
  ]) {
    await purge();
    const { status, json } = await send();
    expect([status, json['error']]).toEqual([404, expect.stringContaining('It was not sent.')]);
  }
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({ to: email });
  expect(await app.store.read.select().from(messages)).toHaveLength(before);
  app.clock.now -= 25 * 60 * 60 * 1000;
});

test('an inquiry on a sample firm goes to the operator’s inbox, with the firm’s address and the topic in words', async () => {
  const sent = { ...inquiry, practiceArea: 'personal-injury', site: '/firms/weary' };
  await app.visitor().send('POST', '/api/contact', sent);
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({
    to: 'sales@firstlook.example',
    subject: 'New inquiry from a sample site',
  });
  expect(app.mails.at(-1)?.text).toMatch(/\/firms\/weary\b[\s\S]*Personal injury/u);
});

test('an invalid site is refused, and named as the field at fault', async () => {
  const { status, json } = await app
    .visitor()
    .send('POST', '/api/contact', { ...inquiry, site: 'https://elsewhere.example/firms/x' });
  expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, ['site']]);
});

test('a demo request goes to the operator’s inbox', async () => {
  await app
    .visitor()
    .send('POST', '/api/demo-request', { name: 'A', email: 'a@b.co', agency: 'C' });
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({
    to: 'sales@firstlook.example',
    subject: 'New demo request',
  });
});

test('every message is stored, with or without a mail', async () => {
  const rows = await app.store.read.select().from(messages);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['inquiry', 'demo-request']));
  expect(rows.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

test('a message is deleted after a year', async () => {
  const countMessages = async (): Promise<number> =>
    (await app.store.read.select().from(messages)).filter(
      ({ content }) => content['Message'] === 'A year ago',
    ).length;
  await app.visitor().send('POST', '/api/contact', { ...inquiry, message: 'A year ago' });
  const day = 24 * 60 * 60 * 1000;
  await app.store.write((db) => deleteExpired(db, app.clock.now + 364 * day));
  expect(await countMessages()).toBe(1);
  await app.store.write((db) => deleteExpired(db, app.clock.now + 366 * day));
  expect(await countMessages()).toBe(0);
});

test.each([
  ['/api/contact', { ...inquiry, name: '' }, { name: 'Name is required' }],
  [
    '/api/contact',
    { ...inquiry, consent: false },
    { consent: 'Please consent to the privacy policy' },
  ],
  [
    '/api/demo-request',
    { email: 'x' },
    {
      name: 'Name is required',
      email: 'Please enter a valid email address',
      agency: 'Agency name is required',
    },
  ],
])('%s refuses what is missing, at its field', async (path, body, fields) => {
  const { status, json } = await app.visitor().send('POST', path, body);
  expect(status).toBe(422);
  expect(json['fields']).toMatchObject(fields);
});

test('a message with a filled hidden field is answered as sent and is not stored', async () => {
  const before = app.mails.length;
  const { json } = await app
    .visitor()
    .send('POST', '/api/contact', { ...inquiry, website: 'http://spam.example' });
  expect(json).toEqual({ success: true });
  await app.delivered();
  expect(app.mails).toHaveLength(before);
});

test('a visitor of an expired demo can ask its owner for more time', async () => {
  const { visitor, email } = await createOwner(app);
  const demo = await createDemo(visitor, 'Late Ltd');
  const { status } = await app.visitor().send('POST', `/api/demos/${demo}/more-time`);
  expect(status).toBe(200);
  await app.delivered();
  expect(app.mails.at(-1)).toMatchObject({ to: email });
  expect(app.mails.at(-1)?.text).toContain('Late Ltd');
  expect((await app.visitor().send('POST', '/api/demos/law-x-a1b2c3/more-time')).status).toBe(404);
});

test('an inquiry with a card number is refused with a sentence at its field', async () => {
  const refusing = createTestApp();
  const sent = {
    name: 'Ann',
    email: 'ann@home.example',
    message: 'Charge 4242 4242 4242 4242 please',
    consent: true,
  };
  const { status, json } = await refusing.visitor().send('POST', '/api/contact', sent);
  expect(status).toBe(422);
  expect(json['fields']).toEqual({
    message: 'Please leave out the card number: this form takes no payment details',
  });
  await refusing.close();
});
