import type { FrameLocator, Locator, Page } from 'playwright-core';
import { openStudio } from './agency-account.ts';
import { findViolations } from './axe.ts';

/** The violations that axe finds in the studio; the pages in its preview have their own tests. */
export async function findStudioViolations(page: Page): Promise<string[]> {
  // axe ignores that a modal dialog covers everything else.
  await page.addStyleTag({
    content: 'body :is([data-opens], header, [data-tooltip]):not(dialog *) { visibility: hidden }',
  });
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  return findViolations(page, { within: isModal ? 'dialog[open]' : '#app', iframes: false });
}

/** The headline of the page in the preview. */
export const headline = (studio: Locator): Locator => studio.frameLocator('iframe').locator('h1');
/** The heading of a step. */
export const heading = (studio: Locator, name: string): Locator =>
  studio.getByRole('heading', { level: 3, name, exact: true });
export const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

/** Opens the studio and continues without a website. */
export async function startFresh(page: Page): Promise<Locator> {
  const studio = await openStudio(page);
  await studio.getByRole('button', { name: 'Start Fresh' }).click();
  await heading(studio, 'Brand & Colors').waitFor();
  return studio;
}

/** Chooses the first trade or industry that a search finds, in the studio's second step. */
export async function chooseTrade(page: Page, studio: Locator, search: string): Promise<void> {
  await studio.getByRole('combobox', { name: 'Industry or trade' }).fill(search);
  await studio.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** A dentist's draft, with its page in the preview. */
export async function openDentist(page: Page): Promise<{ studio: Locator; preview: FrameLocator }> {
  const studio = await startFresh(page);
  await studio.getByLabel('Business name').fill('Harbour Dental');
  await chooseTrade(page, studio, 'dentist');
  const preview = studio.frameLocator('iframe');
  await preview.locator('[data-text="hero.eyebrow"]', { hasText: 'Dental practice' }).waitFor();
  return { studio, preview };
}
