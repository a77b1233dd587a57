import type { Page } from 'playwright-core';

/** Opens the panel on a demo with one press, which counts from the first paint on. */
export async function pressFeedback(page: Page, name = 'Your feedback'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}
