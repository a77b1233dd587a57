import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isFullRun } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { startStaticHost } from './static-host.ts';

const service = inject('origin');

/** Milliseconds for which a complete page is watched for another name, or for a way on. */
const watchMs = 300;

/** Records every site name that is painted at any frame, until the page has kept one. */
async function watchNames(page: Page): Promise<void> {
  await page.addInitScript((watchMs) => {
    let end = Infinity;
    const look = (): void => {
      const root = document.documentElement as HTMLElement | null;
      const shown = root !== null && (document.body as HTMLElement | null) !== null;
      if (shown && getComputedStyle(root).visibility === 'visible' && document.title !== '') {
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        if (seen.at(-1) !== document.title) seen.push(document.title);
        sessionStorage.setItem('seen', JSON.stringify(seen));
        if (document.readyState === 'complete') end = Math.min(end, performance.now() + watchMs);
      }
      if (performance.now() < end) requestAnimationFrame(look);
      else Object.assign(window, { isWatched: true });
    };
    requestAnimationFrame(look);
  }, watchMs);
}

describe.skipIf(!hasBrowser).each([
  ['that follows the rules of the build', true],
  ['without any rule', false],
])('an address on a static host %s', (_, followsRules) => {
  // Without the host's rules, the script alone decides, so these tests repeat the ones with rules.
  const testScript = test.runIf(followsRules || isFullRun);
  const { open } = useBrowser(still);
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    host = await startStaticHost(service, { followsRules });
    context = await open();
    page = await context.newPage();
    await watchNames(page);
    await page.goto(`${host.origin}/robots.txt`);
  });
  afterAll(async () => {
    await context.close();
    host.server.close();
  });

  /** The final title, and other titles painted before it except the agency's. */
  async function shown(address: string, stored?: Record<string, string>): Promise<string> {
    await page.evaluate((items) => {
      // A page that is still watched records itself no more.
      document.title = '';
      sessionStorage.clear();
      if (items) {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }
    }, stored);
    await page.goto(host.origin + address);
    await page.waitForFunction(
      () => 'isWatched' in window && document.documentElement.style.visibility === '',
      undefined,
      // Polling at every frame would keep the page painting.
      { polling: 100 },
    );
    const seen = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '[]',
    ) as string[];
    return [...new Set(seen)].join(' > ');
  }
  const currentFirm = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('currentFirmId'));

  test('of the workspace shows it, and does not change', async () => {
    const address = '/app/settings/plan?billing=test';
    expect(await shown(address)).toBe('Demos');
    expect(page.url()).toBe(host.origin + address);
  });

  test('of a firm’s page shows premier until another firm is named, and that firm from then on', async () => {
    expect(await shown('/attorneys', {})).toBe('Our Attorneys | Premier Law');
    expect(await shown('/attorneys?firm=camrose')).toBe('Our Attorneys | Camrose Law');
    expect(await currentFirm()).toBe('camrose');
    expect(await shown('/about')).toBe('About | Camrose Law');
    expect(await shown('/about?firm=nobody')).toBe('About | Camrose Law');
    expect(await currentFirm()).toBe('camrose');
  });

  testScript('of the start page leads to the firm that is named, with its section', async () => {
    expect(await shown('/?firm=camrose#practice-areas', {})).toMatch(/^Camrose Law/u);
    expect(new URL(page.url()).hash).toBe('#practice-areas');
    expect(await shown('/?firm=nobody')).toMatch(/Firstlook/u);
    expect(await shown('/')).toMatch(/Firstlook/u);
  });

  test('/gmrlaw shows that firm and makes it the current one', async () => {
    expect(await shown('/gmrlaw', {})).toMatch(/^GMR Law/u);
    expect(await shown('/contact')).toBe('Contact | GMR Law');
  });

  testScript('/demo shows the template that is asked for', async () => {
    expect(await shown('/demo?website=finance', {})).toMatch(/^Meridian Finance/u);
    expect(await shown('/demo')).toMatch(/^Premier Law/u);
    expect(await shown('/demo?website=nonsense')).toMatch(/^Premier Law/u);
  });

  test('of a demo in any industry shows the client on every page', async () => {
    const account = await openAccount(service);
    const id = await account.create({
      businessName: 'Quay Homes',
      industry: 'real-estate',
      slogan: 'By the sea',
    });
    expect(await shown(`/demos/${id}`, {})).toBe('Quay Homes: By the sea');
    const services = await shown(`/demos/${id}/services`);
    expect(services).toMatch(/^[^|>]+ \| Quay Homes$/u);
    expect(await page.locator('h1').first().textContent()).toBe(
      services.replace(' | Quay Homes', ''),
    );
    // Former addresses: the first is now that page, the second has no content.
    expect(await shown(`/demos/${id}/practice-areas/home-selling`)).toBe(services);
    expect(await shown(`/demos/${id}/practice-areas`)).toBe(services);
    expect(await shown(`/demos/${id}/attorneys`)).toBe('Quay Homes: By the sea');
    expect(await shown(`/demos/${id}/team`)).toBe('This page is not here | Quay Homes');
    expect(await shown(`/demos/${id}/nothing/here`)).toBe('This page is not here | Quay Homes');
    await account.remove(id);
  });

  testScript(
    'of a demo with an industry of its own shows the general template, also under a former link',
    async () => {
      const account = await openAccount(service);
      const id = await account.create({
        businessName: 'Krume',
        industry: 'bakery',
        slogan: 'Bread and butter',
      });
      expect(id).toMatch(/^general-krume-/u);
      expect(await shown(`/demos/${id}`, {})).toBe('Krume: Bread and butter');
      expect(await page.locator('html').getAttribute('data-industry')).toBe('general');
      expect(await page.locator('.eyebrow, [data-text="hero.eyebrow"]').first().textContent()).toBe(
        'bakery',
      );
      await account.remove(id);
    },
  );

  testScript('of a demo in German shows German words around the content', async () => {
    const account = await openAccount(service);
    const id = await account.create(
      { businessName: 'Krume', industry: 'hospitality' },
      { language: 'de', trade: 'bakery' },
    );
    await shown(`/demos/${id}/contact`, {});
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.title()).toBe('Kontakt | Krume');
    await account.remove(id);
  });

  testScript('with a saved template shows it until it has expired', async () => {
    const template = (expires: number): Record<string, string> => ({
      template_a1: JSON.stringify({
        expires,
        data: { businessName: 'Saved & Co', slogan: 'Kept here' },
      }),
    });
    expect(await shown('/demo?template=a1', template(Date.now() + 60_000))).toBe(
      'Saved & Co: Kept here',
    );
    expect(await shown('/?template=a1')).toBe('Saved & Co: Kept here');
    expect(await shown('/demo?template=a1', template(Date.now() - 1))).toMatch(/^Premier Law/u);
    expect(await page.evaluate(() => localStorage.getItem('template_a1'))).toBeNull();
  });

  testScript('of a demo in this browser’s list of older versions shows it', async () => {
    const list = [
      {
        uniqueId: 'law-listed-a1b2c3',
        data: { businessName: 'Listed Law' },
        expires: Date.now() + 60_000,
      },
    ];
    expect(await shown('/demos/law-listed-a1b2c3', { website_demos: JSON.stringify(list) })).toBe(
      'Listed Law',
    );
  });

  test('without a page is a 404', async () => {
    const missed = {
      '/nothing': '404 Page Not Found',
      '/firms/camrose/nothing': '404 Page Not Found',
      '/firms/camrose/attorneys/nobody': 'Attorney Not Found',
      '/firms/camrose/blog/nothing': 'Article Not Found',
      '/industries/law/practice-areas/nothing': 'Practice Area Not Found',
      '/industries/medical/practice-areas/nothing': 'Service Not Found',
    };
    for (const [path, heading] of Object.entries(missed)) {
      const answer = await page.goto(host.origin + path);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    await page.goto(`${host.origin}/firms/camrose/nothing`);
    expect(await page.title()).toContain('Camrose Law');
  });
});

describe.skipIf(!hasBrowser)('the same address from the service', () => {
  const { open } = useBrowser(still);

  test('gets the right page in the first response, which stores the named firm', async () => {
    const html = await (await fetch(`${service}/attorneys?firm=camrose`)).text();
    expect(html).toContain('Our Attorneys | Camrose Law');
    const context = await open();
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${service}/?firm=camrose#practice-areas`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => localStorage.getItem('currentFirmId'))).toBe('camrose');
    expect(new URL(page.url()).search).toBe('?firm=camrose');
    expect(scripts).not.toContain('/follow-address.js');
    await page.goto(`${service}/about`);
    await page.waitForURL(/\/firms\/camrose\/about\/?$/u);
    expect(await page.title()).toBe('About | Camrose Law');
    await context.close();
  });
});

test('the build writes rules that static hosts can read', () => {
  const rules = readFileSync('dist/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(80);
  // Cloudflare accepts up to a hundred rules with a variable, after those without one, and one
  // target for each.
  const variable = rules.map((rule) => /[:*]/u.test(rule.split(' ')[0] ?? ''));
  const known = rules.filter((rule, index) => variable[index] === true && rule.endsWith(' 200'));
  expect(known.length).toBeLessThanOrEqual(100);
  expect(variable.indexOf(true)).toBeGreaterThan(variable.lastIndexOf(false));
  for (const rule of rules) expect(rule).toMatch(/^\/\S+ \/\S+ (?:200|301|404)$/u);
  expect(readFileSync('dist/_headers', 'utf8')).toContain("frame-ancestors 'self'");
});
