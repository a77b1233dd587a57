import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { AgencyAccount } from '../../site/e2e/agency-account.ts';
import { chromiumFlags, findChromium } from '../ensure-browsers.ts';
import { measureKeys, type KeyFigures } from './measure-keys.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';
import { vanillaStudio } from './vanilla-studio.ts';

const field = '#f-slogan';
const keys = 60;
/** Milliseconds after which an unresponsive page ends the benchmark with an error. */
const pageTimeout = 180_000;

/**
 * Puts the floors into the built site before the service reads it; the returned function removes
 * them.
 */
export function placeFloors(site: string): () => void {
  const floors = {
    'bench-vanilla': vanillaStudio(),
    'bench-template': vanillaStudio('/demo-templates/law/'),
  };
  for (const [name, page] of Object.entries(floors)) {
    mkdirSync(`${site}/${name}`, { recursive: true });
    writeFileSync(`${site}/${name}/index.html`, page);
  }
  return () => {
    for (const name of Object.keys(floors))
      rmSync(`${site}/${name}`, { recursive: true, force: true });
  };
}

interface Candidate {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Script sent to a browser without a cache, in encoded bytes. */
interface SentScript {
  /** Requested before the first step could be used. */
  readonly usable: number;
  /** Requested until the page was idle. */
  readonly whole: number;
}

/**
 * Runs in the page before its scripts: records when the first step is shown, with a signed-in
 * session.
 */
function recordFirstStep(): void {
  sessionStorage.setItem('loginTimestamp', String(Date.now()));
  const look = new MutationObserver(() => {
    const isThere = Array.from(document.querySelectorAll('#app button')).some(
      ({ textContent }) => textContent === 'Start Fresh',
    );
    if (!isThere) return;
    performance.mark('first-step');
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
}

/** Waits until no script was fetched for a while, and adds up their sizes. */
async function sumScripts(page: Page): Promise<SentScript> {
  return page.evaluate(async () => {
    // The preview is a visitor's page in a document of its own, which does not count.
    const scripts = (): PerformanceResourceTiming[] =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/_astro\/[^?]*\.js$/u.test(name));
    for (let before = -1, round = 0; before !== scripts().length && round < 20; round += 1) {
      before = scripts().length;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    const [{ startTime: shown } = { startTime: NaN }] = performance.getEntriesByName('first-step');
    // A preload and its import are two entries of one file; the second comes from the cache.
    const sizes = new Map<string, { size: number; start: number }>();
    for (const { name, encodedBodySize, startTime } of scripts()) {
      const known = sizes.get(name);
      sizes.set(name, {
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
  });
}

async function openStudio(page: Page, origin: string): Promise<SentScript> {
  await page.addInitScript(recordFirstStep);
  await page.goto(`${origin}/app/new`);
  const begin = page.getByRole('button', { name: 'Start Fresh' });
  await begin.waitFor();
  const sent = await sumScripts(page);
  await begin.click();
  await page.waitForSelector(field);
  await page.waitForTimeout(1000);
  return sent;
}

async function openFloor(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

async function measureOnce(
  browser: Browser,
  { name, open }: Candidate,
  slowdown: number,
): Promise<KeyFigures> {
  process.stderr.write(`Typing into ${name} at 1/${slowdown} of the speed …\n`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // Neither a key nor a script in the page has a time limit of its own.
  const timer = setTimeout(() => void context.close(), pageTimeout);
  try {
    await open(page);
    return await measureKeys(page, field, { keys, slowdown });
  } catch (error) {
    throw new Error(`${name} could not be measured at ${page.url()}`, { cause: error });
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

function recordKeys(
  speed: string,
  results: ReadonlyMap<string, readonly KeyFigures[]>,
  runs: number,
): void {
  const of = (figures: readonly KeyFigures[], key: keyof KeyFigures): number =>
    median(figures.map((figure) => figure[key]));
  const floor = [...results.values()][0] ?? [];
  record({
    title: `Studio: key to painted preview at ${speed}`,
    goal: `Goals: p95 at most 16.7 ms and 2 × vanilla and 2 ms of script at full speed; INP at most 100 ms at a quarter. Median of ${runs}. The first floor is a heading alone, the second the same template as the studio's.`,
    columns: [
      'page',
      'p50 ms',
      'p95 ms',
      'p95 / vanilla',
      'INP ms',
      'script ms a key',
      'main thread ms a key',
    ],
    rows: [...results].map(([page, figures]) => [
      page,
      of(figures, 'p50').toFixed(1),
      of(figures, 'p95').toFixed(1),
      (of(figures, 'p95') / of(floor, 'p95')).toFixed(2),
      of(figures, 'inp').toFixed(0),
      of(figures, 'script').toFixed(2),
      of(figures, 'task').toFixed(2),
    ]),
  });
}

/**
 * Types into the studio and into the floors in the same run, and records the cost of a key.
 * `session` is the cookie of an account with access to the studio.
 */
export async function measureStudio(
  origin: string,
  session: AgencyAccount['cookie'],
  runs: number,
): Promise<void> {
  // The service also sets this hint, so that pages ask who is signed in.
  const hint = { name: 'signed-in', value: '1', url: origin };
  const bytes: SentScript[] = [];
  const candidates: readonly Candidate[] = [
    { name: 'vanilla', open: (page) => openFloor(page, `${origin}/bench-vanilla`) },
    {
      name: 'vanilla, our template',
      open: (page) => openFloor(page, `${origin}/bench-template`),
    },
    {
      name: 'studio',
      open: async (page) => {
        await page.context().addCookies([session, hint]);
        bytes.push(await openStudio(page, origin));
      },
    },
  ];
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
  });
  try {
    for (const [slowdown, name] of [
      [1, 'full speed'],
      [4, 'a quarter of the speed'],
    ] as const) {
      const results = new Map<string, KeyFigures[]>(
        candidates.map((candidate) => [candidate.name, []]),
      );
      // Interleaved, so that noise affects all pages equally.
      for (let run = 0; run < runs; run += 1) {
        for (const candidate of candidates) {
          results.get(candidate.name)?.push(await measureOnce(browser, candidate, slowdown));
        }
      }
      recordKeys(name, results, runs);
    }
  } finally {
    await browser.close();
  }
  const kilobytes = (key: keyof SentScript): string =>
    (median(bytes.map((one) => one[key])) / 1000).toFixed(1);
  record({
    title: 'Studio: script sent',
    goal: 'Goal: at most 110 kB brotli. To a browser without a cache, in the bodies as they are sent.',
    columns: ['until the first step can be used, kB', 'with what is fetched behind it, kB'],
    rows: [[kilobytes('usable'), kilobytes('whole')]],
  });
}
