import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const phone = {
  bypassCSP: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
} as const;

describe.skipIf(!hasBrowser)('the workspace on a phone', () => {
  const { open } = useBrowser();

  test('shows a demo’s link, call button and tabs, and the page itself on request', async () => {
    const account = await openAccount(origin);
    const id = await account.create({ businessName: 'Harbor Law', phone: '+1 902 555 0188' });
    const context = await open(phone);
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}`);
    const call = page.getByRole('link', { name: 'Call', exact: true });
    expect(await call.getAttribute('href')).toBe('tel:+19025550188');
    await page.getByRole('button', { name: 'Send a link' }).waitFor();
    const opener = page.getByRole('button', { name: 'Open the preview' });
    const tabs = page.getByRole('navigation', { name: 'Parts of this demo' });
    const [strip, bar] = [await opener.boundingBox(), await tabs.boundingBox()];
    expect((strip?.y ?? 0) - (bar?.y ?? 0)).toBeGreaterThan(0);
    expect(strip?.y).toBeLessThan(500);
    expect(await findViolations(page)).toEqual([]);
    await opener.press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview of Harbor Law' });
    await preview.getByRole('button', { name: 'As on a computer' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open the preview');
    await tabs.getByRole('link', { name: 'Details' }).click();
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    expect(await opener.count()).toBe(0);
    await context.close();
  });

  test('scrolls the chosen tab of the settings into view', async () => {
    const account = await openAccount(origin);
    const context = await open(phone);
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    for (const name of ['Account', 'Notifications', 'Domains']) {
      await page.goto(`${origin}/app/settings/${name.toLowerCase()}`);
      const tab = page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('link', { name, exact: true });
      await expect
        .poll(() =>
          tab.evaluate((link) => {
            const { left, right } = link.getBoundingClientRect();
            return left >= 0 && right <= window.innerWidth;
          }),
        )
        .toBe(true);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
    }
    await context.close();
  });
});
