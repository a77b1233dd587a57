import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off', CONTACT_INBOX: 'sales@firstlook.example' } });
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
  const owner = app.visitor();
  const { json: user } = await owner.signUp();
  const { json: demo } = await owner.send('POST', '/api/demos', { name: 'Harbor', websiteData: {} });
  const sent = await app.visitor().send('POST', '/api/contact', { ...inquiry, demo: demo['uniqueId'] });
  expect(sent.json).toEqual({ success: true });
  expect(app.mails.at(-1)).toMatchObject({
    to: user['email'],
    replyTo: 'client@home.example',
    subject: 'New inquiry from your demo site',
  });
  expect(app.mails.at(-1)?.text).toContain('Please call <b>me</b>.');
});

test('an inquiry on a sample firm and a demo request go to the operator’s inbox', async () => {
  await app.visitor().send('POST', '/api/contact', inquiry);
  expect(app.mails.at(-1)?.to).toBe('sales@firstlook.example');
  await app.visitor().send('POST', '/api/demo-request', { name: 'A', email: 'a@b.co', agency: 'C' });
  expect(app.mails.at(-1)).toMatchObject({ to: 'sales@firstlook.example', subject: 'New demo request' });
});

test('every message is stored, mailed or not', async () => {
  const rows = await app.store.read.select().from(messages);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['inquiry', 'demo-request']));
  expect(rows.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

test.each([
  ['/api/contact', { ...inquiry, name: '' }, { name: 'Name is required' }],
  ['/api/contact', { ...inquiry, consent: false }, { consent: 'Please consent to the privacy policy' }],
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

test('a program that fills the hidden field is thanked and forgotten', async () => {
  const before = app.mails.length;
  const { json } = await app
    .visitor()
    .send('POST', '/api/contact', { ...inquiry, website: 'http://spam.example' });
  expect(json).toEqual({ success: true });
  expect(app.mails).toHaveLength(before);
});

test('a visitor of an expired demo can ask its owner for more time', async () => {
  const owner = app.visitor();
  const { json: user } = await owner.signUp();
  const { json: demo } = await owner.send('POST', '/api/demos', { name: 'Late Ltd', websiteData: {} });
  const { status } = await app.visitor().send('POST', `/api/demos/${String(demo['uniqueId'])}/more-time`);
  expect(status).toBe(200);
  expect(app.mails.at(-1)).toMatchObject({ to: user['email'] });
  expect(app.mails.at(-1)?.text).toContain('Late Ltd');
  expect((await app.visitor().send('POST', '/api/demos/law-x-a1b2c3/more-time')).status).toBe(404);
});
