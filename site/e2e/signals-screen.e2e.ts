import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { findViolations } from './axe.ts';
import { column } from './board-page.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { useAgencyService } from './agency-service.ts';

/** User agents of browsers that are not automated. */
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const computerAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
const phone = {
  userAgent: phoneAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const { open } = useBrowser(still);
const running = useAgencyService();

async function openWorkspace(
  path: string,
  options: Parameters<typeof open>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await open(options);
  await context.addCookies([running.account.cookie]);
  const page = await context.newPage();
  await page.goto(running.service.origin + path);
  return { context, page };
}

/** The seconds in a line such as `1 min 4 s`. */
function secondsIn(words: string): number {
  const [, minutes = '0'] = /(\d+) min/u.exec(words) ?? [];
  const [, seconds = '0'] = /(\d+) s/u.exec(words) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const scrollTo = (page: Page, section: string): Promise<number> =>
  page.evaluate((id) => {
    const block = document.querySelector(`[data-section="${id}"]`);
    // Without smooth scrolling, whose end depends on how busy the machine is.
    block?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return performance.now();
  }, section);

describe.skipIf(!hasBrowser)('reading in the workspace', () => {
  test('is shown by section while a phone reads, with probable forwards', async () => {
    const demo = await running.account.create({ businessName: 'Harbor Law', industry: 'law' });
    const { context, page } = await openWorkspace(`/app/demos/${demo}`, {
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('Not opened yet. You will hear of it here and by mail.').waitFor();
    await page.getByRole('button', { name: 'Add a recipient' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Élise Martin');
    await page.getByLabel(/^See by name/u).check();
    await page.getByText('North & Co sees visits by this link').waitFor();
    await page.getByRole('button', { name: 'Make and copy the link' }).click();
    await page.getByRole('row', { name: /Élise Martin/u }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`/demos/${demo}?to=`);
    await expect.poll(() => page.getByLabel('Stage').inputValue()).toBe('sent');

    const client = await open(phone);
    const reader = await client.newPage();
    await reader.goto(link);
    await reader.waitForRequest(/\/api\/signals$/u);
    await reader.touchscreen.tap(200, 420);
    await reader.waitForTimeout(2500);
    const began = await scrollTo(reader, 'services');
    await page.locator('[data-whereabouts="services"]').waitFor();
    await page.getByText(/^Élise is here/u).waitFor();
    await reader.waitForTimeout(4000);
    // Reading after the last beacon is not counted.
    await reader.waitForResponse(/\/api\/signals$/u);
    const ended = await reader.evaluate(() => performance.now());
    await client.close();
    const row = page
      .getByRole('list', { name: 'Sections of the page' })
      .getByRole('listitem')
      .filter({ hasText: 'Services' });
    await expect
      .poll(
        async () =>
          Math.abs(
            secondsIn((await row.innerText()).replace('Services', '')) - (ended - began) / 1000,
          ),
        { timeout: 8000 },
      )
      .toBeLessThanOrEqual(1);

    const colleague = await open({ userAgent: computerAgent });
    const other = await colleague.newPage();
    await other.goto(link);
    await other.waitForRequest(/\/api\/signals$/u);
    await other.mouse.move(200, 200);
    await other.mouse.wheel(0, 300);
    await page.getByText('Somebody else, by Élise’s link').waitFor({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Why' }).click();
    await page.getByText('A second browser was seen on this link').waitFor();
    await colleague.close();
    await context.close();
  });

  test('is at the top of the list within two seconds, and in the "now" column', async () => {
    const demo = await running.account.create({ businessName: 'Quay Law', industry: 'law' });
    await running.account.create({ businessName: 'Newer Law', industry: 'law' });
    const { context, page } = await openWorkspace('/app', {
      viewport: { width: 1440, height: 900 },
    });
    const first = page.locator('[data-demo-row]').first();
    await expect.poll(() => first.innerText()).toContain('Newer Law');
    const client = await open(phone);
    const reader = await client.newPage();
    await reader.goto(`${running.service.origin}/demos/${demo}`);
    await reader.waitForRequest(/\/api\/signals$/u);
    await reader.touchscreen.tap(200, 420);
    await expect.poll(() => first.innerText(), { timeout: 10_000 }).toContain('Quay Law');
    await first.getByText(/^Somebody is reading/u).waitFor();
    const now = page.getByRole('complementary', { name: 'Now' });
    await now.getByText('Somebody is looking at it now').waitFor();
    await now.getByText('1 person reading').waitFor();
    await expect
      .poll(() => page.locator('[data-live-news]').innerText())
      .toBe('Somebody is looking at Quay Law now.');
    await page
      .getByRole('navigation', { name: 'Stages' })
      .getByRole('link', { name: /^Seen/u })
      .click();
    await page.waitForURL(/\?stage=seen$/u);
    await expect.poll(() => page.locator('[data-demo-row]').count()).toBeGreaterThan(0);
    await client.close();
    await context.close();
  });

  test('moves a card on the board, which keeps the focus and shows what is read', async () => {
    const demo = await running.account.create({ businessName: 'Mole Law', industry: 'law' });
    const { context, page } = await openWorkspace('/app?view=board', {
      viewport: { width: 1440, height: 900 },
    });
    await column(page, 'Draft').locator('[data-card]', { hasText: 'Mole Law' }).focus();
    const client = await open(phone);
    const reader = await client.newPage();
    await reader.goto(`${running.service.origin}/demos/${demo}`);
    await reader.waitForRequest(/\/api\/signals$/u);
    await reader.touchscreen.tap(200, 420);
    const seen = column(page, 'Seen').locator('[data-card]', { hasText: 'Mole Law' });
    await seen.getByText(/^Reading /u).waitFor({ timeout: 20_000 });
    expect(await seen.evaluate((card) => card === document.activeElement)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await client.close();
    await seen.getByText('1st visit').waitFor({ timeout: 40_000 });
    await context.close();
  });

  test('has recipients that are renamed, shown as a QR code and deleted by keyboard alone', async () => {
    const demo = await running.account.create({ businessName: 'Pier Law', industry: 'law' });
    const { context, page } = await openWorkspace(`/app/demos/${demo}`);
    await page.getByRole('button', { name: 'Add a recipient' }).press('Enter');
    await page.keyboard.type('Jon');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More about Jon' }).press('Enter');
    await page.getByRole('button', { name: 'Show the QR code' }).press('Enter');
    await page.getByRole('img', { name: 'QR code of the page' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Jon Snell');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More about Jon Snell' }).press('Enter');
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByText('The link goes on leading to the demo').waitFor();
    await page.getByRole('button', { name: 'Delete recipient' }).press('Enter');
    await expect.poll(() => page.getByText('Jon Snell').count()).toBe(0);
    await context.close();
  });

  test('is mailed by each member’s settings', async () => {
    const { context, page } = await openWorkspace('/app/settings/notifications');
    await page.getByLabel(/^Quiet hours/u).check();
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('23:30') === true,
    );
    await page.getByLabel('From').fill('23:30');
    await page.getByLabel('From').blur();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('23:30');
    await page.getByLabel('Mail me when somebody has read a demo').uncheck();
    expect(await page.getByLabel(/^Quiet hours/u).isDisabled()).toBe(false);
    await page.getByLabel('Mail me when a client answers').uncheck();
    await expect.poll(() => page.getByLabel(/^Quiet hours/u).isDisabled()).toBe(true);
    await context.close();
  });

  test('keeps a choice of mails that is made while the one before is being stored', async () => {
    const { context, page } = await openWorkspace('/app/settings/notifications');
    const late = Promise.withResolvers<undefined>();
    await context.route('**/api/notifications', async (route) => {
      const isFirst = route.request().postData()?.includes('visitMails') === true;
      const response = await route.fetch();
      if (isFirst) await late.promise;
      await route.fulfill({ response });
    });
    await page.reload();
    const visits = page.getByLabel('Mail me when somebody has read a demo');
    const answers = page.getByLabel('Mail me when a client answers');
    const before = [await visits.isChecked(), await answers.isChecked()];
    const first = page.waitForResponse((one) =>
      Boolean(one.request().postData()?.includes('visitMails')),
    );
    await visits.setChecked(!before[0]);
    const second = page.waitForResponse((one) =>
      Boolean(one.request().postData()?.includes('commentMails')),
    );
    await answers.setChecked(!before[1]);
    await second;
    late.resolve(undefined);
    await first;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect([await visits.isChecked(), await answers.isChecked()]).toEqual(
      before.map((one) => !one),
    );
    await context.close();
  });

  test.each(sample([1440, 390]))(
    'has no accessibility violation, %i pixels wide',
    async (width) => {
      const demo = await running.account.create({
        businessName: `Wharf Law ${width}`,
        industry: 'law',
      });
      const { context, page } = await openWorkspace(`/app/demos/${demo}`, {
        bypassCSP: true,
        viewport: { width, height: 860 },
        reducedMotion: 'reduce',
      });
      await page.getByRole('button', { name: 'Add a recipient' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Bettina Donaudampfschifffahrt');
      await page.getByRole('button', { name: 'Make and copy the link' }).click();
      await page.getByRole('button', { name: /^More about Bettina/u }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.goto(`${running.service.origin}/app`);
      await page.locator('[data-demo-row]').first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.goto(`${running.service.origin}/app/settings/notifications`);
      await page.getByLabel('Mail me when a client answers').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await context.close();
    },
  );
});
