import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openAccount, openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { startFresh } from './studio-page.ts';

const origin = inject('origin');

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^(?:website_|template_|studio-draft:)/u.test(key))
      .toSorted(),
  );

describe.skipIf(!hasBrowser)('demos that this browser keeps', () => {
  const { open } = useBrowser();

  test('are read in every older form; what is damaged or has run out is removed', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    await page.evaluate(() => {
      const tomorrow = Date.now() + 86_400_000;
      const kept = {
        'website_law-broken-aaaaaa': '{"data":',
        'website_law-over-bbbbbb': { data: { businessName: 'Over' }, expires: 1 },
        'website_law-wrapped-cccccc': { data: { businessName: 'Wrapped' }, expires: tomorrow },
        template_bare: { businessName: 'Bare Template', primaryColor: '#14532d' },
        template_over: { data: { businessName: 'Over' }, expires: 1 },
        website_demos: [
          { id: 'law-listed-dddddd', name: 'Listed', data: { businessName: 'Listed' }, expires: tomorrow },
          { id: 'law-listed-eeeeee', name: 'Over', data: { businessName: 'Over' }, expires: 1 },
          7,
        ],
        'studio-draft:damaged': '{"version":2,',
      };
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    });
    const studio = await openStudio(page);
    await studio.getByRole('tab', { name: 'Library' }).click();
    const rows = studio.locator('[data-demo-row]');
    await expect.poll(() => rows.count()).toBe(3);
    const names = (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(names.toSorted()).toEqual(['Bare Template', 'Listed', 'Wrapped']);
    expect(await keysOf(page)).toEqual(['template_bare', 'website_demos', 'website_law-wrapped-cccccc']);

    await rows.filter({ hasText: 'Wrapped' }).click();
    await studio.getByRole('button', { name: 'Save it now' }).click();
    await page.getByText('Demo saved to your account').waitFor();
    expect((await fetch(`${origin}/demos/law-wrapped-cccccc`)).status).toBe(200);
    expect(await keysOf(page)).toEqual(['template_bare', 'website_demos']);
    await context.close();
  });

  test('are sent to the account once, however many tabs and clicks ask for it at the same time', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const other = await context.newPage();
    await other.goto(`${origin}/`);
    const libraries: Locator[] = [];
    for (const tab of [page, other]) {
      const studio = await openStudio(tab);
      await studio.getByRole('tab', { name: 'Library' }).click();
      await studio.getByText('0 of 50 demos').waitFor();
      libraries.push(studio);
    }
    let asked = 0;
    const answer = Promise.withResolvers<undefined>();
    await context.route('**/api/demos', async (route) => {
      if (route.request().method() === 'POST') {
        asked += 1;
        await answer.promise;
      }
      await route.continue();
    });
    // A third tab, as no tab hears of what it stores itself.
    const third = await context.newPage();
    await third.goto(`${origin}/templates`);
    await third.evaluate(async () => {
      const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string };
      const data = { businessName: 'Made on a Train', industry: 'law' };
      const kept = { data, owner: id, tags: ['law'], expires: Date.now() + 86_400_000 };
      localStorage.setItem('website_law-made-on-a-train-ffffff', JSON.stringify(kept));
    });
    for (const studio of libraries) await studio.getByText('on this device only').first().waitFor();
    for (const studio of libraries) {
      await studio.evaluate(() => window.dispatchEvent(new Event('online')));
      await studio.getByRole('button', { name: 'Save it now' }).dispatchEvent('click');
    }
    await expect.poll(() => asked).toBe(1);
    await page.waitForTimeout(500);
    answer.resolve(undefined);
    for (const studio of libraries) {
      await studio.getByText('1 of 50 demos').waitFor();
      await studio.getByText('on this device only').first().waitFor({ state: 'detached' });
    }
    const demos = await page.evaluate(
      async () => (await (await fetch('/api/demos')).json()) as { uniqueId: string; version: number }[],
    );
    expect(asked).toBe(1);
    expect(demos).toMatchObject([{ uniqueId: 'law-made-on-a-train-ffffff', version: 1 }]);
    await context.close();
  });

  test('are nobody’s but their owner’s, at a browser that two people share', async () => {
    const context = await open();
    const { page, account: first } = await openSubscriber(context, origin);
    await page.route('**/api/demos', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Secret prospect');
    await studio.getByRole('button', { name: /^Next/u }).click();
    await studio.getByRole('button', { name: /^Generate Site/u }).click();
    await studio.getByText('This demo is on this device only.').waitFor();

    const second = await openAccount(origin);
    await context.clearCookies();
    await context.addCookies([second.cookie]);
    await page.reload();
    await page.unroute('**/api/demos');
    const theirs = await openStudio(page);
    await theirs.getByRole('button', { name: 'Start Fresh' }).waitFor();
    expect(await theirs.innerText()).not.toContain('Secret prospect');
    await theirs.getByRole('tab', { name: 'Library' }).click();
    await theirs.getByText('0 of 50 demos').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(1500);
    expect(await theirs.locator('[data-demo-row]').count()).toBe(0);
    expect((await keysOf(page)).some((key) => key.startsWith('website_law-secret-prospect-'))).toBe(true);

    await context.clearCookies();
    await context.addCookies([first.cookie]);
    await page.reload();
    const ours = await openStudio(page);
    await page.getByText('Demo saved to your account').waitFor();
    await ours.getByRole('tab', { name: 'Library' }).click();
    await ours.locator('[data-demo-row]', { hasText: 'Secret prospect' }).waitFor();
    await context.close();
  });
});
