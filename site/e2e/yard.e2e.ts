import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
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

  async function show(
    overrides: Overrides,
    width: number,
    lists: ClientLists = {},
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    const { create } = await openAccount(origin);
    const demo = { businessName: 'Quay Roofing', industry: 'construction', ...overrides };
    const path = `/demos/${await create(demo, { trade: 'roofer', ...lists })}`;
    const viewport = { width, height: 900 };
    const context = await open({ bypassCSP: true, viewport, ...options });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return page;
  }

  test.each(
    sample(
      [
        '555 0100',
        '0161 496 0127',
        '(705) 555-0139',
        '+49 3591 555 0199',
        '+49 (0) 3591 555 0199 - 24',
      ],
      4,
    ),
  )('sets the telephone number %s inside its slab, smaller than the headline', async (phone) => {
    const page = await show({ phone }, 1440);
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 2000 });
      const { own, room, size, headline } = await page.evaluate(() => {
        const find = (name: string): Element => document.querySelector(name) ?? document.body;
        const sizeOf = (name: string): number =>
          Number.parseFloat(getComputedStyle(find(name)).fontSize);
        const range = document.createRange();
        range.selectNodeContents(find('.dial b'));
        return {
          own: range.getBoundingClientRect().width,
          room: find('.dial').clientWidth,
          size: sizeOf('.dial b'),
          headline: sizeOf('h1'),
        };
      });
      expect.soft(own, `${width}`).toBeLessThanOrEqual(room);
      expect.soft(size, `${width}`).toBeLessThan(headline);
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

  describe('with projects', () => {
    const projects = ['Roofs', 'Baths', 'Roofs', 'Sheds'].map((kind, index) => ({
      title: `Job ${index + 1}`,
      place: 'Leith, 2024',
      kind,
      text: '',
    }));
    const pictures = {
      project1: { set: 'site-frame' },
      project2: { set: 'bathroom-tiles' },
      project2before: { set: 'half-painted-wall' },
      project3: { set: 'tiled-roof' },
    };
    const shown = (page: Page): Promise<string[]> =>
      page
        .locator('.works h3')
        .evaluateAll((titles) =>
          titles.filter((one) => one.checkVisibility()).map((one) => one.textContent),
        );

    test.each(sample(['standard', 'bold', 'creative']))(
      'compares the first pair of pictures in the opening, by mouse and keys, in the layout %s',
      async (layout) => {
        const page = await show({ phone: '555 0100', layout }, 1440, { projects, pictures });
        const handle = page.locator('.hero .compare input');
        expect(await handle.getAttribute('aria-label')).toBe('Before and after: Job 2');
        expect(await page.locator('.hero .duo').count()).toBe(0);
        const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
        await page.mouse.click(x + width * 0.75, y + 40);
        const at = (): Promise<number> =>
          page
            .locator('.hero .compare')
            .evaluate((one) => Number.parseFloat(getComputedStyle(one).getPropertyValue('--at')));
        expect(await at()).toBeCloseTo(75, -1);
        const clicked = await at();
        await handle.press('ArrowLeft');
        expect(await at()).toBe(clicked - 1);
        expect(await findViolations(page)).toEqual([]);
        await page.context().close();
      },
    );

    test('filters them by kind with the arrow keys, and leads only through the shown pictures', async () => {
      const page = await show({}, 1440, { projects, pictures });
      await page.locator('#choice-0').focus();
      await page.keyboard.press('ArrowRight');
      expect(await shown(page)).toEqual(['Job 1', 'Job 3']);
      await page.getByRole('button', { name: 'Enlarge picture: Job 3' }).click();
      await page.locator('.view-step').first().waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.view:popover-open').getAttribute('id')).toBe('view-project1');
      await page.keyboard.press('Escape');
      await page.locator('#choice-1').focus();
      await page.keyboard.press('ArrowRight');
      expect(await shown(page)).toEqual(['Job 2']);
      expect(await findViolations(page)).toEqual([]);
      await page.context().close();
    });

    test('filters them without a script too', async () => {
      const page = await show({}, 390, { projects, pictures }, { javaScriptEnabled: false });
      await page.locator('label[for="choice-2"]').click();
      expect(await page.locator('.works h3:visible').allTextContents()).toEqual(['Job 2']);
      await page.locator('label[for="choice-0"]').click();
      expect(await page.locator('.works h3:visible').count()).toBe(4);
      expect(await page.locator('.hero .compare-before').isVisible()).toBe(true);
      await page.context().close();
    });
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
