import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';

const day = 24 * 60 * 60 * 1000;
const host = 'demo.agency.example';
let dns: DnsServer;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.close());
beforeEach(async () => {
  app = createTestApp({
    variables: { DNS_SERVERS: dns.address, TEST_ACCOUNTS: 'a@x.example,b@x.example' },
  });
  owner = await signUpPerson(app, 'a@x.example');
});
afterEach(async () => {
  dns.texts.clear();
  dns.broken.clear();
  await app.close();
});

/** Claims a host and sets the record that verifies it. */
async function claim(by: Person, name = host): Promise<string> {
  const { status, json } = await by.visitor.send('POST', '/api/agency/hosts', { host: name });
  expect(status).toBe(201);
  const records = json['dns'] as { type: string; name: string; value: string }[];
  const text = records.find(({ type }) => type === 'TXT');
  expect(text?.name).toBe(`_demo-challenge.${name}`);
  return text?.value ?? '';
}

const setRecords = (...values: readonly string[]): void =>
  void dns.texts.set(`_demo-challenge.${host}`, values);

async function check(by: Person, name = host): Promise<Record<string, unknown>> {
  const { status, json } = await by.visitor.send('POST', `/api/agency/hosts/${name}/check`);
  expect(status).toBe(200);
  return json;
}

const hostFiles = (): readonly string[] => {
  const folder = join(app.dataDir, 'hosts');
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

const statusAt = async (name = host): Promise<number> =>
  (await app.visitor().get('/', { host: name })).status;

describe('a domain of an agency', () => {
  test('is shown and gets its file once its record is set, and not before', async () => {
    const token = await claim(owner);
    expect(await check(owner)).toMatchObject({ state: 'pending', reason: 'no_record' });
    setRecords('v=spf1 -all');
    expect(await check(owner)).toMatchObject({ state: 'pending', reason: 'wrong_record' });
    dns.broken.add(`_demo-challenge.${host}`);
    expect(await check(owner)).toMatchObject({ state: 'pending', reason: 'dns_failed' });
    dns.broken.clear();
    expect(await statusAt()).toBe(421);
    expect(hostFiles()).toEqual([]);
    setRecords('v=spf1 -all', token);
    const verified = await check(owner);
    expect(verified).toMatchObject({ state: 'verified', forLinks: true, hasAddress: false });
    dns.leading.add(host);
    expect(await check(owner)).toMatchObject({ state: 'verified', hasAddress: true });
    expect(verified).not.toHaveProperty('reason');
    expect(hostFiles()).toEqual([host]);
    expect(await statusAt()).toBe(200);
    expect(await statusAt(`${host}:8443`)).toBe(200);
    expect(await statusAt(`other.${host}`)).toBe(421);
  });

  test('is the same one in every spelling, and one agency claims it once', async () => {
    const token = await claim(owner);
    const again = await owner.visitor.send('POST', '/api/agency/hosts', {
      host: 'DEMO.Agency.example.',
    });
    expect(again.json['host']).toBe(host);
    expect(again.text).toContain(token);
    setRecords(token);
    expect(await check(owner, 'Demo.AGENCY.example')).toMatchObject({ state: 'verified' });
    const { json } = await owner.visitor.get('/api/agency/hosts');
    expect(json['hosts']).toHaveLength(1);
  });

  test('belongs to the first agency that verifies it, as long as its record exists', async () => {
    const other = await signUpPerson(app, 'b@x.example');
    const [first, second] = [await claim(owner), await claim(other)];
    expect(second).not.toBe(first);
    setRecords(first);
    await check(owner);
    setRecords(first, second);
    expect(await check(other)).toMatchObject({ state: 'pending', reason: 'taken' });
    setRecords(second);
    expect(await check(other)).toMatchObject({ state: 'verified' });
    const { json } = await owner.visitor.get('/api/agency/hosts');
    expect(json['hosts']).toMatchObject([{ state: 'pending', reason: 'taken' }]);
    await app.delivered();
    const mail = app.mails.filter(({ to }) => to === 'a@x.example').at(-1);
    expect(mail?.text).toMatch(/another agency has proven/iu);
    expect(hostFiles()).toEqual([host]);
  });

  test('is kept for three days without its record, with a mail before it is lost', async () => {
    setRecords(await claim(owner));
    await check(owner);
    dns.texts.clear();
    app.clock.now += day + 1;
    await app.recheckHosts();
    await app.delivered();
    expect(app.mails.at(-1)?.subject).toContain('is missing');
    expect(app.mails.at(-1)?.text).toContain('_demo-challenge');
    const sent = app.mails.length;
    expect(await statusAt()).toBe(200);
    for (const _ of [1, 2]) {
      app.clock.now += day + 1;
      await app.recheckHosts();
      expect(await statusAt()).toBe(200);
    }
    app.clock.now += day + 1;
    await app.recheckHosts();
    await app.delivered();
    expect(app.mails.length).toBe(sent + 1);
    expect(app.mails.at(-1)?.subject).toContain('no longer shown');
    expect(hostFiles()).toEqual([]);
    app.clock.now += 2000;
    expect(await statusAt()).toBe(421);
    expect(await check(owner)).toMatchObject({ state: 'pending', reason: 'lost' });
  });

  test('whose record comes back in time stays, and nothing more is said', async () => {
    const token = await claim(owner);
    setRecords(token);
    await check(owner);
    dns.texts.clear();
    app.clock.now += day + 1;
    await app.recheckHosts();
    setRecords(token);
    app.clock.now += day + 1;
    await app.recheckHosts();
    app.clock.now += 3 * day;
    await app.recheckHosts();
    const { json } = await owner.visitor.get('/api/agency/hosts');
    expect(json['hosts']).toMatchObject([{ state: 'verified', lostAt: null }]);
  });

  test('is verified automatically once its record is set', async () => {
    const token = await claim(owner);
    setRecords(token);
    app.clock.now += 60_000;
    await app.recheckHosts();
    expect(hostFiles()).toEqual([host]);
    expect(await statusAt()).toBe(200);
  });

  test('that is removed stops at once', async () => {
    setRecords(await claim(owner));
    await check(owner);
    expect((await owner.visitor.send('DELETE', `/api/agency/hosts/${host}`)).status).toBe(200);
    expect(await statusAt()).toBe(421);
    expect(hostFiles()).toEqual([]);
    expect((await owner.visitor.send('POST', `/api/agency/hosts/${host}/check`)).status).toBe(404);
  });

  test.each(['127.0.0.1', 'co.uk', 'wixsite.com', 'a', '*.x.example', 'https://x.example/'])(
    'cannot be %s',
    async (typed) => {
      const { status, json } = await owner.visitor.send('POST', '/api/agency/hosts', {
        host: typed,
      });
      expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, ['host']]);
    },
  );

  test('is for admins with a proven address, on a plan that has it', async () => {
    const listHosts = async (by: Person): Promise<unknown[]> => {
      const { status, json } = await by.visitor.send('POST', '/api/agency/hosts', { host });
      return [status, json['code']];
    };
    const member = await addPerson(app, owner.id, 'member');
    expect(await listHosts(member)).toEqual([403, 'role_needed']);
    expect((await member.visitor.get('/api/agency/hosts')).status).toBe(403);
    const admin = await addPerson(app, owner.id, 'admin');
    expect((await listHosts(admin))[0]).toBe(201);
    const stranger = await signUpPerson(app);
    expect(await listHosts(stranger)).toEqual([403, 'plan_needed']);
    expect((await stranger.visitor.send('DELETE', `/api/agency/hosts/${host}`)).status).toBe(404);
    const visitor = app.visitor();
    await visitor.signUp('new@x.example');
    expect(await listHosts({ ...stranger, visitor })).toEqual([403, 'email_unverified']);
    expect((await app.visitor().send('POST', '/api/agency/hosts', { host })).status).toBe(401);
  });

  test('is chosen for links, one at a time', async () => {
    const second = 'work.agency.example';
    setRecords(await claim(owner));
    dns.texts.set(`_demo-challenge.${second}`, [await claim(owner, second)]);
    await check(owner);
    expect(await check(owner, second)).toMatchObject({ state: 'verified', forLinks: false });
    const linkOrigin = async (): Promise<unknown> =>
      (await owner.visitor.get('/api/auth/user')).json['agency'];
    expect(await linkOrigin()).toMatchObject({ linkOrigin: `https://${host}` });
    const change = (name: string, forLinks: boolean): Promise<{ status: number }> =>
      owner.visitor.send('PATCH', `/api/agency/hosts/${name}`, { forLinks });
    expect((await change(second, true)).status).toBe(200);
    expect(await linkOrigin()).toMatchObject({ linkOrigin: `https://${second}` });
    await change(second, false);
    expect(await linkOrigin()).toMatchObject({ linkOrigin: null });
  });
});
