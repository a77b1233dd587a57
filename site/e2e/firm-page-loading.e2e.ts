import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('content below the first screen', () => {
  const { open } = useBrowser({ isDrawn: true });

  test('is complete in a screenshot taken when the page has loaded', async () => {
    const context = await open({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const states = (): Promise<string[]> =>
      page
        .locator('main > section, footer')
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility));
    await page.goto(`${origin}/firms/premier`);
    const picture = await sharp(await page.screenshot({ fullPage: true })).metadata();
    expect(new Set(await states())).toEqual(new Set(['visible']));
    expect(picture.height).toBe(await page.evaluate(() => document.documentElement.scrollHeight));
    await context.close();
  });

  test('loads its pictures before fast scrolling reaches them, but not in a frame', async () => {
    const context = await open({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const missing = (): Promise<number> =>
      page
        .locator('img')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.checkVisibility() && !(one as HTMLImageElement).complete)
              .length,
        );
    await page.goto(`${origin}/firms/prime`);
    expect(await page.locator('img').count()).toBeGreaterThan(5);
    await expect.poll(missing).toBe(0);

    await page.goto(`${origin}/templates`);
    await page.getByRole('tab', { name: 'Innovate Tech' }).click();
    const frame = page.frameLocator('iframe[title="Preview of Innovate Tech"]');
    // The script that adds the print style sheet would also load the pictures.
    await frame.locator('head > link[media="print"]').waitFor({ state: 'attached' });
    expect(await frame.locator('img[loading="lazy"]').count()).toBeGreaterThan(0);
    await context.close();
  });

  test.each(sample(['practice-areas', 'testimonials', 'contact']))(
    'is where an address that names %s leads, 80 pixels below the top',
    async (anchor) => {
      const context = await open({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${origin}/firms/premier#${anchor}`);
      const top = (): Promise<number> =>
        page
          .locator(`#${anchor}`)
          .evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await expect.poll(top).toBe(80);
      await context.close();
    },
  );
});

describe('the browser’s tab', () => {
  test('has the client’s initials and colour from the first byte on', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create({
      businessName: 'Quay Street Legal',
      primaryColor: '#14532d',
    });
    const html = await (await fetch(`${origin}/demos/${uniqueId}`)).text();
    const href = /<link rel="icon"[^>]* href="([^"]*)"/u.exec(html)?.[1] ?? '';
    const icon = decodeURIComponent(href.replaceAll('&#39;', "'"));
    expect(icon).toContain('>QS<');
    expect(icon).toContain("fill='#14532d'");
  });
});
