import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDnsServer, type DnsServer } from '../../service/testing/dns-server.ts';
import { offer } from '../../service/testing/approve-demo.ts';
import { platform } from '../../service/platform.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { startService, type RunningService } from './start-service.ts';

const host = 'demo.agency.example';
let folder = '';
let dns: DnsServer;
let service: RunningService;
let account: AgencyAccount;
/** The id of an open request for approval. */
let approval = '';
/** Matches names of the product, its service and its makers, which clients must not see. */
let words: RegExp;

function call(method: string, path: string, body?: object): Promise<Response> {
  const { origin } = service;
  return fetch(origin + path, {
    method,
    headers: {
      origin,
      cookie: `${account.cookie.name}=${account.cookie.value}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request under the agency's own domain. */
function get(path: string, { method = 'GET', body = '' } = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: new URL(service.origin).port,
        method,
        path,
        headers: {
          host,
          accept: 'text/html',
          ...(method === 'POST' && {
            origin: `https://${host}`,
            'content-type': 'application/x-www-form-urlencoded',
          }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-white-'));
  dns = await startDnsServer();
  service = await startService({
    folder,
    without: ['packing', 'preparation'],
    settings: { DNS_SERVERS: dns.address, TRIAL_DAYS: '0', PUBLIC_ORIGIN: '' },
  });
  account = await openAccount(service.origin);
  const file = new SqliteFile(join(folder, 'firstlook.sqlite'), { timeout: 10_000 });
  file.prepare('update users set email_verified = 1').run();
  file.prepare("update subscriptions set plan = 'agency'").run();
  const described = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const own = [platform.name, described.name, platform.tagline, new URL(service.origin).host];
  const escaped = own.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  words = new RegExp(`${escaped.join('|')}|\\bhono\\b|x-powered-by|node\\.js`, 'iu');
  const profile = {
    name: 'Northlight Studio',
    phone: '+43 1 2345678',
    email: 'hi@northlight.example',
    accent: '#0f766e',
    whiteLabel: true,
  };
  expect((await call('PATCH', '/api/agency', profile)).status).toBe(200);
  const claimed = (await (await call('POST', '/api/agency/hosts', { host })).json()) as {
    dns: { name: string; value: string }[];
  };
  dns.texts.set(claimed.dns[0]?.name ?? '', [claimed.dns[0]?.value ?? '']);
  await call('POST', `/api/agency/hosts/${host}/check`);
  const uniqueId = await account.create({ businessName: 'Harbor Law', industry: 'law' });
  const rows = (await (await call('GET', '/api/demos')).json()) as {
    id: string;
    uniqueId: string;
  }[];
  const row = rows.find((one) => one.uniqueId === uniqueId)?.id ?? '';
  const response = await call('POST', `/api/demos/${row}/approvals`, offer);
  approval = ((await response.json()) as { id: string }).id;
  const old = await account.create({ businessName: 'Old Firm', industry: 'law' });
  file.prepare('update demos set expires_at = 1000 where unique_id = ?').run(old);
  file.close();
});
afterAll(async () => {
  await service.end();
  await dns.close();
  rmSync(folder, { recursive: true, force: true });
});

test('no address under the agency’s domain names the product', async () => {
  const seen = new Set<string>();
  const waiting = ['/', '/harbor-law', '/old-firm', '/nobody', '/app', '/api/none', '/opt-out'];
  waiting.push('/verify', '/verify/none', '/approve/none', `/approve/${approval}`);
  waiting.push(`/approve/${approval}/page`, `/api/approvals/${approval}`);
  const statuses = new Map<string, number>();
  while (waiting.length > 0) {
    const path = waiting.pop() ?? '';
    if (seen.has(path) || seen.size > 400) continue;
    seen.add(path);
    const { status, headers, text } = await get(path);
    statuses.set(path, status);
    const head = JSON.stringify({ ...headers, date: '' });
    expect([path, words.exec(head)?.[0], headers['set-cookie']]).toEqual([
      path,
      undefined,
      undefined,
    ]);
    // Only the addresses of pictures and fonts are checked.
    if (!/text|json|script|svg/u.test(String(headers['content-type']))) continue;
    const found = words.exec(text);
    expect([path, found && text.slice(found.index - 60, found.index + 60)]).toEqual([path, null]);
    const addresses = text.matchAll(/(?:href|src|action|content|url\()=?["'(]?([^"'\s>)]+)/gu);
    for (const [, address = ''] of addresses) {
      const url = URL.parse(address, `https://${host}${path}`);
      if (url?.host === host && !url.pathname.startsWith('/api/')) waiting.push(url.pathname);
    }
    for (const [, script = ''] of text.matchAll(
      /["'`](\/(?:_astro|islands)\/[\w./-]+|\/[\w-]+\.js)["'`]/gu,
    ))
      waiting.push(script);
  }
  expect(statuses.get('/harbor-law/about-this-page')).toBe(200);
  expect([statuses.get('/old-firm'), statuses.get('/nobody')]).toEqual([410, 404]);
  expect(statuses.get('/opt-out/de')).toBe(200);
  for (const path of ['/verify', `/approve/${approval}`, `/approve/${approval}/page`])
    expect([path, statuses.get(path)]).toEqual([path, 200]);
  expect(statuses.get('/approve/none')).toBe(404);
  expect(seen.size).toBeGreaterThan(20);
});

test('pages without a demo show the agency’s name and contact details', async () => {
  for (const path of ['/', '/old-firm', '/nobody', '/api/none']) {
    const { text } = await get(path);
    expect([path, text.includes('Northlight Studio')]).toEqual([path, true]);
    expect([path, text.includes('mailto:hi%40northlight.example')]).toEqual([path, true]);
  }
});

test('every demo has a link that contacts the agency', async () => {
  const { text } = await get('/harbor-law');
  expect(text).toMatch(/<a class="talk" href="mailto:hi%40northlight\.example">Talk to us<\/a>/u);
  expect(text).toContain('href="tel:+4312345678"');
  await call('PATCH', '/api/agency', { whiteLabel: false });
  expect((await get('/harbor-law')).text).not.toContain('Talk to us');
  await call('PATCH', '/api/agency', { whiteLabel: true });
});

test('a refused form and its mail name only the agency', async () => {
  const refused = await get('/api/opt-outs', { method: 'POST', body: 'domain=x' });
  expect(refused.status).toBe(422);
  expect(refused.text).not.toMatch(words);
});
