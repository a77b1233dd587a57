import type { Browser, BrowserContext } from 'playwright-core';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';

/** Script sent to a browser without a cache, in encoded bytes. */
interface SentScript {
  /** Requested before the page could be used. */
  readonly usable: number;
  /** Requested until the page was idle. */
  readonly whole: number;
}

interface Opened {
  readonly name: string;
  readonly path: string;
  /** What is in the document as soon as the page can be used, and a text in it. */
  readonly shown: readonly [selector: string, text: string];
}

const mark = 'usable';

/** Runs in the page before its scripts: marks when it can be used, in a signed-in session. */
function markUsable([selector, text, name]: readonly [string, string, string]): void {
  sessionStorage.setItem('loginTimestamp', String(Date.now()));
  const observer = new MutationObserver(() => {
    const isThere = Array.from(document.querySelectorAll(selector)).some(({ textContent }) =>
      textContent.includes(text),
    );
    if (!isThere) return;
    performance.mark(name);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Waits until no script was fetched for a while, and adds up their sizes. */
async function sumScripts(
  context: BrowserContext,
  origin: string,
  opened: Opened,
): Promise<SentScript> {
  const page = await context.newPage();
  await page.addInitScript(markUsable, [...opened.shown, mark] as const);
  await page.goto(origin + opened.path);
  await page.locator(opened.shown[0]).filter({ hasText: opened.shown[1] }).first().waitFor();
  return page.evaluate(async (name) => {
    // The preview is a visitor's page in a document of its own, which does not count.
    const scripts = (): PerformanceResourceTiming[] =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter((entry) => /\/_astro\/[^?]*\.js$/u.test(entry.name));
    for (let before = -1, round = 0; before !== scripts().length && round < 20; round += 1) {
      before = scripts().length;
      await new Promise((resolve) => setTimeout(resolve, 2500));
    }
    const [{ startTime: shown } = { startTime: NaN }] = performance.getEntriesByName(name);
    // A preload and its import are two entries of one file; the second comes from the cache.
    const sizes = new Map<string, { size: number; start: number }>();
    for (const { name: file, encodedBodySize, startTime } of scripts()) {
      const known = sizes.get(file);
      sizes.set(file, {
        size: Math.max(known?.size ?? 0, encodedBodySize),
        start: Math.min(known?.start ?? Infinity, startTime),
      });
    }
    const sum = (until: number): number =>
      [...sizes.values()].reduce(
        (total, { size, start }) => total + (start <= until ? size : 0),
        0,
      );
    return { usable: sum(shown), whole: sum(Infinity) };
  }, mark);
}

interface Session {
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
  /** A demo of the account. */
  readonly demo: string;
  readonly runs: number;
}

/** Records the script that the parts of the workspace send until they can be used. */
export async function measureScripts(
  browser: Browser,
  origin: string,
  { cookies, demo, runs }: Session,
): Promise<void> {
  const pages: readonly Opened[] = [
    { name: 'the list of demos', path: '/app', shown: ['[data-demo-row]', ''] },
    { name: 'a new demo', path: '/app/new', shown: ['#app button', 'Start Fresh'] },
    { name: 'a saved demo', path: `/app/demos/${demo}/edit`, shown: ['#f-slogan', ''] },
  ];
  const rows: (readonly string[])[] = [];
  for (const opened of pages) {
    const sent: SentScript[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies(cookies);
      sent.push(await sumScripts(context, origin, opened));
      await context.close();
    }
    const kilobytes = (key: keyof SentScript): string =>
      (median(sent.map((one) => one[key])) / 1000).toFixed(1);
    rows.push([opened.name, kilobytes('usable'), kilobytes('whole')]);
  }
  record({
    title: 'Workspace: script sent',
    goal: 'Goals: at most 100 kB brotli to the list, 110 kB to the first step of a new demo and to the first field of a saved one. To a browser without a cache, in the bodies as they are sent.',
    columns: ['page', 'until it can be used, kB', 'with what is fetched behind it, kB'],
    rows,
  });
}
