import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Named, OpenVisitor, Visitor } from './visitor.ts';

function located(page: Page, { role, name }: Named): Locator {
  return role === undefined
    ? page.getByLabel(name, { exact: true })
    : page.getByRole(role, { name, exact: true });
}

/**
 * The elements with a role and name; while dialogs are open, only those in them, because the page
 * behind is inert.
 */
async function reachable(page: Page, what: Named): Promise<Locator> {
  const all = located(page, what);
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  return hasDialog ? all.and(page.locator('dialog[open], dialog[open] *')) : all;
}

async function visit(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    address: () => page.url(),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    comeBack: async () => {
      await page.bringToFront();
      // Headless pages never lose the focus, so they get no event when it returns.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
    run: (work, argument) => page.evaluate(work as never, argument),
    count: async (what) => (await reachable(page, what)).count(),
    hasFocus: (what) =>
      located(page, what).evaluateAll((all) => all.some((one) => one === document.activeElement)),
    // The dialog may close before the click; `until` tries again.
    click: async (what) => (await reachable(page, what)).first().click({ timeout: 10_000 }),
    sends: async (method, path) => {
      await page.waitForRequest(
        (request) => request.method() === method && new URL(request.url()).pathname === path,
      );
    },
    newTab: () => visit(context),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    leave: () => context.close(),
  };
}

/** Opens visitors, each in a Chromium profile. */
export function chromiumVisitors(
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>,
): OpenVisitor {
  return async ({ cookie } = {}) => {
    // A headless browser cannot ask for permissions.
    const context = await open({ permissions: ['clipboard-write'] });
    if (cookie) await context.addCookies([cookie]);
    return visit(context);
  };
}
