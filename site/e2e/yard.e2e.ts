import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { openAccount } from './agency-account.ts';
import { sample } from '../../service/testing/full-run.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.skipIf(!hasBrowser)('a demo in the design Yard', () => {
  const { open } = useBrowser(still);

  async function show(overrides: Overrides, width: number): Promise<Page> {
    const { create } = await openAccount(origin);
    const demo = { businessName: 'Quay Roofing', industry: 'construction', ...overrides };
    const path = `/demos/${await create(demo, { trade: 'roofer' })}`;
    const context = await open({ bypassCSP: true, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return page;
  }

  test.each(
    sample([
      '555 0100',
      '0161 496 0127',
      '(705) 555-0139',
      '+49 3591 555 0199',
      '+49 (0) 3591 555 0199 - 24',
    ]),
  )('sets the telephone number %s as wide as its slab, and no wider', async (phone) => {
    const page = await show({ phone }, 1440);
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 2000 });
      const [own, room] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.dial b') ?? document.body);
        return [
          range.getBoundingClientRect().width,
          document.querySelector('.dial b')?.getBoundingClientRect().width ?? 0,
        ];
      });
      expect.soft(own, `${width}`).toBeLessThanOrEqual(room);
      expect.soft(own, `${width}`).toBeGreaterThan(room * 0.55);
      expect.soft(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });

  test('shows three services in place of a missing telephone number, and asks once', async () => {
    const page = await show({ callToAction: 'Ask for a price' }, 1440);
    expect(await page.locator('.dial').count()).toBe(0);
    expect(await page.locator('.jobs li').count()).toBe(3);
    expect(await page.locator('.jobs').isVisible()).toBe(true);
    expect(await page.locator('.hero').getByText('Ask for a price').count()).toBe(1);
    await page.context().close();
  });

  test('shows a site sign with three services in place of a missing picture', async () => {
    const page = await show({ phone: '555 0100', heroImageStyle: 'pattern' }, 1440);
    expect(await page.locator('.sign li').count()).toBe(3);
    expect(await page.locator('.sign').isVisible()).toBe(true);
    expect(await page.locator('.hero-picture').isVisible()).toBe(false);
    await page.context().close();
  });

  test.each(
    sample([
      ['minimal', '#ffff00', '#00ff00'],
      ['bold', '#000000', '#ffffff'],
      ['creative', '#ff00ff', '#39ff14'],
      ['standard', '#777777', '#787878'],
    ]),
  )(
    'puts nothing in the way of weak eyes in the layout %s in %s and %s',
    async (layout, primary, secondary) => {
      const page = await show(
        {
          layout,
          primaryColor: primary,
          secondaryColor: secondary,
          phone: '555 0100',
          slogan: 'Dry by morning, always',
        },
        1440,
      );
      expect.soft(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await findViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
});
