import type { Page } from 'playwright-core';

/**
 * Runs an action and resolves once a message with these words was shown. The page itself watches
 * from before the action, because a short message may be gone before a busy machine checks.
 */
export async function watchWords(
  page: Page,
  words: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const seen = page.waitForFunction((words) => {
    const top = Array.from(document.querySelectorAll('dialog')).findLast((dialog) =>
      dialog.matches(':modal'),
    );
    return Array.from((top ?? document).querySelectorAll('[role="status"], [role="alert"]')).some(
      (message) => message.checkVisibility() && message.textContent.includes(words),
    );
  }, words);
  await Promise.all([seen, act()]);
}
