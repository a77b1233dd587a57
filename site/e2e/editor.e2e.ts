import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { joinAgency } from './send-as.ts';
import { findStudioViolations } from './studio-page.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the editor of a saved demo', () => {
  const { open } = useBrowser(still);

  async function openEditor(
    size = { width: 1440, height: 900 },
  ): Promise<{ page: Page; account: AgencyAccount; address: string; id: string }> {
    const account = await openAccount(origin);
    const slogan = 'Steady counsel';
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law', slogan });
    const context = await open({ viewport: size, hasTouch: size.width < 768, bypassCSP: true });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}/edit`);
    await page
      .getByRole('textbox', { name: 'Headline', exact: true })
      .waitFor({ state: 'attached' });
    return { page, account, address: `${origin}/demos/${id}`, id };
  }

  const read = async (address: string): Promise<string> => (await fetch(address)).text();

  test('saves at every pause, says when it cannot, and keeps the edits over a reload', async () => {
    const { page, address } = await openEditor();
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Calm counsel');
    await expect.poll(() => read(address)).toContain('Calm counsel');
    await page
      .getByText(/^Saved /u)
      .first()
      .waitFor();
    await page.route('**/api/demos/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Counsel on a train');
    await page
      .getByText(/^Not saved, offline since /u)
      .first()
      .waitFor();
    expect(await read(address)).toContain('Calm counsel');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Headline', exact: true }).inputValue())
      .toBe('Counsel on a train');
    await page.unroute('**/api/demos/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => read(address)).toContain('Counsel on a train');
    await page.context().close();
  });

  test('shows who types in a field in another window, and what a colleague saved', async () => {
    const { page, account, id, address } = await openEditor();
    const colleague = await openAccount(origin, { username: 'Tom Pike', subscribed: false });
    expect(await joinAgency(account, colleague)).toBe(200);
    const context = await open();
    await context.addCookies([colleague.cookie]);
    const other = await context.newPage();
    await other.goto(`${origin}/app/demos/${id}/edit`);
    await other.getByRole('textbox', { name: 'Headline', exact: true }).fill('Counsel by Tom');
    await page.getByText('Tom is typing here').waitFor();
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await expect.poll(() => headline.inputValue()).toBe('Counsel by Tom');
    // Each window sends only what was edited in it.
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Words of the first window.');
    await expect.poll(() => read(address)).toContain('Words of the first window.');
    expect(await read(address)).toContain('Counsel by Tom');
    await context.close();
    await expect.poll(() => page.getByText('Tom is typing here').count()).toBe(0);
    await page.context().close();
  });

  test('leaves a half-typed value out until it is valid', async () => {
    const { page, address } = await openEditor();
    await page.getByRole('tab', { name: 'Contact details' }).click();
    await page.getByLabel('Email').fill('office@');
    await page.getByLabel('Phone').fill('902 555 0188');
    await expect.poll(() => read(address)).toContain('902 555 0188');
    expect(await read(address)).not.toContain('office@');
    await page.getByLabel('Email').fill('office@harbor.example');
    await expect.poll(() => read(address)).toContain('office@harbor.example');
    await page.context().close();
  });

  test.each(
    sample([
      ['a desktop', { width: 1440, height: 900 }],
      ['a phone', { width: 390, height: 844 }],
    ] as const),
  )('has tabs for page, brand and contact details on %s, without violations', async (_, size) => {
    const { page } = await openEditor(size);
    await page.getByRole('textbox', { name: 'Headline', exact: true }).waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    for (const [tab, field] of [
      ['Brand', 'Business name'],
      ['Contact details', 'Phone'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByLabel(field).waitFor();
      expect(await findStudioViolations(page)).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Contact details' }).press('ArrowLeft');
    await page.getByLabel('Business name').waitFor();
    await page.getByRole('button', { name: 'Send a link' }).click();
    await page.getByLabel('Demo link').waitFor();
    expect(await findStudioViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('is a sheet on a phone, which is opened whole and put down', async () => {
    const { page } = await openEditor({ width: 390, height: 844 });
    const height = async (): Promise<number> =>
      (await page.locator('#editor-panel').boundingBox())?.height ?? 0;
    const half = await height();
    await page.getByRole('button', { name: 'Open the whole panel' }).click();
    await expect.poll(height).toBeGreaterThan(half * 1.5);
    await page.getByRole('button', { name: 'Show more of the page' }).press('Enter');
    await expect.poll(height).toBeLessThan(half * 1.2);
    await page.context().close();
  });
});
