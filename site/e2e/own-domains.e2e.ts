import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../service/testing/start-service.ts';
import { startDnsServer, type DnsServer } from '../../service/testing/dns-server.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { caddyFiles, caddyProgram, startCaddy, type CaddyPorts } from './start-caddy.ts';
import { startService, type RunningService } from './start-service.ts';

if (caddyProgram === undefined)
  process.stdout.write('Caddy was not found: the tests of own domains behind it are skipped.\n');

const host = 'demo.agency.example';
const day = 24 * 60 * 60 * 1000;
let folder = '';
let dns: DnsServer;
let service: RunningService | undefined;
let caddy: ChildProcess | undefined;
let ports: CaddyPorts;
let servicePort = 0;
let demo = '';
let first: AgencyAccount;
let second: AgencyAccount;

const startBehind = async (): Promise<void> => {
  service = await startService({
    folder: join(folder, 'data'),
    port: servicePort,
    without: ['packing', 'preparation'],
    settings: { DNS_SERVERS: dns.address, TRIAL_DAYS: '0', TEST_ACCOUNTS: '' },
  });
};
const startFront = async (): Promise<void> => {
  caddy = await startCaddy({
    folder: join(folder, 'caddy-data'),
    ports,
    dataDir: join(folder, 'data'),
    service: `127.0.0.1:${servicePort}`,
    ownNames: 'https://app.product.example https://concepts.product.example',
  });
};
async function stopFront(): Promise<void> {
  const ended = caddy && once(caddy, 'exit');
  caddy?.kill('SIGTERM');
  await ended;
}

/**
 * Changes rows of the running service's database, for example to a time that a test cannot wait
 * for.
 */
function change(sql: string, ...values: readonly unknown[]): void {
  const file = new SqliteFile(join(folder, 'data/firstlook.sqlite'), { timeout: 10_000 });
  try {
    file.prepare(sql).run(...values);
  } finally {
    file.close();
  }
}

/** An agency with a verified address and the plan that includes own domains. */
async function openAgency(): Promise<AgencyAccount> {
  const account = await openAccount(service?.origin ?? '');
  change('update users set email_verified = 1 where email = ?', account.email);
  change(
    "update subscriptions set plan = 'agency' where agency_id = (select id from users where email = ?)",
    account.email,
  );
  return account;
}

beforeAll(async () => {
  if (caddyProgram === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'firstlook-caddy-'));
  dns = await startDnsServer();
  servicePort = await freePort();
  ports = { http: await freePort(), https: await freePort(), check: await freePort() };
  await startBehind();
  await startFront();
  [first, second] = [await openAgency(), await openAgency()];
  demo = await first.create({ businessName: 'Harbor Law', industry: 'law' });
});
afterAll(async () => {
  if (caddyProgram === undefined) return;
  await stopFront();
  await service?.end();
  await dns.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  readonly status: number;
  readonly server: string;
  readonly cookies: number;
  readonly text: string;
}

/**
 * Requests a page over TLS and trusts only Caddy's own authority.
 * @throws Error without a certificate.
 */
function visit(path: string, name = host, sni = name): Promise<Seen> {
  const { authority } = caddyFiles(join(folder, 'caddy-data'));
  const ca = existsSync(authority) ? readFileSync(authority) : undefined;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: ports.https,
        servername: sni,
        path,
        ...(ca && { ca }),
        agent: false,
        headers: { host: name, accept: 'text/html' },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            server: String(answer.headers.server ?? ''),
            cookies: answer.headers['set-cookie']?.length ?? 0,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const certificates = (): readonly string[] => {
  const at = caddyFiles(join(folder, 'caddy-data')).certificates;
  return existsSync(at) ? readdirSync(at).filter((name) => !name.includes('product')) : [];
};

async function call(
  by: AgencyAccount,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const origin = service?.origin ?? '';
  const answer = await fetch(`${origin}/api/agency/hosts${path}`, {
    method,
    headers: {
      origin,
      cookie: `${by.cookie.name}=${by.cookie.value}`,
      // The service closes idle connections, and on a busy machine a call could meet a closing one.
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

async function claim(by: AgencyAccount): Promise<string> {
  const { status, json } = await call(by, 'POST', '', { host });
  expect([status, json['error']]).toEqual([201, undefined]);
  const [record] = json['dns'] as { value: string }[];
  return record?.value ?? '';
}

const check = async (by: AgencyAccount): Promise<unknown> => {
  const { json } = await call(by, 'POST', `/${host}/check`);
  return [json['state'], json['reason']];
};

const record = `_demo-challenge.${host}`;

// Each test continues with the state that the one before left.
describe.skipIf(caddyProgram === undefined)('own domains behind the shipped Caddyfile', () => {
  let token = '';

  test('an unverified domain gets no certificate', async () => {
    token = await claim(first);
    expect(await check(first)).toEqual(['pending', 'no_record']);
    await expect(visit('/')).rejects.toThrow();
    expect(certificates()).toEqual([]);
  });

  test('a domain with its record is verified, and gets a certificate on the first visit', async () => {
    dns.texts.set(record, [token]);
    expect(await check(first)).toEqual(['verified', undefined]);
    const shown = await visit('/harbor-law');
    expect(shown).toMatchObject({ status: 200, server: '', cookies: 0 });
    expect(shown.text).toContain('Harbor Law');
    expect(certificates()).toEqual([host]);
    expect((await visit(`/${demo}/services`)).status).toBe(200);
    expect((await visit('/')).status).toBe(200);
  });

  test('a domain serves only demos, and the Host header decides, whatever TLS named', async () => {
    for (const path of ['/nobody', '/app', '/login', '/api/auth/user', '/api/settings'])
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
    expect((await visit('/harbor-law', 'other.example', host)).status).toBe(421);
    change('update demos set expires_at = 1000 where unique_id = ?', demo);
    const expired = await visit('/harbor-law');
    expect(expired.status).toBe(410);
    expect(expired.text).toContain('Harbor Law');
    change('update demos set expires_at = ? where unique_id = ?', Date.now() + day, demo);
  });

  test.each([host, 'concepts.product.example'])(
    '%s leads from http to https, and its headers name no web server',
    async (name) => {
      const led = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { host: name };
        get(
          { host: '127.0.0.1', port: ports.http, path: '/harbor-law?to=x', headers },
          (answer) => {
            answer.resume();
            resolve(answer);
          },
        ).on('error', reject);
      });
      const { location, server } = led.headers;
      expect([led.statusCode, location]).toEqual([308, `https://${name}/harbor-law?to=x`]);
      expect(server).toBeUndefined();
    },
  );

  test('a thousand random host names get no certificate', async () => {
    const names = Array.from({ length: 1000 }, () => `${crypto.randomUUID()}.example`);
    for (let from = 0; from < names.length; from += 50) {
      const outcomes = await Promise.allSettled(
        names.slice(from, from + 50).map((name) => visit('/', name)),
      );
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    }
    expect(certificates()).toEqual([host]);
  });

  test('a restarted Caddy still knows the domain during an outage of the service', async () => {
    await service?.end();
    await stopFront();
    await startFront();
    const away = await visit('/harbor-law');
    expect(away).toMatchObject({ status: 502, server: '' });
    expect(away.text).toBe('This page cannot be shown just now. Please try again in a minute.');
    await expect(visit('/', 'unknown.example')).rejects.toThrow();
    await startBehind();
    expect((await visit('/harbor-law')).status).toBe(200);
  });

  test('another agency gets the domain when it verifies it and the first one no longer does', async () => {
    const other = await claim(second);
    dns.texts.set(record, [token, other]);
    expect(await check(second)).toEqual(['pending', 'taken']);
    expect((await visit('/harbor-law')).status).toBe(200);
    dns.texts.set(record, [other]);
    expect(await check(second)).toEqual(['verified', undefined]);
    expect((await visit('/harbor-law')).status).toBe(404);
    expect((await visit('/')).status).toBe(200);
  });

  test('a domain without its record for three days is removed, and serves nothing', async () => {
    dns.texts.clear();
    expect(await check(second)).toEqual(['verified', 'no_record']);
    change('update agency_hosts set missing_since = ? where host = ?', Date.now() - 4 * day, host);
    expect(await check(second)).toEqual(['pending', 'lost']);
    expect(readdirSync(join(folder, 'data/hosts'))).toEqual([]);
    await expect.poll(async () => (await visit('/')).status).toBe(421);
  });
});
