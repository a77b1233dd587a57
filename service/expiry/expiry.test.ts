import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demos, events } from '../db/schema.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findMailedToken } from '../testing/mailed-token.ts';
import { dueStage } from './due-stage.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let app: TestApp;
let person: Person;
let id = '';
let uniqueId = '';
async function makeDemo(): Promise<void> {
  person = await signUpPerson(app);
  const order = { name: 'Harbor Law', industry: 'law', websiteData: {} };
  const { json } = await person.visitor.send('POST', '/api/demos', order);
  [id, uniqueId] = [String(json['id']), String(json['uniqueId'])];
}

beforeEach(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  await makeDemo();
});
afterEach(() => app.close());

const titles = (): string[] =>
  app.mails.filter(({ subject }) => subject.includes('The link of')).map(({ subject }) => subject);

/** Signs in again, because sessions end before links. */
async function signIn(): Promise<void> {
  const body = { email: person.email, password: 'correct horse battery' };
  expect((await person.visitor.send('POST', '/api/auth/email/login', body)).status).toBe(200);
}

/** Advances the clock in steps, with two checks at each. */
async function pass(days: number, step = day / 2): Promise<void> {
  for (let passed = 0; passed < days * day; passed += step) {
    app.clock.now += step;
    await Promise.all([app.mailExpiries(), app.mailExpiries()]);
    await app.delivered();
  }
}

test('the end of a link is mailed four times, each once, and logged once', async () => {
  await pass(45);
  expect(titles()).toEqual([
    'The link of Harbor Law ends in 7 days',
    'The link of Harbor Law ends in 2 days',
    'The link of Harbor Law has ended',
    'The link of Harbor Law ended a week ago',
  ]);
  const expired = await app.store.read.select().from(events).where(eq(events.kind, 'demo.expired'));
  expect(expired).toHaveLength(1);
});

/** Presses the button of the page behind a mail. */
async function press(token: string): Promise<Response> {
  return app.request(`/renew?token=${token}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  });
}

test('after the end of the trial the button renews nothing and leads to the plans', async () => {
  await app.close();
  app = createTestApp({ variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14' } });
  await makeDemo();
  await pass(31);
  const answer = await press(await findMailedToken(app, person.email, '/renew'));
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('href="/app/settings/plan"');
});

test('the button behind the mail renews the same link once; opening the mail’s link changes nothing', async () => {
  await pass(31);
  expect((await app.visitor().get(`/demos/${uniqueId}`)).status).toBe(410);
  const token = await findMailedToken(app, person.email, '/renew');
  expect(token).toMatch(/^[\w-]+$/u);
  const client = app.visitor();
  const page = await client.get(`/renew?token=${token}`);
  expect([page.status, page.text.includes('Bring Harbor Law back?')]).toEqual([200, true]);
  expect((await app.visitor().get(`/demos/${uniqueId}`)).status).toBe(410);
  const answers = await Promise.all([press(token), press(token), press(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [demo] = await app.store.read.select().from(demos).where(eq(demos.id, id));
  expect(demo?.expiresAt).toBe(app.clock.now + 14 * day);
  const extended = await app.store.read
    .select()
    .from(events)
    .where(eq(events.kind, 'demo.extended'));
  expect(extended).toHaveLength(1);
  expect((await app.visitor().get(`/demos/${uniqueId}`)).status).toBe(200);
  expect((await client.get(`/renew?token=${token}`)).text).toContain('lives on');
  expect(
    (await client.get(`/renew?token=${token[0] === 'x' ? 'y' : 'x'}${token.slice(1)}`)).status,
  ).toBe(400);
});

test('a renewed link is announced again, and mails about its former end are not sent', async () => {
  await pass(24);
  expect(titles()).toHaveLength(1);
  await signIn();
  await person.visitor.send('POST', `/api/demos/${id}/extend`);
  await pass(22);
  expect(titles()).toHaveLength(1);
  await pass(3);
  expect(titles()).toHaveLength(2);
});

test('a service that was stopped for days sends only the latest due mail', async () => {
  await pass(23.5);
  app.clock.now += 7 * day;
  await app.mailExpiries();
  await app.delivered();
  expect(titles().at(-1)).toBe('The link of Harbor Law has ended');
  expect(titles()).toHaveLength(2);
});

test('a link of one day is not announced a week ahead', () => {
  const notice = { expiresAt: day, seenAt: 0, stage: 'none' } as const;
  expect(dueStage(notice, 1)).toBeUndefined();
  expect(dueStage(notice, day)).toBe('ended');
  expect(dueStage({ ...notice, stage: 'ended' }, day + 1)).toBeUndefined();
});

test('some days are added to what is left, never beyond the plan', async () => {
  const extend = async (days: number): Promise<number> => {
    const { json } = await person.visitor.send('POST', `/api/demos/${id}/extend`, { days });
    return Date.parse(String(json['expiresAt'])) - app.clock.now;
  };
  app.clock.now += 20 * day;
  await signIn();
  expect(await extend(14)).toBe(24 * day);
  expect(await extend(14)).toBe(30 * day);
});
