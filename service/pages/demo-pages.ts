import { readLists } from '../../templates-data/model/client-lists.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoView, hasPage, type DemoView } from '../../templates-data/model/demo-view.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { makerTexts, type DemoMaker } from '../../templates-data/model/demo-label.ts';
import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import { derivePlaces } from '../../templates-data/model/places.ts';
import { currentPath, isPagePath, type PagePath } from '../../templates-data/model/sections.ts';
import { shownParts } from '../../templates-data/model/panel-parts.ts';
import { readOverrides, type Overrides } from '../../templates-data/model/slots.ts';
import type { DemoRow } from '../demos/queries.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { Deps } from '../deps.ts';
import { demoValues } from '../share-cards/demo-card.ts';
import { createByteCache } from './byte-cache.ts';
import { createEtag, type PageContent } from './content.ts';
import { EncodedBody } from './encode-body.ts';
import { sharedAddress, type DemoAddress } from './demo-address.ts';
import type { DemoCards } from './demo-cards.ts';
import { demoKit } from './demo-kits.ts';
import { themeIn } from './demo-theme.ts';
import { hashSource, policyFor } from './policy.ts';
import { expiredTexts, type ExpiredDemo } from './expired-texts.ts';
import { renderPage } from './render-page.ts';

/** Bytes of rendered pages in memory: a page is rendered and compressed once per version. */
const maxBytes = 40_000_000;
/**
 * Memory of a cached page per byte: itself, its compressed forms (a third at most), and its
 * headers.
 */
const bytesPerByte = 1.5;

interface KeptDemo {
  /** Version of the demo and of its agency, and whether it is shown as white label. */
  readonly edition: string;
  readonly pages: Map<string, PageContent>;
  /**
   * When the content of its pages changes without an edit: at the end of the next calendar event.
   */
  readonly until: number;
  bytes: number;
}

/** The answer at a path below a demo's address: a page, or a redirect. */
export type DemoAnswer =
  | { readonly kind: 'page'; readonly page: PageContent; readonly isMissing: boolean }
  | { readonly kind: 'moved'; readonly to: string };

/** A demo with what its pages show of its agency. */
export interface ShownDemo {
  readonly demo: DemoRow;
  readonly maker: DemoMaker;
  readonly agencyVersion: number;
  readonly address: DemoAddress;
}

export interface DemoPages {
  /**
   * A page that is cached in this version; `rest` is the path below the demo's address, such as
   * `/services`.
   */
  readonly kept: (
    demo: { id: string; version: number; agencyVersion: number; isWhiteLabel: boolean },
    rest: string,
    address: DemoAddress,
  ) => PageContent | undefined;
  /**
   * A page of a saved demo, rendered and cached; the demo's own "not found" page for a path without
   * one.
   */
  readonly fill: (shown: ShownDemo, rest: string) => DemoAnswer | undefined;
  /** Draws a page from unsaved values; nothing is cached. */
  readonly draw: (shown: ShownDemo, rest: string) => DemoAnswer | undefined;
  /** The page for an id that no demo has. */
  readonly missing: (uniqueId: string, maker?: DemoMaker) => PageContent | undefined;
  /** The page after a demo's last day: its name and colours, and a form to ask for more time. */
  readonly expired: (gone: ExpiredDemo) => PageContent | undefined;
  /** The page shown for every demo that was taken down. */
  readonly gone: () => PageContent | undefined;
}

function editionOf({
  version,
  agencyVersion,
  isWhiteLabel,
}: {
  readonly version: number;
  readonly agencyVersion: number;
  readonly isWhiteLabel: boolean;
}): string {
  return `${version} ${agencyVersion} ${isWhiteLabel}`;
}

/** The cache key of a page of a demo. */
function pageKey(rest: string, { origin, base, isOwn }: DemoAddress): string {
  return isOwn ? origin + base + rest : rest;
}

export function createDemoPages(
  { site, env, now }: Pick<Deps, 'site' | 'env' | 'now'>,
  cards: DemoCards,
): DemoPages {
  /** Pages by demo, each in the version that was requested last. */
  const kept = createByteCache<KeptDemo>({
    maxBytes: maxBytes,
    onDrop: ({ pages }) => pages.forEach(({ body }) => body.retire()),
  });

  function keep(
    { id, edition, until }: { id: string; edition: string; until: number },
    rest: string,
    page: PageContent,
  ): void {
    const known = kept.get(id);
    const entry =
      known?.edition === edition && known.until === until
        ? known
        : { edition, until, pages: new Map<string, PageContent>(), bytes: 0 };
    entry.pages.get(rest)?.body.retire();
    entry.bytes += (page.body.size - (entry.pages.get(rest)?.body.size ?? 0)) * bytesPerByte;
    entry.pages.set(rest, page);
    kept.set(id, entry, entry.bytes);
  }

  /** `improves: false` is for a page that is sent once, such as that of a wrong address. */
  function createContent(
    html: string,
    styles: readonly string[],
    scripts: readonly string[],
    { improves, isFramed }: { improves: boolean; isFramed: boolean },
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
        { framedBy: env.hasDemoHost && isFramed ? env.publicOrigin : undefined },
      ),
      extra: { 'X-Robots-Tag': 'noindex, nofollow' },
    };
  }

  /** Fills a page outside the templates, such as that of an expired demo, with a few values. */
  function fillNotice(
    path: string,
    overrides: Overrides,
    texts: Readonly<Record<string, string>>,
  ): PageContent | undefined {
    const built = site.compile(path);
    if (!built) return undefined;
    const values = derivePlaces(overrides, { canonical: '', demoId: '' });
    const { html, styles } = renderPage(built.page, {
      view: { texts: { ...values, ...texts }, lists: {}, sections: [] },
      base: '',
      theme: themeIn(overrides, built.page.design),
    });
    // These pages are never previewed, so their policy forbids frames.
    return createContent(html, styles, built.scripts, { improves: false, isFramed: false });
  }

  type TemplatePage = PagePath | '/not-found';

  /** Everything that a page of a demo shows. */
  function createView(
    { demo: row, maker, address: { origin, base } }: ShownDemo,
    values: DemoValues,
    page: TemplatePage,
  ): { view: DemoView; until: number } {
    const kit = demoKit(values, site);
    const theme = themeIn(values.overrides, chooseDesign(values, kit));
    const context = {
      canonical: `${origin}${base}${page === '/' ? '' : page}`,
      demoId: row.uniqueId,
      shareImage: origin + cards.cardPathFor(row, base),
      lists: values.lists,
      ...(theme && { icon: { ground: theme.deep, ink: theme['on-deep'] } }),
      page,
      base,
      maker,
      panel: shownParts(row.panel),
    };
    const times = demoTimes(values, kit, now());
    return { view: demoView(values, kit, context, times), until: times.events.until };
  }

  function builtPage(values: DemoValues, page: TemplatePage): ReturnType<typeof site.compile> {
    const design = chooseDesign(values, demoKit(values, site));
    return site.compile(`/demo-templates/${design}${page === '/' ? '' : page}`);
  }

  function renderDemo(
    address: DemoAddress,
    values: DemoValues,
    view: DemoView,
    page: TemplatePage,
  ): PageContent | undefined {
    const built = builtPage(values, page);
    if (!built) return undefined;
    const { html, styles } = renderPage(built.page, {
      view,
      base: address.base,
      theme: themeIn(values.overrides, built.page.design),
      properties: view.focus,
    });
    return createContent(html, styles, built.scripts, {
      improves: page !== '/not-found',
      isFramed: !address.isOwn,
    });
  }

  /** An answer that is not cached yet, with the time from which it says something else. */
  function drawAnswer(
    found: ShownDemo,
    rest: string,
  ): { readonly answer: DemoAnswer; readonly until: number } | undefined {
    const { demo, address } = found;
    const lists = readLists(publicWebsiteData(demo.websiteData));
    const values = {
      overrides: { ...readOverrides(demo.websiteData), industry: demo.industry },
      lists,
    };
    const path = rest === '' ? '/' : rest;
    const asked = isPagePath(path) ? path : '/not-found';
    const { view, until } = createView(found, values, asked);
    const moved = currentPath(path);
    if (moved !== undefined) {
      const to = address.base + (hasPage(view, moved) ? moved : '');
      return { answer: { kind: 'moved', to }, until };
    }
    const isMissing = asked === '/not-found' || !hasPage(view, asked);
    const shown =
      isMissing && asked !== '/not-found' ? createView(found, values, '/not-found').view : view;
    const page = renderDemo(address, values, shown, isMissing ? '/not-found' : asked);
    return page && { answer: { kind: 'page', page, isMissing }, until };
  }

  return {
    draw: (found, rest) => drawAnswer(found, rest)?.answer,
    kept: (demo, rest, address) => {
      const known = kept.get(demo.id);
      if (!known) return undefined;
      if (known.edition === editionOf(demo) && now() < known.until)
        return known.pages.get(pageKey(rest, address));
      kept.delete(demo.id);
      return undefined;
    },
    fill: (found, rest) => {
      const { demo, maker, agencyVersion, address } = found;
      const drawn = drawAnswer(found, rest);
      if (drawn?.answer.kind !== 'page') return drawn?.answer;
      const { answer, until } = drawn;
      cards.prepare(demo);
      const { id, version } = demo;
      const { isWhiteLabel = false } = maker;
      const edition = editionOf({ version, agencyVersion, isWhiteLabel });
      if (!answer.isMissing) keep({ id, edition, until }, pageKey(rest, address), answer.page);
      return answer;
    },
    missing: (uniqueId, maker) =>
      fillNotice(
        '/demo-missing',
        { primaryColor: maker?.accent },
        {
          ...makerTexts(maker),
          'page-title': uniqueId === '' ? 'Demo Not Found' : `Demo Not Found (${uniqueId})`,
          'demo-id': uniqueId,
        },
      ),
    gone: () => fillNotice('/demo-gone', {}, {}),
    expired: ({ demo, maker, offer }) => {
      const values = demoValues(demo);
      const { primaryColor, secondaryColor } = values.overrides;
      const address = sharedAddress(env, demo.uniqueId);
      const { view } = createView({ demo, maker, agencyVersion: 0, address }, values, '/');
      return fillNotice(
        '/demo-expired',
        { businessName: demo.name, primaryColor, secondaryColor },
        {
          ...makerTexts(maker),
          'page-title': `Expired Demo (${demo.uniqueId})`,
          'demo-id': demo.uniqueId,
          ...expiredTexts({ demo, maker, offer }, view.texts['opening.src'] ?? ''),
        },
      );
    },
  };
}
