import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { sendAs } from './send-as.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('a paused live call', () => {
  const { open } = useBrowser(still);

  interface Call {
    readonly page: Page;
    readonly headline: Locator;
    /** The headline on the demo's link, as a new visitor gets it. */
    readonly onLink: () => Promise<string>;
  }

  /** The editor of a demo that was edited on a call, which is paused now. */
  async function pauseCall(): Promise<Call> {
    const account = await openAccount(origin);
    expect(await sendAs(account, '/api/change-plan', { plan: 'professional' })).toBe(200);
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law', slogan: 'Old' });
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}/edit`);
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await page.getByRole('button', { name: 'Go live' }).click();
    await page.getByText('Live on the call').waitFor();
    await headline.fill('Shown on the call');
    await page.getByRole('button', { name: 'Pause what is shown' }).click();
    const onLink = async (): Promise<string> => {
      const html = await (await fetch(`${origin}/demos/${id}`)).text();
      return /Old|Shown on the call|Tried in the pause/u.exec(html)?.[0] ?? '';
    };
    // What was shown before the pause is saved, however short the time was.
    await expect.poll(onLink).toBe('Shown on the call');
    await headline.fill('Tried in the pause');
    await page.getByText('Paused, edits kept back').waitFor();
    await page.getByText('Kept back while paused').first().waitFor();
    return { page, headline, onLink };
  }

  test('keeps its edits from the link until it continues', async () => {
    const { page, onLink } = await pauseCall();
    // The editor saves when its window is left, too.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await onLink()).toBe('Shown on the call');
    await page.getByRole('button', { name: 'Pause what is shown' }).click();
    await expect.poll(onLink).toBe('Tried in the pause');
    await page.context().close();
  });

  test('asks at its end, and takes the edits back, which Undo brings back', async () => {
    const { page, headline, onLink } = await pauseCall();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('button', { name: 'Stay paused' }).click();
    await page.getByText('Paused, edits kept back').waitFor();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('button', { name: 'End without them' }).click();
    await page.getByRole('button', { name: 'Go live' }).waitFor();
    expect(await headline.inputValue()).toBe('Shown on the call');
    expect(await onLink()).toBe('Shown on the call');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    expect(await headline.inputValue()).toBe('Tried in the pause');
    await expect.poll(onLink).toBe('Tried in the pause');
    await page.context().close();
  });

  test('asks before the editor is left, and saves the edits', async () => {
    const { page, onLink } = await pauseCall();
    await page.getByTitle('Back to the demo').click();
    await page.getByRole('button', { name: 'Save and end' }).click();
    await page.getByRole('heading', { name: 'Harbor Law' }).waitFor();
    await expect.poll(onLink).toBe('Tried in the pause');
    await page.context().close();
  });
});
