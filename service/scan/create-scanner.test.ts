import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { useWarmWorker } from '../testing/scanned-site.ts';
import { openSiteBrowser } from './browser/open-site-browser.ts';
import { createScanner } from './create-scanner.ts';
import type { Scanner } from './scanner.ts';
import { startTestSite } from './start-test-site.ts';
import type { TestSite } from './start-test-site.ts';

const hour = 3_600_000;
const page =
  '<title>Tallow Roofing</title><h1>Roofers in Leeds</h1><p>We mend roofs of slate and tile.</p>';
let site: TestSite | undefined;
useWarmWorker();
afterEach(() => site?.stop());

async function open(
  answer: Parameters<typeof startTestSite>[0][string],
  clock = { now: 0 },
  limits = {},
): Promise<{
  site: TestSite;
  scan: (url: string, source?: string, again?: boolean) => ReturnType<Scanner>;
}> {
  site = await startTestSite({ '/': answer });
  const scanner = createScanner(
    { scanAllowHosts: new Set(), scanResolve: new Map([['tallowroofing.com', site.host]]) },
    pino({ enabled: false }),
    () => clock.now,
    limits,
  );
  const scan = (url: string, source?: string, again?: boolean): ReturnType<Scanner> =>
    scanner({ url, source, again, signal: new AbortController().signal, onStage: () => undefined });
  return { site, scan };
}

function homesAsked({ asked }: TestSite): number {
  return asked.filter((path) => path === '/').length;
}

test('asks a website once an hour, however its address is spelled', async () => {
  const clock = { now: 1_000_000 };
  const { site, scan } = await open(page, clock);
  const first = await scan('tallowroofing.com');
  expect(await scan(' HTTPS://TallowRoofing.com:443/#contact')).toEqual(first);
  clock.now += hour - 1;
  await scan('https://tallowroofing.com');
  expect(homesAsked(site)).toBe(1);
  clock.now += 2;
  await scan('https://tallowroofing.com');
  expect(homesAsked(site)).toBe(2);
});

test('reads a website again within the hour for a repeated scan, and stores the new reply', async () => {
  let told = page;
  const { site, scan } = await open((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(told);
  });
  await scan('tallowroofing.com');
  told = page.replaceAll('Tallow Roofing', 'Tallow Roofers');
  expect((await scan('tallowroofing.com')).website.businessName).toBe('Tallow Roofing');
  const again = await scan('tallowroofing.com', undefined, true);
  expect(again.website.businessName).toBe('Tallow Roofers');
  expect(await scan('tallowroofing.com')).toEqual(again);
  expect(homesAsked(site)).toBe(2);
});

test('keeps nothing that a person pasted, and nothing that may be better in a moment', async () => {
  let isBroken = true;
  const { site, scan } = await open((_request, response) => {
    response.writeHead(isBroken ? 503 : 200, { 'content-type': 'text/html' }).end(page);
  });
  await scan('tallowroofing.com', '<title>Pasted Firm</title><h1>Pasted Firm</h1>');
  expect((await scan('tallowroofing.com')).outcome).not.toBe('ok');
  isBroken = false;
  expect(await scan('tallowroofing.com')).toMatchObject({
    outcome: 'ok',
    website: { businessName: 'Tallow Roofing' },
  });
  expect(homesAsked(site)).toBe(2);
});

test('says that it is busy when more websites wait than it can read, and what is kept is answered all the same', async () => {
  const { site, scan } = await open(page, { now: 0 }, { maxRunning: 1, waiting: 0 });
  await scan('tallowroofing.com');
  const pasted = scan('other.example', '<title>Pasted Firm</title>');
  await expect(scan('other.example', '<p>more')).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfter: 10 },
  });
  expect((await scan('tallowroofing.com')).outcome).toBe('ok');
  await pasted;
  expect(homesAsked(site)).toBe(1);
});

test('asks again for a website that its browser could not read', async () => {
  site = await startTestSite({
    '/': '<title>Tallow Roofing</title><div id="root"></div><script src="/app.js"></script>',
  });
  for (const [browser, asked] of [
    [undefined, 1],
    [{ path: '/nowhere/browser' }, 3],
  ] as const) {
    const env = {
      scanAllowHosts: new Set<string>(),
      scanResolve: new Map([['tallowroofing.com', site.host]]),
      browser,
    };
    const log = pino({ enabled: false });
    const scanner = createScanner({ ...env, browser: openSiteBrowser(env, log) }, log);
    const request = {
      url: 'tallowroofing.com',
      source: undefined,
      signal: new AbortController().signal,
    };
    for (let times = 0; times < 2; times += 1)
      expect((await scanner({ ...request, onStage: () => undefined })).outcome).toBe('script-only');
    expect(homesAsked(site)).toBe(asked);
  }
});
