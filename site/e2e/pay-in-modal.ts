import type { Page } from 'playwright-core';

/**
 * Waits for the payment form, pays with the accepted test card, and waits for the studio on the
 * reloaded page.
 */
export async function payInModal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Subscription' });
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
}
