import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demos, recipients } from '../db/schema.ts';
import { operate } from '../objections/operate.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { offer, signAsClient } from '../testing/approve-demo.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { verifyHost } from '../testing/verify-host.ts';

const host = 'demo.agency.example';
const otherHost = 'work.other.example';

let dns: DnsServer;
let app: TestApp;
let owner: Person;
const links = { live: '', expired: '', stopped: '', theirs: '', unknown: 'law-nobody-a1b2c3' };

async function make(by: Person, name: string): Promise<string> {
  const order = { name, industry: 'law', websiteData: { businessName: name } };
  return String((await by.visitor.send('POST', '/api/demos', order)).json['uniqueId']);
}

const report = { reason: 'other', text: 'Our fax number is wrong.' };
const signals = {
  view: 'a1',
  page: '/',
  seq: 1,
  visibleMs: 9000,
  sections: { hero: 9000 },
  interacted: true,
};

const get = (path: string): Promise<Answer> => app.visitor().get(path, { host });

beforeAll(async () => {
  dns = await startDnsServer();
  app = createTestApp({
    variables: {
      DNS_SERVERS: dns.address,
      TEST_ACCOUNTS: 'a@x.example,b@x.example',
      RATE_LIMITS: 'off',
    },
    files: {
      'approve/index.html': '<!DOCTYPE html><title>Approve</title>',
      'verify/index.html': '<!DOCTYPE html><title>Verify</title>',
    },
  });
  owner = await signUpPerson(app, 'a@x.example');
  const other = await signUpPerson(app, 'b@x.example');
  await verifyHost(dns, owner, host);
  await verifyHost(dns, other, otherHost);
  links.live = await make(owner, 'Harbor');
  links.expired = await make(owner, 'Old');
  links.stopped = await make(owner, 'Bad');
  links.theirs = await make(other, 'Theirs');
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

test('a slug equal to another agency’s uniqueId does not open that demo', async () => {
  await make(owner, links.theirs);
  expect((await get(`/${links.theirs}`)).status).toBe(200);
  for (const path of ['', '/comments', '/looks', '/live', '/panel'])
    expect([path, (await get(`/api/demos/${links.theirs}${path}`)).status]).toEqual([path, 404]);
});

test.each([
  ['GET', ''],
  ['GET', '/comments'],
  ['GET', '/looks'],
  ['GET', '/live'],
  ['GET', '/panel'],
  ['POST', '/visit'],
  ['POST', '/more-time'],
  ['POST', '/comments'],
  ['POST', '/comments/x/replies'],
  ['POST', '/choices'],
  ['POST', '/panel-closed'],
] as const)('%s of a demo’s %j is answered for this agency alone', async (method, tail) => {
  const { visitor } = owner;
  const answer = (id: string): Promise<Answer> => {
    const path = `/api/demos/${id}${tail}`;
    return method === 'GET'
      ? app.visitor().get(path, { host })
      : visitor.send(method, path, {}, { host });
  };
  expect((await answer(links.theirs)).text).toContain('That address leads nowhere');
  const own = (await answer(links.live)).text;
  expect(own).not.toMatch(/leads nowhere|no such call/u);
});

test('what clients approve stands under the name of who asks them, and no other', async () => {
  const ends: readonly (readonly ['GET' | 'POST', string, number])[] = [
    ['GET', '/approve/{id}', 200],
    ['GET', '/approve/{id}/page', 200],
    ['GET', '/verify/{id}', 200],
    ['GET', '/api/approvals/{id}', 200],
    ['GET', '/api/approvals/{id}/evidence.json', 200],
    ['GET', '/api/approvals/{id}/certificate.pdf', 200],
    ['POST', '/api/approvals/{id}/opened', 200],
    ['POST', '/api/approvals/{id}/withdraw', 404],
  ];
  const rows = JSON.parse((await owner.visitor.get('/api/demos')).text) as {
    id: string;
    uniqueId: string;
  }[];
  const demo = rows.find(({ uniqueId }) => uniqueId === links.live)?.id ?? '';
  const response = await owner.visitor.send('POST', `/api/demos/${demo}/approvals`, offer);
  const id = String(response.json['id']);
  expect((await signAsClient(app, id)).status).toBe(200);
  const status = async (at: string, method: 'GET' | 'POST', path: string): Promise<number> => {
    const visitor = app.visitor();
    const answer =
      method === 'GET'
        ? await visitor.get(path, { host: at })
        : await visitor.send(method, path, {}, { host: at });
    return answer.status;
  };
  for (const [method, form, expected] of ends) {
    const path = form.replace('{id}', id);
    expect([path, await status(host, method, path)]).toEqual([path, expected]);
    expect([path, await status(otherHost, method, path)]).toEqual([path, 404]);
  }
  await app.delivered();
  const mail = app.mails.find(({ to }) => to === offer.signer.email);
  expect(mail?.text).toContain(`https://${host}/approve/${id}`);
  expect(mail?.text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
  const frozen = await get(`/approve/${id}/page`);
  expect(frozen.text).not.toMatch(/firstlook|127\.0\.0\.1/iu);
});

test('an inquiry about another agency’s demo is not taken there', async () => {
  const inquiry = { name: 'Ann', email: 'ann@home.example', message: 'Hello', consent: true };
  const send = (demo: string): Promise<Answer> =>
    app.visitor().send('POST', '/api/contact', { ...inquiry, demo }, { host });
  expect((await send(links.theirs)).status).toBe(404);
  expect((await send(links.live)).status).toBe(200);
});

describe.each([
  ['/api/reports', report, 201],
  ['/api/signals', signals, 204],
] as const)('the body of %s', (path, body, taken) => {
  test.each([
    [host, 'live', taken],
    [host, 'expired', taken],
    [host, 'stopped', path === '/api/signals' ? 404 : taken],
    [host, 'theirs', 404],
    [host, 'unknown', 404],
    [otherHost, 'theirs', taken],
    [otherHost, 'live', 404],
    [otherHost, 'expired', 404],
    [otherHost, 'stopped', 404],
  ] as const)('sent to %s may name its own demos alone: %s is %i', async (at, state, status) => {
    const sent = { ...body, demo: links[state] };
    const answer = await app.visitor().send('POST', path, sent, { host: at });
    expect(answer.status).toBe(status);
  });

  test('sent to the service’s own name may name any demo', async () => {
    for (const demo of [links.live, links.theirs])
      expect((await app.visitor().send('POST', path, { ...body, demo })).status).toBe(taken);
  });
});

test('the form of a report without script is taken for the demos of its host alone', async () => {
  const post = async (at: string): Promise<number> => {
    const init = {
      method: 'POST',
      body: new URLSearchParams({ ...report, demo: links.live }).toString(),
      headers: {
        host: at,
        origin: `https://${at}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    };
    return (await app.request('/api/reports', init)).status;
  };
  expect([await post(host), await post(otherHost)]).toEqual([200, 404]);
});

test('a person switches their own link off under the domain that showed it, and no other', async () => {
  const path = `/api/demos/${links.live}/recipients`;
  const made = await owner.visitor.send('POST', path, { name: 'Maria', named: true });
  const off = async (at: string): Promise<unknown> => {
    await app.visitor().send('POST', '/api/signals/off', { to: made.json['token'] }, { host: at });
    const [row] = await app.store.read
      .select({ at: recipients.declinedAt })
      .from(recipients)
      .where(eq(recipients.id, String(made.json['id'])));
    return row?.at !== null;
  };
  expect([await off(otherHost), await off(host)]).toEqual([false, true]);
});
