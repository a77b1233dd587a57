import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { chooseTrade, hasFocus, heading, headline, startFresh } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

/**
 * Whether a message, once it stops moving, covers any of the other elements. It is measured once,
 * because the message disappears after five seconds.
 */
async function coversAny(one: Locator, others: readonly Locator[]): Promise<boolean> {
  await one.waitFor();
  await one.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const above = await one.boundingBox();
  const below = await Promise.all(others.map((other) => other.boundingBox()));
  return below.some((box) => {
    if (!above || !box) throw new Error('not on screen');
    return above.y < box.y + box.height && box.y < above.y + above.height;
  });
}

describe.skipIf(!hasBrowser)('the studio', () => {
  const { open } = useBrowser(still);

  test('a scan is edited, undone, redone, left during an edit, and finished after a reload', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let studio = await openStudio(page);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await watchWords(page, 'Website scanned successfully', () =>
      studio.getByRole('button', { name: 'Scan Website' }).click(),
    );
    const slogan = studio.getByRole('textbox', { name: 'Headline', exact: true });
    await slogan.waitFor();
    await expect.poll(() => hasFocus(heading(studio, 'Brand & Colors'))).toBe(true);

    const primary = studio.getByLabel('Primary color', { exact: true });
    const scanned = await primary.inputValue();
    const sloganText = await slogan.inputValue();
    await slogan.fill('Calm counsel');
    await watchWords(page, 'Theme applied', () =>
      studio.getByRole('button', { name: 'Tech Teal' }).click(),
    );
    expect(await primary.inputValue()).toBe('#134e4a');
    await page.keyboard.press('Control+z');
    expect(await primary.inputValue()).toBe(scanned);
    await slogan.focus();
    await watchWords(page, 'Undone: Headline', () => page.keyboard.press('Control+z'));
    expect(await slogan.inputValue()).toBe(sloganText);
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

  test('default content is listed before the link, without an accessibility violation', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByText('Please enter a business name').waitFor();
    await expect.poll(() => hasFocus(studio.getByLabel('Business name'))).toBe(true);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    await chooseTrade(page, studio, 'lawyer');
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: /to check$/u }).click();
    await expect
      .poll(() => hasFocus(studio.getByRole('heading', { name: 'Before you send' })))
      .toBe(true);
    const check = studio.getByRole('region', { name: 'Before you send' });
    await check.getByRole('button', { name: /typical of the trade: .*to replace$/u }).waitFor();
    await check.getByRole('button', { name: /^Phone/u }).click();
    await expect.poll(() => hasFocus(studio.getByLabel('Phone'))).toBe(true);
    await check.getByRole('button', { name: /^Opening words/u }).click();
    await heading(studio, 'Brand & Colors').waitFor();
    await expect
      .poll(() => hasFocus(studio.getByRole('textbox', { name: 'Headline', exact: true })))
      .toBe(true);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    await context.close();
  });

  test('a phone shows either the form or the preview', async () => {
    const context = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harrow & Finch');
    const frame = studio.locator('iframe');
    expect(await frame.isVisible()).toBe(false);
    await studio.getByRole('button', { name: 'Preview', exact: true }).click();
    expect(await studio.getByLabel('Business name').isVisible()).toBe(false);
    await headline(studio).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Steady counsel');
    await page.keyboard.press('Enter');
    await studio.getByRole('button', { name: 'Edit', exact: true }).click();
    expect(await studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(
      'Steady counsel',
    );
    expect(await frame.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });

  test('on a phone a message covers neither the open title nor the button back', async () => {
    const context = await open({ viewport: { width: 390, height: 844 } });
    const visitor = await context.newPage();
    await visitor.goto(`${origin}/`);
    await visitor.getByRole('button', { name: 'Access Page Builder' }).first().click();
    const modal = visitor.locator('dialog[open]');
    await modal.getByRole('button', { name: 'Continue with Email' }).click();
    await modal.getByLabel('Email').fill('nobody@agency.example');
    await modal.getByLabel('Password', { exact: true }).fill('not the password');
    await visitor.keyboard.press('Enter');
    const failure = modal
      .getByRole('alert')
      .filter({ has: visitor.getByText('Login failed', { exact: true }) });
    const modalsWays = [
      modal.getByRole('heading', { name: 'Template Access' }),
      modal.getByRole('button', { name: 'Close' }),
    ];
    expect(await coversAny(failure, modalsWays)).toBe(false);
    await visitor.close();

    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByRole('button', { name: 'Tech Teal' }).click();
    const applied = studio.getByRole('status').filter({ hasText: 'Theme applied' });
    const studiosWays = [
      studio.getByRole('heading', { name: 'Website Design Studio' }),
      studio.getByRole('link', { name: 'Close' }),
      studio.getByRole('button', { name: 'Undo' }),
      studio.getByRole('button', { name: /^Next/u }),
    ];
    expect(await coversAny(applied, studiosWays)).toBe(false);
    await context.close();
  });
});
