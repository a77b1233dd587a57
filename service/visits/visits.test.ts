import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { demoVisits } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { isPerson } from './is-person.ts';

const day = 24 * 60 * 60 * 1000;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;
let owner: Visitor;
let demo: { id: string; uniqueId: string };
beforeAll(async () => {
  app = createTestApp();
  owner = app.visitor();
  await owner.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  if (demo as unknown) await owner.send('DELETE', `/api/demos/${demo.id}`);
  const order = { name: 'Harbor Law', industry: 'law', websiteData: {} };
  demo = (await owner.send('POST', '/api/demos', order)).json as typeof demo;
});

async function visit(
  headers: Record<string, string> = {},
  who: Visitor = app.visitor('198.51.100.1'),
  id = demo.uniqueId,
): Promise<void> {
  const answer = await who.send('POST', `/api/demos/${id}/visit`, undefined, {
    'user-agent': chrome,
    ...headers,
  });
  expect([answer.status, answer.text]).toEqual([200, '{"success":true}']);
}
const counted = async (): Promise<unknown> =>
  (await owner.get(`/api/demos/${demo.id}/visits`)).json['total'];

describe('a visit', () => {
  test('counts once a visitor and day, however often the page is opened', async () => {
    await visit();
    await visit();
    await Promise.all(Array.from({ length: 10 }, () => visit()));
    expect(await counted()).toBe(1);
    await visit({}, app.visitor('198.51.100.2'));
    await visit({ 'user-agent': firefox });
    expect(await counted()).toBe(3);
    app.clock.now += day;
    await visit();
    expect(await counted()).toBe(4);
    app.clock.now -= day;
  });

  test('of twenty browsers behind one address counts as three people, at once or one after another', async () => {
    const browser = (version: number): Record<string, string> => ({
      'user-agent': chrome.replace('140', String(version)),
    });
    const versions = Array.from({ length: 20 }, (_, at) => 120 + at);
    await Promise.all(versions.map((version) => visit(browser(version))));
    for (const version of versions) await visit(browser(version));
    expect(await counted()).toBe(3);
    await visit({}, app.visitor('198.51.100.2'));
    expect(await counted()).toBe(4);
    app.clock.now += day;
    await visit();
    expect(await counted()).toBe(5);
    app.clock.now -= day;
  });

  test('of the owner does not count, of another signed-in agency it does', async () => {
    await visit({}, owner);
    expect(await counted()).toBe(0);
    const other = app.visitor();
    await other.signUp();
    await visit({}, other);
    expect(await counted()).toBe(1);
  });

  test('to a demo that is not there, deleted or expired is answered like any other', async () => {
    await visit({}, undefined, 'law-nobody-a1b2c3');
    await owner.send('DELETE', `/api/demos/${demo.id}`);
    await visit();
    await owner.send('POST', `/api/demos/${demo.id}/restore`);
    app.clock.now += 30 * day;
    await visit();
    app.clock.now -= 30 * day;
    expect(await counted()).toBe(0);
  });

  test('changes nothing of the page, so that visitors keep what they have', async () => {
    const before = await app.visitor().get(`/demos/${demo.uniqueId}`);
    await visit();
    const after = await app
      .visitor()
      .get(`/demos/${demo.uniqueId}`, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(304);
  });

  test('stores neither address nor browser, and another hash every day', async () => {
    await visit();
    app.clock.now += day;
    await visit();
    app.clock.now -= day;
    const rows = await app.store.read.select().from(demoVisits);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Mozilla/u);
    const own = rows.filter(({ demoId }) => demoId === demo.id);
    expect(new Set(own.map(({ visitorHash }) => visitorHash)).size).toBe(2);
  });

  test('is not taken from another site, and 601 a minute from one address are too many', async () => {
    const path = `/api/demos/${demo.uniqueId}/visit`;
    const crossed = await app
      .visitor()
      .send('POST', path, undefined, { 'sec-fetch-site': 'cross-site' });
    expect(crossed.status).toBe(403);
    const busy = app.visitor('198.51.100.50');
    let last = 0;
    for (let count = 0; count < 601; count += 1) last = (await busy.send('POST', path)).status;
    expect(last).toBe(429);
  });
});

describe('programs are not counted', () => {
  const header =
    (userAgent: string, more: Record<string, string> = {}) =>
    (name: string) =>
      ({ 'user-agent': userAgent, ...more })[name];

  test.each([
    '',
    'curl/8.5.0',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'python-requests/2.32',
  ])('%j', (userAgent) => {
    expect(isPerson(header(userAgent))).toBe(false);
  });

  test.each([
    chrome,
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/400.0]',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  ])('and a person with %j is', (userAgent) => {
    expect(isPerson(header(userAgent))).toBe(true);
  });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
  ])('nor is a browser that fetches ahead, with %s: %s', async (name, value) => {
    expect(isPerson(header(chrome, { [name]: value }))).toBe(false);
    await visit({ [name]: value });
    expect(await counted()).toBe(0);
  });
});

test('the history contains the last 30 days, the oldest first, and earlier days are deleted', async () => {
  app.clock.now -= 29 * day;
  await visit();
  app.clock.now += 29 * day;
  await visit({}, app.visitor('198.51.100.7'));
  await visit({}, app.visitor('198.51.100.8'));
  const { json } = await owner.get(`/api/demos/${demo.id}/visits`);
  const days = json['days'] as { day: string; count: number }[];
  expect(days).toHaveLength(30);
  expect([days[0]?.count, days[29]?.count, json['total']]).toEqual([1, 2, 3]);
  expect(days[29]?.day).toBe(new Date(app.clock.now).toISOString().slice(0, 10));
  expect(days.map((one) => one.day)).toEqual(days.map((one) => one.day).toSorted());
  await app.store.write((db) => deleteExpired(db, app.clock.now + 2 * day));
  const stored = await app.store.read
    .select()
    .from(demoVisits)
    .where(eq(demoVisits.demoId, demo.id));
  expect(stored).toHaveLength(2);
});
