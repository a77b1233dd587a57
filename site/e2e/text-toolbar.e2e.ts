import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { sendAs } from './send-as.ts';
import { findStudioViolations } from './studio-page.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the toolbar of a text that is edited on the page', () => {
  const { open } = useBrowser({ ...still, bypassCSP: true });

  interface Opened {
    readonly page: Page;
    readonly preview: FrameLocator;
    readonly headline: Locator;
    readonly toolbar: Locator;
    readonly onLink: () => Promise<string>;
  }

  async function openHeadline(
    slogan: string,
    size = { width: 1440, height: 900 },
  ): Promise<Opened> {
    const account = await openAccount(origin);
    const id = await account.create({ businessName: 'Harbor', industry: 'law', slogan });
    const evidence = { slogan: { source: 'h1', confidence: 0.9, snippet: slogan } };
    const websiteData = { evidence };
    expect(await sendAs(account, `/api/demos/${id}`, { websiteData }, 'PATCH')).toBe(200);
    const context = await open({ viewport: size });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}/edit`);
    const preview = page.frameLocator('iframe');
    const headline = preview.locator('h1');
    await headline.and(preview.locator('[data-attr-lang], [dir]')).waitFor();
    const toolbar = page.getByRole('toolbar', { name: 'Editing Headline' });
    await expect
      .poll(async () => {
        await headline.locator('span').first().click();
        return toolbar.count();
      })
      .toBe(1);
    const onLink = async (): Promise<string> => {
      const html = await (await fetch(`${origin}/demos/${id}`)).text();
      return /<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? '';
    };
    return { page, preview, headline, toolbar, onLink };
  }

  /** Selects words of the headline, as by dragging over them. */
  const select = (headline: Locator, words: string): Promise<void> =>
    headline.evaluate((element, word) => {
      const page = element.ownerDocument;
      const walker = page.createTreeWalker(element, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.nodeValue ?? '').lastIndexOf(word);
        if (at >= 0) page.getSelection()?.setBaseAndExtent(node, at, node, at + word.length);
      }
    }, words);

  test('emphasizes the headline from the selected words on, and no longer', async () => {
    const { page, headline, toolbar, onLink } = await openHeadline('Clear advice, kept promises');
    const emphasis = toolbar.getByRole('button', { name: 'Emphasis', exact: true });
    expect(await emphasis.getAttribute('aria-pressed')).toBe('true');
    await select(headline, 'promises');
    await emphasis.click();
    await toolbar.getByText('Emphasized: promises').waitFor();
    expect(await headline.locator('em').textContent()).toBe('promises');
    // The words stay emphasized while the headline is typed.
    await page.keyboard.press('End');
    await page.keyboard.type(' & more');
    await page.keyboard.press('Enter');
    // No line breaks after the "&".
    await expect
      .poll(onLink)
      .toBe('<span>Clear advice, kept </span><em>promises &amp;\u00a0more</em>');
    await headline.locator('span').first().click();
    await select(headline, 'promises');
    await emphasis.click();
    await toolbar.getByText('No words are emphasized.').waitFor();
    expect(await emphasis.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(onLink).toBe('<span>Clear advice, kept promises &amp;\u00a0more</span>');
    await page.context().close();
  });

  test('works by keys: Tab reaches it, arrows walk, Shift+Tab leads back, Esc restores', async () => {
    const { page, headline, toolbar, onLink } = await openHeadline('Steady counsel every day');
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.textContent ?? '');
    await select(headline, 'every day');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Emphasis');
    await page.keyboard.press('Enter');
    await toolbar.getByText('Emphasized: every day').waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Suggest');
    await page.keyboard.press('End');
    expect(await focused()).toBe('Done');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+Tab');
    expect(await headline.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
    expect(await findStudioViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await toolbar.count()).toBe(0);
    await expect.poll(onLink).toBe('<span>Steady counsel every day</span>');
    await page.context().close();
  });

  test('emphasizes words from right to left', async () => {
    const { page, headline, toolbar, onLink } = await openHeadline('نقف معك كل يوم');
    await select(headline, 'كل يوم');
    await toolbar.getByRole('button', { name: 'Emphasis', exact: true }).click();
    await page.keyboard.press('Enter');
    await expect.poll(onLink).toBe('<span>نقف معك </span><em>كل يوم</em>');
    await page.context().close();
  });

  test('brings their own words back, also after a reload', async () => {
    const { page, headline, onLink } = await openHeadline('Clear advice, kept promises');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Words of the agency');
    await page.keyboard.press('Enter');
    await expect.poll(onLink).toBe('<span>Words of the agency</span>');
    await page
      .getByText(/^Saved /u)
      .first()
      .waitFor();
    await page.reload();
    const theirs = page.getByRole('button', { name: 'Their words' });
    await expect
      .poll(async () => {
        await headline.locator('span').first().click();
        return theirs.count();
      })
      .toBe(1);
    await theirs.click();
    expect(await headline.textContent()).toBe('Clear advice, kept promises');
    expect(await theirs.count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(onLink).toBe('<span>Clear advice, </span><em>kept promises</em>');
    await page.getByText('from their site').first().waitFor();
    await page.context().close();
  });

  test.each(
    sample([
      ['a phone', { width: 390, height: 844 }],
      ['a desktop', { width: 1440, height: 900 }],
    ] as const),
  )('suggests other words beside the text, on %s', async (_, size) => {
    const { page, headline, toolbar, onLink } = await openHeadline('Steady counsel', size);
    await toolbar.getByRole('button', { name: 'Suggest', exact: true }).click();
    const use = toolbar.getByRole('button', { name: 'Use this' }).first();
    await use.waitFor();
    const box = await toolbar.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size.width).toBe(true);
    await use.click();
    await expect.poll(async () => headline.textContent()).not.toBe('Steady counsel');
    await toolbar.getByRole('button', { name: 'In use' }).waitFor();
    await toolbar.getByRole('button', { name: 'Done' }).click();
    await expect.poll(onLink).not.toContain('Steady counsel');
    await page.context().close();
  });
});
