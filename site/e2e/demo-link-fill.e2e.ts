import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { listCases } from '../../templates-data/model/client-lists.cases.ts';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { slotCases } from '../../templates-data/model/slots.cases.ts';
import { openAccount } from './agency-account.ts';
import { isFullRun, sample } from '../../service/testing/full-run.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';

const origin = inject('origin');

/** Shows demos in pages, as the studio does on its preview. */
async function bundleDemos(): Promise<string> {
  const bundle = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      lib: { entry: 'site/e2e/demo-in-page.ts', formats: ['iife'], name: 'demoInPage' },
      minify: false,
    },
  });
  const output = Array.isArray(bundle) ? bundle[0] : bundle;
  return output && 'output' in output ? output.output[0].code : '';
}

/** The design that a page is in. */
function designIn(html: string): string {
  return /<html[^>]* data-design="([\w-]+)"/u.exec(html)?.[1] ?? '';
}

/** Opens a built page of a design as the studio's preview does, ready to be filled. */
async function openTemplate(page: Page, script: string, path: string): Promise<void> {
  // An island that comes to life before there are words would write over them.
  await page.route('**/start-page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const start = () => undefined;',
    }),
  );
  await page.goto(`${origin}/demo-templates/${path}/`);
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

interface SavedDemo {
  readonly templateData: unknown;
  readonly industry: string;
  readonly agency: DemoMaker;
}

/** Shows a saved demo, which the service filled as `served`, on the template page that is open. */
async function fillTemplate(
  page: Page,
  uniqueId: string,
  served: string,
  rest = '',
): Promise<void> {
  const { demo } = (await (await fetch(`${origin}/api/demos/${uniqueId}`)).json()) as {
    demo: SavedDemo;
  };
  const shareImage = /property="og:image"[^>]* content="([^"]*)"/u.exec(served)?.[1] ?? '';
  const shown = {
    data: demo.templateData,
    industry: demo.industry,
    maker: demo.agency,
    demoId: uniqueId,
    canonical: `${origin}/demos/${uniqueId}${rest}`,
    shareImage,
  };
  await page.evaluate((shown) => {
    const { show } = (
      window as unknown as { demoInPage: { show: (demo: unknown) => Promise<void> } }
    ).demoInPage;
    return show(shown);
  }, shown);
}

/**
 * Title, colours, and every element of the page that is open, or of the HTML given, with its
 * attributes and own text.
 */
function snapshot(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown =
      html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const css = Array.from(shown.querySelectorAll('style'), ({ textContent }) => textContent).join(
      '',
    );
    const tokens = [
      '--paper',
      '--ink',
      '--brand',
      '--accent',
      '--deep',
      '--focus-opening',
      '--focus-about',
    ].map((name) => {
      const written =
        Array.from(css.matchAll(new RegExp(`:root\\{(?:[^}]*;)?${name}:([^;}]*)`, 'gu'))).at(
          -1,
        )?.[1] ?? '';
      const own = getComputedStyle(document.documentElement).getPropertyValue(name);
      return `${name} ${shown === document ? own : written}`;
    });
    const isOurs = ({ localName }: Element): boolean =>
      !['script', 'style', 'noscript', 'link'].includes(localName);
    const isBinding = /^data-(?:text|if|each|max|edit|theme|attr-.*|cycle-.*)$/u;
    const elements = Array.from(
      shown.querySelectorAll('html, head > *, link[rel=icon], link[rel=canonical], body, body *'),
    )
      .filter(
        (element) =>
          isOurs(element) || /^(?:icon|canonical)$/u.test(element.getAttribute('rel') ?? ''),
      )
      .map((element) => {
        const attributes = Array.from(element.attributes)
          .filter(
            ({ name }) =>
              !isBinding.test(name) && !['style', 'loading', 'data-live'].includes(name),
          )
          .map(({ name, value }) => `${name}=${value}`)
          .sort();
        const text = Array.from(element.childNodes)
          .filter((node) => node.nodeType === 3)
          .map(({ nodeValue }) => nodeValue)
          .join(' ')
          .replace(/\s+/gu, ' ')
          .trim();
        return `${element.tagName} ${attributes.join(' ')} ${text}`;
      });
    return [shown.title, ...tokens, ...elements];
  }, html);
}

describe.skipIf(!hasBrowser)('a demo that the browser fills', () => {
  const { open } = useBrowser();

  test('filled by the browser shows the same as filled by the service, for every case of the table', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    const account = await openAccount(origin);
    let shown = '';
    // One page takes case after case, as the studio's preview does.
    for (const { overrides } of slotCases) {
      const uniqueId = await account.create(overrides);
      const served = await (await fetch(`${origin}/demos/${uniqueId}`)).text();
      const template = designIn(served);
      if (template !== shown) await openTemplate(page, script, template);
      shown = template;
      await fillTemplate(page, uniqueId, served);
      expect(await snapshot(page)).toEqual(await snapshot(page, served));
      await account.remove(uniqueId);
    }
    await context.close();
  });

  test('with lists and pictures of the client shows the same from the browser as from the service', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const account = await openAccount(origin);
    const cases = [
      ...listCases,
      {
        overrides: { ...harbor, industry: 'law' },
        lists: {
          ...(await pictures('light')),
          people: [{ name: 'Ada', title: '', bio: '', department: '' }],
        },
      },
      { overrides: { ...harbor, industry: 'technology' }, lists: await pictures('dark') },
      { overrides: { ...harbor, industry: 'medical' }, lists: await pictures('own') },
    ];
    for (const [index, { overrides, lists }] of cases.entries()) {
      const uniqueId = await account.create(overrides, lists);
      const inner = pagePaths.filter((path) => path !== '/');
      for (const rest of ['', ...(isFullRun ? inner : [inner[index % inner.length] ?? ''])]) {
        const served = await (await fetch(`${origin}/demos/${uniqueId}${rest}`)).text();
        // What the demo does not have is its "not found" page.
        const isMissing = served.includes('data-page="/not-found"');
        const shown = isMissing ? '/not-found' : rest;
        await openTemplate(page, script, designIn(served) + shown);
        await fillTemplate(page, uniqueId, served, shown);
        expect(await snapshot(page)).toEqual(await snapshot(page, served));
      }
      await account.remove(uniqueId);
    }
    await context.close();
  });

  test('takes a list back when the agency empties it', async () => {
    const script = await bundleDemos();
    const context = await open({ bypassCSP: true });
    const page = await context.newPage();
    await openTemplate(page, script, 'law');
    const shown = await page.evaluate(async () => {
      const { show } = (
        window as unknown as { demoInPage: { show: (demo: unknown) => Promise<void> } }
      ).demoInPage;
      const main = (): string => document.querySelector('main')?.textContent ?? '';
      const fill = (lists: object): Promise<void> =>
        show({ data: { businessName: 'Quay', ...lists }, industry: 'law', demoId: 'x' });
      await fill({});
      const before = main();
      await fill({
        services: ['Boats'],
        people: [{ name: 'Ada', title: '' }],
        texts: { 'about.heading': 'Hello' },
      });
      const between = main();
      await fill({});
      return {
        isBack: main() === before,
        hasBoats: between.includes('Boats'),
        isOther: between !== before,
      };
    });
    expect(shown).toEqual({ isBack: true, hasBoats: true, isOther: true });
    await context.close();
  });

  test.each(sample([390, 1280]))(
    'looks as its preview did, pixel for pixel, %i pixels wide',
    async (width) => {
      const account = await openAccount(origin);
      const { overrides, lists } = {
        overrides: { ...harbor, layout: 'standard' },
        lists: {
          ...(await pictures('light')),
          services: ['Family Law', 'Boats', 'Harbours'].map((name) => ({ name, text: '' })),
          people: [{ name: 'Ada Lovelace', title: 'Founder', bio: '', department: '' }],
          testimonials: [{ quote: 'Kind and quick.', author: 'Lee', source: '' }],
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
            .filter(
              (first) => first.checkVisibility() && first.getBoundingClientRect().top < innerHeight,
            )
            .every((first) => Object.keys(first).some((key) => key.startsWith('__react'))),
        );
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all(
            Array.from(document.images, (picture) => picture.decode().catch(() => undefined)),
          );
        });
        return (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString(
          'base64',
        );
      };
      await page.goto(`${origin}/demos/${uniqueId}`);
      const served = await shot();
      await openTemplate(page, await bundleDemos(), 'law');
      await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
      // A boolean, as the difference of two pictures says nothing in text.
      expect((await shot()) === served).toBe(true);
      await context.close();
    },
  );

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
    await openTemplate(page, await bundleDemos(), 'real-estate');
    expect(await faces()).toEqual([]);
    await fillTemplate(page, uniqueId, await (await fetch(`${origin}/demos/${uniqueId}`)).text());
    await expect.poll(faces).toEqual(['Cormorant Garamond']);
    await context.close();
  });
});
