import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { chromiumFlags, findTestChromium } from '../../scripts/ensure-browsers.ts';

// Some journeys include refused calls and broken connections, which the browser reports as errors.
export const expectedErrors =
  /status of (?:4\d\d|5\d\d)|net::ERR_(?:FAILED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RE(?:SET|FUSED))|^Firefox can’t establish a connection/u;

/**
 * Chromium rejects a promise that is not accessible to pages when one page wants a view transition
 * and the next does not.
 */
const skippedTransition = /^Transition was (?:aborted|skipped)/u;

/** Whether this machine has a browser; without one the browser tests are skipped. */
export const hasBrowser = process.env['NO_BROWSER'] !== '1' && findTestChromium() !== undefined;

/**
 * Playwright's list, which a second flag replaces, as far as it concerns a browser without windows,
 * and the policy on openers: for a page that has one, Chromium ends the process of the blank page
 * and starts another, a sixth of what a visit costs. Firefox's tests run with the policy.
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'CrossOriginOpenerPolicy',
];

/**
 * Pages of tests live for seconds: compiling their scripts a second and third time takes a tenth of
 * the processor time and is not used. Collecting their garbage with help of other threads takes a
 * twentieth.
 */
const forShortPages = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';

/**
 * Draws in the browser's own process: without a graphics card a process of its own only copies
 * pictures between processes, a fifteenth of the time of a test.
 */
const drawsInBrowser = '--in-process-gpu';

/**
 * Pages without pixels, which take two thirds of the processor time: layout, events, focus, frames
 * and animations go on as usual. Playwright's settings of a mouse, which a second list replaces,
 * are repeated.
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromium.ts
 */
const withoutPixels =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,' +
  'availablePointerTypes=4,acceleratedCompositingEnabled=false';

interface BrowserOptions extends BrowserContextOptions {
  /**
   * Whether pages are drawn. Screenshots, view transitions, idle callbacks and the time of the
   * first paint need it, which starts the modules of the agency's pages
   * (site/landing/start-script.ts), and taps on a phone, so mobile pages are drawn by default.
   */
  readonly isDrawn?: boolean;
}

/**
 * A worker's browsers, with and without pixels, used for all its test files: starting one takes a
 * second of processor time.
 */
const running = new Map<boolean, Promise<Browser>>();

async function useRunning(isDrawn: boolean): Promise<Browser> {
  const known = await running.get(isDrawn);
  if (known?.isConnected() === true) return known;
  const launched = chromium.launch({
    executablePath: findTestChromium() ?? '',
    args: [
      ...chromiumFlags,
      forShortPages,
      drawsInBrowser,
      ...(isDrawn ? [] : [withoutPixels]),
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });
  running.set(isDrawn, launched);
  return launched;
}

/**
 * For files that do not test motion: endless animations use a sixth of a processor while the editor
 * is open, and a third for a demo. The main journey, the firm pages and the motion tests run with
 * motion.
 */
export const still = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions;

/**
 * Opens browser contexts for a test file, all with the options `always`. A page that logs an error,
 * throws, or violates its own content policy fails the file. Each `open` gives a new context
 * without cookies and storage, which is closed after its test: until then its pages go on moving.
 */
export function useBrowser(always: BrowserOptions = {}): {
  open: (options?: BrowserOptions) => Promise<BrowserContext>;
} {
  const opened: BrowserContext[] = [];
  const errors: string[] = [];
  /** How many contexts were opened outside of tests, for all of them. */
  let sharedCount = 0;
  beforeEach(() => {
    sharedCount = opened.length;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(sharedCount).map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all(opened.map((context) => context.close()));
    expect(errors).toEqual([]);
  });
  return {
    open: async (options = {}) => {
      const { isDrawn, ...merged } = {
        viewport: { width: 1440, height: 900 },
        ...always,
        ...options,
      };
      const browser = await useRunning(isDrawn ?? merged.isMobile ?? false);
      const context = await browser.newContext(merged);
      opened.push(context);
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors.test(message.text()))
          errors.push(`${message.text()} (${message.page()?.url() ?? ''})`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!skippedTransition.test(message)) errors.push(message);
      });
      return context;
    },
  };
}
