import { afterEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { demos } from '../db/schema.ts';
import { operate } from '../objections/operate.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

const appHost = '127.0.0.1:8787';
const demoHost = 'concepts.example:8787';
const variables = {
  PUBLIC_ORIGIN: `http://${appHost}`,
  DEMO_ORIGIN: `http://${demoHost}`,
} as const;

let app: TestApp | undefined;
afterEach(() => app?.close());

interface Stage {
  readonly test: TestApp;
  readonly maker: Visitor;
  /** Paths of demos by their state. */
  readonly links: Readonly<Record<'live' | 'expired' | 'stopped' | 'missing', string>>;
  readonly get: (host: string, path: string, by?: Visitor) => Promise<Answer>;
}

async function start(): Promise<Stage> {
  const test = (app = createTestApp({
    variables,
    files: {
      '_astro/a.css': 'a{}',
      'start-page.js': '1',
      'opt-out/index.html': '<!DOCTYPE html><title>Object</title>',
      'app/index.html': '<!DOCTYPE html><title>Demos</title>',
    },
  }));
  const maker = test.visitor();
  await maker.signUp();
  const make = async (name: string): Promise<string> => {
    const websiteData = { businessName: name };
    const { json } = await maker.send('POST', '/api/demos', { name, industry: 'law', websiteData });
    return String(json['uniqueId']);
  };
  const [live, expired, stopped] = [await make('Live'), await make('Old'), await make('Bad')];
  await test.store.write(async (db) => {
    const past = { expiresAt: test.clock.now - 1000 };
    await db.update(demos).set(past).where(eq(demos.uniqueId, expired));
  });
  await operate(test.store, ['stop', 'demo', stopped, '--why', 'x'], test.clock.now);
  return {
    test,
    maker,
    links: { live, expired, stopped, missing: 'law-nobody-a1b2c3' },
    get: (host, path, by = test.visitor()) => by.get(path, { host }),
  };
}

describe('with a name of their own', () => {
  test('demos answer there by their state, and lead there from the product’s name', async () => {
    const { test, links, get } = await start();
    const expected = { live: 200, expired: 410, stopped: 410, missing: 404 } as const;
    for (const state of ['live', 'expired', 'stopped', 'missing'] as const) {
      const path = `/demos/${links[state]}`;
      const there = await get(demoHost, path);
      expect([state, there.status]).toEqual([state, expected[state]]);
      expect(there.headers.getSetCookie()).toEqual([]);
      const led = await get(appHost, `${path}/services?to=abc`);
      expect([state, led.status]).toEqual([state, 302]);
      expect(led.headers.get('location')).toBe(`http://${demoHost}${path}/services?to=abc`);
      expect((await get(demoHost, `/api${path}`)).status).toBe(expected[state]);
    }
    const { text } = await get(demoHost, `/demos/${links.live}`);
    expect(text).toContain(`<link rel="canonical" href="http://${demoHost}/demos/${links.live}">`);
    const card = /http:\/\/[^"]+\/share-\w+\.jpg/u.exec(text)?.[0] ?? '';
    expect(new URL(card).host).toBe(demoHost);
    const { pathname } = new URL(card);
    expect((await get(demoHost, pathname)).status).toBe(200);
    // The workspace shows the card in its list; its policy forbids pictures of other origins.
    expect((await get(appHost, pathname)).status).toBe(302);
    const shown = { host: appHost, 'sec-fetch-site': 'same-origin' };
    const thumbnail = await test.visitor().get(pathname, shown);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await test.visitor().get(`/demos/${links.live}`, shown)).status).toBe(302);
  });

  test.each([
    ['GET', '/', 200, 404],
    ['GET', '/app', 200, 404],
    ['GET', '/industries/law', 200, 404],
    ['GET', '/_astro/a.css', 200, 200],
    ['GET', '/start-page.js', 200, 200],
    ['GET', '/opt-out?token=x', 200, 200],
    ['GET', '/api/auth/user', 200, 404],
    ['GET', '/api/agency', 200, 404],
    ['GET', '/api/demos', 200, 404],
    ['GET', '/api/settings', 200, 404],
    ['GET', '/api/health', 200, 404],
    ['GET', '/api/openapi.json', 200, 404],
    ['POST', '/api/auth/email/login', 422, 404],
    ['POST', '/api/auth/logout', 200, 404],
    ['POST', '/api/demos', 422, 404],
    ['POST', '/api/scan-website', 422, 404],
    ['POST', '/api/contact', 422, 422],
    ['POST', '/api/signals', 422, 422],
    ['POST', '/api/signals/off', 422, 422],
    ['POST', '/api/reports', 422, 422],
    ['POST', '/api/opt-outs', 422, 422],
    ['POST', '/api/opt-outs/confirm', 400, 400],
    ['POST', '/api/demos/law-nobody-a1b2c3/visit', 200, 200],
    ['POST', '/api/demos/law-nobody-a1b2c3/more-time', 404, 404],
    ['POST', '/api/demos/law-nobody-a1b2c3/duplicate', 404, 404],
    ['PATCH', '/api/demos/law-nobody-a1b2c3', 404, 404],
    ['DELETE', '/api/demos/law-nobody-a1b2c3', 404, 404],
  ] as const)(
    '%s %s is %i under the product’s name and %i there',
    async (method, path, here, there) => {
      const { maker } = await start();
      const get = (host: string): Promise<Answer> =>
        method === 'GET' ? maker.get(path, { host }) : maker.send(method, path, {}, { host });
      // The demos' host first, because the second request may end the session.
      const under = await get(demoHost);
      expect(under.status).toBe(there);
      expect(under.headers.getSetCookie()).toEqual([]);
      expect((await get(appHost)).status).toBe(here);
    },
  );

  test('a page that is not there names nobody', async () => {
    const { test, get } = await start();
    const { text } = await test.visitor().get('/app', { host: demoHost, accept: 'text/html' });
    expect(text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
    expect((await get('evil.example', '/')).status).toBe(421);
  });

  test('a form is taken from its own name only', async () => {
    const { test } = await start();
    const send = (host: string, origin: string): Promise<Answer> =>
      test.visitor().send('POST', '/api/reports', {}, { host, origin, 'sec-fetch-site': 'none' });
    expect((await send(demoHost, `http://${appHost}`)).status).toBe(403);
    expect((await send(appHost, `http://${demoHost}`)).status).toBe(403);
  });

  test('the agency’s own look takes a token along, and is not counted', async () => {
    const { test, maker, links } = await start();
    const path = `/demos/${links.live}`;
    const issue = async (): Promise<string> => {
      const led = await maker.get(path, { host: appHost });
      const target = new URL(led.headers.get('location') ?? '');
      expect(target.origin).toBe(`http://${demoHost}`);
      return target.searchParams.get('preview') ?? '';
    };
    const preview = await issue();
    const browser = {
      host: demoHost,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'accept-language': 'en',
    };
    const visits = async (query: string): Promise<unknown> => {
      await test.visitor().send('POST', `/api${path}/visit${query}`, undefined, browser);
      const own = (await maker.get('/api/demos')).text;
      return (JSON.parse(own) as { uniqueId: string; visits: number }[]).find(
        ({ uniqueId }) => uniqueId === links.live,
      )?.visits;
    };
    expect(await visits(`?preview=${preview}`)).toBe(0);
    test.clock.now += 13 * 60 * 60 * 1000;
    expect(await visits(`?preview=${preview}`)).toBe(1);
    test.clock.now += 24 * 60 * 60 * 1000;
    const forged = (await issue()).replace(/\.(.)/u, (_, one) => (one === 'A' ? '.B' : '.A'));
    expect(await visits(`?preview=${forged}`)).toBe(2);
    const stranger = test.visitor();
    await stranger.signUp();
    const other = await stranger.get(path, { host: appHost });
    expect(other.headers.get('location')).not.toContain('preview');
  });

  test('the operator stops all demos of a name within two seconds', async () => {
    const { test, links, get } = await start();
    const path = `/demos/${links.live}`;
    const type = (line: string): Promise<string> =>
      operate(test.store, [...line.split(' '), '--why', 'flagged'], test.clock.now);
    expect((await get(demoHost, path)).status).toBe(200);
    await type(`stop host ${demoHost}`);
    test.clock.now += 2000;
    const paths = ['', '/comments', '/looks', '/panel', '/live'].map(
      (tail) => `/api${path}${tail}`,
    );
    for (const stopped of [path, ...paths, '/approve/x', '/verify/x', '/api/approvals/x'])
      expect([stopped, (await get(demoHost, stopped)).status]).toEqual([stopped, 410]);
    expect((await get(demoHost, '/opt-out')).status).toBe(200);
    await type(`allow host http://${demoHost}/`);
    test.clock.now += 2000;
    expect((await get(demoHost, path)).status).toBe(200);
  });
});

test('without it everything stands under one name', async () => {
  app = createTestApp();
  const maker = app.visitor();
  await maker.signUp();
  const { json } = await maker.send('POST', '/api/demos', {
    name: 'Harbor',
    industry: 'law',
    websiteData: {},
  });
  expect((await maker.get(`/demos/${String(json['uniqueId'])}`)).status).toBe(200);
  expect((await app.visitor().get('/', { host: demoHost })).status).toBe(421);
  expect((await maker.get('/api/settings')).json).not.toHaveProperty('demoOrigin');
});
