import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const names = [
  'Premier Law',
  'Meridian Finance',
  'Prime Properties',
  'Innovate Tech',
  'The Rook & River',
  'Plumb & Level',
  'Lantern Hall',
];

const selected = (page: Page): Promise<string | null> =>
  page.locator('[role=tab][aria-selected=true]').textContent();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
const storedFirm = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('currentFirmId'));

describe.skipIf(!hasBrowser)('the gallery of templates', () => {
  const { open } = useBrowser({ isDrawn: true });

  test('has tabs that arrow keys focus, and Enter or Space opens', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    expect(await page.title()).toContain('Professional Website Designs');
    await page.getByRole('tab', { name: 'Premier Law' }).focus();
    const passed = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowRight']) {
      await page.keyboard.press(key);
      passed.push((await focused(page)).trim());
    }
    expect(passed).toEqual([1, 6, 0, 6, 0, 1].map((index) => names[index]));
    expect((await selected(page))?.trim()).toBe('Premier Law');
    expect(await storedFirm(page)).toBeNull();

    await page.keyboard.press('Enter');
    expect((await selected(page))?.trim()).toBe('Meridian Finance');
    expect(await storedFirm(page)).toBe('meridian');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect((await selected(page))?.trim()).toBe('Prime Properties');
    expect(await storedFirm(page)).toBe('prime');
    expect(page.url()).toBe(`${origin}/templates#real-estate`);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
    await context.close();
  });

  test('loads only the website of the chosen template, at the width of the chosen view', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    await page.getByRole('tab', { name: 'Innovate Tech' }).click();
    const frame = page.frameLocator('iframe[title="Preview of Innovate Tech"]');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const pages = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(pages).not.toContain('/demo?website=finance');
    const widths = (): Promise<{ inside: number; outside: number }> =>
      page
        .locator('iframe[title="Preview of Innovate Tech"]')
        .evaluate((element: HTMLIFrameElement) => ({
          inside: element.contentWindow?.innerWidth ?? 0,
          outside: Math.round(element.getBoundingClientRect().width),
        }));
    const box = await page.locator('#technology :has(> [data-page])').boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(1.6, 1);
    expect(await widths()).toEqual({ inside: 1440, outside: Math.round(box?.width ?? 0) });
    await page.getByText('Phone', { exact: true }).click();
    await expect.poll(async () => (await widths()).inside).toBe(390);
    await context.close();
  });

  test('scrolls the page by wheel until the frame is clicked', async () => {
    const context = await open();
    const page = await context.newPage();
    // A headless Chromium starts with its pointer in the corner of the page.
    await page.addInitScript(() =>
      window.addEventListener(
        'pointerover',
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        { capture: true },
      ),
    );
    await page.goto(`${origin}/templates`);
    await page.locator('[data-gallery][data-ready]').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.mouse.move(700, 700);
    await page.locator('#law iframe[data-loaded]').waitFor();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    await page.mouse.click(700, 600);
    await page.locator('#law [data-live]').waitFor();
    // The browser knows the element below the wheel after the next paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.wheel(0, 300);
    const inside = (): Promise<number> =>
      page
        .locator('#law iframe')
        .evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY ?? 0);
    await expect.poll(inside).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await page.getByRole('tab', { name: 'Premier Law' }).focus();
    await expect.poll(() => page.locator('[data-live]').count()).toBe(0);
    await context.close();
  });

  test('opens the tab of the address, and follows its changes', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates#finance`);
    await page.getByRole('heading', { name: 'Meridian Finance' }).waitFor();
    expect((await selected(page))?.trim()).toBe('Meridian Finance');
    expect(await page.getByRole('heading', { name: 'Premier Law' }).isVisible()).toBe(false);
    expect(await storedFirm(page)).toBe('meridian');
    await page.evaluate(() => (location.hash = '#technology'));
    await page.getByRole('heading', { name: 'Innovate Tech' }).waitFor();
    expect(await storedFirm(page)).toBe('innovate');
    await context.close();
  });

  test('shows all seven templates one after another without script, with links instead of frames', async () => {
    const context = await open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    for (const name of names) {
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
      expect(
        await page.getByRole('link', { name: `Preview Full Website of ${name}` }).isVisible(),
      ).toBe(true);
    }
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator('#view-phone').isVisible()).toBe(false);
    for (const [index, id] of [
      'law',
      'finance',
      'real-estate',
      'technology',
      'hospitality',
      'construction',
      'education',
    ].entries()) {
      const link = page.getByRole('link', {
        name: `Preview Full Website of ${names[index] ?? ''}`,
      });
      expect(await link.getAttribute('href')).toBe(`/demo?website=${id}`);
    }
    await context.close();
  });

  test('finds a trade by terms in different languages, and shows its demo', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    const shown = page.locator('[data-trade]:visible');
    expect(await shown.count()).toBe(readdirSync('templates-data/trades').length);
    const field = page.getByLabel('Find your prospect');
    for (const [words, trade] of [
      ['plumb', 'plumber'],
      ['panadería', 'bakery'],
      ['Zahnarzt', 'dentist'],
    ] as const) {
      await field.fill(words);
      await expect
        .poll(() => shown.evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.trade)))
        .toContain(trade);
    }
    // A connection that is lost once does no harm.
    await page.route('**/client/kits/medical.json', (route) => route.abort(), { times: 1 });
    await page.locator('[data-trade="dentist"]').click();
    const frame = page.frameLocator('iframe[title="A demo for the trade Dentist"]');
    await frame.getByRole('heading', { level: 1, name: 'Your Dentist' }).waitFor();
    expect(await page.locator('[data-trade][aria-current]').count()).toBe(1);
    // Links in the frame do nothing.
    const link = frame.locator('header a[href]').last();
    await link.evaluate((element: HTMLElement) => element.click());
    await frame.getByRole('heading', { level: 1, name: 'Your Dentist' }).waitFor();
    await field.fill('zzzz');
    await page.getByText('No trade of that name.').waitFor();
    await context.close();
  });

  test('fits 320 pixels', async () => {
    const context = await open({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${origin}/templates`);
    for (const name of names) {
      await page.getByRole('tab', { name }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    }
    await context.close();
  });
});
