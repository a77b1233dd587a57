import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('a demo in the design Menu', () => {
  const { open } = useBrowser(still);

  async function show(overrides: Overrides, lists: ClientLists): Promise<Page> {
    const { create } = await openAccount(origin);
    const demo = { businessName: 'Quay Table', industry: 'hospitality', ...overrides };
    const context = await open({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${await create(demo, lists)}`, { waitUntil: 'networkidle' });
    return page;
  }

  test('says at the foot of its opening whether it is open now', async () => {
    const hours = { phone: '+49 30 901820', hours: 'Mo–Fr 9–12, 13–18\nSa 10–14' };
    const page = await show(hours, { trade: 'restaurant' });
    await expect
      .poll(() => page.locator('.dock b').textContent())
      .toMatch(/^(?:Open now · |Closed · |Opens )/u);
    await page.context().close();
  });

  test('has the date of its place above the prices, in the language of the page', async () => {
    const priceList = [{ name: 'Suppe', price: '€ 7', text: '', details: '', group: '' }];
    const page = await show(
      { phone: '+64 9 555 0100' },
      { trade: 'cafe', language: 'de', priceList },
    );
    await page.locator('.prices').scrollIntoViewIfNeeded();
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const today = (): string =>
      new Date().toLocaleDateString('de', { ...options, timeZone: 'Pacific/Auckland' });
    await expect.poll(() => page.locator('.price-day').textContent()).toBe(today());
    await page.context().close();
  });

  test('has no date where the time zone of its place is not known', async () => {
    const priceList = [{ name: 'Soup', price: '7', text: '', details: '', group: '' }];
    const page = await show({}, { trade: 'cafe', priceList });
    expect(await page.locator('.price-day').count()).toBe(0);
    await page.context().close();
  });

  test('shades the picture, not the paper, under a name from right to left', async () => {
    const arabic = { businessName: 'شركة الرصيف', layout: 'creative' };
    const page = await show(arabic, { trade: 'restaurant', language: 'ar' });
    const [edge, shade] = await page.evaluate(() => {
      const picture = document.querySelector('.hero-picture')?.getBoundingClientRect();
      const name = document.querySelector('.hero-name');
      const { left, right } = name ? getComputedStyle(name, '::before') : { left: '', right: '' };
      return [
        [picture?.left, innerWidth - (picture?.right ?? 0)],
        [left, right].map((side) => Number.parseFloat(side)),
      ];
    });
    expect(edge[0]).toBe(0);
    expect(shade[0]).toBe(0);
    expect(shade[1]).toBeCloseTo(edge[1] ?? 0, 0);
    await page.context().close();
  });
});
