import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { openAgency, openLibrary, row, title } from './library-page.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { chooseTrade } from './studio-page.ts';

const origin = inject('origin');
/** The user agent of a browser that is not automated. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe.skipIf(!hasBrowser)('a demo of the library', () => {
  const { open } = useBrowser(still);

  const agencyWith = (
    names: readonly string[],
    options?: BrowserContextOptions,
  ): ReturnType<typeof openAgency> => openAgency(open, names, options);

  test('opens in the editor, which saves each edit behind the same link', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law']);
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').click();
    await dialog.getByRole('link', { name: 'Edit in wizard' }).click();
    await dialog.getByRole('textbox', { name: 'Headline', exact: true }).fill('');
    await dialog.getByRole('tab', { name: 'Brand' }).click();
    const name = dialog.getByLabel('Business name');
    await expect.poll(() => name.inputValue()).toBe('Harbor Law');
    const trade = dialog.getByRole('combobox', { name: 'Industry or trade' });
    expect(await trade.inputValue()).toBe('Law');
    await name.fill('Harbor & Pier Law');
    await dialog.getByRole('button', { name: 'Send a link' }).click();
    const link = dialog.getByLabel('Demo link');
    await link.waitFor();
    const address = `${origin}/demos/${ids[0] ?? ''}`;
    expect(await link.textContent()).toBe(address);
    const html = async (): Promise<string> => (await fetch(address)).text();
    await expect.poll(html).toContain('Harbor &amp; Pier Law');
    expect(await html()).not.toContain('Steady counsel');
    await dialog.getByRole('link', { name: 'Close' }).click();
    await title(dialog, 'Harbor & Pier Law').waitFor();
    await dialog.getByText('1 of 50 demos').waitFor();
    await context.close();
  });

  test('can get another industry behind the same link', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law']);
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').click();
    await dialog.getByRole('link', { name: 'Edit in wizard' }).click();
    await dialog.getByRole('tab', { name: 'Brand' }).click();
    await chooseTrade(page, dialog, 'Finance');
    const address = `${origin}/demos/${ids[0] ?? ''}`;
    await expect.poll(async () => (await fetch(address)).text()).toContain('data-design="finance"');
    await dialog.getByRole('link', { name: 'Close' }).click();
    await dialog.getByText('1 of 50 demos').waitFor();
    await context.close();
  });

  test('counts a visit after three seconds of reading, but not the owner’s or the preview’s', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law'], { userAgent: person });
    const address = `${origin}/demos/${ids[0] ?? ''}`;
    const messages: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/signals'))
        messages.push(request.frame().page() === page ? 'preview' : 'page');
    });
    const own = await context.newPage();
    const ownSignalsRequest = own.waitForRequest(/\/api\/signals$/u);
    await own.goto(address);
    await own.keyboard.press('ArrowDown');
    await ownSignalsRequest;
    const visits = async (): Promise<unknown> =>
      page.evaluate(
        async (id) =>
          ((await (await fetch(`/api/demos/${id}/visits`)).json()) as { total: number }).total,
        ids[0] ?? '',
      );
    const dialog = await openLibrary(page);
    await row(dialog, 'Harbor Law').click();
    await dialog.locator('iframe[title="Preview of Harbor Law"]').waitFor();
    await page.waitForTimeout(4000);
    expect([[...new Set(messages)], await visits()]).toEqual([['page'], 0]);

    const client = await open({ userAgent: person });
    const phone = await client.newPage();
    const visited = phone.waitForResponse(/\/api\/signals$/u);
    await phone.goto(address);
    expect((await visited).status()).toBe(204);
    await phone.keyboard.press('ArrowDown');
    await expect.poll(visits).toBe(1);
    const second = phone.waitForResponse(/\/api\/signals$/u);
    await phone.reload();
    await phone.keyboard.press('ArrowDown');
    await second;
    expect(await visits()).toBe(1);
    await client.close();
    const again = await openLibrary(page);
    await row(again, 'Harbor Law').click();
    await again
      .getByRole('img', { name: /^1 visit in the last 30 days, most on .* with 1 visit$/u })
      .waitFor();
    await context.close();
  });

  test('is previewed whole, with its headline where a window of usual height has it', async () => {
    const account = await openAccount(origin, { username: 'Anna' });
    const uniqueId = await account.create({ businessName: 'Harbor IT', industry: 'technology' });
    const context = await open({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${uniqueId}`);
    const headline = page.frameLocator('iframe[title="Preview of Harbor IT"]').locator('h1');
    const frameHeight = (): Promise<number> => headline.evaluate(() => window.innerHeight);
    await expect.poll(frameHeight).toBeGreaterThan(1500);
    expect(await headline.evaluate((title) => title.getBoundingClientRect().bottom)).toBeLessThan(
      800,
    );
    await context.close();
  });
});
