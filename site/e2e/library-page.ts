import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openAccount, type AgencyAccount } from './agency-account.ts';

const origin = inject('origin');

export async function openLibrary(page: Page, search = ''): Promise<Locator> {
  await page.goto(`${origin}/app${search}`);
  return page.locator('body');
}

export const row = (dialog: Locator, name: string): Locator =>
  dialog.locator('[data-demo-row]', { hasText: name });
export const title = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('heading', { level: 1, name, exact: true });

/** Opens a tab of the open demo. */
export const showTab = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('navigation', { name: 'Parts of this demo' }).getByText(name).click();

/** A new agency with demos of these names, in a signed-in browser. */
export async function openAgency(
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>,
  names: readonly string[],
  options: BrowserContextOptions = {},
): Promise<{ account: AgencyAccount; context: BrowserContext; page: Page; ids: string[] }> {
  const account = await openAccount(origin);
  const ids: string[] = [];
  for (const businessName of names) {
    ids.push(await account.create({ businessName, slogan: 'Steady counsel', industry: 'law' }));
  }
  const context = await open(options);
  await context.addCookies([account.cookie]);
  return { account, context, page: await context.newPage(), ids };
}
