/**
 * Tests every kind of page of every design, on its sample site and on a demo with all content: axe,
 * horizontal scrolling, the keyboard, that no font is asked for twice, and no password, card or
 * file at all. Each run tests a part of the pages, `npm run test:full` all of them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import { designs, type Design } from '../../templates-data/model/designs.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { isFullRun, sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { findViolations } from './axe.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const site = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';

/** The industry whose sample site has the design. */
const samples: Readonly<Record<Design, string>> = {
  law: 'law',
  finance: 'finance',
  'real-estate': 'real-estate',
  technology: 'technology',
  menu: 'hospitality',
  yard: 'construction',
  courtyard: 'education',
};

/** The first page of a list: an article, a person or a service. */
function firstEntry(industry: string, list: string): string {
  const [first = ''] = readdirSync(join(site, 'industries', industry, list), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() && entry.name !== 'not-found')
    .map(({ name }) => name)
    .toSorted();
  return `/${list}/${first}`;
}

const kinds = [
  '',
  '/about',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/practice-areas',
  'practice-areas',
  '/attorneys',
  'attorneys',
  '/blog',
  'blog',
] as const;

const samplePages = designs.flatMap((design) =>
  kinds.map((kind) => {
    const industry = samples[design];
    const path = kind === '' || kind.startsWith('/') ? kind : firstEntry(industry, kind);
    return { design, path: `/industries/${industry}${path}` };
  }),
);
const demoPages = designs.flatMap((design) => pagePaths.map((path) => ({ design, path })));
const demoHomes = demoPages.filter(({ path }) => path === '/');

/**
 * A sample of every seventh page has every design, and every page: a design has 11 or 9 pages, and
 * seven has no divisor in common with them. The home of a demo, which clients open first, is tested
 * in every design besides.
 */
const step = 7;

const widths = isFullRun ? [320, 390, 768, 1024, 1440, 1920] : [320, 1024, 1920];

/** The widths at which the page is wider than its window. */
async function tooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (over > 0) found.push(width);
  }
  return found;
}

describe.skipIf(!hasBrowser)('every design', () => {
  const { open } = useBrowser();
  const demos = new Map<Design, string>();
  /** One page for all addresses, which is cheaper than one for each; nobody signs in on it. */
  let visitor: Page;

  beforeAll(async () => {
    visitor = await (await open({ bypassCSP: true, reducedMotion: 'reduce' })).newPage();
    // Each page fetches its fonts, which are counted.
    const session = await visitor.context().newCDPSession(visitor);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const account = await openAccount(origin);
    const rich = listCases.reduce<ClientLists>((all, { lists }) => ({ ...all, ...lists }), {});
    const { trade: _, ...all } = rich;
    for (const design of designs) {
      const shown = { hiddenPages: [], sections: {}, samples: [] };
      // German has the longest words of a shell.
      const lists = { ...all, ...shown, design, language: 'de' } as const;
      const overrides = { businessName: 'Quay & Sons', industry: samples[design], phone: '1' };
      demos.set(design, await account.create(overrides, lists));
    }
  });

  async function look(path: string): Promise<void> {
    for (const width of isFullRun ? [1440, 390] : [390]) {
      const page = visitor;
      await page.setViewportSize({ width, height: 900 });
      const fonts: string[] = [];
      const countFont = (request: Request): void => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      };
      page.on('request', countFont);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const secrets = page.locator('[type=password], [type=file], [autocomplete^=cc-]');
      expect.soft(await secrets.count(), `${path} asks for no password, card or file`).toBe(0);
      expect.soft(fonts.length, path).toBeGreaterThan(0);
      expect.soft(fonts, `${path} asks for each font once`).toEqual([...new Set(fonts)]);
      expect.soft(await findViolations(page), `${path} at ${width}`).toEqual([]);
      if (width === 390) expect.soft(await tooWide(page), path).toEqual([]);
      page.off('request', countFont);
    }
  }

  test.each(sample(samplePages, step))(
    '$design: the page $path has no violation and no sideways scrolling, from 320 to 1920 pixels',
    ({ path }) => look(path),
  );

  test.each([...new Set([...demoHomes, ...sample(demoPages, step)])])(
    '$design: a demo’s page $path has no violation and no sideways scrolling, from 320 to 1920 pixels',
    ({ design, path }) => look(`/demos/${demos.get(design) ?? ''}${path === '/' ? '' : path}`),
  );

  test.each(sample(designs))(
    '%s: Tab reaches everything on the home page in order, with a visible focus',
    async (design) => {
      const context = await open({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${origin}/industries/${samples[design]}/`, { waitUntil: 'networkidle' });
      const faults = new Set<string>();
      const reached: string[] = [];
      for (let press = 0; press < 250; press += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(async () => {
          // Two frames later, elements that move or fade in with the focus are visible.
          const frame = (): Promise<number> => new Promise(requestAnimationFrame);
          await frame();
          const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
          await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
          // The focus may be in the shadow tree of an element.
          const { activeElement: outer } = document;
          const one = outer?.shadowRoot?.activeElement ?? outer;
          if (!(one instanceof HTMLElement) || one === document.body) return undefined;
          const box = one.getBoundingClientRect();
          const marked = [one, one.nextElementSibling, one.closest('label'), one.parentElement];
          const hasRing = marked.some((element) => {
            if (!element) return false;
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
            const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
            return isOutlined || boxShadow !== 'none';
          });
          const isInSight = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
          const name = `${one.tagName} ${one.textContent.trim().slice(0, 30)}`;
          const part = one.closest('header, main, footer')?.tagName ?? '';
          return { name, part, href: one.getAttribute('href'), hasRing, isInSight };
        });
        if (!at) break;
        reached.push(at.part);
        if (press === 0) expect(at.href).toBe('#main');
        if (!at.hasRing) faults.add(`no mark on ${at.name}`);
        if (!at.isInSight) faults.add(`out of sight: ${at.name}`);
      }
      expect([...faults]).toEqual([]);
      expect([...new Set(reached)]).toEqual(expect.arrayContaining(['HEADER', 'MAIN', 'FOOTER']));
      // Tab reached the end of the page, so no element holds the focus.
      expect(reached.length).toBeLessThan(250);
      await context.close();
    },
  );
});
