import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe objects to in the studio; the templates in its preview have tests of their own. */
async function objections(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // axe does not know that a modal dialog lies above everything else.
  await page.addStyleTag({ content: 'body :is([data-opens], .fixed):not(dialog *) { visibility: hidden }' });
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: {
        run: (
          where: string,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const options = { iframes: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
    const { violations } = await checker.run('dialog[open]', options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

const headline = (studio: Locator): Locator => studio.frameLocator('iframe').locator('h1');
const heading = (studio: Locator, name: string): Locator =>
  studio.getByRole('heading', { level: 3, name, exact: true });
const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

async function startFresh(page: Page): Promise<Locator> {
  const studio = await openStudio(page);
  await studio.getByRole('button', { name: 'Start Fresh' }).click();
  await heading(studio, 'Brand & Colors').waitFor();
  return studio;
}

describe.skipIf(!hasBrowser)('the studio', () => {
  const { open } = useBrowser();

  test('a scan is edited, taken back, brought again, left in mid-edit and finished after a reload', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let studio = await openStudio(page);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    const slogan = studio.getByLabel('Slogan');
    await slogan.waitFor();
    await page.getByText('Website scanned successfully').waitFor();
    await expect.poll(() => hasFocus(heading(studio, 'Brand & Colors'))).toBe(true);

    const primary = studio.getByLabel('Primary color', { exact: true });
    const scanned = await primary.inputValue();
    const said = await slogan.inputValue();
    await slogan.fill('Calm counsel');
    await studio.getByRole('button', { name: 'Tech Teal' }).click();
    await page.getByText('Theme applied').waitFor();
    expect(await primary.inputValue()).toBe('#134e4a');
    await page.keyboard.press('Control+z');
    expect(await primary.inputValue()).toBe(scanned);
    await slogan.focus();
    await page.keyboard.press('Control+z');
    expect(await slogan.inputValue()).toBe(said);
    await studio.getByText('Undone: Slogan').first().waitFor();
    await page.keyboard.press('Control+Shift+z');
    expect(await slogan.inputValue()).toBe('Calm counsel');
    await expect.poll(() => headline(studio).textContent()).toBe('Calm counsel');
    await studio.getByRole('button', { name: 'Redo' }).click();
    expect(await primary.inputValue()).toBe('#134e4a');

    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByLabel('Phone').fill('');
    await studio.getByLabel('Phone').pressSequentially('902 555 0199 ext');
    await page.reload();
    studio = await openStudio(page);
    await heading(studio, 'Content Editing').waitFor();
    expect(await studio.getByLabel('Phone').inputValue()).toBe('902 555 0199 ext');
    await studio.getByText('Your draft is back', { exact: true }).waitFor();
    await studio.getByLabel('Phone').fill('902 555 0199');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link = (await studio.getByRole('textbox', { name: 'Demo link' }).textContent()) ?? '';
    await page.goto(link);
    expect(await page.title()).toBe('Marlowe & Finch: Calm counsel');
    expect(await page.content()).toContain('tel:9025550199');
    await context.close();
  });

  test('a click on a text of the preview opens its field, and nothing there leads away', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    const preview = studio.frameLocator('iframe');
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await preview.locator('[data-slot="description"]').first().click();
    await expect.poll(() => hasFocus(studio.getByLabel('Description'))).toBe(true);
    await preview.locator('.actions [data-slot="call-to-action"]').click();
    await heading(studio, 'Content Editing').waitFor();
    await expect.poll(() => hasFocus(studio.getByLabel('Call to action', { exact: true }).last())).toBe(true);
    await preview.locator('h1').click();
    await expect.poll(() => hasFocus(studio.getByLabel('Slogan'))).toBe(true);
    const address = preview.locator('html');
    const before = await address.evaluate(() => location.href);
    await preview.getByRole('link', { name: 'Attorneys', exact: true }).first().click();
    await page.waitForTimeout(300);
    expect(await address.evaluate(() => location.href)).toBe(before);
    await context.close();
  });

  test('what was never written for the client is listed before the link, and nothing of it is in the way', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByText('Please enter a business name').waitFor();
    expect(await hasFocus(studio.getByLabel('Business name'))).toBe(true);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: /to check$/u }).click();
    await expect.poll(() => hasFocus(studio.getByRole('heading', { name: 'Before you send' }))).toBe(true);
    const check = studio.getByRole('region', { name: 'Before you send' });
    await check.getByRole('button', { name: /^Hours/u }).click();
    await expect.poll(() => hasFocus(studio.getByLabel('Opening hours'))).toBe(true);
    await check.getByRole('button', { name: /^Description/u }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    await expect.poll(() => hasFocus(studio.getByLabel('Description'))).toBe(true);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    await context.close();
  });

  test('lists, logo and language are edited by keyboard, kept over a reload, and stand on the public page', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    const panel = (name: RegExp): Locator =>
      studio.getByRole('region', { name: 'Their own content' }).getByRole('button', { name });
    await panel(/^Services/u).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wills and Trusts');
    await studio.getByRole('button', { name: 'Add a service' }).press('Enter');
    await page.keyboard.type('Ship Arrest');
    await page.keyboard.press('Alt+ArrowUp');
    await studio.getByText('Moved to place 1').first().waitFor();
    expect(await hasFocus(studio.getByRole('textbox', { name: 'Service 1' }))).toBe(true);
    await expect
      .poll(() => studio.frameLocator('iframe').getByRole('heading', { name: 'Ship Arrest' }).count())
      .toBeGreaterThan(0);

    await panel(/^People/u).click();
    await studio.getByRole('button', { name: 'Add a person' }).click();
    await studio.getByRole('textbox', { name: 'Title of Person 1' }).fill('Harbour master');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByText('Please enter a name').first().waitFor();
    await expect.poll(() => hasFocus(studio.getByRole('textbox', { name: 'Name of Person 1' }))).toBe(true);
    await page.keyboard.type('Étienne Harrow');
    await panel(/^Social networks/u).click();
    await studio.getByRole('button', { name: 'Add a network' }).click();
    await studio.getByRole('textbox', { name: 'Network of Network 1' }).fill('LinkedIn');
    await studio.getByRole('textbox', { name: 'Address of Network 1' }).fill('linkedin.example/harrow');
    await panel(/^Logo/u).click();
    await studio.locator('input[data-picture="logo"]').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="50" height="50" fill="#123"/><rect x="80" y="15" width="110" height="20" fill="#123"/></svg>',
      ),
    });
    await studio.getByRole('img', { name: 'The logo as it is on the page' }).waitFor();
    await studio.getByLabel('Language of the texts').selectOption('fr');
    await page.waitForTimeout(1000);
    await page.reload();

    studio = await openStudio(page);
    await heading(studio, 'Content Editing').waitFor();
    await studio.getByText('480 by 120 pixels, on a light ground').waitFor();
    await panel(/^Services/u).click();
    expect(await studio.getByRole('textbox', { name: 'Service 2' }).inputValue()).toBe('Wills and Trusts');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link =
      (await studio.getByRole('textbox', { name: 'Demo link' }).textContent({ timeout: 30_000 })) ?? '';
    await studio.getByText('Saved to your library').waitFor();
    const visitor = await context.newPage();
    await visitor.goto(link);
    for (const text of ['Ship Arrest', 'Wills and Trusts', 'Étienne Harrow', 'Harbour master']) {
      expect(await visitor.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0);
    }
    expect(await visitor.getAttribute('html', 'lang')).toBe('fr');
    expect(await visitor.getByRole('link', { name: 'LinkedIn' }).first().getAttribute('href')).toBe(
      'https://linkedin.example/harrow',
    );
    const logo = visitor.locator('header img.logo').first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

    await studio.getByRole('button', { name: 'View in Library' }).click();
    await studio.getByRole('button', { name: 'Edit in wizard' }).click();
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Remove Service 1' }).click();
    await expect.poll(() => hasFocus(studio.getByRole('button', { name: 'Remove Service 1' }))).toBe(true);
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await page.getByText('Website updated').waitFor({ timeout: 30_000 });
    await visitor.goto(link);
    expect(await visitor.getByText('Ship Arrest', { exact: true }).count()).toBe(0);
    expect(await logo.count()).toBe(1);
    await context.close();
  });

  test('a session that ends in mid-edit is renewed over the studio, without losing a letter', async () => {
    const context = await open();
    const { page, account } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByLabel('Email', { exact: true }).fill('office@harrow.example');
    await context.clearCookies();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const modal = page.locator('dialog[open]', { hasText: 'Template Access' });
    await modal.getByRole('button', { name: 'Continue with Email' }).click();
    await modal.getByLabel('Email').fill(account.email);
    await modal.getByLabel('Password', { exact: true }).fill(account.password);
    await modal.getByRole('button', { name: 'Login', exact: true }).last().click();
    await modal.waitFor({ state: 'detached' });
    expect(await studio.getByLabel('Email', { exact: true }).inputValue()).toBe('office@harrow.example');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    await context.close();
  });

  test('two tabs keep a draft each', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const first = await startFresh(page);
    await first.getByLabel('Business name').fill('First prospect');
    await first.getByText('Saved on this device').waitFor();
    const other = await context.newPage();
    await other.goto(`${origin}/`);
    const second = await openStudio(other);
    await second.getByRole('button', { name: 'Start over' }).click();
    await second.getByRole('button', { name: 'Start Fresh' }).click();
    await second.getByLabel('Business name').fill('Second prospect');
    await second.getByText('Saved on this device').waitFor();
    await first.getByLabel('Business name').fill('First prospect, more');
    await page.waitForTimeout(400);
    for (const [tab, name] of [
      [page, 'First prospect, more'],
      [other, 'Second prospect'],
    ] as const) {
      await tab.reload();
      expect(await (await openStudio(tab)).getByLabel('Business name').inputValue()).toBe(name);
    }
    await context.close();
  });

  test('a website that cannot be reached leaves the way of pasting its text', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    await studio.getByLabel('Website URL').press('Enter');
    await page.getByText('Please enter a valid website URL').waitFor();
    await studio.getByLabel('Website URL').fill('http://10.0.0.1/');
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('Scanning failed').waitFor();
    await studio.getByRole('button', { name: 'Paste the page' }).click();
    await studio
      .getByLabel('Text or source of the page')
      .fill(
        '<title>Harbour Dental | Dentist in Halifax</title><h1>Gentle dentistry</h1><p>Teeth, gums and implants: our dental clinic treats patients of all ages. Call (902) 555-0177.</p>',
      );
    await studio.getByRole('button', { name: 'Read the pasted page' }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    expect(await studio.getByLabel('Business name').inputValue()).toBe('Harbour Dental');
    const medical = studio.getByRole('radio', { name: /^Medical/u });
    expect([await medical.isChecked(), await medical.isEnabled()]).toEqual([true, true]);
    expect(await studio.getByRole('radio', { name: /^Retail/u }).isEnabled()).toBe(false);
    await context.close();
  });

  test('on a phone the form and the preview take turns', async () => {
    const context = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    const frame = studio.locator('iframe');
    expect(await frame.isVisible()).toBe(false);
    await studio.getByRole('button', { name: 'Preview', exact: true }).click();
    expect(await studio.getByLabel('Business name').isVisible()).toBe(false);
    await headline(studio).click();
    await expect.poll(() => hasFocus(studio.getByLabel('Slogan'))).toBe(true);
    expect(await frame.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('every step is free of what axe finds on %s', async (_, viewport) => {
    const context = await open({ bypassCSP: true, viewport, reducedMotion: 'reduce' });
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/nothing-here`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('Scanning failed').waitFor();
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await studio
      .getByRole('button', { name: /^from your site/u })
      .first()
      .click();
    expect(await objections(page)).toEqual([]);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Get suggestions' }).click();
    await studio.getByRole('button', { name: 'Use this' }).first().click({ timeout: 10_000 });
    for (const part of ['logo', 'services', 'people', 'testimonials', 'socials']) {
      await studio.locator(`button#f-${part}`).click();
    }
    await studio.getByRole('button', { name: 'Add a testimonial' }).click();
    await studio.getByLabel('Email', { exact: true }).fill('office@');
    await studio.getByLabel('Phone').focus();
    await studio.getByText('Please enter a valid email address').first().waitFor();
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Email', { exact: true }).fill('office@harrow.example');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await context.close();
  });
});
