import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('an editor that is still being fetched', () => {
  const { open } = useBrowser(still);

  test('takes text in the opening, which stays in place and is saved once the rest is there', async () => {
    const account = await openAccount(origin);
    const slogan = 'Steady counsel';
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law', slogan });
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    const rest = Promise.withResolvers<undefined>();
    await page.route('**/_astro/content.*.js', async (route) => {
      await rest.promise;
      await route.continue();
    });
    await page.goto(`${origin}/app/demos/${id}/edit`);
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await headline.fill('Calm counsel');
    await page.getByRole('status', { name: 'Loading the sections' }).waitFor();
    await headline.evaluate((field) => field.setAttribute('data-first', ''));
    const before = await headline.boundingBox();
    rest.resolve(undefined);
    await page.getByRole('list', { name: 'Sections' }).waitFor();
    await expect.poll(async () => (await fetch(`${origin}/demos/${id}`)).text()).toContain('Calm');
    // The same element, with its focus and its words, where it was.
    expect(await headline.getAttribute('data-first')).toBe('');
    expect(await headline.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await headline.inputValue()).toBe('Calm counsel');
    expect((await headline.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('keeps in the browser what was entered when the rest could not be fetched', async () => {
    const account = await openAccount(origin);
    const id = await account.create({ businessName: 'Harbor Law', industry: 'law', slogan: 'Old' });
    const context = await open();
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    await page.route('**/_astro/content.*.js', (route) => route.abort());
    await page.goto(`${origin}/app/demos/${id}/edit`);
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true });
    await headline.fill('Words on a train');
    await page.unroute('**/_astro/content.*.js');
    await page.reload();
    await expect.poll(() => headline.inputValue()).toBe('Words on a train');
    await expect.poll(async () => (await fetch(`${origin}/demos/${id}`)).text()).toContain('train');
  });
});
