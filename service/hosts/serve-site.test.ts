import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demos } from '../db/schema.ts';
import { operate } from '../objections/operate.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { verifyHost } from '../testing/verify-host.ts';

const appHost = '127.0.0.1:8787';
const host = 'demo.agency.example';
const otherHost = 'work.other.example';
const page = { accept: 'text/html' };

let dns: DnsServer;
let app: TestApp;
let owner: Person;
const links: Record<'live' | 'expired' | 'stopped' | 'deleted' | 'theirs', string> = {
  live: '',
  expired: '',
  stopped: '',
  deleted: '',
  theirs: '',
};

async function make(by: Person, name: string): Promise<string> {
  const websiteData = { businessName: name, sourceUrl: `https://${name.toLowerCase()}.example/` };
  const { json } = await by.visitor.send('POST', '/api/demos', {
    name,
    industry: 'law',
    websiteData,
  });
  return String(json['uniqueId']);
}

beforeAll(async () => {
  dns = await startDnsServer();
  app = createTestApp({
    variables: {
      DNS_SERVERS: dns.address,
      TEST_ACCOUNTS: 'a@x.example,b@x.example',
      RATE_LIMITS: 'off',
    },
    files: {
      '_astro/a.css': 'a{}',
      'islands/contact.js': '1',
      'start-page.js': '1',
      'opt-out/index.html': '<!DOCTYPE html><title>Object</title>',
      'approve/index.html': '<!DOCTYPE html><title>Approve</title>',
      'verify/index.html': '<!DOCTYPE html><title>Verify</title>',
      'app/index.html': '<!DOCTYPE html><title>Demos</title>',
    },
  });
  owner = await signUpPerson(app, 'a@x.example');
  const other = await signUpPerson(app, 'b@x.example');
  const profile = { name: 'Northlight Studio', phone: '+43 1 2345', email: 'hi@agency.example' };
  await owner.visitor.send('PATCH', '/api/agency', profile);
  await verifyHost(dns, owner, host);
  await verifyHost(dns, other, otherHost);
  links.live = await make(owner, 'Harbor');
  links.expired = await make(owner, 'Old');
  links.stopped = await make(owner, 'Bad');
  links.deleted = await make(owner, 'Gone');
  links.theirs = await make(other, 'Theirs');
  await owner.visitor.send('DELETE', `/api/demos/${links.deleted}`);
  await app.store.write(async (db) => {
    const past = { expiresAt: app.clock.now - 1000 };
    await db.update(demos).set(past).where(eq(demos.uniqueId, links.expired));
  });
  await operate(app.store, ['stop', 'demo', links.stopped, '--why', 'x'], app.clock.now);
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

const get = (path: string, headers: Record<string, string> = {}, at = host): Promise<Answer> =>
  app.visitor().get(path, { host: at, ...headers });

describe('under its own domain', () => {
  test.each([
    ['harbor', 200],
    ['live', 200],
    ['old', 410],
    ['expired', 410],
    ['bad', 410],
    ['stopped', 410],
    ['gone', 404],
    ['deleted', 404],
    ['theirs', 404],
    ['nobody', 404],
  ] as const)('/%s is %i', async (name, status) => {
    const path = name in links ? links[name as keyof typeof links] : name;
    const answer = await get(`/${path}`, page);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
    expect([...answer.headers].join()).not.toMatch(/firstlook|127\.0\.0\.1/iu);
  });

  test('a demo’s links, canonical address and card stay under it', async () => {
    const { text } = await get('/harbor', page);
    expect(text).toContain(`<link rel="canonical" href="https://${host}/harbor">`);
    expect(text).not.toContain('/demos/');
    const card = /https:\/\/[^"]+\/share-\w+\.jpg/u.exec(text)?.[0] ?? '';
    expect(new URL(card).host).toBe(host);
    expect((await get(new URL(card).pathname)).status).toBe(200);
    expect((await get('/harbor/services', page)).status).toBe(200);
    expect((await get(`/${links.live}/services`, page)).text).toContain('href="/harbor');
    const shared = await app.visitor().get(`/demos/${links.live}`, { host: appHost });
    expect(shared.text).toContain(`href="http://${appHost}/demos/${links.live}"`);
  });

  test('links of the general form lead to the short one', async () => {
    const led = await get(`/demos/${links.live}/services?to=abc`);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/harbor/services?to=abc']);
  });

  test.each(['/demos//evil.example', '/demos/%5Cevil.example', '/demos/..//evil.example'])(
    '%s leads to no other host',
    async (path) => {
      const led = await get(path);
      expect(new URL(led.headers.get('location') ?? '/', `https://${host}`).host).toBe(host);
    },
  );

  test('the agency stands at the top, with the ways to reach it', async () => {
    const { status, text } = await get('/', page);
    expect(status).toBe(200);
    expect(text).toContain('Northlight Studio');
    expect(text).toContain('href="tel:+4312345"');
    expect(text).toContain('href="mailto:hi%40agency.example"');
    expect((await get('/', page, otherHost)).text).not.toContain('Northlight Studio');
  });

  test('another name of the same client is given to the second demo only', async () => {
    const second = await make(owner, 'Harbor');
    const all = JSON.parse((await owner.visitor.get('/api/demos')).text) as {
      uniqueId: string;
      slug: string;
    }[];
    const findSlug = (id: string): unknown => all.find(({ uniqueId }) => uniqueId === id)?.slug;
    expect([findSlug(links.live), findSlug(second)]).toEqual(['harbor', second]);
    expect((await get(`/${second}`)).status).toBe(200);
  });

  test.each([
    ['GET', '/app', 404],
    ['GET', '/app/settings/domains', 404],
    ['GET', '/login', 404],
    ['GET', '/templates', 404],
    ['GET', '/renew?token=x', 404],
    ['POST', '/renew', 405],
    ['GET', '/verify', 200],
    ['GET', '/approve/none', 404],
    ['POST', '/api/verify', 422],
    ['GET', '/industries/law', 404],
    ['GET', '/_astro/a.css', 200],
    ['GET', '/_astro/none.css', 404],
    ['GET', '/islands/contact.js', 200],
    ['GET', '/start-page.js', 200],
    ['GET', '/opt-out', 200],
    ['GET', '/api/auth/user', 404],
    ['GET', '/api/agency', 404],
    ['GET', '/api/agency/hosts', 404],
    ['GET', '/api/demos', 404],
    ['GET', '/api/settings', 404],
    ['GET', '/api/health', 404],
    ['GET', '/api/openapi.json', 404],
    ['GET', '/api/events', 404],
    ['POST', '/api/auth/email/login', 404],
    ['POST', '/api/auth/logout', 404],
    ['POST', '/api/demos', 404],
    ['POST', '/api/scan-website', 404],
    ['POST', '/api/stripe/webhook', 404],
    ['POST', '/', 405],
    ['POST', '/harbor', 405],
    ['POST', '/api/contact', 422],
    ['POST', '/api/signals', 422],
    ['POST', '/api/reports', 422],
    ['POST', '/api/opt-outs', 422],
  ] as const)('%s %s is %i', async (method, path, status) => {
    const by = owner.visitor;
    const headers = { host, accept: 'text/html' };
    const answer =
      method === 'GET' ? await by.get(path, headers) : await by.send(method, path, {}, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
  });

  test('public calls answer for the agency’s own demos only', async () => {
    expect((await get(`/api/demos/${links.live}`)).status).toBe(200);
    expect((await get(`/api/demos/${links.theirs}`)).status).toBe(404);
    expect((await get(`/api/demos/${links.theirs}`, {}, otherHost)).status).toBe(200);
    expect((await get(`/api/demos/${links.stopped}`)).status).toBe(410);
  });

  test('forms are taken from its own pages only', async () => {
    const send = async (origin: string, site?: string): Promise<number> => {
      const init = {
        method: 'POST',
        body: '{}',
        headers: {
          host,
          origin,
          'content-type': 'application/json',
          ...(site !== undefined && { 'sec-fetch-site': site }),
        },
      };
      return (await app.request('/api/contact', init)).status;
    };
    expect(await send(`https://${host}`)).toBe(422);
    expect(await send(`https://${otherHost}`)).toBe(403);
    expect(await send(`http://${appHost}`)).toBe(403);
    expect(await send('null')).toBe(403);
    expect(await send(`https://${host}`, 'cross-site')).toBe(403);
    expect(await send(`https://${host}`, 'same-origin')).toBe(422);
    const back = await app.request('/api/contact', {
      method: 'POST',
      body: '{}',
      headers: { host: appHost, origin: `https://${host}`, 'content-type': 'application/json' },
    });
    expect(back.status).toBe(403);
  });

  test('an inquiry without script comes from its page, and leads back there', async () => {
    const typed = { name: 'Ann', email: 'ann@home.example', message: 'Hello', consent: 'on' };
    const { status, text } = await app
      .request('/api/contact', {
        method: 'POST',
        body: new URLSearchParams(typed).toString(),
        headers: {
          host,
          origin: `https://${host}`,
          referer: `https://${host}/harbor/contact`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
      .then(async (response) => ({ status: response.status, text: await response.text() }));
    expect(status).toBe(200);
    expect(text).toContain('href="/harbor/contact"');
    const inbox = await owner.visitor.get('/api/inbox');
    expect(inbox.text).toContain('ann@home.example');
    await app.delivered();
    const mail = app.mails.find(
      ({ to, text: words }) => to === 'a@x.example' && words.includes('Ann'),
    );
    expect(mail?.text).toContain(`https://${host}/harbor`);
  });

  test('a host or agency that the operator stops is gone within two seconds, and comes back', async () => {
    for (const what of [`host ${host}`, 'agency a@x.example']) {
      const type = (action: string): Promise<string> =>
        operate(app.store, [action, ...what.split(' '), '--why', 'flagged'], app.clock.now);
      await type('stop');
      app.clock.now += 2000;
      for (const path of ['/', '/harbor', `/api/demos/${links.live}`])
        expect([what, path, (await get(path, page)).status]).toEqual([what, path, 410]);
      // An objection can still be made, and confirmed by its mailed link.
      for (const path of ['/opt-out', '/opt-out?token=x', '/_astro/a.css'])
        expect([what, path, (await get(path, page)).status]).toEqual([what, path, 200]);
      const confirmed = await app
        .visitor()
        .send('POST', '/api/opt-outs/confirm', { token: 'x' }, { host });
      expect([what, confirmed.status]).toEqual([what, 400]);
      await type('allow');
      app.clock.now += 2000;
      expect((await get('/harbor')).status).toBe(200);
    }
  });

  test('a business that has objected is gone there with the next request, and nobody is named', async () => {
    const name = await make(owner, 'Shy');
    expect((await get('/shy')).status).toBe(200);
    await operate(app.store, ['stop', 'domain', 'shy.example', '--why', 'asked'], app.clock.now);
    for (const path of ['/shy', `/${name}`, '/shy/services']) {
      const { status, text } = await get(path, page);
      expect(status).toBe(410);
      expect(text).not.toMatch(/shy|northlight/iu);
    }
  });
});
