import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { joinAgency } from './send-as.ts';

const origin = inject('origin');
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe.skipIf(!hasBrowser)('a member of two agencies', () => {
  const { open } = useBrowser();

  test('switches by keyboard, and sees only the demos of the chosen agency', async () => {
    const owner = await openAccount(origin, { username: 'Ada' });
    const harbor = await owner.create({ businessName: 'Harbor Law' });
    const colleague = await openAccount(origin, { username: 'Bo' });
    await colleague.create({ businessName: 'Quay Law' });
    expect(await joinAgency(owner, colleague)).toBe(200);
    const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
    await context.addCookies([colleague.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${harbor}`);
    await page.getByRole('heading', { level: 1, name: 'Harbor Law' }).waitFor();

    const menu = page.getByRole('menu', { name: 'Your agencies' });
    await page.getByRole('button', { name: 'Switch agency' }).press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Ada/u);
    expect(await menu.getByRole('menuitemradio', { checked: true }).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Switch agency');
    expect(page.url()).toBe(`${origin}/app/demos/${harbor}`);

    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Ada/u);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^Bo/u);
    await page.keyboard.press('Enter');
    await page.locator('[data-demo-row]').filter({ hasText: 'Quay Law' }).waitFor();
    expect(page.url()).toBe(`${origin}/app`);
    expect(await page.getByText('Harbor Law').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Switch agency');
    await expect.poll(() => page.title()).toMatch(/Bo/u);
    await context.close();
  });

  test('stays in the present agency when the switch fails', async () => {
    const owner = await openAccount(origin, { username: 'Ada' });
    const colleague = await openAccount(origin, { username: 'Bo' });
    await joinAgency(owner, colleague);
    const context = await open();
    await context.addCookies([colleague.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/inbox`);
    await page.route('**/api/agency/switch', (route) => route.abort());
    await page.getByRole('button', { name: 'Switch agency' }).click();
    await page.getByRole('menuitemradio', { name: /^Bo/u }).click();
    await page.getByText('Error', { exact: true }).waitFor();
    expect(page.url()).toBe(`${origin}/app/inbox`);
    expect(await page.locator('a[title="Ada"]').count()).toBe(1);
    await context.close();
  });
});
