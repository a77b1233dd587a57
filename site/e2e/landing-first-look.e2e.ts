import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

/** The number of loaded modules of the page. */
const modules = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /(?:Hero|RequestForm|AgencyLayout)\.astro[^/]*\.js$/u.test(name)).length;

describe.skipIf(!hasBrowser)('the first look on the landing page', () => {
  const { open } = useBrowser();

  test.each(sample([390, 1440]))(
    'shows the first screen of a pasted address without an account, %d px wide',
    async (width) => {
      const context = await open({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}/`);
      await page.getByLabel("Paste a prospect's address").fill(`http://${businessHost}/`);
      await page.keyboard.press('Enter');
      await page.getByText('Here is the first look at Marlowe & Finch.').waitFor();
      const frame = page.frameLocator('#first-look iframe');
      await frame.getByRole('heading', { level: 1, name: 'Plain advice for hard days' }).waitFor();
      expect(await page.locator('#first-look-name').textContent()).toBe('Marlowe & Finch');
      expect(await page.locator('#first-look [data-address]').first().textContent()).toBe(
        '/demos/law-marlowe-finch-…',
      );
      const offered = page.getByLabel('Shown as').locator('option');
      expect(await offered.count()).toBe(11);
      await page.getByLabel('Shown as').selectOption('technology');
      await frame.locator('html[data-design="technology"]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await context.close();
    },
  );

  test('sends nothing when a form only gets the focus', async () => {
    const context = await open();
    const page = await context.newPage();
    for (const label of ["Paste a prospect's address", 'Agency name']) {
      await page.goto(`${origin}/`);
      await page.getByLabel(label).hover();
      await page.getByLabel(label).focus();
      await expect.poll(() => page.evaluate(modules)).toBe(3);
      // A deferred press would be repeated within this time.
      await page.waitForTimeout(500);
      expect(await page.locator('[aria-invalid]').count()).toBe(0);
    }
    await context.close();
  });

  test('explains why an address shows nothing, and keeps it in the field', async () => {
    const context = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const field = page.getByLabel("Paste a prospect's address");
    await page.getByRole('button', { name: 'See their demo' }).click();
    await page.getByText('Please enter a valid website URL').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('http://10.0.0.1/');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Enter');
    await page.locator('[data-why]').getByText('We could not reach that website.').waitFor();
    const isInSight = async (): Promise<boolean | null> => {
      const panel = await page.locator('[data-stopped]').boundingBox();
      return panel && panel.y > 0 && panel.y + panel.height <= 844;
    };
    await expect.poll(isInSight).toBe(true);
    expect(await page.locator('[data-sample]').isVisible()).toBe(false);
    expect(await page.locator('#first-look [data-address]').first().textContent()).toContain(
      '/demos/law-',
    );
    expect(await field.inputValue()).toBe('http://10.0.0.1/');
    await context.close();
  });

  test('opens the studio with the address for a signed-in person', async () => {
    const context = await open();
    await context.addCookies([(await openAccount(origin)).cookie]);
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.evaluate(() => sessionStorage.setItem('loginTimestamp', '1'));
    await page.getByLabel("Paste a prospect's address").fill(`http://${businessHost}/`);
    await page.getByRole('button', { name: 'See their demo' }).click();
    await page.waitForURL(`${origin}/app/**`);
    await expect
      .poll(() =>
        page
          .getByLabel('Business name')
          .inputValue()
          .catch(() => ''),
      )
      .toBe('Marlowe & Finch');
    await context.close();
  });
});
