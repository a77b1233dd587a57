import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const hours = [1, 6, 12, 19];

describe.skipIf(!hasBrowser)('a demo in the design Courtyard', () => {
  const { open } = useBrowser();

  let account: ReturnType<typeof openAccount> | undefined;

  async function show(
    overrides: Overrides,
    hour: number,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const { create } = await (account ??= openAccount(origin));
    const demo = { businessName: 'Quay School', industry: 'education', ...overrides };
    const context = await open({ bypassCSP: true, ...options });
    await context.addInitScript((at) => {
      Date.prototype.getHours = () => at;
    }, hour);
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${await create(demo, { trade: 'school' })}`, {
      waitUntil: 'networkidle',
    });
    return page;
  }
  async function skyOf(page: Page): Promise<string> {
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    return await page.locator('.hero').evaluate(async (hero) => {
      await Promise.all(hero.getAnimations().map((one) => one.finished));
      return getComputedStyle(hero).backgroundColor;
    });
  }

  test('lights its street by the hour, and words stay readable', async () => {
    const skies = new Set<string>();
    for (const hour of hours) {
      const page = await show({ phone: '555 0100' }, hour);
      skies.add(await skyOf(page));
      expect.soft(await findViolations(page), `${hour}`).toEqual([]);
      await page.context().close();
    }
    expect(skies.size).toBe(3);
  });

  test.each(
    sample([
      ['#000000', '#ffffff'],
      ['#ffff00', '#00ff00'],
      ['#ff00ff', '#39ff14'],
    ]),
  )('keeps its words readable at night in %s and %s', async (primaryColor, secondaryColor) => {
    const page = await show({ primaryColor, secondaryColor, phone: '555 0100' }, 1);
    await skyOf(page);
    expect(await findViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('has the light of the day where less motion is preferred', async () => {
    const skies = new Set<string>();
    for (const hour of hours) {
      const page = await show({}, hour, { reducedMotion: 'reduce' });
      skies.add(await skyOf(page));
      await page.context().close();
    }
    expect(skies.size).toBe(1);
  });

  test('has people whole below its board, from 1180 to 1920 pixels wide', async () => {
    const page = await show({}, 12, { viewport: { width: 1180, height: 900 } });
    for (const width of [1180, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.evaluate(() => {
        const bottom = (name: string): number =>
          document.querySelector(name)?.getBoundingClientRect().bottom ?? Number.NaN;
        return bottom('.scene') - bottom('.hero-board');
      });
      // A person is up to 92 of the drawing's 1440 units high, and the ground 60.
      expect.soft(room, `${width}`).toBeGreaterThan((width * (92 + 60)) / 1440);
    }
    await page.context().close();
  });

  test('says below its opening whether it is open now, and nothing moves for it', async () => {
    const page = await show({ phone: '+49 30 901820', hours: 'Mo–Fr 9–12, 13–18\nSa 10–14' }, 12);
    const held = Promise.withResolvers<undefined>();
    await page.route('**/islands/hours.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    const line = page.locator('.notices b');
    // Late fonts move words, too.
    const tops = (): Promise<readonly number[]> =>
      page.locator('main > section').evaluateAll(async (all) => {
        await document.fonts.ready;
        return all.map((one) => Math.round(one.getBoundingClientRect().top));
      });
    const before = await tops();
    expect(await line.textContent()).toBe('');
    held.resolve(undefined);
    await expect.poll(() => line.textContent()).toMatch(/^(?:Open now · |Closed · |Opens )/u);
    expect(await tops()).toEqual(before);
    await page.context().close();
  });
});
