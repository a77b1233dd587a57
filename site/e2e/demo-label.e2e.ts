import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { designs } from '../../templates-data/model/designs.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';
import { startStaticHost } from './static-host.ts';

const origin = inject('origin');
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The label as it is visible in the window. */
interface Seen {
  readonly text: string;
  readonly box: readonly number[];
  /** Whether nothing covers it at its corners and in its middle. */
  readonly isOnTop: boolean;
  readonly officialShare: number;
  /** Controls and words below the label. */
  readonly covered: readonly string[];
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const label = document.querySelector('.label');
    if (!label) throw new Error('there is no label');
    const { left, top, right, bottom, width, height } = label.getBoundingClientRect();
    const points = [
      [left + 8, top + 14],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 8, bottom - 14],
    ] as const;
    const official = label.lastElementChild;
    const words = 'h1, h2, h3, p, li, b, span, label, dt, dd, address, figcaption, blockquote';
    const covered = [
      ...document.querySelectorAll(`a, button, input, select, textarea, summary, ${words}`),
    ]
      .filter((one) => !label.contains(one) && !one.matches('.skip, .sr') && !one.closest('dialog'))
      .filter((one) => one.matches('input, select, textarea') || one.textContent.trim() !== '')
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const own = (one.matches('input, select, textarea') ? one : range).getBoundingClientRect();
        const isSeen = own.width > 1 && own.height > 1 && one.checkVisibility();
        const isApart =
          own.right <= left || own.left >= right || own.bottom <= top || own.top >= bottom;
        return isSeen && !isApart;
      })
      .map((one) => one.textContent);
    return {
      text: label.textContent.replace(/\s+/gu, ' ').trim(),
      box: [left, top, width, height].map(Math.round),
      isOnTop: points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && label.contains(found);
      }),
      officialShare:
        official instanceof HTMLElement
          ? Math.min(
              official.clientWidth / official.scrollWidth,
              official.clientHeight / official.scrollHeight,
            )
          : 0,
      covered,
    };
  });
}

/** Contrast between the label's text and its background. */
function contrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const label = document.querySelector('.label');
    if (!label) return 0;
    const light = (color: string): number => {
      const channels = (color.match(/[\d.]+/gu) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = channels;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { color, backgroundColor } = getComputedStyle(label);
    const [bright = 0, dark = 0] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
    return (bright + 0.05) / (dark + 0.05);
  });
}

describe.skipIf(!hasBrowser)('the label of a demo', () => {
  const { open } = useBrowser(still);
  let account: AgencyAccount;
  beforeAll(async () => {
    account = await openAccount(origin, { username: 'North Studio' });
  });

  test.each(sample(designs, 3, 1))(
    'in the design %s is a tab at 1440 and a strip at 390, and covers neither control nor word',
    async (design) => {
      const uniqueId = await account.create(harbor, { design, language: 'en' });
      const context = await open({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${origin}/demos/${uniqueId}`);
        const first = await look(page);
        expect(first).toMatchObject({
          text: 'Concept by North Studio for Harbor Law Group · not the official website',
          isOnTop: true,
          officialShare: 1,
          covered: [],
        });
        if (size.width === 390) expect(first.box).toEqual([0, 0, 390, 40]);
        else {
          const [left = 0, top = 0, width, height = 0] = first.box;
          expect([left, top + height, width]).toEqual([0, 880, 22]);
          const length = await page.evaluate(() => document.body.scrollHeight);
          for (let at = 0; at < length; at += 400) {
            await page.evaluate((y) => scrollTo(0, y), at);
            expect((await look(page)).covered, `at ${at}`).toEqual([]);
          }
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const last = await look(page);
        expect([last.isOnTop, last.box]).toEqual([true, first.box]);
        // On a narrow window the label is a strip, and the page scrolls below it as below a header.
        if (size.width > 390) expect(last.covered).toEqual([]);
      }
      // Neither the menu nor the shade behind it covers the strip.
      await page.getByRole('button', { name: 'Menu' }).click();
      const tops = await page.locator('.sheet').evaluate((menu) => {
        const shade = getComputedStyle(menu, '::backdrop').top;
        return [menu.getBoundingClientRect().top, Number.parseFloat(shade)];
      });
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(40);
      await context.close();
    },
  );

  test('is not hidden by a client’s colours, texts and order of sections', async () => {
    const long = 'Q'.repeat(80);
    const arabic = 'مكتب الميناء للمحاماة والاستشارات القانونية';
    const context = await open({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const hostile = [
      { businessName: long },
      { businessName: arabic },
      { businessName: '</a><style>.label{display:none}</style>' },
      { businessName: '\u202eebircseD\u202c' },
      { primaryColor: '#101217', secondaryColor: '#101217' },
      { primaryColor: '#dfe2e8', secondaryColor: '#ffffff' },
    ];
    for (const change of hostile) {
      const uniqueId = await account.create(
        { ...harbor, ...change },
        {
          language: 'en',
          sections: { '/': { order: [], hidden: ['about', 'services', 'banner'] } },
          hiddenPages: ['/about-this-page', '/services'],
          texts: { 'label.text': '', 'label.official': '', 'concept.who': '' },
        },
      );
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${origin}/demos/${uniqueId}`);
        const seen = await look(page);
        expect([change, seen.isOnTop, seen.officialShare]).toEqual([change, true, 1]);
        expect(seen.text).toMatch(/^Concept by North Studio for .* · not the official website$/u);
        expect(seen.box[2]).toBeLessThanOrEqual(size.width > 390 ? 22 : 390);
        expect(seen.box[3]).toBeLessThanOrEqual(size.height - 40);
        expect(await contrast(page)).toBeGreaterThan(4.5);
      }
      const about = await fetch(`${origin}/demos/${uniqueId}/about-this-page`);
      expect(about.status).toBe(200);
      expect(await about.text()).toContain('North Studio made this page for');
    }
    await context.close();
  });

  test('is on every page of the demo, also "not found", and in print', async () => {
    const uniqueId = await account.create(harbor, { language: 'de' });
    const context = await open();
    const page = await context.newPage();
    for (const rest of [
      '',
      '/services',
      '/about',
      '/privacy-policy',
      '/about-this-page',
      '/none',
    ]) {
      await page.goto(`${origin}/demos/${uniqueId}${rest}`);
      expect((await look(page)).text).toBe(
        'Entwurf von North Studio für Harbor Law Group · nicht die offizielle Website',
      );
    }
    await page.goto(`${origin}/demos/${uniqueId}`);
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('.label');
    expect(await printed.isVisible()).toBe(true);
    expect(await printed.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await printed.click();
    await page.waitForURL('**/about-this-page');
    await page.getByRole('heading', { level: 1, name: 'Über diese Seite' }).waitFor();
    await context.close();
  });

  test('names the agency on a static host too', async () => {
    const host = await startStaticHost(origin);
    const uniqueId = await account.create(harbor, { language: 'en' });
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${host.origin}/demos/${uniqueId}`);
    await page.getByText('Concept by North Studio for Harbor Law Group').first().waitFor();
    await page.locator('.label').click();
    await page.getByRole('heading', { level: 1, name: 'About this page' }).waitFor();
    expect(await page.locator('input[name=demo]').getAttribute('value')).toBe(uniqueId);
    await context.close();
    host.server.close();
  });
});
