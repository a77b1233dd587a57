import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { sample } from '../../service/testing/full-run.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { designSamples } from './design-samples.ts';

const origin = inject('origin');

/** Pixels by which the page is wider than its window. */
function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

describe.skipIf(!hasBrowser)('a zoomed page of a firm', () => {
  const { open } = useBrowser();

  test.each(sample(designSamples, 3, 0))(
    'shows all text, uncovered by the header, on %s',
    async (design) => {
      const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      // Windows of 1440 × 900 zoomed to 200 %, and of 1280 × 1024 zoomed to 400 %.
      for (const [width, height] of [
        [720, 450],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`${origin}/industries/${design}`);
        expect(await beyond(page)).toBeLessThanOrEqual(0);
        const top = await page
          .locator('h1')
          .evaluate((headline) => Math.round(headline.getBoundingClientRect().top));
        expect(top).toBeLessThan(height);
        await page.evaluate(() => {
          window.scrollTo(0, 1000);
        });
        const bottom = await page
          .locator('.bar')
          .evaluate((bar) => bar.getBoundingClientRect().bottom);
        expect(bottom).toBeLessThanOrEqual(0);
      }
      // Doubles the text size only.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${origin}/industries/${design}`);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
});

describe.skipIf(!hasBrowser)('a client’s text in another language', () => {
  const { open } = useBrowser();
  const arabic = 'عدالة قريبة منك، بخطوات واضحة';
  let create: Awaited<ReturnType<typeof openAccount>>['create'];
  beforeAll(async () => {
    create = (await openAccount(origin)).create;
  });

  test.each(sample(designSamples, 3, 1))(
    'reads from right to left on %s, with letters that join',
    async (industry) => {
      const id = await create(
        { industry, businessName: 'مكتب النخيل', slogan: arabic },
        { language: 'ar' },
      );
      const context = await open({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}/demos/${id}`);
      const headline = await page.locator('h1').evaluate((heading) => {
        const { letterSpacing, direction, paddingRight } = getComputedStyle(heading);
        const words = document.createRange();
        words.selectNodeContents(heading);
        const [box, text] = [heading.getBoundingClientRect(), words.getBoundingClientRect()];
        return {
          letterSpacing,
          direction,
          fromRight: Math.round(box.right - Number.parseFloat(paddingRight) - text.right),
        };
      });
      expect(headline).toEqual({ letterSpacing: 'normal', direction: 'rtl', fromRight: 0 });
      const lefts = await page
        .locator('.hero .actions > *')
        .evaluateAll((all) => all.map((action) => action.getBoundingClientRect().left));
      expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
      await context.close();
    },
  );

  test('hyphenates long words by the rules of the language, but never addresses', async () => {
    const businessName = 'Rechtsanwaltskanzlei Sonnenscheinhausverwaltungsgesellschaft';
    const email = 'kanzlei@sonnenscheinhausverwaltung.example';
    const id = await create({ businessName, email }, { language: 'de' });
    const context = await open();
    const page = await context.newPage();
    const divided = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).hyphens);
    await page.goto(`${origin}/demos/${id}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await divided('h1 span')).toBe('auto');
    expect(await divided('.brand-name')).toBe('auto');
    expect(await divided('.foot-name span')).toBe('auto');
    expect(await divided('.foot a[href^="mailto:"]')).toBe('manual');
    await page.goto(`${origin}/firms/premier`);
    expect(await divided('h1 span')).toBe('manual');
    await context.close();
  });
});

describe.skipIf(!hasBrowser)('a firm’s page on paper', () => {
  const { open } = useBrowser();

  test.each(sample(designSamples, 3, 2))(
    'is dark on white, without controls, on %s',
    async (design) => {
      // An A4 sheet without its margins.
      const context = await open({
        viewport: { width: 703, height: 1031 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${origin}/industries/${design}`, { waitUntil: 'networkidle' });
      // A script fetches the sheet for paper after the page has loaded.
      await page.waitForFunction(() =>
        Array.from(document.styleSheets).some(({ media }) => media.mediaText === 'print'),
      );
      await page.emulateMedia({ media: 'print' });
      const inked = await page.evaluate(() =>
        Array.from(document.querySelectorAll('body, body *')).flatMap((element) => {
          const { backgroundColor } = getComputedStyle(element);
          const isStar = element.parentElement?.className === 'stars';
          if (isStar || !element.checkVisibility()) return [];
          return /^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/u.test(backgroundColor)
            ? []
            : [`${element.tagName}.${element.className}: ${backgroundColor}`];
        }),
      );
      expect(inked).toEqual([]);
      expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
        'rgb(0, 0, 0)',
      );
      expect(await page.locator('button:visible, .button:visible, form:visible').count()).toBe(0);
      expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).position)).toBe(
        'static',
      );
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
});

describe.skipIf(!hasBrowser)('a portrait of a firm', () => {
  const { open } = useBrowser();

  test.each([
    ['/firms/lantern', 900],
    ['/industries/education', 1024],
  ])('leaves the words beside it room on %s at %i pixels', async (path, width) => {
    const context = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + path);
    const widths = await page
      .locator('.faces .face-words')
      .evaluateAll((words) => words.map((element) => element.clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(120);
  });
});
