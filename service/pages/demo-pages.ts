import { listsOf } from '../../templates-data/model/client-lists.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoView, hasPage, type DemoView } from '../../templates-data/model/demo-view.ts';
import { demoHours } from '../../templates-data/model/demo-hours.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { designOf } from '../../templates-data/model/demo-kit.ts';
import { placesOf } from '../../templates-data/model/places.ts';
import { currentPath, isPagePath, type PagePath } from '../../templates-data/model/sections.ts';
import { overridesOf, type Overrides } from '../../templates-data/model/slots.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { defaultColors, themeOf, type Theme } from '../../templates-data/model/theme.ts';
import type { DemoRow } from '../demos/queries.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { Deps } from '../deps.ts';
import { createByteCache } from './byte-cache.ts';
import { createEtag, type PageContent } from './content.ts';
import { EncodedBody } from './encode-body.ts';
import type { DemoCards } from './demo-cards.ts';
import { demoKit } from './demo-kits.ts';
import { hashSource, policyFor } from './policy.ts';
import { renderPage } from './render-page.ts';

/** Bytes of filled pages kept ready: a demo's page is joined and compressed once per version. */
const keptBytes = 40_000_000;
/**
 * What a kept page takes for each byte of it: itself, its packed forms (a third at most), and its
 * headers.
 */
const bytesPerByte = 1.5;

interface KeptDemo {
  /** Version of the demo and of its agency. */
  readonly edition: string;
  readonly pages: Map<string, PageContent>;
  bytes: number;
}

/** What a demo answers at a path below its address: a page, or where the page has moved to. */
export type DemoAnswer =
  | { readonly kind: 'page'; readonly page: PageContent; readonly isMissing: boolean }
  | { readonly kind: 'moved'; readonly to: string };

/** A demo with what its pages say of its agency. */
export interface ShownDemo {
  readonly demo: DemoRow;
  readonly maker: DemoMaker;
  readonly agencyVersion: number;
}

export interface DemoPages {
  /**
   * A page that is kept ready in this version; `rest` is what follows the demo's address, such as
   * `/services`.
   */
  readonly kept: (
    demo: { id: string; version: number; agencyVersion: number },
    rest: string,
  ) => PageContent | undefined;
  /**
   * A page of a saved demo, rendered and kept; the demo's own "not found" page for one that it does
   * not have.
   */
  readonly fill: (shown: ShownDemo, rest: string) => DemoAnswer | undefined;
  /** The page shown for an id that no demo has. */
  readonly missing: (uniqueId: string) => PageContent | undefined;
  /**
   * The page shown after a demo's last day: its name and colours, and a way to ask for more time.
   */
  readonly expired: (demo: DemoRow) => PageContent | undefined;
  /** The page shown for every demo that was taken down. */
  readonly gone: () => PageContent | undefined;
}

function editionOf({
  version,
  agencyVersion,
}: {
  readonly version: number;
  readonly agencyVersion: number;
}): string {
  return `${version} ${agencyVersion}`;
}

/** The colours of a demo; undefined where it gives none, so that the template's remain. */
function themeIn(
  { primaryColor = '', secondaryColor = '' }: Overrides,
  design: Design,
): Theme | undefined {
  if (primaryColor === '' && secondaryColor === '') return undefined;
  return themeOf(
    primaryColor || defaultColors.primary,
    secondaryColor || defaultColors.secondary,
    design,
  );
}

export function createDemoPages(
  { site, env }: Pick<Deps, 'site' | 'env'>,
  cards: DemoCards,
): DemoPages {
  /** Pages of the one version of a demo that was asked for last. */
  const kept = createByteCache<KeptDemo>({
    maxBytes: keptBytes,
    onDrop: ({ pages }) => pages.forEach(({ body }) => body.retire()),
  });

  function keep(id: string, edition: string, rest: string, page: PageContent): void {
    const known = kept.get(id);
    const entry =
      known?.edition === edition
        ? known
        : { edition, pages: new Map<string, PageContent>(), bytes: 0 };
    entry.pages.get(rest)?.body.retire();
    entry.bytes += (page.body.size - (entry.pages.get(rest)?.body.size ?? 0)) * bytesPerByte;
    entry.pages.set(rest, page);
    kept.set(id, entry, entry.bytes);
  }

  /** `improves: false` is for a page that is sent once, such as that of a wrong address. */
  function contentOf(
    html: string,
    styles: readonly string[],
    scripts: readonly string[],
    improves: boolean,
  ): PageContent {
    const body = Buffer.from(html);
    return {
      body: new EncodedBody(body, { improves }),
      type: 'text/html; charset=utf-8',
      etag: createEtag(body),
      cacheControl: 'public, no-cache',
      compresses: true,
      policy: policyFor(
        { scripts, styles: styles.map(hashSource) },
        { framedBy: env.hasDemoHost ? env.publicOrigin : undefined },
      ),
      extra: { 'X-Robots-Tag': 'noindex, nofollow' },
    };
  }

  /** A page that belongs to no template, such as the one of an expired demo, with a few values. */
  function fillNotice(
    path: string,
    overrides: Overrides,
    texts: Readonly<Record<string, string>>,
  ): PageContent | undefined {
    const built = site.compile(path);
    if (!built) return undefined;
    const values = placesOf(overrides, { canonical: '', demoId: '' });
    const { html, styles } = renderPage(built.page, {
      view: { texts: { ...values, ...texts }, lists: {}, sections: [] },
      base: '',
      theme: themeIn(overrides, built.page.design),
    });
    return contentOf(html, styles, built.scripts, false);
  }

  type TemplatePage = PagePath | '/not-found';

  /** Everything that a page of a demo shows. */
  function viewOf(
    { demo: row, maker }: ShownDemo,
    values: DemoValues,
    page: TemplatePage,
  ): DemoView {
    const base = `/demos/${row.uniqueId}`;
    const kit = demoKit(values, site);
    const theme = themeIn(values.overrides, designOf(values, kit));
    const context = {
      canonical: `${env.demoOrigin}${base}${page === '/' ? '' : page}`,
      demoId: row.uniqueId,
      shareImage: env.demoOrigin + cards.pathOf(row),
      lists: values.lists,
      ...(theme && { icon: { ground: theme.deep, ink: theme['on-deep'] } }),
      page,
      base,
      maker,
    };
    return demoView(values, kit, context, demoHours(values, kit));
  }

  function builtPage(values: DemoValues, page: TemplatePage): ReturnType<typeof site.compile> {
    const design = designOf(values, demoKit(values, site));
    return site.compile(`/demo-templates/${design}${page === '/' ? '' : page}`);
  }

  function renderDemo(
    row: DemoRow,
    values: DemoValues,
    view: DemoView,
    page: TemplatePage,
  ): PageContent | undefined {
    const built = builtPage(values, page);
    if (!built) return undefined;
    const { html, styles } = renderPage(built.page, {
      view,
      base: `/demos/${row.uniqueId}`,
      theme: themeIn(values.overrides, built.page.design),
      properties: view.focus,
    });
    return contentOf(html, styles, built.scripts, page !== '/not-found');
  }

  return {
    kept: (demo, rest) => {
      const known = kept.get(demo.id);
      const edition = editionOf(demo);
      if (known && known.edition !== edition) kept.delete(demo.id);
      return known?.edition === edition ? known.pages.get(rest) : undefined;
    },
    fill: (found, rest) => {
      const { demo, agencyVersion } = found;
      const lists = listsOf(publicWebsiteData(demo.websiteData));
      const values = {
        overrides: { ...overridesOf(demo.websiteData), industry: demo.industry },
        lists,
      };
      const path = rest === '' ? '/' : rest;
      const asked = isPagePath(path) ? path : '/not-found';
      const view = viewOf(found, values, asked);
      const moved = currentPath(path);
      if (moved !== undefined) {
        return { kind: 'moved', to: `/demos/${demo.uniqueId}${hasPage(view, moved) ? moved : ''}` };
      }
      const isMissing = asked === '/not-found' || !hasPage(view, asked);
      const shown =
        isMissing && asked !== '/not-found' ? viewOf(found, values, '/not-found') : view;
      const page = renderDemo(demo, values, shown, isMissing ? '/not-found' : asked);
      if (!page) return undefined;
      cards.prepare(demo);
      if (isMissing) return { kind: 'page', page, isMissing };
      const { id, version } = demo;
      keep(id, editionOf({ version, agencyVersion }), rest, page);
      return { kind: 'page', page, isMissing };
    },
    missing: (uniqueId) =>
      fillNotice(
        '/demo-missing',
        {},
        {
          'page-title': uniqueId === '' ? 'Demo Not Found' : `Demo Not Found (${uniqueId})`,
          'demo-id': uniqueId,
        },
      ),
    gone: () => fillNotice('/demo-gone', {}, {}),
    expired: (demo) => {
      const { primaryColor, secondaryColor } = overridesOf(demo.websiteData);
      return fillNotice(
        '/demo-expired',
        { businessName: demo.name, primaryColor, secondaryColor },
        { 'page-title': `Expired Demo (${demo.uniqueId})`, 'demo-id': demo.uniqueId },
      );
    },
  };
}
