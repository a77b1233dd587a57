import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { chromiumFlags, findTestChromium } from '../../scripts/ensure-browsers.ts';

// Refused calls, and calls and streams that break off, are part of some journeys; the browser
// reports them as errors.
export const expectedErrors =
  /status of (?:4\d\d|5\d\d)|net::ERR_(?:FAILED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RE(?:SET|FUSED))/u;

/**
 * A page that wants a transition and one that does not, one after the other: Chromium rejects a
 * promise that no page ever sees.
 */
const skippedTransition = /^Transition was (?:aborted|skipped)/u;

/** Whether this machine has a browser; without one the browser tests are skipped. */
export const hasBrowser = process.env['NO_BROWSER'] !== '1' && findTestChromium() !== undefined;

/** A worker keeps its Chromium from file to file: to start one takes a second of the processor. */
let running: Promise<Browser> | undefined;

async function useRunning(): Promise<Browser> {
  const known = await running;
  if (known?.isConnected() === true) return known;
  running = chromium.launch({ executablePath: findTestChromium() ?? '', args: chromiumFlags });
  return running;
}

/**
 * For files that are not about motion: endless animations take a sixth of a processor for as long
 * as the editor is open, and a third for a demo. The main journey, firm pages and the tests of
 * motion itself have all of it.
 */
export const still = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions;

/**
 * Visitors for a test file, who all have `always`. A page that logs an error, throws, or breaks its
 * own content policy fails the file. `open` gives a fresh visitor: no cookies, no storage.
 */
export function useBrowser(always: BrowserContextOptions = {}): {
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
} {
  const opened: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    if (hasBrowser) await useRunning();
  });
  afterAll(async () => {
    await Promise.all(opened.map((context) => context.close()));
    expect(complaints).toEqual([]);
  });
  return {
    open: async (options = {}) => {
      const browser = await useRunning();
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        ...always,
        ...options,
      });
      opened.push(context);
      context.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors.test(message.text()))
          complaints.push(`${message.text()} (${message.page()?.url() ?? ''})`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!skippedTransition.test(message)) complaints.push(message);
      });
      return context;
    },
  };
}
