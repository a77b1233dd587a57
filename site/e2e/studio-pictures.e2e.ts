import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { heading, findStudioViolations, startFresh } from './studio-page.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: { width: 1800, height: 1100, channels: 3, background: '#c04020' },
  })
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

describe.skipIf(!hasBrowser)('the pictures of a demo', () => {
  const { open } = useBrowser(still);

  test('are taken from the clipboard', async () => {
    const context = await open({ viewport: { width: 1440, height: 900 } });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harbor Dental');
    await studio.getByRole('button', { name: /next/iu }).first().click();
    await heading(studio, 'Content Editing').waitFor();
    await studio.locator('#f-opening').click();
    const { buffer } = await photograph();
    await studio.locator('[data-picture-editor=opening]').evaluate(
      (editor, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(
          new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }),
        );
        const options = { clipboardData, bubbles: true, cancelable: true };
        editor.dispatchEvent(new ClipboardEvent('paste', options));
      },
      [...buffer],
    );
    // Only a picture of the client's own can be cropped.
    await studio
      .locator('[data-picture-editor=opening]')
      .getByRole('button', { name: 'Crop', exact: true })
      .waitFor();
  });

  test('are the client’s own once the agency may use them, without those that are gone', async () => {
    const context = await open({ viewport: { width: 1440, height: 900 } });
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/scan-website/picture')) fetched.push(request.url());
    });
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/pictures`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    await studio.getByRole('button', { name: /next/iu }).first().click();
    await heading(studio, 'Content Editing').waitFor();
    await studio.locator('#f-opening').click();
    const found = studio.locator('[data-picture-editor=opening]');
    const allow = found.getByRole('switch', { name: 'We may use the client’s pictures' });
    await allow.waitFor();
    expect(fetched).toEqual([]);
    await allow.press('Space');
    await found.getByText('One picture could not be fetched, or is too small.').waitFor();
    const use = found.getByRole('button', { name: 'Use: Our office on Water Street' });
    await use.waitFor();
    expect(fetched).toHaveLength(2);
    await use.click();
    await found.getByRole('button', { name: 'Crop', exact: true }).waitFor();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const html = await (await fetch(await studio.locator('#f-link').inputValue())).text();
    expect(html).toMatch(/alt="?Our office on Water Street/u);
    expect(html).not.toContain('The harbour');
    await context.close();
  });

  test('are uploaded, cropped, focused and chosen by keys, described, and shown on the demo', async () => {
    const context = await open({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harbor Dental');
    await studio.getByRole('button', { name: /next/iu }).first().click();
    await heading(studio, 'Content Editing').waitFor();

    await studio.locator('#f-opening').click();
    await studio.locator('input[data-picture=opening]').setInputFiles(await photograph());
    await studio.getByRole('button', { name: 'Crop', exact: true }).click();
    // Arrow keys move the corner by two hundredths of the width.
    const corner = studio.getByRole('button', { name: /^Corner at the bottom right/u });
    await corner.focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await studio.getByRole('button', { name: /^Part of the picture: 80% of its width/u }).waitFor();
    await studio.getByRole('button', { name: 'Use this part' }).click();
    const focus = studio.getByRole('button', {
      name: /^Focal point: 50% from the left, 50% from the top/u,
    });
    await focus.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await studio
      .getByRole('button', { name: /^Focal point: 55% from the left, 45% from the top/u })
      .waitFor();
    await studio.locator('#panel-opening').getByLabel('What it shows').fill('The front desk');

    await studio.locator('#f-pictures').click();
    await studio.locator('#f-picture-about').click();
    await studio.getByRole('radio', { name: 'Boardroom' }).last().check({ force: true });
    await studio
      .locator('input[data-picture=gallery]')
      .setInputFiles([await photograph(), await photograph()]);
    await studio.locator('#f-picture-gallery2').waitFor();
    expect(await findStudioViolations(page)).toEqual([]);

    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link = await studio.locator('#f-link').inputValue();
    const html = await (await fetch(link)).text();
    expect(html).toMatch(/alt="?The front desk/u);
    expect(html).toContain('--focus-opening:55% 45%');
    // A part of 1440 by 1100 pixels, scaled to a height of 1000.
    const [path = ''] = /\/[^" ]*\/opening-[0-9a-f]{32}\.webp/u.exec(html) ?? [];
    const stored = await sharp(await (await fetch(new URL(path, link))).arrayBuffer()).metadata();
    expect([stored.width, stored.height].map((side) => Math.round(side / 100))).toEqual([13, 10]);
    expect(html).toMatch(/\/_astro\/boardroom/u);
    // Both are in the gallery, which shows the opened one.
    expect(new Set(html.match(/\/gallery\d-[0-9a-f]{32}\.webp/gu)).size).toBe(2);
    await context.close();
  });
});
