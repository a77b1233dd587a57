import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { monthlyPrice } from '../../service/testing/monthly-price.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');

interface StructuredData {
  readonly '@graph': readonly { readonly '@type': string; readonly url?: string }[];
}

describe.skipIf(!hasBrowser)('the agency landing page', () => {
  const { open } = useBrowser();

  test('handles a press from before its scripts were loaded, with the styled modal', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.route(/\.js$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /Website Builder/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Template Access' });
    const box = await dialog.boundingBox();
    expect(box && [box.width, Math.round(box.x + box.width / 2)]).toEqual([424, 720]);
    await context.close();
  });

  test('keeps the plan that was chosen before its scripts were loaded', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.route(/\.js$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    await page
      .locator('[data-asks-for]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect
      .poll(() => page.locator('[data-demo-request] textarea').inputValue())
      .toMatch(/^I am interested in the \w+ plan\.$/u);
    await context.close();
  });

  test('leads from a plan to registration, and then to that plan', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: /^Start free trial\s*: Starter$/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Starter is ${monthlyPrice('starter')} per month`).waitFor();
    expect(await dialog.getByRole('radio', { name: 'Register' }).isChecked()).toBe(true);
    await dialog.getByLabel('Username').fill('Mara');
    await dialog.getByLabel('Email').fill(`${crypto.randomUUID()}@agency.example`);
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.keyboard.press('Enter');
    await dialog
      .getByRole('button', { name: `Subscribe for ${monthlyPrice('starter')} per month` })
      .waitFor();
    await context.close();
  });

  test('hides the tooltip of the builder button immediately on Esc', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: /Website Builder/u }).hover();
    const tooltip = page.getByText('Click to create a demo');
    await tooltip.waitFor();
    // The modules, which handle keys, start with the visitor's first movement.
    await page.keyboard.press('Escape');
    await expect.poll(() => tooltip.isVisible()).toBe(false);
    await context.close();
  });

  test('fetches no script for a new visitor before the first movement, and for a returning one only after the first paint', async () => {
    const context = await open({ hasTouch: true, isDrawn: true });
    const page = await context.newPage();
    // Headless Chromium starts with its pointer on the page; a phone has none.
    await page.addInitScript(() =>
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    );
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const requested = (): Promise<number> =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
            .length,
      );
    expect(await requested()).toBe(0);
    await page.touchscreen.tap(300, 300);
    await expect.poll(requested).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.setItem('currentFirmId', 'premier'));
    await page.reload();
    // The modules wait for an idle period, which a busy machine has late.
    await expect.poll(requested).toBeGreaterThan(0);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(Math.min(...scripts)).toBeGreaterThan(painted);
    await context.close();
  });

  test('shows the splash only when it continues into the app', async () => {
    const context = await open();
    const page = await context.newPage();
    const isCovered = (): Promise<boolean> =>
      page.evaluate(() => 'splash' in document.documentElement.dataset);
    await page.goto(`${origin}/`);
    expect(await isCovered()).toBe(false);
    await page.goto(`${origin}/?sign-in=cancelled`);
    expect(await isCovered()).toBe(true);
    await expect
      .poll(() => page.locator('[data-cover]').evaluate((one) => getComputedStyle(one).visibility))
      .toBe('hidden');
    await context.close();
  });

  test('compares an old page with its demo by a handle that keys move', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const handle = page.getByRole('slider', { name: 'How much of the old page is seen' });
    await handle.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return handle.evaluate(
          (field: HTMLInputElement) =>
            field.value !== '50' &&
            getComputedStyle(field).getPropertyValue('--at') === `${field.value}%`,
        );
      })
      .toBe(true);
    await page.getByText('The bakery is invented').waitFor();
    const pictures = page.locator('[data-compare] img');
    expect(await pictures.count()).toBe(2);
    await expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)),
      )
      .toBe(true);
    await context.close();
  });

  test('describes the product, its price and its pages for search engines', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const data = JSON.parse(json ?? '') as StructuredData;
    expect(data['@graph'].map((item) => item['@type'])).toEqual(['SoftwareApplication']);
    expect(data['@graph'][0]?.url).toBe(`${origin}/`);
    expect(json).toContain('"price":"61.00"');
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await fetch(image ?? '')).headers.get('content-type')).toBe('image/jpeg');
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    const sitemap = /^Sitemap: (.*)$/mu.exec(robots)?.[1] ?? '';
    const listed = [...(await (await fetch(sitemap)).text()).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(
      (match) => match[1] ?? '',
    );
    expect(listed).toContain(`${origin}/templates`);
    expect(listed.filter((address) => /\/(?:demos|industries|api)\//u.test(address))).toEqual([]);
    // In groups: the service closes connections that wait for long, as hundreds at once do.
    const groups = Map.groupBy(sample(listed, 7), (_, index) => Math.floor(index / 10));
    for (const group of groups.values()) {
      const answers = await Promise.all(group.map((address) => fetch(address, { method: 'HEAD' })));
      expect(group.filter((_, index) => answers[index]?.ok !== true)).toEqual([]);
    }
    await context.close();
  });

  test('every link of its own leads to a page or a section that exists', async () => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/', '/templates', '/reset-password']) {
      await page.goto(origin + path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of new Set(links.filter((one) => one.startsWith(origin)))) {
        const { pathname, search, hash } = new URL(link);
        const answer = await fetch(origin + pathname + search);
        expect([link, answer.status]).toEqual([link, 200]);
        if (hash !== '') expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`);
      }
    }
    await context.close();
  });
});
