/**
 * Takes the landing page's pictures of the templates and the studio, and its share card, from the
 * built pages. Run `node scripts/take-screenshots.ts` after a design has changed, then commit the
 * changes in site/landing/pictures. With an address it uses that service and builds nothing;
 * further names limit the pictures: `node scripts/take-screenshots.ts http://localhost:8787 law
 * share`. Needs Chromium.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { openAccount } from '../site/e2e/agency-account.ts';
import { startService } from '../site/e2e/start-service.ts';
import { Presets } from '../templates-data/model/platform.ts';
import { buildSite } from './build-site.ts';
import { chromiumFlags, ensureBrowsers, findChromium } from './ensure-browsers.ts';
import { listenOnLoopback } from '../service/testing/listen-on-loopback.ts';

const folder = 'site/landing/pictures';
const presets = Presets.parse(parse(readFileSync('templates-data/presets.yaml', 'utf8')));

interface Shot {
  readonly name: string;
  /** Opens the page. */
  readonly open: (page: Page, origin: string) => Promise<void>;
  /** The part to capture; the whole window by default. */
  readonly part?: string;
  readonly viewport: { width: number; height: number };
  readonly scale: number;
  /** Widths of the pictures in pixels. */
  readonly widths: readonly number[];
}

const desktop = { viewport: { width: 1440, height: 900 }, scale: 2, widths: [1600, 1120] } as const;
const phone = { viewport: { width: 390, height: 860 }, scale: 2, widths: [780, 390] } as const;
const small = { viewport: { width: 1440, height: 920 }, scale: 1, widths: [480] } as const;
const firm =
  (id: string): Shot['open'] =>
  async (page, origin) => {
    // The product's button is not part of the design.
    await page.route('**/builder-button.js', (route) => route.abort());
    await page.goto(`${origin}/firms/${id}`, { waitUntil: 'networkidle' });
  };

/** A demo in the colours of a preset. */
const themed =
  (name: string): Shot['open'] =>
  async (page, origin) => {
    const { primary, secondary } = presets.find((preset) => preset.name === name) ?? {};
    const account = await openAccount(origin);
    const demo = { businessName: 'Premier Law', industry: 'law' };
    const id = await account.create({ ...demo, primaryColor: primary, secondaryColor: secondary });
    await page.goto(`${origin}/demos/${id}`, { waitUntil: 'networkidle' });
  };

/** Serves the old page of an invented bakery. */
async function serveOldPage(): Promise<{ host: string; close: () => void }> {
  const page = readFileSync('scripts/pictures/old-bakery.html');
  const server = createServer((request, response) => {
    if (request.url === '/')
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else response.writeHead(404).end();
  });
  const port = await listenOnLoopback(server);
  return { host: `127.0.0.1:${String(port)}`, close: () => server.close() };
}

/** The demo of that page's scan, unchanged. */
const scanned: Shot['open'] = async (page, origin) => {
  const send = async (path: string, body: unknown, cookie = ''): Promise<unknown> => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const url = `http://${oldPage.host}/`;
  const { websiteData } = Scanned.parse(await send('/api/scan-website', { url }));
  const { cookie } = await openAccount(origin);
  const { businessName: name, industry } = websiteData;
  const demo = await send(
    '/api/demos',
    { name, industry, websiteData },
    `${cookie.name}=${cookie.value}`,
  );
  await page.goto(`${origin}/demos/${Made.parse(demo).uniqueId}`, { waitUntil: 'networkidle' });
};
const Scanned = z.object({
  websiteData: z.looseObject({ businessName: z.string(), industry: z.string() }),
});
const Made = z.object({ uniqueId: z.string() });

/** The second step of the studio, as a subscriber sees it. */
const studio: Shot['open'] = async (page, origin) => {
  const { cookie } = await openAccount(origin);
  await page.context().addCookies([cookie]);
  await page.goto(`${origin}/app/new`);
  await page.getByRole('button', { name: 'Start Fresh' }).click();
  await page.getByLabel('Business name').fill('Hartwell & Lowe');
  await page.getByRole('button', { name: 'Forest Green' }).click();
  await page.frameLocator('#app iframe').getByText('Hartwell & Lowe').first().waitFor();
  await page.locator('#app legend', { hasText: 'Theme' }).evaluate((label) => {
    label.scrollIntoView();
  });
  // Avoids the toast about the applied theme.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(6000);
};

const shots: readonly Shot[] = [
  { name: 'law', open: firm('premier'), ...desktop },
  { name: 'finance', open: firm('meridian'), ...desktop },
  { name: 'real-estate', open: firm('prime'), ...desktop },
  { name: 'technology', open: firm('innovate'), ...desktop },
  { name: 'hospitality', open: firm('rook-and-river'), ...desktop },
  { name: 'construction', open: firm('plumb'), ...desktop },
  { name: 'education', open: firm('lantern'), ...desktop },
  {
    name: 'bakery-before',
    open: async (page) => {
      await page.goto(`http://${oldPage.host}/`, { waitUntil: 'networkidle' });
    },
    ...desktop,
  },
  { name: 'bakery-after', open: scanned, ...desktop },
  { name: 'law-phone', open: firm('premier'), ...phone },
  { name: 'corporate-blue', open: themed('Corporate Blue'), ...small },
  { name: 'forest-green', open: themed('Forest Green'), ...small },
  { name: 'sunset-orange', open: themed('Sunset Orange'), ...small },
  { name: 'studio', open: studio, part: '#app', ...desktop },
];

/** Saves AVIF in all widths, and WebP in the largest one for browsers without AVIF. */
async function save(name: string, picture: Buffer, widths: readonly number[]): Promise<void> {
  for (const file of readdirSync(folder)) {
    if (new RegExp(`^${name}-\\d+\\.(?:avif|webp)$`, 'u').test(file)) rmSync(`${folder}/${file}`);
  }
  for (const width of widths) {
    await sharp(picture)
      .resize({ width })
      .avif({ quality: 58, effort: 6 })
      .toFile(`${folder}/${name}-${width}.avif`);
  }
  const width = Math.max(...widths);
  await sharp(picture)
    .resize({ width })
    .webp({ quality: 78, effort: 6 })
    .toFile(`${folder}/${name}-${width}.webp`);
}

/** The landing page's share card: the promise, and the product below it. */
async function takeShareCard(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // The style below needs it.
    bypassCSP: true,
  });
  // Replaces the built page's pictures by the new ones.
  await page.route(/\/(?:law|finance)-\d+\.[^/]*\.(?:avif|webp)$/u, async (route) => {
    const [, name = '', format = ''] =
      /\/([a-z]+-\d+)\.[^/]*\.([a-z]+)$/u.exec(route.request().url()) ?? [];
    await route.fulfill({ path: `${folder}/${name}.${format}` });
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: `header nav, header a:last-of-type, [data-tooltip], h1 + div { display: none !important }
      h1 { font-size: 6rem !important } main > section:first-of-type > :first-child { padding-top: 1.25rem !important }
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

const [address, ...names] = process.argv.slice(2);
const isSelected = (name: string): boolean => names.length === 0 || names.includes(name);
if (address === undefined) buildSite();
if (!ensureBrowsers()) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'firstlook-pictures-'));
const oldPage = await serveOldPage();
// A given service must be allowed to read the old page, for the picture "after".
const settings = { SCAN_ALLOW_HOSTS: oldPage.host };
const service = address === undefined ? await startService({ folder: data, settings }) : undefined;
const origin = address ?? service?.origin ?? '';
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: [...chromiumFlags, '--hide-scrollbars'],
});
try {
  for (const { name, open, part, viewport, scale, widths } of shots.filter((shot) =>
    isSelected(shot.name),
  )) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    await open(page, origin);
    await page.evaluate(() => document.fonts.ready);
    const picture =
      part === undefined ? await page.screenshot() : await page.locator(part).screenshot();
    await save(name, picture, widths);
    await page.close();
    process.stdout.write(`${name}\n`);
  }
  if (isSelected('share')) await takeShareCard(browser, origin);
} finally {
  await browser.close();
  await service?.end();
  oldPage.close();
  rmSync(data, { recursive: true, force: true });
}
