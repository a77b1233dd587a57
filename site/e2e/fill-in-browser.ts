import type { Frame, Page } from 'playwright-core';
import sharp, { type Create, type Sharp } from 'sharp';
import { build } from 'vite';
import { inject } from 'vitest';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';

const origin = inject('origin');

/** Bundles the studio's code for its preview as a script for pages. */
export async function bundleDemos(): Promise<string> {
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

/** The design of a page. */
export function designIn(html: string): string {
  return /<html[^>]* data-design="([\w-]+)"/u.exec(html)?.[1] ?? '';
}

/** Keeps the islands of a page as they are built. */
export async function leaveOutIslands(page: Page): Promise<void> {
  await page.route('**/start-page.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const start = () => undefined;',
    }),
  );
}

/**
 * Opens a built page of a template, ready to be filled, without islands: they would overwrite texts
 * of a page that is not filled yet.
 */
export async function openTemplate(page: Page, script: string, path: string): Promise<void> {
  await leaveOutIslands(page);
  await page.goto(`${origin}/demo-templates/${path}/`);
  await page.addScriptTag({ content: script });
}

function plainImage(width: number, height: number, fill: Create['background']): Sharp {
  return sharp({ create: { width, height, channels: 4, background: fill } }).webp();
}

/**
 * A logo and an opening picture, in the form that the studio sends. The logo is a bar on a
 * transparent ground, light or dark as its ground needs it, or opaque with a ground of its own.
 */
export async function pictures(background: 'light' | 'dark' | 'own'): Promise<ClientLists> {
  const blue = { r: 20, g: 90, b: 120, alpha: 1 };
  const white = { r: 255, g: 255, b: 255, alpha: 1 };
  const bar = plainImage(200, 30, background === 'dark' ? white : blue);
  const ground = plainImage(240, 60, { ...blue, alpha: background === 'own' ? 1 : 0 });
  const logo = await ground.composite([{ input: await bar.toBuffer() }]).toBuffer();
  const opening = await plainImage(1200, 750, blue).toBuffer();
  const type = 'image/webp' as const;
  return {
    logo: { type, width: 240, height: 60, background, base64: logo.toString('base64') },
    opening: { type, width: 1200, height: 750, base64: opening.toString('base64') },
    sourceUrl: 'https://harbor.example/',
  };
}

interface SavedDemo {
  readonly templateData: unknown;
  readonly industry: string;
  readonly agency: DemoMaker;
}

/** Fills the open template page with a saved demo, whose page from the service is `served`. */
export async function fillTemplate(
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
 * Title, colours, and every element with its attributes and own text: of the open page, or of the
 * given HTML.
 */
export function snapshot(page: Page | Frame, html?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const shown =
      html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const css = Array.from(shown.querySelectorAll('style'), ({ textContent }) => textContent).join(
      '',
    );
    // The service sends the focus of a picture only to pages that have one there.
    const focus = Object.entries({
      '--focus-opening': '.hero img, img.opening',
      '--focus-about': '.about-picture img',
    }).flatMap(([name, picture]) => (shown.querySelector(picture) ? [name] : []));
    const names = ['--paper', '--ink', '--brand', '--accent', '--deep', ...focus];
    const tokens = names.map((name) => {
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
