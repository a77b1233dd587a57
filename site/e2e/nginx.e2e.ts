import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeNginxRules } from '../../scripts/nginx-rules.ts';
import { offer } from '../../service/testing/approve-demo.ts';
import { freePort } from '../../service/testing/start-service.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { nginxProgram, startNginx } from './start-nginx.ts';
import { startService, type RunningService } from './start-service.ts';

if (nginxProgram === undefined)
  process.stdout.write('nginx was not found: the tests behind it are skipped.\n');

let folder = '';
let origin = '';
let nginx: ChildProcess | undefined;
let service: RunningService | undefined;
let account: AgencyAccount;

function rules(port: number, at = folder): string {
  const site = resolve(process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist');
  const types = '/etc/nginx/mime.types';
  return `include ${existsSync(types) ? types : join(nginxProgram ?? '', '../../etc/nginx/mime.types')};
  proxy_cache_path ${at}/kept keys_zone=firstlook:1m inactive=10m;
  limit_conn_zone $binary_remote_addr zone=firstlook_addresses:1m;
  limit_conn_status 429;
  server { limit_conn firstlook_addresses 100; listen 127.0.0.1:${port}; root ${site}; include ${at}/_nginx-demos.conf; include ${at}/_nginx.conf; }`;
}

beforeAll(async () => {
  if (nginxProgram === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'firstlook-nginx-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  service = await startService({
    folder: join(folder, 'data'),
    without: ['packing', 'preparation'],
    settings: { PUBLIC_ORIGIN: origin },
  });
  writeNginxRules(folder, service.origin);
  nginx = startNginx(folder, { http: rules(port) });
  await vi.waitFor(() => fetch(origin), { timeout: 20_000 });
  account = await openAccount(origin);
});
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await service?.end();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + path, { headers, redirect: 'manual' });

async function fetchTitle(path: string): Promise<string> {
  const answer = await get(path);
  return `${answer.status} ${/<title[^>]*>([^<]*)/u.exec(await answer.text())?.[1] ?? ''}`;
}

/** A demo's page with nginx's cache status. */
async function demoPage(
  id: string,
): Promise<{ status: number; cacheState: string | null; text: string }> {
  const answer = await get(`/demos/${id}`);
  return {
    status: answer.status,
    cacheState: answer.headers.get('x-cache'),
    text: await answer.text(),
  };
}

describe.skipIf(nginxProgram === undefined)('the built folder under nginx', () => {
  test.each([
    ['/', /^200 .+/u],
    ['/templates', /^200 .+/u],
    ['/attorneys', /^200 .*Premier/u],
    ['/blog/', /^200 .*Premier/u],
    ['/gmrlaw', /^200 /u],
    ['/demo?website=law', /^200 /u],
    ['/firms/gmrlaw/contact', /^200 /u],
    ['/firms/gmrlaw/nothing', /^404 .*GMR/iu],
    ['/blog/nothing', /^404 .*Article Not Found.*Premier/u],
    ['/firms/gmrlaw/attorneys/nobody', /^404 .*Attorney Not Found.*GMR/iu],
    ['/nothing', /^404 404 Page Not Found/u],
    ['/_nginx.conf', /^404 /u],
    ['/_headers', /^404 /u],
  ])('%s is the right page', async (path, title) => {
    expect(await fetchTitle(path)).toMatch(title);
  });

  test.each(['/', '/nothing', '/api/health', '/reset-password', '/firms/premier'])(
    '%s has every header once',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe(
        path === '/reset-password' ? 'DENY' : 'SAMEORIGIN',
      );
      expect(headers.get('content-security-policy')).toContain('frame-ancestors');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  test('a page with a token in its address is neither cached nor sent as a referrer', async () => {
    const { headers } = await get('/reset-password?token=x');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  test('files named by their content are cached permanently', async () => {
    const [file = ''] =
      /\/_astro\/[^"' )]+/u.exec(await (await get('/firms/premier')).text()) ?? [];
    const { status, headers } = await get(file);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe.skipIf(nginxProgram === undefined)('a demo under nginx without a service', () => {
  let files: ChildProcess | undefined;
  let alone = '';
  beforeAll(async () => {
    if (nginxProgram === undefined) return;
    const place = join(folder, 'files');
    mkdirSync(place);
    const port = await freePort();
    alone = `http://127.0.0.1:${port}`;
    writeNginxRules(place, service?.origin ?? '');
    files = startNginx(place, {
      http: rules(port, place).replace(/include [^;]*_nginx-demos\.conf; /u, ''),
    });
    await vi.waitFor(() => fetch(alone), { timeout: 20_000 });
  });
  afterAll(() => void files?.kill('SIGTERM'));

  test.each([
    ['/demos/real-estate-dunes-a1b2c3', 'real-estate', '/'],
    ['/demos/real-estate-dunes-a1b2c3/', 'real-estate', '/'],
    ['/demos/general-krume-a1b2c3/services', 'real-estate', '/services'],
    ['/demos/law-x-a1b2c3/privacy-policy/', 'law', '/privacy-policy'],
    ['/demos/lawful-x-a1b2c3', 'real-estate', '/'],
    ['/demos/law-x-a1b2c3/attorneys', 'law', '/not-found'],
    ['/demos/law-x-a1b2c3/attorneys/leila-haddad', 'law', '/not-found'],
    ['/demos/law-x-a1b2c3/nothing', 'law', '/not-found'],
  ])('%s is in the design %s with its page %s', async (path, design, page) => {
    const html = await (await fetch(alone + path)).text();
    expect(html).toMatch(
      new RegExp(`<html[^>]* data-design="${design}"[^>]* data-page="${page}"`, 'u'),
    );
  });
});

describe.skipIf(nginxProgram === undefined)('a demo behind nginx', () => {
  test('is cached, and revalidated with its version', async () => {
    const id = await account.create({ businessName: 'Kept & Sons', industry: 'law' });
    expect((await demoPage(id)).cacheState).toBe('MISS');
    const seen = new Set<string | null>();
    await expect
      .poll(
        async () => {
          seen.add((await demoPage(id)).cacheState);
          return ['HIT', 'REVALIDATED'].every((status) => seen.has(status));
        },
        { interval: 200, timeout: 20_000 },
      )
      .toBe(true);
  });

  test('is shown in its new version after an edit, and is gone after its deletion', async () => {
    const id = await account.create({ businessName: 'First Version', industry: 'law' });
    expect((await demoPage(id)).text).toContain('First Version');
    await account.edit(id, { businessName: 'Second Version', industry: 'law' });
    await expect
      .poll(async () => (await demoPage(id)).text, { timeout: 20_000 })
      .toContain('Second Version');
    await account.remove(id);
    await expect.poll(async () => (await demoPage(id)).status, { timeout: 20_000 }).toBe(404);
  });

  test('is the same page for its owner and for others', async () => {
    const id = await account.create({ businessName: 'For Everybody', industry: 'law' });
    const cookie = `${account.cookie.name}=${account.cookie.value}`;
    const mine = await get(`/demos/${id}`, { cookie });
    expect(mine.headers.get('set-cookie')).toBeNull();
    expect(await mine.text()).toBe((await demoPage(id)).text);
  });

  test('is approved and verified on pages of the service, with its headers', async () => {
    const id = await account.create({ businessName: 'Signed Company', industry: 'law' });
    const cookie = `${account.cookie.name}=${account.cookie.value}`;
    const file = new SqliteFile(join(folder, 'data/firstlook.sqlite'), { timeout: 10_000 });
    file.prepare('update users set email_verified = 1').run();
    file.prepare("update subscriptions set plan = 'agency'").run();
    file.close();
    const response = await fetch(`${origin}/api/demos/${id}/approvals`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(offer),
    });
    const { link } = (await response.json()) as { link: string };
    expect(await fetchTitle(link)).toMatch(/^200 .*Signed Company/u);
    expect(await fetchTitle(`${link}/page`)).toMatch(/^200 Signed Company/u);
    expect(await fetchTitle('/verify')).toMatch(/^200 /u);
    const renewal = await get('/renew?token=none');
    expect([renewal.status, renewal.headers.get('x-frame-options')]).toEqual([400, 'DENY']);
    expect(await fetchTitle('/verify-email')).toMatch(/^200 /u);
  });

  test('has a share card cached for as long as the service allows', async () => {
    const id = await account.create({ businessName: 'Card & Co', industry: 'law' });
    const { text } = await demoPage(id);
    const [path = ''] = /\/demos\/[^"/]+\/share-[^"]+/u.exec(text) ?? [];
    // While the machine is busy, the service sends a picture for the time being, not to be cached.
    await expect
      .poll(
        async () => {
          const { status, headers } = await get(path);
          return `${status} ${headers.get('cache-control')}`;
        },
        { timeout: 20_000 },
      )
      .toContain('200 public, max-age=300, s-maxage=0');
  });

  test.each([
    '/api/auth/user',
    '/api/demos',
    '/api/auth/user/x.css',
    '/api/demos/x.jpg',
    '/api/auth/sessions',
  ])('leaves nothing of what %s answers its owner to others', async (path) => {
    const cookie = `${account.cookie.name}=${account.cookie.value}`;
    const mine = await get(path, { cookie });
    expect(mine.headers.get('cache-control')).toBe('no-store');
    expect(mine.headers.get('x-cache')).toBeNull();
    const others = await get(path);
    expect([401, 404]).toContain(others.status);
    expect(await others.text()).not.toContain(account.email);
  });
});
