import type { Page } from 'playwright-core';

/**
 * Pays with the card that is accepted, once the payment is on screen, and waits for the studio on
 * the fresh page.
 */
export async function payInModal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Subscription' });
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
}
