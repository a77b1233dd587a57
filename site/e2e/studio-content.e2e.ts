import type { FrameLocator, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { hasFocus, heading, startFresh } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the client’s content besides the slots', () => {
  const { open } = useBrowser(still);

  test('lists, logo and language are edited by keyboard, survive a reload, and are on the public page', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    const panel = (name: RegExp): Locator =>
      studio.getByRole('region', { name: 'Their own content' }).getByRole('button', { name });
    const section = (id: string): Locator => studio.locator(`#f-section-${id}`);
    await section('services').focus();
    await page.keyboard.press('Enter');
    await studio.getByRole('button', { name: 'Add a service' }).press('Enter');
    await page.keyboard.type('Wills and Trusts');
    await studio.getByRole('button', { name: 'Add a service' }).press('Enter');
    await page.keyboard.type('Ship Arrest');
    await watchWords(page, 'Moved to place 1', () => page.keyboard.press('Alt+ArrowUp'));
    await expect
      .poll(() => hasFocus(studio.getByRole('textbox', { name: 'Service of Service 1' })))
      .toBe(true);
    // The item is at the top, so the key does not move it and the focus can leave.
    await page.keyboard.press('Alt+ArrowUp');
    await studio.getByRole('textbox', { name: 'Service of Service 2' }).focus();
    await page.keyboard.type(' abroad');
    expect(await hasFocus(studio.getByRole('textbox', { name: 'Service of Service 2' }))).toBe(
      true,
    );
    await page.keyboard.press('ControlOrMeta+z');
    await expect
      .poll(() =>
        studio.frameLocator('iframe').getByRole('heading', { name: 'Ship Arrest' }).count(),
      )
      .toBeGreaterThan(0);

    await section('people').click();
    await studio.getByRole('button', { name: 'Add a person' }).click();
    // A single name signs the text about the business.
    const signature = studio.frameLocator('iframe').locator('[data-section="about"] .signed');
    await studio.getByRole('textbox', { name: 'Title of Person 1' }).fill('Harbour master');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByText('Please enter a name').first().waitFor();
    await expect
      .poll(() => hasFocus(studio.getByRole('textbox', { name: 'Name of Person 1' })))
      .toBe(true);
    await page.keyboard.type('Étienne Harrow');
    await signature.getByText('Étienne Harrow').waitFor();
    await panel(/^Social networks/u).click();
    await studio.getByRole('button', { name: 'Add a network' }).click();
    await studio.getByRole('textbox', { name: 'Network of Network 1' }).fill('LinkedIn');
    await studio
      .getByRole('textbox', { name: 'Address of Network 1' })
      .fill('linkedin.com/company/harrow');
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
    await page.reload();

    studio = await openStudio(page);
    await heading(studio, 'Content Editing').waitFor();
    await studio.getByText('480 by 120 pixels, on a light ground').waitFor();
    await section('services').click();
    expect(await studio.getByRole('textbox', { name: 'Service of Service 2' }).inputValue()).toBe(
      'Wills and Trusts',
    );
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link =
      (await studio.getByRole('textbox', { name: 'Demo link' }).textContent({ timeout: 30_000 })) ??
      '';
    await studio.getByText('Saved to your library').waitFor();
    const visitor = await context.newPage();
    await visitor.goto(link);
    for (const text of ['Ship Arrest', 'Wills and Trusts', 'Étienne Harrow', 'Harbour master']) {
      expect(await visitor.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0);
    }
    expect(await visitor.getAttribute('html', 'lang')).toBe('fr');
    expect(await visitor.getByRole('link', { name: 'LinkedIn' }).first().getAttribute('href')).toBe(
      'https://linkedin.com/company/harrow',
    );
    const logo = visitor.locator('header img.logo').first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);

    await studio.getByRole('button', { name: 'View in Library' }).click();
    await studio.getByRole('link', { name: 'Edit in wizard' }).click();
    await section('services').waitFor();
    if (!(await studio.getByRole('button', { name: 'Remove Service 1' }).isVisible()))
      await section('services').click();
    await studio.getByRole('button', { name: 'Remove Service 1' }).click();
    await expect
      .poll(() => hasFocus(studio.getByRole('button', { name: 'Remove Service 1' })))
      .toBe(true);
    await expect
      .poll(async () => {
        await visitor.goto(link);
        return visitor.getByText('Ship Arrest', { exact: true }).count();
      })
      .toBe(0);
    expect(await logo.count()).toBe(1);
    await context.close();
  });

  test('a chosen picture is scaled, previewed, kept in the draft, stored, and shown to the client', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.locator('button#f-opening').click();
    const input = studio.locator('input[data-picture="opening"]');
    await input.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await studio.getByText('This file cannot be read as a picture.').waitFor();
    const photograph = {
      create: { width: 3000, height: 1500, channels: 3, background: '#2f6f8f' },
    } as const;
    await input.setInputFiles({
      name: 'harbour.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp(photograph).jpeg().toBuffer(),
    });
    await studio.getByText('1600 by 800 pixels').waitFor();
    const widthIn = (page: Page | FrameLocator): Promise<number> =>
      page
        .locator('main section img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(() => widthIn(studio.frameLocator('iframe'))).toBe(1600);
    await page.keyboard.press('Control+z');
    await expect.poll(() => studio.getByText('1600 by 800 pixels').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await studio.getByText('1600 by 800 pixels').waitFor();
    await page.reload();

    studio = await openStudio(page);
    await studio.getByText('1600 by 800 pixels').waitFor();
    await expect.poll(() => widthIn(studio.frameLocator('iframe'))).toBe(1600);
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link = studio.getByRole('textbox', { name: 'Demo link' });
    await link.waitFor({ timeout: 30_000 });
    await studio.getByText('Saved to your library').waitFor();
    const client = await open();
    const visitor = await client.newPage();
    await visitor.goto((await link.textContent()) ?? '');
    await expect.poll(() => widthIn(visitor)).toBe(1600);
    expect(await visitor.content()).toMatch(/\/opening-[\da-f]{32}\.webp/u);
    await client.close();
    await context.close();
  });

  test('a browser that cannot encode WebP sends pictures in a format that it can', async () => {
    const context = await open();
    // Encodes PNG when asked for WebP, as Safari does.
    await context.addInitScript(() => {
      const asWished = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob');
      HTMLCanvasElement.prototype.toBlob = function withoutWebp(then, type, quality) {
        const known = type === 'image/webp' ? 'image/png' : type;
        Reflect.apply(asWished?.value as HTMLCanvasElement['toBlob'], this, [then, known, quality]);
      };
    });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await studio.getByRole('button', { name: 'Next' }).click();
    const picture = async ([width, height]: readonly [number, number]): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 3, background: '#2f6f8f' } })
        .png()
        .toBuffer();
    for (const [role, size] of [
      ['logo', [300, 80]],
      ['opening', [1200, 600]],
    ] as const) {
      await studio.locator(`button#f-${role}`).click();
      await studio.locator(`input[data-picture="${role}"]`).setInputFiles({
        name: `${role}.png`,
        mimeType: 'image/png',
        buffer: await picture(size),
      });
      await studio.getByText(`${size.join(' by ')} pixels`).waitFor();
    }
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/demos'),
    );
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const body: unknown = (await sent).postDataJSON();
    expect(body).toMatchObject({
      websiteData: { logo: { type: 'image/png' }, opening: { type: 'image/jpeg' } },
    });
    const link = studio.getByRole('textbox', { name: 'Demo link' });
    await link.waitFor({ timeout: 30_000 });
    await studio.getByText('Saved to your library').waitFor();
    const answer = await fetch((await link.textContent()) ?? '');
    const html = await answer.text();
    expect(html).toMatch(/\/logo-[\da-f]{32}\.webp/u);
    expect(html).toMatch(/\/opening-[\da-f]{32}\.webp/u);
    await context.close();
  });
});
