import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');

/**
 * Runs in the page: whether React has hydrated an island; before that, the browser submits the
 * form.
 */
function isAlive(selector: string): boolean {
  return Object.keys(document.querySelector(selector) ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );
}

describe.skipIf(!hasBrowser)('the islands of a firm’s page', () => {
  const { open } = useBrowser();

  test('load React only when they come into view', async () => {
    const context = await open({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${origin}/firms/premier`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('/islands/'))).toEqual([]);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.includes('/islands/contact.js'))).toBe(true);
    await context.close();
  });

  test('let people stop and step through the testimonials', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/firms/premier`);
    await page.locator('#testimonials').scrollIntoViewIfNeeded();
    const slides = page.locator('#testimonials [role="group"][aria-roledescription="slide"]');
    await expect.poll(() => slides.count()).toBe(3);
    const pause = page.locator('#testimonials').getByRole('button', { name: /pause/iu });
    await pause.click();
    await page.locator('#testimonials').getByRole('button', { name: /play/iu }).waitFor();
    const shown = (): Promise<string | null> =>
      slides.locator('visible=true').first().getAttribute('aria-label');
    const first = await shown();
    await page.locator('#testimonials').getByRole('button', { name: /next/iu }).click();
    await expect.poll(shown).not.toBe(first);
    await context.close();
  });

  test('leave room for the product’s button, which leads to the login and is absent on clients’ pages and in frames', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/demo?website=finance`);
    const button = page.getByRole('link', { name: 'Website Builder' });
    await button.focus();
    await page.getByRole('tooltip', { name: 'Click to create a demo' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Template Access' }).waitFor();

    const account = await openAccount(origin);
    const uniqueId = await account.create({ businessName: 'Harbor' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const starts = (): number => requests.filter((path) => path === '/start-page.js').length;
    await page.goto(`${origin}/demos/${uniqueId}`, { waitUntil: 'networkidle' });
    await expect.poll(starts).toBe(1);
    await page.waitForTimeout(3000);
    await page.setContent(`<iframe src="${origin}/firms/premier"></iframe>`, {
      waitUntil: 'networkidle',
    });
    await expect.poll(starts).toBe(2);
    await page.waitForTimeout(3000);
    expect(starts()).toBe(2);
    expect(requests).not.toContain('/builder-button.js');
    await context.close();
  });

  test('are hydrated in the demo’s language without being rendered again', async () => {
    const account = await openAccount(origin);
    const quote = (quote: string, author: string, source = '') => ({ quote, author, source });
    const uniqueId = await account.create(
      { businessName: 'Krume', industry: 'law' },
      {
        language: 'de',
        trade: 'lawyer',
        testimonials: [
          quote('Guter Rat.', 'Lee', 'https://stimmen.example/a'),
          quote('Immer wieder.', ''),
          quote('Ja.', 'Bo'),
        ],
      },
    );
    const context = await open({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Marks the elements: those that React creates again lack the mark.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const one of document.querySelectorAll('.island *'))
          Object.assign(one, { before: true });
      });
    });
    await page.goto(`${origin}/demos/${uniqueId}`);
    for (const island of ['#testimonials .slider', '#contact form']) {
      await page.locator(island).scrollIntoViewIfNeeded();
      await page.waitForFunction(isAlive, island);
      const appeared = await page
        .locator(`${island}, ${island} *`)
        .evaluateAll((all) =>
          all.filter((one) => !('before' in one)).map(({ outerHTML }) => outerHTML),
        );
      expect(appeared).toEqual([]);
    }
    const slides = page.locator('#testimonials');
    expect(await slides.getByRole('group', { name: '1 von 3' }).count()).toBe(1);
    await slides.getByRole('button', { name: /^Nächste/u }).click();
    await slides.getByRole('group', { name: '2 von 3' }).waitFor();
    expect(await slides.getByRole('link').count()).toBe(0);
    await page
      .getByRole('button', { name: 'Anfrage senden' })
      .or(page.locator('#contact button[type=submit]'))
      .first()
      .click();
    await page.locator('#contact .field-error').first().waitFor();
    expect(await page.locator('#contact .field-error').first().textContent()).not.toMatch(
      /Krume|required|\{/u,
    );
    await context.close();
  });

  test('are loaded when the connection is back', async () => {
    const context = await open();
    const page = await context.newPage();
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/islands/'),
    );
    await page.route('**/islands/*.js', (route) => route.abort());
    await page.goto(`${origin}/firms/premier`);
    await page.locator('#contact form').scrollIntoViewIfNeeded();
    await refused;
    await page.unroute('**/islands/*.js');
    // The page may not have handled the failed fetch yet, so the event is repeated.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return page.evaluate(isAlive, '#contact form');
      })
      .toBe(true);
    await context.close();
  });

  test('count figures up to those of the HTML', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/firms/premier/about`);
    const shown = (): Promise<string[]> => page.locator('.counters b').allTextContents();
    const before = await shown();
    expect(before.length).toBeGreaterThan(2);
    // The page records the change itself, because the two seconds may pass before a busy machine
    // checks.
    const counted = page.waitForFunction(
      (before) =>
        Array.from(
          document.querySelectorAll('.counters b'),
          (figure) => figure.textContent,
        ).join() !== before,
      before.join(),
    );
    await page.locator('.counters').scrollIntoViewIfNeeded();
    await counted;
    await expect.poll(shown).toEqual(before);
    await context.close();
  });
});
