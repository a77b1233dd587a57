import type { Page } from 'playwright-core';

/** What has the focus: its accessible name as far as text, label or a field's name give it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent.trim() ?? element.name;
    return element?.textContent.trim() ?? '';
  });
}

/** Presses Tab until something of this name has the focus. @throws Error when nothing has within 80 stops. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No focus reached ${String(name)}`);
}

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Registers, is declined, is asked by the bank, pays and stands in the studio: with the keyboard and nothing else. */
export async function walkSignIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/templates`);
  await tabTo(page, /Website Builder/u, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Template Access' }).waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (!/Website Builder/u.test(await focused(page))) throw new Error('The focus did not return');
  await page.keyboard.press('Enter');

  await page.getByText('(not configured)').first().waitFor();
  await press(page, /^Continue with GitHub/u);
  await page.getByText('GitHub sign-in is not configured').waitFor();
  await press(page, /^Continue with Email/u);
  await tabTo(page, /^Email$/u);
  await page.keyboard.press('Enter');
  await page.getByText('Email is required').waitFor();
  await press(page, /^Forgot password/u);
  await page.getByRole('button', { name: 'Send reset link' }).waitFor();
  await press(page, /^Back to login/u);
  await page.getByRole('radio', { name: 'Login' }).waitFor();
  await tabTo(page, /^Login$/u, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Username').waitFor();
  await tabTo(page, /^Username$/u);
  await page.keyboard.type('Ada');
  await tabTo(page, /^Email$/u);
  await page.keyboard.type(email);
  await tabTo(page, /^Password$/u);
  await page.keyboard.type('correct horse battery');
  await page.keyboard.press('Enter');

  await page.getByRole('dialog', { name: 'Complete Your Subscription' }).waitFor();
  await page.getByRole('heading', { name: 'Premium Subscription' }).waitFor();
  await page.getByText('Test mode', { exact: true }).waitFor();
  await press(page, /0002/u, 'Space');
  await press(page, /^Subscribe for \$61\.00 per month$/u);
  await page.locator('form').getByText('Your card was declined.').waitFor();
  await tabTo(page, /3155/u, 'Shift+Tab');
  await page.keyboard.press('Space');
  await press(page, /^Subscribe for/u);
  await page.getByRole('heading', { name: 'Your bank asks to confirm' }).waitFor();
  await press(page, /^Confirm payment$/u);
  await page.getByText('Your subscription is active').waitFor();
  // The page is loaded anew and opens the studio by itself.
  await page.getByRole('dialog', { name: 'Website Design Studio' }).waitFor({ timeout: 15_000 });
  await page.getByText('Welcome to the Template Builder!').waitFor();
}

/** Pays with the card that is accepted, once the payment is on screen, and waits for the studio on the fresh page. */
export async function payInModal(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Subscription' });
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Website Design Studio' }).waitFor({ timeout: 15_000 });
}
