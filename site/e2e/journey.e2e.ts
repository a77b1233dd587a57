import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { payInModal } from './pay-in-modal.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

describe.skipIf(!hasBrowser)('the main journey', () => {
  const { open } = useBrowser({ isDrawn: true });

  test('an agency scans a prospect, signs up, pays, adjusts, makes a link, and the client opens it elsewhere', async () => {
    const agency = await open();
    const page = await agency.newPage();
    await page.goto(`${origin}/`);
    await page.getByLabel("Paste a prospect's address").fill(`http://${businessHost}/`);
    await page.getByRole('button', { name: 'See their demo' }).click();
    await page.getByRole('button', { name: 'Keep this demo' }).click();

    // The form to register names the demo and shows no error.
    const modal = page.locator('dialog[open]');
    await modal.getByText('Register to keep the demo of Marlowe & Finch.').waitFor();
    expect(await page.getByText('Authentication Required').count()).toBe(0);
    await modal.getByRole('button', { name: 'Register', exact: true }).last().click();
    await modal.getByText('Username is required').waitFor();
    await modal.getByLabel('Username').fill('Ada');
    await modal.getByLabel('Email').fill('ada.journey@agency.example');
    await modal.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await modal.getByRole('button', { name: 'Register', exact: true }).last().click();

    await payInModal(page);
    const dialog = page.locator('body');

    // The values that were scanned before registration are in the fields and in the preview.
    const name = dialog.getByLabel('Business name');
    await expect.poll(() => name.inputValue()).toBe('Marlowe & Finch');
    expect(await dialog.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(
      'Plain advice for hard days',
    );
    const preview = dialog.frameLocator('iframe');
    await preview.getByRole('heading', { level: 1, name: 'Plain advice for hard days' }).waitFor();

    await name.fill('Marlowe Finch Family Law');
    await dialog
      .getByRole('textbox', { name: 'Headline', exact: true })
      .fill('Calm counsel, for hard days');
    await preview.getByRole('heading', { level: 1, name: 'Calm counsel, for hard days' }).waitFor();
    expect(
      await preview.locator('html').evaluate((root) => root.style.getPropertyValue('--brand')),
    ).toBe('#7a1f3d');

    await dialog.getByRole('button', { name: /^Next/u }).click();
    await dialog.getByLabel('Phone').fill('902 555 0199');
    await dialog.getByRole('button', { name: 'Generate Site' }).click();
    const link = dialog.getByRole('textbox', { name: 'Demo link' });
    await link.waitFor();
    const address = (await link.textContent()) ?? '';
    expect(address).toMatch(new RegExp(`^${origin}/demos/law-marlowe-finch-family-law-`, 'u'));
    await page.getByText(/You have 49 of 50 website slots remaining/u).waitFor();

    const client = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const phone = await client.newPage();
    await phone.goto(address);
    expect(await phone.title()).toBe('Marlowe Finch Family Law: Calm counsel, for hard days');
    expect(await phone.locator('h1').textContent()).toBe('Calm counsel, for hard days');
    const html = await phone.content();
    for (const value of [
      'tel:9025550199',
      'mailto:hello@marlowefinch.example',
      '88 Water Street',
      '--brand:#7a1f3d',
    ]) {
      expect(html).toContain(value);
    }
    expect(html).not.toMatch(/premier/iu);
    await client.close();
    await agency.close();
  });

  test('a draft survives a reload, and an unreachable address loses nothing', async () => {
    const context = await open();
    const page = await context.newPage();
    await context.addCookies([(await openAccount(origin)).cookie]);
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Access Page Builder' }).first().click();
    const dialog = page.locator('body');
    await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
    const url = dialog.getByLabel(/website|address|URL/iu).first();
    await url.fill('http://10.0.0.1/');
    await dialog.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('We could not reach that website.').first().waitFor();
    expect(await url.inputValue()).toBe('http://10.0.0.1/');
    await dialog.getByRole('button', { name: 'Start Fresh' }).click();
    await dialog.getByLabel('Business name').fill('Kept & Sons');
    await page.reload();
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Kept & Sons');
    await context.close();
  });
});
