import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the panel on a demo: presses its button until the page's script is loaded. */
export async function pressFeedback(page: Page, name = 'Your feedback'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const panel = page.getByRole('dialog');
  await button.waitFor();
  const press = async (): Promise<boolean> => {
    // The panel hides the button when it opens during the click.
    if (!(await panel.isVisible())) await button.click({ timeout: 2000 }).catch(() => undefined);
    return panel.isVisible();
  };
  await expect.poll(press, { timeout: 30_000, interval: 500 }).toBe(true);
}
