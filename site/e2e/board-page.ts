import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { UpdateDemo } from '../../service/contract/demos.ts';
import { openAgency } from './library-page.ts';

const origin = inject('origin');

export const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
export const card = (page: Page, name: string): Locator =>
  page.locator('[data-card]', { hasText: name });

/** The names of a column's cards. */
export async function cardsIn(page: Page, stage: string): Promise<string[]> {
  const titles = column(page, stage).locator('[data-card] [title]');
  return titles.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
}

/** The board of a new agency with these demos, in a signed-in browser. */
export async function openBoard(
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>,
  demos: Readonly<Record<string, UpdateDemo>>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { context, page, ids } = await openAgency(open, Object.keys(demos), options);
  for (const [index, change] of Object.values(demos).entries()) {
    const path = `${origin}/api/demos/${ids[index] ?? ''}`;
    await context.request.patch(path, { headers: { origin }, data: change });
  }
  await page.goto(`${origin}/app?view=board`);
  await card(page, Object.keys(demos)[0] ?? '').waitFor();
  return page;
}
