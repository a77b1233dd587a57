import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { openSeats } from './send-as.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

const focusedRow = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.hasAttribute('data-demo-row') === true
      ? activeElement.textContent
      : undefined;
  });

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const total = 10_000;

/** Answers with a page of a list of ten thousand equal demos. */
async function respondWith(route: Route, row: object): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const from = Number(query.get('cursor') ?? 0);
  const end = Math.min(total, from + Number(query.get('limit') ?? 100));
  const json = Array.from({ length: end - from }, (_, index) => ({
    ...row,
    id: `d${from + index}`,
    uniqueId: `law-firm-${from + index}`,
    name: `Firm ${from + index}`,
  }));
  const link = `</api/demos?cursor=${end}>; rel="next"`;
  await route.fulfill({ json, headers: end < total ? { link } : {} });
}

describe.skipIf(!hasBrowser)('the workspace', () => {
  const { open } = useBrowser(still);

  async function agencyWith(
    names: readonly string[],
  ): Promise<{ account: AgencyAccount; context: BrowserContext; page: Page; ids: string[] }> {
    const account = await openAccount(origin);
    const ids: string[] = [];
    for (const businessName of names)
      ids.push(await account.create({ businessName, industry: 'law' }));
    const context = await open();
    await context.addCookies([account.cookie]);
    return { account, context, page: await context.newPage(), ids };
  }

  test('asks for a login at any of its addresses, and then shows the requested one', async () => {
    const account = await openAccount(origin);
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law' });
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/app/demos/${id}`);
    await page.getByText('Authentication Required').waitFor();
    const modal = page.getByRole('dialog', { name: 'Template Access' });
    await modal.getByRole('button', { name: 'Continue with Email' }).click();
    await modal.getByLabel('Email').fill(account.email);
    await modal.getByLabel('Password', { exact: true }).fill(account.password);
    await modal.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbor Law' }).waitFor();
    expect(page.url()).toBe(`${origin}/app/demos/${id}`);
    await expect.poll(() => page.title()).toMatch(/^Harbor Law · /u);
    await context.close();
  });

  test('has an address for each demo and its editor, with Back, in two tabs', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law', 'Pier Partners']);
    const [harbor = '', pier = ''] = ids;
    await page.goto(`${origin}/app`);
    await page.locator(`[data-demo-row="${harbor}"]`).click();
    await page.getByRole('link', { name: 'Edit in wizard' }).click();
    await page.waitForURL(`${origin}/app/demos/${harbor}/edit`);
    await page.getByRole('tab', { name: 'Brand' }).click();
    await page.getByLabel('Business name').fill('Harbor & Sons');
    const other = await context.newPage();
    await other.goto(`${origin}/app/demos/${pier}/edit`);
    await other.getByRole('tab', { name: 'Brand' }).click();
    await expect.poll(() => other.getByLabel('Business name').inputValue()).toBe('Pier Partners');
    await page.reload();
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Harbor & Sons');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Harbor & Sons' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Demos' }).waitFor();
    await page.goto(`${origin}/app/demos/nothing-here`);
    await page.getByText('This demo is not there').waitFor();
    await context.close();
  });

  test('is navigated by single keys, which can be switched off', async () => {
    const { context, page } = await agencyWith(['Harbor Law', 'Pier Partners', 'Quay & Sons']);
    await page.goto(`${origin}/app`);
    await page.locator('[data-demo-row]').first().waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => focusedRow(page)).toContain('Quay & Sons');
    await page.keyboard.press('j');
    await expect.poll(() => focusedRow(page)).toContain('Pier Partners');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Quay & Sons' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Demos' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('jonk');
    expect(await page.getByRole('searchbox').inputValue()).toBe('jonk');
    await page.getByText('No demo matches').waitFor();
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(`${origin}/app`);
    await page.locator('#library-title').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.getByLabel('Use these keys in this browser').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    expect(page.url()).toBe(`${origin}/app`);
    await page.goto(`${origin}/app/settings/account`);
    await page.getByLabel(/^Use single keys/u).check();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('n');
    await page.waitForURL(`${origin}/app/new`);
    await context.close();
  });

  test('changes several demos at once: tag, extend, export, delete and undo', async () => {
    const { context, page, ids } = await agencyWith(['Harbor Law', 'Pier Partners', 'Quay & Sons']);
    await page.goto(`${origin}/app`);
    await page.getByLabel('Choose Quay & Sons').check();
    await page.getByLabel('Choose Pier Partners').check();
    const bar = page.getByRole('toolbar', { name: 'Chosen demos' });
    await bar.getByText('2 chosen').waitFor();
    await bar.getByRole('button', { name: 'Tag' }).click();
    await page.keyboard.type('spring');
    await page.keyboard.press('Enter');
    await page.getByText('spring to 2 demos.').waitFor();
    await bar.getByRole('button', { name: 'Extend' }).click();
    await page.getByText('Those of 2 demos.').waitFor();
    const saved = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('demos.csv');
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete 2 demos' }).click();
    await page.getByText('2 demos were deleted').waitFor();
    const statuses = (): Promise<number[]> =>
      Promise.all(ids.map(async (id) => (await fetch(`${origin}/demos/${id}`)).status));
    expect(await statuses()).toEqual([200, 404, 404]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.locator('[data-demo-row]').count()).toBe(3);
    expect(await statuses()).toEqual([200, 200, 200]);
    await context.close();
  });

  test('starts with one question, and scans its answer immediately', async () => {
    const { context, page } = await agencyWith([]);
    await page.goto(`${origin}/app`);
    await page.getByRole('heading', { name: 'Whose website comes first?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid website URL').waitFor();
    await page.keyboard.type('Marlowe Finch');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the address of a website.').waitFor();
    expect(await page.getByLabel('Website URL').inputValue()).toBe('Marlowe Finch');
    await page.getByRole('complementary', { name: 'Now' }).waitFor();
    await page.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Marlowe & Finch');
    await context.close();
  });

  test('shows a visit to its sample while it is read, before there is a demo', async () => {
    const { context, page, account } = await agencyWith([]);
    await openSeats(account);
    await page.goto(`${origin}/app`);
    await page.getByRole('img', { name: 'QR code of the sample' }).waitFor();
    const link = await page.getByRole('link', { name: 'Open Premier Law' }).getAttribute('href');
    // A headless browser counts as a program by its name.
    const visitor = await open({ userAgent: person });
    const sample = await visitor.newPage();
    await sample.goto(link ?? '');
    await sample.getByRole('heading', { level: 1 }).click();
    const now = page.getByRole('complementary', { name: 'Now' });
    await now.getByText('Somebody is looking at it now').waitFor();
    await visitor.close();
    await page.getByRole('button', { name: 'Hide the sample' }).click();
    await expect.poll(() => page.getByRole('link', { name: 'Open Premier Law' }).count()).toBe(0);
    await context.close();
  });

  test('renders only the visible rows of ten thousand demos', async () => {
    const { context, page, account } = await agencyWith(['Harbor Law']);
    const answer = await fetch(`${origin}/api/demos`, {
      headers: { cookie: `${account.cookie.name}=${account.cookie.value}` },
    });
    const [row] = (await answer.json()) as object[];
    await page.route(/\/api\/demos(?:\?|$)/u, (route) => respondWith(route, row ?? {}));
    await page.goto(`${origin}/app`);
    await page.getByText('10,000 demos', { exact: true }).waitFor();
    expect(await page.locator('[data-demo-row]').count()).toBeLessThan(60);
    await page.locator('[data-demo-row]').first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => focusedRow(page)).toContain('Firm 9999');
    expect(await page.locator('[data-demo-row]').count()).toBeLessThan(60);
    await page.getByRole('searchbox').fill('firm 4711');
    await expect.poll(() => page.locator('[data-demo-row]').count()).toBe(1);
    await context.close();
  });

  test.each(sample(['/', '/templates']))(
    'is one press away for its people, on %s',
    async (path) => {
      const { context, page, account } = await agencyWith(['Harbor Law']);
      await page.goto(origin + path);
      expect(await page.getByRole('link', { name: 'Your demos' }).count()).toBe(0);
      await context.addCookies([account.cookie, { name: 'signed-in', value: '1', url: origin }]);
      await page.reload();
      await page.getByRole('link', { name: 'Your demos' }).click();
      await page.locator('[data-demo-row]').waitFor();
      await context.close();
    },
  );
});
