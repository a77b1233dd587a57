import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { AgencyAccount } from '../../site/e2e/agency-account.ts';
import { chromiumFlags, findChromium } from '../ensure-browsers.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';

const demos = 10_000;
const row = '[data-demo-row]';
/** One turn of a wheel, and how many follow one another. */
const wheelStepPx = 240;
const turns = 60;

/** Copies the demo until the agency has ten thousand, as one that imported its old ones. */
function fill(database: string, uniqueId: string): void {
  const file = new SqliteFile(database, { timeout: 10_000 });
  const columns = (file.pragma('table_info(demos)') as { name: string }[]).map(({ name }) => name);
  const values = columns.map((name) => {
    if (name === 'id' || name === 'unique_id') return `${name} || '-' || number`;
    return name === 'name' ? `name || ' ' || number` : name;
  });
  file
    .prepare(
      `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?)
       insert into demos (${columns.join(', ')}) select ${values.join(', ')} from demos, numbers where unique_id = ?`,
    )
    .run(demos - 1, uniqueId);
  file.close();
}

/** Milliseconds of the page's main thread so far. */
async function openMeter(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

async function scroll(page: Page, spent: () => Promise<number>): Promise<number> {
  await page.locator(row).first().hover();
  await page.waitForTimeout(1000);
  const before = await spent();
  for (let count = 0; count < turns; count += 1) {
    await page.mouse.wheel(0, wheelStepPx);
    await page.waitForTimeout(50);
  }
  return (await spent()) - before;
}

/**
 * The open page as a document without scripts, with every row of the list. The browser skips rows
 * out of sight, without which it needs twenty times as long.
 */
function plainPage(page: Page): Promise<string> {
  return page.evaluate(
    ({ row, demos }) => {
      const rows = Array.from(document.querySelectorAll<HTMLElement>(row));
      const [first] = rows;
      const list = first?.closest('ul');
      if (!first || !list) throw new Error('the list has no rows');
      const item = first.closest<HTMLElement>('ul > *');
      if (!item) throw new Error('the list has no items');
      const height = Number.parseFloat(item.style.height);
      const items = Array.from({ length: demos }, (_, place) => {
        const copy = item.cloneNode(true) as HTMLElement;
        copy.style.top = `${place * height}rem`;
        copy.style.contentVisibility = 'auto';
        return copy.outerHTML;
      });
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const script of copy.querySelectorAll('script, link[rel=modulepreload]'))
        script.remove();
      const place = copy.querySelector(`ul[aria-label="${list.getAttribute('aria-label') ?? ''}"]`);
      if (place) place.innerHTML = items.join('');
      return `<!doctype html>${copy.outerHTML}`;
    },
    { row, demos },
  );
}

interface ListFigures {
  readonly first: number;
  readonly list: number;
  readonly plain: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

const shownMark = 'first-row';

/** Runs in the page before its scripts: marks when the first row is in the document. */
function markFirstRow([selector, mark]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    performance.mark(mark);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds of the main thread from the request of the workspace to its first row. */
async function timeFirstRow(browser: Browser, page: Page, address: string): Promise<number> {
  await page.addInitScript(markFirstRow, [row, shownMark] as const);
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing'],
  });
  await page.goto(address);
  await page.locator(row).first().waitFor();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  const shown = trace.traceEvents.find(({ name }) => name === shownMark);
  if (!shown) throw new Error('the trace has no mark of the first row');
  return (
    trace.traceEvents
      .filter(
        ({ name, pid, tid }) => name.endsWith('RunTask') && pid === shown.pid && tid === shown.tid,
      )
      .filter(({ ts }) => ts <= shown.ts)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  );
}

async function measureOnce(
  browser: Browser,
  context: BrowserContext,
  origin: string,
): Promise<ListFigures> {
  const page = await context.newPage();
  const first = await timeFirstRow(browser, page, `${origin}/app`);
  await page.waitForLoadState('networkidle');
  const list = await scroll(page, await openMeter(page));
  const html = await plainPage(page);
  await page.close();
  const plain = await context.newPage();
  await plain.route('**/bench-list', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await plain.goto(`${origin}/bench-list`);
  const figures = { first, list, plain: await scroll(plain, await openMeter(plain)) };
  await plain.close();
  return figures;
}

/** A browser that keeps its caches, also that of compiled scripts, as an agency's does. */
function openBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
    viewport: { width: 1440, height: 900 },
  });
}

/** Measures an agency's list of ten thousand demos, beside a document with the same rows. */
export async function measureList(
  origin: string,
  database: string,
  { session, demo, runs }: { session: AgencyAccount['cookie']; demo: string; runs: number },
): Promise<void> {
  fill(database, demo);
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-list-'));
  const context = await openBrowser(folder);
  try {
    const browser = context.browser();
    if (!browser) throw new Error('the browser has ended');
    await context.addCookies([session, { name: 'signed-in', value: '1', url: origin }]);
    // Scripts are compiled ahead from the third visit on.
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await context.newPage();
      await timeFirstRow(browser, page, `${origin}/app`);
      await page.close();
    }
    const found: ListFigures[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureOnce(browser, context, origin));
    const medianFigure = (key: keyof ListFigures): number =>
      median(found.map((figures) => figures[key]));
    record({
      title: 'Workspace: a list of 10,000 demos',
      goal: `Goals: first rows after at most 100 ms of the main thread's processor time; scrolling at most 1.2 × a plain list of the same rows. ${turns} turns of a wheel by ${wheelStepPx} px. Median of ${runs}.`,
      columns: ['page', 'first rows ms', 'scrolling ms', 'scrolling / plain'],
      rows: [
        ['floor: a document with all rows', '', medianFigure('plain').toFixed(0), '1.00'],
        [
          'the list of the workspace',
          medianFigure('first').toFixed(0),
          medianFigure('list').toFixed(0),
          (medianFigure('list') / medianFigure('plain')).toFixed(2),
        ],
      ],
    });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
