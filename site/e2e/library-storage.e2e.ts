import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount, openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { startFresh } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

const listStorageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(?:website_|template_|studio-draft:)/u.test(key))
      .toSorted(),
  );

describe.skipIf(!hasBrowser)('demos stored in this browser', () => {
  const { open } = useBrowser(still);

  test('are read in every older format; damaged and expired ones are removed', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    await page.evaluate(() => {
      const tomorrow = Date.now() + 86_400_000;
      const stored = {
        'website_law-broken-aaaaaa': '{"data":',
        'website_law-over-bbbbbb': { data: { businessName: 'Over' }, expires: 1 },
        'website_law-wrapped-cccccc': { data: { businessName: 'Wrapped' }, expires: tomorrow },
        template_bare: { businessName: 'Bare Template', primaryColor: '#14532d' },
        template_over: { data: { businessName: 'Over' }, expires: 1 },
        website_demos: [
          {
            id: 'law-listed-dddddd',
            name: 'Listed',
            data: { businessName: 'Listed' },
            expires: tomorrow,
          },
          { id: 'law-listed-eeeeee', name: 'Over', data: { businessName: 'Over' }, expires: 1 },
          7,
        ],
        'studio-draft:damaged': '{"version":2,',
      };
      for (const [key, value] of Object.entries(stored))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    });
    await page.reload();
    await openStudio(page);
    await page.goto(`${origin}/app`);
    const studio = page.locator('body');
    const rows = studio.locator('[data-demo-row]');
    await expect.poll(() => rows.count()).toBe(3);
    const names = await rows.locator('[title]').allInnerTexts();
    expect(names.toSorted()).toEqual(['Bare Template', 'Listed', 'Wrapped']);
    expect(await listStorageKeys(page)).toEqual([
      'template_bare',
      'website_demos',
      'website_law-wrapped-cccccc',
    ]);

    await rows.filter({ hasText: 'Wrapped' }).click();
    await watchWords(page, 'Demo saved to your account', () =>
      studio.getByRole('button', { name: 'Save it now' }).click(),
    );
    expect((await fetch(`${origin}/demos/law-wrapped-cccccc`)).status).toBe(200);
    expect(await listStorageKeys(page)).toEqual(['template_bare', 'website_demos']);
    await context.close();
  });

  test('are uploaded once, also with several tabs and clicks at the same time', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const other = await context.newPage();
    const libraries: Locator[] = [];
    for (const tab of [page, other]) {
      await tab.goto(`${origin}/app`);
      const studio = tab.locator('body');
      await studio.getByText('0 of 50 demos').waitFor();
      libraries.push(studio);
    }
    let requestCount = 0;
    const answer = Promise.withResolvers<undefined>();
    await context.route('**/api/demos', async (route) => {
      if (route.request().method() === 'POST') {
        requestCount += 1;
        await answer.promise;
      }
      await route.continue();
    });
    // A third tab changes the storage, because a tab gets no event for its own changes.
    const third = await context.newPage();
    await third.goto(`${origin}/templates`);
    await third.evaluate(async () => {
      const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string };
      const data = { businessName: 'Made on a Train', industry: 'law' };
      const stored = { data, owner: id, tags: ['law'], expires: Date.now() + 86_400_000 };
      localStorage.setItem('website_law-made-on-a-train-ffffff', JSON.stringify(stored));
    });
    for (const studio of libraries) await studio.locator('[data-demo-row]').click();
    for (const studio of libraries) {
      await studio.getByText('on this device only').first().waitFor();
      await studio.evaluate(() => window.dispatchEvent(new Event('online')));
      await studio.getByRole('button', { name: 'Save it now' }).dispatchEvent('click');
    }
    await expect.poll(() => requestCount).toBe(1);
    await page.waitForTimeout(500);
    answer.resolve(undefined);
    for (const studio of libraries) {
      await studio.getByText('1 of 50 demos').waitFor();
      await studio.getByText('on this device only').first().waitFor({ state: 'detached' });
    }
    const demos = await page.evaluate(
      async () =>
        (await (await fetch('/api/demos')).json()) as { uniqueId: string; version: number }[],
    );
    expect(requestCount).toBe(1);
    expect(demos).toMatchObject([{ uniqueId: 'law-made-on-a-train-ffffff', version: 1 }]);
    await context.close();
  });

  test('are uploaded from any page of the product, without the studio', async () => {
    const context = await open({ isDrawn: true });
    const { page } = await openSubscriber(context, origin);
    await context.addCookies([{ name: 'signed-in', value: '1', url: origin }]);
    await page.goto(`${origin}/templates`);
    const uniqueId = 'law-made-on-a-train-a1b2c3';
    await page.evaluate(async (id) => {
      const { id: owner } = (await (await fetch('/api/auth/user')).json()) as { id: string };
      const data = { businessName: 'Made on a Train', industry: 'law' };
      const stored = {
        owner,
        tags: [],
        data,
        createdAt: Date.now(),
        expires: Date.now() + 86_400_000,
      };
      localStorage.setItem(`website_${id}`, JSON.stringify(stored));
    }, uniqueId);
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Demo saved to your account').waitFor();
    expect((await fetch(`${origin}/demos/${uniqueId}`)).status).toBe(200);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      `website_${uniqueId}`,
    );
    await context.close();
  });

  test('keep the link they were made with during an outage, and are uploaded automatically', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const dialog = await openStudio(page);
    let isAway = true;
    await page.route('**/api/demos', (route) =>
      isAway && route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Start Fresh' }).click();
    await dialog.getByLabel('Business name').fill('Made on a Train');
    await dialog.getByRole('button', { name: /^Next/u }).click();
    await dialog.getByRole('button', { name: /^Generate Site/u }).click();
    const link = dialog.getByLabel('Demo link');
    await link.waitFor();
    const address = (await link.textContent()) ?? '';
    expect(address).toMatch(/\/demos\/general-made-on-a-train-[a-z0-9]{6}$/u);
    await dialog.getByText('This demo is on this device only.').waitFor();
    await dialog.getByRole('button', { name: 'View in Library' }).click();
    await dialog.getByText('On this device only').first().waitFor();

    isAway = false;
    await watchWords(page, 'Demo saved to your account', () =>
      page.evaluate(() => window.dispatchEvent(new Event('online'))),
    );
    await dialog.getByText('1 of 50 demos').waitFor();
    expect((await fetch(address)).status).toBe(200);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('website_')),
      ),
    ).toEqual([]);
    // A second tab of the same person shows the demo in the account, once.
    const other = await context.newPage();
    await other.goto(`${origin}/app`);
    await expect.poll(() => other.locator('[data-demo-row]').count()).toBe(1);
    await context.close();
  });

  test('are visible to their owner only, in a browser that two people share', async () => {
    const context = await open();
    const { page, account: first } = await openSubscriber(context, origin);
    let isAway = true;
    await page.route('**/api/demos', (route) =>
      isAway && route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Secret prospect');
    await studio.getByRole('button', { name: /^Next/u }).click();
    await studio.getByRole('button', { name: /^Generate Site/u }).click();
    await studio.getByText('This demo is on this device only.').waitFor();

    const second = await openAccount(origin);
    await page.goto('about:blank');
    isAway = false;
    await context.clearCookies();
    await context.addCookies([second.cookie]);
    await page.goto(`${origin}/`);
    const theirs = await openStudio(page);
    await theirs.getByRole('button', { name: 'Start Fresh' }).waitFor();
    expect(await theirs.innerText()).not.toContain('Secret prospect');
    await page.goto(`${origin}/app`);
    await theirs.getByText('0 of 50 demos').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(1500);
    expect(await theirs.locator('[data-demo-row]').count()).toBe(0);
    expect(
      (await listStorageKeys(page)).some((key) =>
        key.startsWith('website_general-secret-prospect-'),
      ),
    ).toBe(true);

    await context.clearCookies();
    await context.addCookies([first.cookie]);
    await page.goto(`${origin}/app`);
    const ours = page.locator('body');
    await ours.getByText('1 of 50 demos').waitFor();
    await ours.locator('[data-demo-row]', { hasText: 'Secret prospect' }).waitFor();
    // The list may contain the service's demo before the page has removed the local one.
    await expect
      .poll(async () => (await listStorageKeys(page)).some((key) => key.startsWith('website_')))
      .toBe(false);
    await context.close();
  });
});
