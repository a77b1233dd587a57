import type { Page } from 'playwright-core';

/**
 * Does something after which a message has these words, and resolves once it was seen. The page
 * watches for them itself, from before it is done: what stands for a second or two only may be gone
 * by the time that a busy machine asks for it.
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
