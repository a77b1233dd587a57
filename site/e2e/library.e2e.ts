import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { openAgency, openLibrary, row, showTab, title } from './library-page.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('the library', () => {
  const { open } = useBrowser(still);

  const agencyWith = (
    names: readonly string[],
    options?: BrowserContextOptions,
  ): ReturnType<typeof openAgency> => openAgency(open, names, options);

  test('shows the number of examples in a demo, with a link to the first one', async () => {
    const { account, context, page } = await agencyWith(['Harbor Law']);
    await account.create(
      { businessName: 'Quay Law', industry: 'law' },
      { services: [{ name: 'Wills', text: '' }] },
    );
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law')
      .getByText(/[2-8] examples to replace$/u)
      .waitFor();
    expect(await row(dialog, 'Quay Law').getByText('to replace').count()).toBe(0);
    await row(dialog, 'Harbor Law').click();
    await dialog.getByRole('link', { name: 'Replace them in the wizard' }).press('Enter');
    await dialog.getByRole('tab', { name: 'Page', selected: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id]')?.id ?? ''))
      .toContain('services');
    await context.close();
  });

  test('stores star, tags, name and notes, and finds demos by them', async () => {
    const { context, page } = await agencyWith(['Harbor Law', 'Pier Partners', 'Quay & Sons']);
    const dialog = await openLibrary(page);
    await row(dialog, 'Pier Partners').click();
    await title(dialog, 'Pier Partners').waitFor();
    await dialog.getByRole('button', { name: 'Starred', exact: true }).click();
    await showTab(dialog, 'Details');
    expect(new URL(page.url()).pathname).toMatch(/\/details$/u);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('New tag').fill('   ');
    expect(await add.isDisabled()).toBe(true);
    for (const tag of ['warm', 'Q1', 'lead', 'Halifax']) {
      await dialog.getByLabel('New tag').fill(tag);
      await add.click();
    }
    await dialog.getByLabel('Notes').fill('Call the Étienne branch on Monday');
    await dialog.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByLabel('Demo name').fill('');
    expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Demo name').fill('Pier, second draft');
    // Changes are shown immediately and sent one after another; a reload before the last one is
    // sent would lose it.
    const taken = page.waitForResponse(
      (response) => response.request().postData()?.includes('Pier, second draft') === true,
    );
    await page.keyboard.press('Enter');
    await title(dialog, 'Pier, second draft').waitFor();
    expect((await taken).status()).toBe(200);
    const again = await openLibrary(page);
    await again.getByRole('searchbox').fill('etienne');
    await expect.poll(() => again.locator('[data-demo-row]').count()).toBe(1);
    expect(await row(again, 'Pier, second draft').innerText()).toMatch(/warm\s*Q1\s*\+2/u);
    await row(again, 'Pier, second draft').click();
    await showTab(again, 'Details');
    await expect
      .poll(() => again.getByLabel('Notes').inputValue())
      .toBe('Call the Étienne branch on Monday');
    expect(
      await again
        .getByRole('button', { name: 'Starred', exact: true })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    // Back shows the list with the same filter and position.
    await page.goBack();
    await page.goBack();
    expect(await again.getByRole('searchbox').inputValue()).toBe('etienne');
    await again.getByRole('searchbox').fill('');
    await again.getByLabel('Tag', { exact: true }).selectOption('Halifax');
    await expect.poll(() => again.locator('[data-demo-row]').count()).toBe(1);
    await again.getByLabel('Starred only').check();
    await again.getByRole('button', { name: 'Reset filter' }).click();
    await again.getByLabel('Sort').selectOption('name');
    await page.waitForURL(`${origin}/app?sort=name`);
    await page.reload();
    await expect
      .poll(() => again.locator('[data-demo-row]').allInnerTexts())
      .toEqual([
        expect.stringContaining('Harbor'),
        expect.stringContaining('Pier'),
        expect.stringContaining('Quay'),
      ]);
    await context.close();
  });

  test('deletes with Undo, and the link is dead only in between', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law', 'Pier Partners']);
    const fetchLinkStatus = async (): Promise<number> =>
      (await fetch(`${origin}/demos/${ids[0] ?? ''}`)).status;
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').click();
    await dialog.getByText('2 of 50 demos').waitFor();
    await showTab(dialog, 'Details');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.getByRole('button', { name: 'Delete demo' }).click();
    await page.getByText('Demo deleted').waitFor();
    await dialog.getByText('1 of 50 demos').waitFor();
    expect(await fetchLinkStatus()).toBe(404);
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
    await row(dialog, 'Harbor Law').waitFor();
    await dialog.getByText('2 of 50 demos').waitFor();
    await expect
      .poll(() =>
        row(dialog, 'Harbor Law').evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
    expect(await fetchLinkStatus()).toBe(200);
    await context.close();
  });

  test('opens with its demos, without a false "no match" first', async () => {
    const { context, page } = await agencyWith(['Harbor Law', 'Pier Partners']);
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        const words = document.querySelector('#app')?.textContent ?? '';
        const wrong = /No demo matches|0 of \d+\b(?! demos)/u.exec(words)?.[0];
        if (wrong !== undefined) said.push(wrong);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').waitFor();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);
    await context.close();
  });

  test('keeps a refused tag in its field, and a message can be swiped away, but not by a short movement', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law']);
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').click();
    await title(dialog, 'Harbor Law').waitFor();
    await showTab(dialog, 'Details');
    await page.route('**/api/demos/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: {} })
        : route.continue(),
    );
    const field = dialog.getByLabel('New tag');
    await field.fill('warm lead');
    await page.keyboard.press('Enter');
    const message = dialog.getByRole('alert').getByText('Error updating demo');
    // The message stays while the pointer is on it, and its position is known once it stops moving.
    await message.hover();
    await expect.poll(() => field.inputValue()).toBe('warm lead');
    expect(ids).toHaveLength(1);

    const box = await message.boundingBox();
    if (!box) throw new Error('The message has no place on screen');
    const swipe = async (distance: number): Promise<void> => {
      await page.mouse.move(box.x + 4, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + 4 + distance, box.y + 8, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(35);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    expect(await message.isVisible()).toBe(true);
    await message.hover();
    await swipe(90);
    await message.waitFor({ state: 'detached' });
    await context.close();
  });
});
