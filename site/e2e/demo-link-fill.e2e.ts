import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import { listsOf, type ClientLists } from '../../templates-data/model/client-lists.ts';
import { slotCases } from '../../templates-data/model/slots.cases.ts';
import { placesOf } from '../../templates-data/model/places.ts';
import { templateOf } from '../../templates-data/model/industries.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';

const origin = inject('origin');

/** `applyOverrides` as a script for pages: what the studio runs on its preview. */
async function bundleOverrides(): Promise<string> {
  const bundle = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      lib: { entry: 'site/overrides/apply-overrides.ts', formats: ['iife'], name: 'overrides' },
      minify: false,
    },
  });
  const output = Array.isArray(bundle) ? bundle[0] : bundle;
  return output && 'output' in output ? output.output[0].code : '';
}

/** Opens the built page of an industry as the studio's preview does, ready to be filled. */
async function openTemplate(page: Page, script: string, industry: string): Promise<void> {
  // The preview is framed, and a framed page has no button of the product's.
  await page.route('**/builder-button.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => {};' }),
  );
  await page.goto(`${origin}/industries/${industry}/`);
  await page.addScriptTag({ content: script });
}

/** A logo and an opening picture, as the studio sends them. */
async function pictures(background: 'light' | 'dark' | 'own'): Promise<ClientLists> {
  const picture = async (width: number, height: number): Promise<string> => {
    const fill = { r: 20, g: 90, b: 120, alpha: 1 };
    const image = sharp({ create: { width, height, channels: 4, background: fill } });
    return (await image.webp().toBuffer()).toString('base64');
  };
  const type = 'image/webp' as const;
  return {
    logo: { type, width: 240, height: 60, background, base64: await picture(240, 60) },
    opening: { type, width: 1200, height: 750, base64: await picture(1200, 750) },
    sourceUrl: 'https://harbor.example/',
  };
}

/** Shows a saved demo, which the service filled as `served`, on the template page that is open. */
async function fillTemplate(page: Page, uniqueId: string, served: string, rest = ''): Promise<void> {
  const reply = (await (await fetch(`${origin}/api/demos/${uniqueId}`)).json()) as {
    demo: { templateData: { contactInfo?: object } };
  };
  const shareImage = /property="og:image"[^>]* content="([^"]*)"/u.exec(served)?.[1] ?? '';
  await page.evaluate(
    ([data, id, here, shareImage, lists, rest]) => {
      const { applyOverrides } = (
        window as unknown as { overrides: { applyOverrides: (...args: unknown[]) => Promise<void> } }
      ).overrides;
      const overrides = { ...data, ...(data.contactInfo ?? {}) };
      const context = { canonical: `${here}/demos/${id}${rest}`, demoId: id, shareImage, lists };
      return applyOverrides(document, overrides, context, `/demos/${id}`);
    },
    [reply.demo.templateData, uniqueId, origin, shareImage, listsOf(reply.demo.templateData), rest] as const,
  );
}

/** Title, colours, marked spots and links of the page that is open, or of the HTML given. */
function snapshot(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const theme = shown.querySelector('style[data-slot-theme]')?.textContent ?? '';
    const tokens = ['--paper', '--ink', '--brand', '--accent', '--deep'].map((name) => {
      const written = new RegExp(`[{;]${name}:([^;}]*)`, 'u').exec(theme)?.[1] ?? '';
      const own = getComputedStyle(document.documentElement).getPropertyValue(name);
      return `${name} ${shown === document ? own : written}`;
    });
    // The service leaves them out.
    const marks = / data-slot-[a-z-]+(?:="[^"]*")?/gu;
    // Islands are told alive and pictures fetched in the page that is open; what is read again is neither.
    const htmlOf = (element: Element | null): string =>
      (element?.outerHTML ?? '')
        .replace(/ data-live=""| loading="\w+"/gu, '')
        .replace(/\s*(<\/?output[^>]*>)\s*/gu, '$1')
        .replace(/ style="[^"]*"/gu, '')
        .replace(marks, '');
    const lists = Array.from(shown.querySelectorAll('[data-list],[data-list-without]'), htmlOf);
    const after = Array.from(shown.querySelectorAll('.connect, .foot-socials, .today'), htmlOf);
    const filled =
      'html, title, meta[name], meta[property], link[rel="icon"], link[rel="canonical"], [data-slot], a, [hidden]';
    const spots = Array.from(shown.querySelectorAll(filled), (element) => {
      const attributes = Array.from(element.attributes)
        .filter(({ name }) => !['style', 'loading'].includes(name) && !name.startsWith('data-slot-'))
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      const text = element.hasAttribute('data-slot') ? element.textContent : '';
      return `${element.tagName} ${attributes.join(' ')} ${text}`;
    });
    const links = Array.from(shown.querySelectorAll('a')).map((link) => link.getAttribute('href') ?? '');
    return [shown.title, ...tokens, ...spots, ...links, ...lists, ...after];
  }, html);
}

/** All inner pages of every case; otherwise one of each. */
const full = process.env['FIRSTLOOK_FULL'] === '1';

describe.skipIf(!hasBrowser)('a demo that the browser fills', () => {
  const { open } = useBrowser();

  test('filled by the browser shows the same as filled by the service, for every case of the table', async () => {
    const script = await bundleOverrides();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    const account = await openAccount(origin);
    let shown = '';
    // One page takes case after case, as the studio's preview does.
    for (const { overrides } of slotCases) {
      const uniqueId = await account.create(overrides);
      const served = await (await fetch(`${origin}/demos/${uniqueId}`)).text();
      const template = templateOf(overrides.industry);
      if (template !== shown) await openTemplate(page, script, template);
      shown = template;
      await fillTemplate(page, uniqueId, served);
      expect(await snapshot(page)).toEqual(await snapshot(page, served));
      await account.remove(uniqueId);
    }
    await context.close();
  });

  test('with lists and pictures of the client shows the same from the browser as from the service', async () => {
    const script = await bundleOverrides();
    const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const account = await openAccount(origin);
    const cases = [
      ...listCases,
      { overrides: harbor, lists: { ...(await pictures('light')), people: [{ name: 'Ada', title: '' }] } },
      { overrides: { ...harbor, industry: 'technology' }, lists: await pictures('dark') },
      { overrides: { ...harbor, industry: 'medical' }, lists: await pictures('own') },
    ];
    for (const [index, { overrides, lists }] of cases.entries()) {
      const uniqueId = await account.create(overrides, lists);
      const inner = ['/practice-areas', '/attorneys', '/contact'];
      for (const rest of ['', ...(full ? inner : [inner[index % inner.length] ?? ''])]) {
        const served = await (await fetch(`${origin}/demos/${uniqueId}${rest}`)).text();
        await openTemplate(page, script, templateOf(overrides.industry) + rest);
        await fillTemplate(page, uniqueId, served, rest);
        expect(await snapshot(page)).toEqual(await snapshot(page, served));
      }
      await account.remove(uniqueId);
    }
    await context.close();
  });

  test('takes a list back when the agency empties it', async () => {
    const script = await bundleOverrides();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    await openTemplate(page, script, 'law');
    const shown = await page.evaluate(async () => {
      const { applyOverrides } = (
        window as unknown as { overrides: { applyOverrides: (...args: unknown[]) => Promise<void> } }
      ).overrides;
      const main = (): string => document.querySelector('main')?.textContent ?? '';
      const show = (lists: object): Promise<void> =>
        applyOverrides(document, { businessName: 'Quay' }, { canonical: '', demoId: 'x', lists });
      await show({});
      const before = main();
      await show({ services: ['Boats'], people: [{ name: 'Ada', title: '' }] });
      const between = main();
      await show({});
      return { isBack: main() === before, hasBoats: between.includes('Boats'), isOther: between !== before };
    });
    expect(shown).toEqual({ isBack: true, hasBoats: true, isOther: true });
    await context.close();
  });

  test.each([1280, 390])('looks as its preview did, pixel for pixel, %i pixels wide', async (width) => {
    const account = await openAccount(origin);
    const { overrides, lists } = {
      overrides: { ...harbor, layout: 'standard' },
      lists: {
        ...(await pictures('light')),
        services: ['Family Law', 'Boats', 'Harbours'],
        people: [{ name: 'Ada Lovelace', title: 'Founder' }],
        testimonials: [{ quote: 'Kind and quick.', author: 'Lee' }],
      },
    };
    const uniqueId = await account.create(overrides, lists);
    const context = await open({
      bypassCSP: true,
      viewport: { width, height: 3000 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shot = async (): Promise<string> => {
      await page.waitForLoadState('networkidle');
      // A busy machine may not have begun to fetch the islands by then.
      await page.waitForFunction(() =>
        Array.from(document.querySelectorAll('[data-island] > :first-child'))
          .filter((first) => first.checkVisibility() && first.getBoundingClientRect().top < innerHeight)
          .every((first) => Object.keys(first).some((key) => key.startsWith('__react'))),
      );
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => undefined)));
      });
      return (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
    };
    await page.goto(`${origin}/demos/${uniqueId}`);
    const served = await shot();
    await openTemplate(page, await bundleOverrides(), 'law');
    await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
    // A boolean, as the difference of two pictures says nothing in text.
    expect((await shot()) === served).toBe(true);
    await context.close();
  });

  test('sets Vietnamese in the design’s own face, as the service does', async () => {
    const account = await openAccount(origin);
    const overrides = { ...harbor, businessName: 'Nguyễn & Hồng', industry: 'real-estate' };
    const uniqueId = await account.create(overrides);
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    const faces = (): Promise<string[]> =>
      page.evaluate(() =>
        Array.from(document.fonts)
          .filter(({ status, unicodeRange }) => status === 'loaded' && /1ea0/iu.test(unicodeRange))
          .map(({ family }) => family.replaceAll('"', '')),
      );
    await page.goto(`${origin}/demos/${uniqueId}`);
    await expect.poll(faces).toEqual(['Cormorant Garamond']);
    await openTemplate(page, await bundleOverrides(), 'real-estate');
    expect(await faces()).toEqual([]);
    await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
    await expect.poll(faces).toEqual(['Cormorant Garamond']);
    await context.close();
  });
});

test('a built page filled with its own sample’s values is the built page again', async () => {
  // With the marks, as a browser gets it that fills the page with what it keeps.
  const html = await (await fetch(`${origin}/firms/premier?template=none`)).text();
  const { splitPage } = await import('../../service/pages/split-page.ts');
  const { fillPage } = await import('../../service/pages/fill-page.ts');
  const { withoutVariants } = await import('../../service/pages/variant-rules.ts');
  const { readFirm } = await import('./sample-firm.ts');
  const { overrides, canonical } = readFirm('premier', html);
  const shareImage = /property="og:image"[^>]* content="([^"]*)"/u.exec(html)?.[1] ?? '';
  const filled = fillPage(splitPage(html), {
    overrides,
    context: { canonical, demoId: '', shareImage },
    base: '/firms/premier',
  });
  expect(filled.html).toBe(withoutVariants(html));
  expect(placesOf(overrides, { canonical, demoId: '' }).name).toBe('Premier Law');
});
