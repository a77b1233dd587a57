import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserServer, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { chromiumFlags, findTestChromium } from '../../scripts/ensure-browsers.ts';
import { DemoSignals } from '../../service/contract/signals.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { useAgencyService } from './agency-service.ts';

/** The user agent of a Chromium that is not automated. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const phone = {
  ...still,
  userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
/** Milliseconds by which a figure may differ from the measured time. */
const tolerance = 1000;

const { open } = useBrowser(still);
const running = useAgencyService({ packs: true });

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(running.service.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: running.service.origin,
      cookie: `${running.account.cookie.name}=${running.account.cookie.value}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

const makeDemo = (): Promise<string> =>
  running.account.create({ businessName: 'Harbor Law', industry: 'law', slogan: 'Steady counsel' });

async function fetchSignals(demo: string): Promise<DemoSignals> {
  return DemoSignals.parse(await call(`/api/demos/${demo}/signals`));
}

// The page itself measures the time of each action, in the task that makes it, and these functions
// return it. So the time that a busy machine needs for a call does not count.

/**
 * Minimises or restores the browser's window, which Playwright hides from pages. Returns the time
 * at which the page lost or got the focus.
 */
async function createWindowSwitch(
  page: Page,
): Promise<(state: 'minimized' | 'normal') => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    for (const type of ['blur', 'focus'])
      addEventListener(type, () => {
        document.documentElement.dataset[`on${type}`] = String(performance.now());
      });
  });
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const { windowId } = await session.send('Browser.getWindowForTarget');
  return async (windowState) => {
    const name = windowState === 'normal' ? 'onfocus' : 'onblur';
    await page.evaluate((name) => document.documentElement.removeAttribute(name), `data-${name}`);
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
    const at = await page.waitForFunction((name) => document.documentElement.dataset[name], name, {
      polling: 100,
    });
    return Number(await at.jsonValue());
  };
}

/** Hides the page like another tab in front of it, which a headless browser does not have. */
function hide(page: Page, isHidden: boolean): Promise<number> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    return performance.now();
  }, isHidden);
}

/**
 * Keeps the page's script from running, like a computer that sleeps: it waits for an answer in the
 * way that stops all timers and uses no processor. Returns the times of the page's last timer
 * before and of its first timer after it: on a busy machine a page counts nothing until its timers
 * run again.
 */
async function sleep(page: Page, ms: number): Promise<{ from: number; to: number }> {
  await page.route('**/late', async (route) => {
    await pause(ms);
    await route.fulfill({ body: '' });
  });
  const slept = await page.evaluate(async () => {
    // Not zero: a browser runs such timers before those that are overdue.
    const nextTimer = (): Promise<number> =>
      new Promise((resolve) => setTimeout(() => resolve(performance.now()), 10));
    const from = await nextTimer();
    const request = new XMLHttpRequest();
    request.open('GET', '/late', false);
    request.send();
    return { from, to: await nextTimer() };
  });
  await page.unroute('**/late');
  return slept;
}

/** Returns the time of the frame that shows the section, in which the page learns of it too. */
function scrollTo(page: Page, section: string): Promise<number> {
  return page.evaluate((id) => {
    const block = document.querySelector(`[data-section="${id}"]`);
    // Without smooth scrolling, whose end depends on how busy the machine is.
    block?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise<number>((resolve) => {
      if (block) new IntersectionObserver(() => resolve(performance.now())).observe(block);
    });
  }, section);
}

describe.skipIf(!hasBrowser)('reading a demo on a phone', () => {
  test('is measured by section, without the time in another tab or asleep, also when the browser is killed', async () => {
    const demo = await makeDemo();
    const server: BrowserServer = await chromium.launchServer({
      executablePath: findTestChromium() ?? '',
      args: chromiumFlags,
    });
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const beacon = page.waitForRequest(/\/api\/signals$/u);
    await page.goto(`${running.service.origin}/demos/${demo}`);
    // On a busy machine the paint is reported after the page has loaded.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const painted = Number(await paint.jsonValue());
    const setWindow = await createWindowSwitch(page);
    await beacon;
    await page.waitForTimeout(3000);
    await page.touchscreen.tap(4, 500);
    const atServices = await scrollTo(page, 'services');
    await page.waitForTimeout(3500);

    const left = await hide(page, true);
    await page.waitForTimeout(4000);
    const back = await hide(page, false);
    await page.waitForTimeout(2500);
    const minimised = await setWindow('minimized');
    await page.waitForTimeout(4000);
    const normal = await setWindow('normal');
    await page.waitForTimeout(3000);
    const slept = await sleep(page, 11_000);
    await page.waitForTimeout(1500);
    // A beacon is sent every second; what was read since the last one is lost with the browser.
    await page.waitForResponse(/\/api\/signals$/u);
    const { killed, sent } = await page.evaluate(() => ({
      killed: performance.now(),
      sent: performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.endsWith('/api/signals'))?.startTime,
    }));
    server.process().kill('SIGKILL');

    const { totals, visits } = await fetchSignals(demo);
    expect(totals).toMatchObject({ people: 1, opens: 1 });
    const read = visits[0]?.pages[0]?.sections ?? {};
    const found = [
      [totals.visibleMs, painted],
      [read['services'] ?? 0, atServices],
    ] as const;
    for (const [ms, began] of found) {
      const before = left - began + (minimised - back) + (slept.from - normal) - slept.to;
      expect(ms).toBeGreaterThan(before + (sent ?? killed) - tolerance);
      expect(ms).toBeLessThan(before + killed + tolerance);
    }
    expect(visits[0]).toMatchObject({ device: 'phone', pages: [{ page: '/' }] });
  });

  test('by a recipient’s link is announced on all pages of the demo, and can be switched off', async () => {
    const demo = await makeDemo();
    const { link, token } = await call<{ link: string; token: string }>(
      `/api/demos/${demo}/recipients`,
      { name: 'Élise Martin', named: true },
    );
    const bytes = await (await fetch(link, { headers: { 'user-agent': userAgent } })).text();
    expect(bytes).toContain('North &amp; Co sees visits by this link.');
    const context = await open(phone);
    const page = await context.newPage();
    await page.goto(link);
    const notice = page.getByText('North & Co sees visits by this link.');
    await notice.waitFor();
    expect(await context.cookies()).toEqual([]);
    await page.waitForRequest(/\/api\/signals$/u);
    await page.touchscreen.tap(4, 500);
    await expect
      .poll(async () => (await fetchSignals(demo)).recipients)
      .toMatchObject([{ state: 'opened', opens: 1 }]);
    const inner = await page.locator(`a[href*="/demos/${demo}/"]`).first().getAttribute('href');
    expect(inner).toContain(`?to=${token}`);
    await page.goto(new URL(inner ?? '', running.service.origin).href);
    await notice.waitFor();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await notice.count()).toBe(0);
    await page.goto(link);
    expect(await notice.count()).toBe(0);
    expect((await fetchSignals(demo)).recipients).toMatchObject([
      { declined: true, state: 'unopened', opens: 0 },
    ]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await context.close();
  });

  test.each(
    sample([
      ['asks for it by GPC', { 'sec-gpc': '1' }],
      ['asks for it by Do Not Track', { dnt: '1' }],
    ] as const),
  )('is not measured if the browser %s', async (_name, headers) => {
    const demo = await makeDemo();
    const { link } = await call<{ link: string }>(`/api/demos/${demo}/recipients`, {
      name: 'Jon',
      named: true,
    });
    const context = await open({ ...phone, extraHTTPHeaders: headers });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
    });
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(link);
    await page.touchscreen.tap(4, 500);
    await page.waitForTimeout(4000);
    expect(sent.filter((url) => url.endsWith('/api/signals'))).toEqual([]);
    expect(await page.locator('#signals').count()).toBe(0);
    expect((await fetchSignals(demo)).totals.people).toBe(0);
    await context.close();
  });

  test('needs at most two kilobytes of script', async () => {
    const address = `${running.service.origin}/demos/${await makeDemo()}`;
    const scriptBytes = async (): Promise<number> => {
      const context = await open(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const scripts = new Set<string>();
      let bytes = 0;
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(address);
      await page.waitForRequest(/\/api\/signals$/u);
      await context.close();
      expect(scripts.size).toBeGreaterThan(0);
      return bytes;
    };
    // The service compresses its first answer quickly, and better soon after.
    await expect.poll(scriptBytes, { timeout: 30_000 }).toBeLessThanOrEqual(2000);
  });
});
