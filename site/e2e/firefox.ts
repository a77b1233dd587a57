import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findFirefox } from '../../scripts/ensure-browsers.ts';
import { expectedErrors } from './browser.ts';
import type { Named, OpenVisitor, Visitor } from './visitor.ts';

/** Whether this machine has Firefox; without it, its tests are skipped. */
export const hasFirefox = process.env['NO_BROWSER'] !== '1' && findFirefox() !== undefined;

const toSelector = ({ role, name }: Named): string =>
  role === undefined ? `aria/${name}` : `aria/${name}[role="${role}"]`;

/** The elements that may have this name, by their text and attributes. */
function findByText({ role, name }: Named): Element[] {
  const expected = name.replaceAll(/\s+/gu, '');
  const trimmedText = (one: Element | null | undefined): string =>
    one?.textContent.replaceAll(/\s+/gu, '') ?? '';
  const dialogs = Array.from(document.querySelectorAll('dialog[open]'));
  const named = 'button, a, h1, h2, h3, h4, input, textarea, [role]';
  const candidates =
    dialogs.length === 0
      ? Array.from(document.querySelectorAll(named))
      : dialogs.flatMap((dialog) => [dialog, ...dialog.querySelectorAll(named)]);
  const isCalled = (one: Element): boolean => {
    const field =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one : undefined;
    const title = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    return [field?.labels?.[0] ?? one, title].some((text) => trimmedText(text) === expected);
  };
  // Elements with another explicit role are excluded, above all dialogs, which take long to search.
  const mayBe = (one: Element): boolean =>
    role === undefined || (one.getAttribute('role') ?? role) === role;
  return candidates.filter((one) => mayBe(one) && isCalled(one));
}

/**
 * The elements with a role and name in the accessibility tree. Only likely ones are checked,
 * because searching a whole page with its frames takes Firefox seconds.
 */
async function findInTree(page: Page, what: Named): Promise<ElementHandle[]> {
  const alike = await page.evaluateHandle(findByText, what);
  const elements: ElementHandle[] = [];
  for (const one of (await alike.getProperties()).values()) {
    elements.push(...((await one.asElement()?.$$(toSelector(what))) ?? []));
  }
  await alike.dispose();
  return elements;
}

async function hasFocus(page: Page, what: Named): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
  for (const element of await focused.$$(toSelector(what))) {
    if (await element.evaluate((one) => one === document.activeElement)) return true;
  }
  return false;
}

/** Waits until the element stops moving, because a click goes to a position. */
async function centerWhenStill(element: ElementHandle): Promise<void> {
  await element.evaluate(async (one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let last = '';
    for (let count = 0; count < 120; count += 1) {
      await frame();
      const { x, y, width } = one.getBoundingClientRect();
      const place = `${x} ${y} ${width}`;
      if (place === last && !one.matches(':disabled')) return;
      last = place;
    }
  });
}

type Key = Parameters<Page['keyboard']['press']>[0];

async function press(page: Page, keys: string): Promise<void> {
  const modifiers = keys.replace('Space', ' ').split('+');
  const last = modifiers.pop() ?? '';
  for (const key of modifiers) await page.keyboard.down(key as Key);
  await page.keyboard.press(last as Key);
  for (const key of modifiers.toReversed()) await page.keyboard.up(key as Key);
}

async function visit(context: BrowserContext, errors: string[]): Promise<Visitor> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? error.message : String(error));
  });
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    address: () => page.url(),
    press: (keys) => press(page, keys),
    type: (text) => page.keyboard.type(text),
    comeBack: async (awayMs = 0) => {
      // A tab gets the focus event only after it was in the background.
      const other = await context.newPage();
      await other.bringToFront();
      await pause(awayMs);
      await page.bringToFront();
      await other.close();
    },
    run: (work, argument) => page.evaluate(work as never, argument),
    count: async (what) => (await findInTree(page, what)).length,
    hasFocus: (what) => hasFocus(page, what),
    click: async (what) => {
      const [element] = await findInTree(page, what);
      if (!element) throw new Error(`Nothing is called ${what.name}`);
      await centerWhenStill(element);
      await element.click();
    },
    sends: async (method, path) => {
      await page.waitForRequest(
        (request) => request.method() === method && new URL(request.url()).pathname === path,
      );
    },
    newTab: () => visit(context, errors),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    leave: () => context.close(),
  };
}

/**
 * Without endless animations, and without the processes that Firefox starts ahead of need: together
 * two fifths of its processor time.
 */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
};

/**
 * One Firefox for a test file. A page that logs an error or throws fails the file. Each `open`
 * gives a new profile without cookies and storage.
 */
export function useFirefox(): { open: OpenVisitor } {
  let browser: Browser | undefined;
  const errors: string[] = [];
  beforeAll(async () => {
    if (!hasFirefox) return;
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      headless: true,
      // The window gets the size, because this Firefox may lack the calls that set a page's size.
      defaultViewport: null,
      extraPrefsFirefox: preferences,
      args: ['--width=1440', '--height=985'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    expect(errors).toEqual([]);
  });
  return {
    open: async ({ cookie } = {}) => {
      if (!browser) throw new Error('no Firefox');
      const context = await browser.createBrowserContext();
      if (cookie) {
        const { hostname } = new URL(cookie.url);
        await context.setCookie({
          name: cookie.name,
          value: cookie.value,
          domain: hostname,
          path: '/',
        });
      }
      return visit(context, errors);
    },
  };
}
