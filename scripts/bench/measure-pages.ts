import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorPage } from './floor-page.ts';
import { record } from './report.ts';
import { ensureLighthouse, measurePage, median, type PageFigures } from './run-lighthouse.ts';

/** Folders of the floors in the built site, and the pages they are made from. */
const floors = [
  { folder: 'bench-floor', page: 'firms/premier', design: 'law' },
  { folder: 'bench-floor-menu', page: 'firms/rook-and-river', design: 'menu' },
  { folder: 'bench-floor-yard', page: 'firms/plumb', design: 'yard' },
  { folder: 'bench-floor-courtyard', page: 'firms/lantern', design: 'courtyard' },
  { folder: 'bench-floor-home', page: '', design: 'agency' },
  { folder: 'bench-floor-templates', page: 'templates', design: 'agency' },
] as const;

/** A page to measure; `floor` names the one to compare it with. */
interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly floor: string;
}

/**
 * Puts the floors into the built site, before the service reads it; the returned function removes
 * them.
 */
export function placePageFloors(site: string): () => void {
  for (const { folder, page, design } of floors) {
    const html = readFileSync(join(site, page, 'index.html'), 'utf8');
    mkdirSync(join(site, folder), { recursive: true });
    writeFileSync(join(site, folder, 'index.html'), floorPage(html, design));
  }
  return () => {
    for (const { folder } of floors) rmSync(join(site, folder), { recursive: true, force: true });
  };
}

function measure(
  pages: readonly MeasuredPage[],
  throttling: 'simulate' | 'devtools',
  runs: number,
): Map<string, PageFigures[]> {
  const program = ensureLighthouse();
  const results = new Map<string, PageFigures[]>(pages.map(({ name }) => [name, []]));
  // Interleaved, so that noise affects all pages equally.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of pages) {
      const figures = measurePage(program, url, throttling);
      if (figures) results.get(name)?.push(figures);
      process.stderr.write(
        `${throttling} ${run + 1}/${runs} ${name}: ${figures ? `score ${figures.score}, LCP ${Math.round(figures.lcp)} ms` : 'no result'}\n`,
      );
    }
  }
  return results;
}

function recordPages(
  title: string,
  pages: readonly MeasuredPage[],
  results: ReadonlyMap<string, readonly PageFigures[]>,
  runs: number,
): void {
  const figure = (name: string, key: keyof PageFigures): number =>
    median((results.get(name) ?? []).map((figures) => figures[key]));
  const ratio = (name: string, floor: string, key: 'fcp' | 'lcp'): string =>
    (figure(name, key) / figure(floor, key)).toFixed(3);
  record({
    title,
    goal: `Goals: score 100, FCP at most 1.10 and LCP at most 1.05 of the floor (1.10 on the agency's pages), blocking at most 50 ms, no shift. Mobile, median of ${runs}. A floor is the same words, pictures and fonts without style and script.`,
    columns: [
      'page',
      'score',
      'FCP ms',
      'LCP ms',
      'FCP / floor',
      'LCP / floor',
      'TBT ms',
      'CLS',
      'script kB',
      'total kB',
    ],
    rows: pages.map(({ name, floor }) => [
      name,
      figure(name, 'score'),
      Math.round(figure(name, 'fcp')),
      Math.round(figure(name, 'lcp')),
      ratio(name, floor, 'fcp'),
      ratio(name, floor, 'lcp'),
      Math.round(figure(name, 'tbt')),
      figure(name, 'cls').toFixed(3),
      (figure(name, 'scriptBytes') / 1000).toFixed(1),
      (figure(name, 'totalBytes') / 1000).toFixed(1),
    ]),
  });
}

/**
 * Runs Lighthouse over the pages, with simulated and with applied throttling: only the latter
 * counts what is fetched before the page is shown.
 */
export async function measurePages(pages: readonly MeasuredPage[], runs: number): Promise<void> {
  // The first answer of a page is compressed quickly; visitors get the better one that follows.
  for (let round = 0; round < 2; round += 1) {
    for (const { url } of pages) await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  recordPages('Pages, simulated throttling', pages, measure(pages, 'simulate', runs), runs);
  recordPages('Pages, applied throttling', pages, measure(pages, 'devtools', runs), runs);
}
