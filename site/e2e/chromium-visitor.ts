import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Named, OpenVisitor, Visitor } from './visitor.ts';

function located(page: Page, { role, name }: Named): Locator {
  return role === undefined
    ? page.getByLabel(name, { exact: true })
    : page.getByRole(role, { name, exact: true });
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
    comeBack: () => page.bringToFront(),
    run: (work, argument) => page.evaluate(work as never, argument),
    count: (what) => located(page, what).count(),
    hasFocus: (what) =>
      located(page, what).evaluateAll((all) => all.some((one) => one === document.activeElement)),
    click: (what) => located(page, what).first().click(),
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

/** Visitors in Chromium, from what gives its profiles. */
export function chromiumVisitors(
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>,
): OpenVisitor {
  return async ({ cookie } = {}) => {
    const context = await open();
    if (cookie) await context.addCookies([cookie]);
    return visit(context);
  };
}
