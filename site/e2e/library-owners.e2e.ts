import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { joinAgency, sendAs } from './send-as.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the list of an agency with several members', () => {
  const { open } = useBrowser({ ...still, bypassCSP: true });

  test('shows the demos of one of them, and keeps that in its address', async () => {
    const account = await openAccount(origin, { username: 'Ada' });
    await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const colleague = await openAccount(origin, { username: 'Tom Pike', subscribed: false });
    expect(await joinAgency(account, colleague)).toBe(200);
    await colleague.create({ businessName: 'Quay Dental', industry: 'medical' });
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app`);
    const owner = page.getByLabel('Owner');
    await expect
      .poll(() => owner.locator('option').allTextContents())
      .toEqual(['All owners', 'Tom Pike', 'You']);
    await owner.selectOption({ label: 'Tom Pike' });
    const rows = page.locator('[data-demo-row]');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().textContent()).toContain('Quay Dental');
    expect(new URL(page.url()).searchParams.get('owner')).not.toBeNull();
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset filter' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.context().close();
  });

  test('sends a demo’s link from its page, by keyboard, and leads to a link for each person', async () => {
    const account = await openAccount(origin);
    expect(await sendAs(account, '/api/change-plan', { plan: 'professional' })).toBe(200);
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const context = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}/details`);
    const send = page.getByRole('button', { name: 'Send a link' });
    await send.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send a link' });
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/demos/${id}`);
    expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await send.evaluate((button) => button === document.activeElement)).toBe(true);
    await send.click();
    await dialog.getByRole('link', { name: 'Add a recipient' }).click();
    await page.waitForURL(`**/app/demos/${id}`);
    await page.getByRole('button', { name: 'Add a recipient' }).first().waitFor();
    await page.context().close();
  });

  test('says on a phone that a plan is needed, and leads to the plans', async () => {
    const account = await openAccount(origin, { subscribed: false });
    await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const context = await open({ viewport: { width: 390, height: 844 } });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app`);
    await page.getByText('A plan is needed to make demos.').last().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.waitForURL('**/app/settings/plan');
    await page.context().close();
  });
});
