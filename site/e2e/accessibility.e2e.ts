import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { industryRule, templateIndustries } from '../../templates-data/model/industries.ts';
import { openAccount } from './agency-account.ts';
import { isFullRun, sample } from '../../service/testing/full-run.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('people with a screen reader, a keyboard or weak eyes', () => {
  const { open } = useBrowser();
  /** One page for all addresses, which is cheaper than one for each; nobody signs in on it. */
  let visitor: Page;
  beforeAll(async () => {
    visitor = await (await open({ bypassCSP: true, reducedMotion: 'reduce' })).newPage();
  });

  const pages: [string, number][] = [
    ['/', 1440],
    ['/', 390],
    ['/templates', 390],
    ['/templates', 1440],
    ['/404', 1440],
    ['/reset-password', 390],
    ['/reset-password?token=unknown', 1440],
    ['/verify-email?token=unknown', 390],
    ['/app', 1440],
    ['/join?token=unknown', 390],
    ['/demos/law-nobody-a1b2c3', 390],
  ];

  /**
   * Every design and layout of the gallery; the inner pages of each design are in
   * every-design.e2e.ts.
   */
  const homes = (all: readonly string[]): [string, number][] =>
    all.map((industry, index) => [`/industries/${industry}`, index % 2 === 0 ? 390 : 1440]);

  // Industries with the same design differ only in pictures and words, so a sample takes the first
  // one.
  const industries = templateIndustries.filter(
    (industry, index) =>
      isFullRun ||
      templateIndustries.findIndex(
        (other) => industryRule(other).design === industryRule(industry).design,
      ) === index,
  );

  // Demos with all content are in every-design.e2e.ts.
  test.each(industries)(
    'meet no accessibility violation on a demo of %s with a name alone',
    async (industry) => {
      const { create } = await openAccount(origin);
      const uniqueId = await create({ businessName: 'Quay & Sons', industry, phone: '1' });
      await visitor.setViewportSize({ width: 1440, height: 900 });
      await visitor.goto(`${origin}/demos/${uniqueId}`, { waitUntil: 'networkidle' });
      expect.soft(await findViolations(visitor)).toEqual([]);
      expect(
        await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  test.each([...sample(pages), ...homes(industries)])(
    'meet no accessibility violation on %s, %i pixels wide',
    async (path, width) => {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto(origin + path, { waitUntil: 'networkidle' });
      expect(await findViolations(visitor)).toEqual([]);
      expect(
        await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  test.each(sample([390, 1440]))(
    'meet no accessibility violation in the account and the modal, %i pixels wide',
    async (width) => {
      const { cookie } = await openAccount(origin, {
        subscribed: false,
        username: '\u0645\u0627\u0631\u0627 Donaudampfschifffahrtsgesellschaftskapit\u00e4n',
      });
      const context = await open({
        bypassCSP: true,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const dialog = page.getByRole('dialog');
      const look = async (): Promise<void> => {
        await page.waitForTimeout(300);
        expect(await findViolations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      };
      await page.goto(`${origin}/templates`);
      await page.getByRole('button', { name: /Website Builder/u }).click();
      await dialog.getByRole('button', { name: 'Have an access code?' }).waitFor();
      await look();
      await dialog.getByRole('button', { name: 'Continue with Email' }).click();
      await dialog.getByText('Register', { exact: true }).click();
      await dialog.getByRole('button', { name: 'Register', exact: true }).click();
      await look();
      await context.addCookies([cookie]);
      await page.goto(`${origin}/account`);
      await page.getByText('You are signed in nowhere else.').waitFor();
      await look();
      await page.getByRole('link', { name: 'Plan', exact: true }).click();
      await page.getByRole('button', { name: 'Subscribe to Agency' }).click();
      await dialog.getByLabel('Card number').waitFor();
      await look();
      // In the workspace, the dialog has no button that leads back to a login.
      expect(await dialog.getByRole('button', { name: 'Back to login' }).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto(`${origin}/`);
      await page.getByRole('button', { name: 'Access Page Builder' }).first().click();
      await dialog.getByRole('button', { name: 'Back to login' }).click();
      await dialog.getByRole('button', { name: 'Logout' }).waitFor();
      await look();
      await context.close();
    },
  );
});
