import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { AgencyAccount } from '../../site/e2e/agency-account.ts';
import { chromiumFlags, findChromium } from '../ensure-browsers.ts';
import { measureKeys, type KeyFigures } from './measure-keys.ts';
import { measureScripts } from './measure-scripts.ts';
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

async function openStudio(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/app/new`);
  await page.getByRole('button', { name: 'Start Fresh' }).click();
  await page.waitForSelector(field);
  await page.waitForTimeout(1000);
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
  const medianFigure = (figures: readonly KeyFigures[], key: keyof KeyFigures): number =>
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
      medianFigure(figures, 'p50').toFixed(1),
      medianFigure(figures, 'p95').toFixed(1),
      (medianFigure(figures, 'p95') / medianFigure(floor, 'p95')).toFixed(2),
      medianFigure(figures, 'inp').toFixed(0),
      medianFigure(figures, 'script').toFixed(2),
      medianFigure(figures, 'task').toFixed(2),
    ]),
  });
}

/**
 * Types into the studio and into the floors in the same run, and records the cost of a key; then
 * the script that the workspace sends. `session` is the cookie of an account with access to the
 * studio, and `demo` one of its demos.
 */
export async function measureStudio(
  origin: string,
  { session, demo, runs }: { session: AgencyAccount['cookie']; demo: string; runs: number },
): Promise<void> {
  // The service also sets this hint, so that pages ask who is signed in.
  const hint = { name: 'signed-in', value: '1', url: origin };
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
        await openStudio(page, origin);
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
    await measureScripts(browser, origin, { cookies: [session, hint], demo, runs });
  } finally {
    await browser.close();
  }
}
