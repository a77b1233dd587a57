/**
 * Takes the pictures that the landing page shows of the templates, and the one that a chat shows of its link, from the
 * built pages themselves: run `node scripts/take-screenshots.ts` after a look has changed, then commit what changed in
 * site/landing/pictures. With an address it takes them there and builds nothing; names after it take only these:
 * `node scripts/take-screenshots.ts http://localhost:8787 law share`. Needs Chromium.
 */
import { readdirSync, rmSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { startService } from './bench/start-service.ts';
import { buildSite } from './build-site.ts';
import { chromiumFlags, ensureBrowsers, findChromium } from './ensure-browsers.ts';

const folder = 'site/landing/pictures';

interface Shot {
  readonly name: string;
  readonly firm: string;
  readonly viewport: { width: number; height: number };
  readonly scale: number;
  /** Widths of the pictures in pixels. */
  readonly widths: readonly number[];
}

const desktop = { viewport: { width: 1440, height: 900 }, scale: 2, widths: [1600, 800] } as const;
const phone = { viewport: { width: 390, height: 860 }, scale: 2, widths: [780, 390] } as const;
const shots: readonly Shot[] = [
  { name: 'law', firm: 'premier', ...desktop },
  { name: 'finance', firm: 'meridian', ...desktop },
  { name: 'real-estate', firm: 'prime', ...desktop },
  { name: 'technology', firm: 'innovate', ...desktop },
  { name: 'law-phone', firm: 'premier', ...phone },
];

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  const resized = sharp(picture).resize({ width });
  await resized.clone().avif({ quality: 58, effort: 6 }).toFile(`${folder}/${name}-${width}.avif`);
  await resized.clone().webp({ quality: 78, effort: 6 }).toFile(`${folder}/${name}-${width}.webp`);
}

/** The landing page as a chat shows its link: the promise, and the product below it. */
async function takeShareCard(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // For the style below.
    bypassCSP: true,
  });
  // The page holds the pictures as they were when it was built; the card shows the new ones.
  await page.route(/\/(?:law|finance)-\d+\.[^/]*\.(?:avif|webp)$/u, async (route) => {
    const [, name = '', format = ''] = /\/([a-z]+-\d+)\.[^/]*\.([a-z]+)$/u.exec(route.request().url()) ?? [];
    await route.fulfill({ path: `${folder}/${name}.${format}` });
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: `header nav, header a:last-of-type, [data-tooltip], h1 + div { display: none !important }
      h1 { font-size: 6rem !important } main > section:first-of-type > .wrap { padding-top: 1.25rem !important }
      #first-look { margin-top: 2.75rem !important } [data-sample] { top: 1.75rem; bottom: auto !important }`,
  });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: 1200 })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${folder}/share.jpg`);
  await page.close();
  process.stdout.write('share\n');
}

const [given, ...names] = process.argv.slice(2);
const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
if (given === undefined) buildSite();
if (!ensureBrowsers()) process.exit(1);
const service = given === undefined ? await startService(8797) : undefined;
const origin = given ?? service?.origin ?? '';
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: [...chromiumFlags, '--hide-scrollbars'],
});
try {
  for (const { name, firm, viewport, scale, widths } of shots.filter((shot) => isWanted(shot.name))) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    await page.goto(`${origin}/firms/${firm}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    for (const width of widths) await save(name, picture, width);
    // Of other widths than today's.
    const form = new RegExp(`^${name}-(\\d+)\\.(?:avif|webp)$`, 'u');
    for (const file of readdirSync(folder)) {
      const width = form.exec(file)?.[1];
      if (width !== undefined && !widths.some((one) => String(one) === width)) rmSync(`${folder}/${file}`);
    }
    await page.close();
    process.stdout.write(`${name}\n`);
  }
  if (isWanted('share')) await takeShareCard(browser, origin);
} finally {
  await browser.close();
  await service?.stop();
}
