import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { openAgency, openLibrary, row, showTab, title } from './library-page.ts';
import { findStudioViolations } from './studio-page.ts';

describe.skipIf(!hasBrowser)('people who use the library', () => {
  const { open } = useBrowser(still);

  const agencyWith = (
    names: readonly string[],
    options?: BrowserContextOptions,
  ): ReturnType<typeof openAgency> => openAgency(open, names, options);

  test('is operated by keyboard, and on a phone shows the list, then the demo', async () => {
    const { context, page } = await agencyWith(['Harbor Law', 'Pier Partners', 'Quay & Sons'], {
      viewport: { width: 390, height: 844 },
    });
    const dialog = await openLibrary(page);
    const first = row(dialog, 'Quay & Sons');
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await title(dialog, 'Harbor Law').waitFor();
    expect(await first.isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await dialog.getByRole('link', { name: 'Demos', exact: true }).first().click();
    await first.waitFor();
    await context.close();
  });

  test.each(sample([1440, 768, 390]))(
    'has no accessibility violation, %i pixels wide',
    async (width) => {
      const long = 'Rechtsanwaltsgesellschaft Donaudampfschifffahrt und Partner mbB';
      const { context, page } = await agencyWith(
        [long, 'مكتب النور للمحاماة', '🌊 Ocean Dental 🦷'],
        {
          bypassCSP: true,
          viewport: { width, height: 860 },
          reducedMotion: 'reduce',
        },
      );
      const dialog = await openLibrary(page);
      await row(dialog, long).waitFor();
      expect(await findStudioViolations(page)).toEqual([]);
      await row(dialog, long).click();
      await showTab(dialog, 'Details');
      await dialog.getByRole('button', { name: 'QR code', exact: true }).click();
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await page.waitForTimeout(600);
      expect(await findStudioViolations(page)).toEqual([]);
      const wide = await dialog.evaluate((element) =>
        Array.from(element.querySelectorAll('article, main, section'))
          .filter((section) => section.scrollWidth > section.clientWidth)
          .map((section) => section.getAttribute('aria-label') ?? section.className),
      );
      expect(wide).toEqual([]);
      await context.close();
    },
  );
});
