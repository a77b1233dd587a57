import { expect } from 'vitest';
import type { DemoSignals } from '../contract/signals.ts';
import { signUpPerson, type Person } from './agency-people.ts';
import { createTestApp, type Answer, type TestApp, type Visitor } from './create-test-app.ts';

/** An address whose account has the features of every plan, with `grantAll` as the settings. */
export const grantedEmail = 'ada@agency.example';
export const grantAll = { TEST_ACCOUNTS: grantedEmail, RATE_LIMITS: 'off' };

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
export const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface SentDemo {
  readonly id: string;
  readonly uniqueId: string;
}

/** An agency with every feature, and a demo of it. */
export async function openAgencyWithDemo(
  app: TestApp,
): Promise<{ person: Person; owner: Visitor; demo: SentDemo }> {
  const person = await signUpPerson(app, grantedEmail);
  return { person, owner: person.visitor, demo: await makeDemo(person.visitor) };
}

/** A service with such an agency; `start` is a time at noon. */
export async function openWatchingAgency(): Promise<{
  app: TestApp;
  owner: Visitor;
  start: number;
}> {
  const app = createTestApp({ variables: grantAll });
  const { owner } = await openAgencyWithDemo(app);
  return { app, owner, start: noonOfDay(app.clock.now) };
}

export async function makeDemo(owner: Visitor, name = 'Harbor Law'): Promise<SentDemo> {
  const order = { name, industry: 'law', websiteData: {} };
  const { json } = await owner.send('POST', '/api/demos', order);
  return { id: String(json['id']), uniqueId: String(json['uniqueId']) };
}

/** Adds a recipient and returns their id and token. */
export async function addRecipient(
  owner: Visitor,
  demo: SentDemo,
  body: Readonly<Record<string, unknown>> = { name: 'Élise Martin', named: true },
): Promise<{ id: string; token: string }> {
  const { json } = await owner.send('POST', `/api/demos/${demo.id}/recipients`, body);
  return { id: String(json['id']), token: String(json['token']) };
}

export interface Beaconed {
  readonly to?: string;
  readonly preview?: string;
  readonly view?: string;
  readonly page?: string;
  readonly seq?: number;
  readonly visibleMs?: number;
  readonly sections?: Readonly<Record<string, number>>;
  readonly interacted?: boolean;
}

/** The beacon of a page that was read for twelve seconds, with the given changes. */
export function beacon(demo: SentDemo, more: Beaconed = {}): Readonly<Record<string, unknown>> {
  return {
    demo: demo.uniqueId,
    view: 'v1',
    page: '/',
    seq: 1,
    visibleMs: 12_000,
    sections: { hero: 4000, services: 8000 },
    interacted: true,
    ...more,
  };
}

/** Sends a beacon as a browser at an address does. */
export function sendBeacon(
  app: TestApp,
  body: unknown,
  { address = '198.51.100.1', ...headers }: Record<string, string> = {},
): Promise<Answer> {
  return app
    .visitor(address)
    .send('POST', '/api/signals', body, { 'user-agent': desktop, ...headers });
}

/** Sends a page's beacon and expects 204. */
export async function sendReading(
  app: TestApp,
  demo: SentDemo,
  more: Beaconed = {},
  headers: Record<string, string> = {},
): Promise<void> {
  const { status, text } = await sendBeacon(app, beacon(demo, more), headers);
  expect([status, text]).toEqual([204, '']);
}

export async function readSignals(owner: Visitor, demo: SentDemo): Promise<DemoSignals> {
  return (await owner.get(`/api/demos/${demo.id}/signals`)).json as unknown as DemoSignals;
}

/** The signals of an unopened demo. */
export const noSignals = {
  totals: { people: 0, opens: 0, returned: 0, visibleMs: 0, lastAt: null },
  recipients: [],
  visits: [],
  notPeople: 0,
  programs: [],
};

/** Noon of the clock's day, so that one hour later is the same day. */
export function noonOfDay(now: number): number {
  const day = 24 * 60 * 60_000;
  return Math.floor(now / day) * day + day / 2;
}
