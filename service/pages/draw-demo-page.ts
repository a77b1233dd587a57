import { readLists } from '../../templates-data/model/client-lists.ts';
import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoView, hasPage, type DemoView } from '../../templates-data/model/demo-view.ts';
import { shownParts } from '../../templates-data/model/panel-parts.ts';
import { currentPath, isPagePath, type PagePath } from '../../templates-data/model/sections.ts';
import { readOverrides } from '../../templates-data/model/slots.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import type { PageContent } from './content.ts';
import { createPageContent } from './create-page-content.ts';
import type { DemoAddress } from './demo-address.ts';
import type { DemoCards } from './demo-cards.ts';
import { demoKit } from './demo-kits.ts';
import { demoTheme } from './demo-theme.ts';
import { renderPage } from './render-page.ts';

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

/** The functions and caches that demos' pages are made with. */
export interface Drawing extends Pick<Deps, 'site' | 'env' | 'now'> {
  readonly cards: DemoCards;
}

type TemplatePage = PagePath | '/not-found';

/** All values of a demo's page, and the time until which they are valid. */
export function createDemoView(
  { demo: row, maker, address: { origin, base } }: ShownDemo,
  values: DemoValues,
  page: TemplatePage,
  { site, cards, now }: Drawing,
): { readonly view: DemoView; readonly until: number } {
  const kit = demoKit(values, site);
  const theme = demoTheme(values.overrides, chooseDesign(values, kit));
  const context = {
    canonical: `${origin}${base}${page === '/' ? '' : page}`,
    demoId: row.uniqueId,
    shareImage: origin + cards.currentCardPath(row, base),
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

function renderDemo(
  address: DemoAddress,
  values: DemoValues,
  view: DemoView,
  page: TemplatePage,
  { site, env }: Drawing,
): PageContent | undefined {
  const design = chooseDesign(values, demoKit(values, site));
  const built = site.compile(`/demo-templates/${design}${page === '/' ? '' : page}`);
  if (!built) return undefined;
  // The page for an unknown address is sent once.
  const isKept = page !== '/not-found';
  const rendered = renderPage(built, {
    view,
    base: address.base,
    theme: demoTheme(values.overrides, built.design),
    properties: view.focus,
    isTrimmed: isKept,
  });
  return createPageContent(rendered, { improves: isKept, isFramed: !address.isOwn }, env);
}

/** The answer at a path of a demo, with the time at which its content changes. */
export function drawDemoPage(
  shown: ShownDemo,
  rest: string,
  drawing: Drawing,
): { readonly answer: DemoAnswer; readonly until: number } | undefined {
  const { demo, address } = shown;
  const values = {
    overrides: { ...readOverrides(demo.websiteData), industry: demo.industry },
    lists: readLists(publicWebsiteData(demo.websiteData)),
  };
  const path = rest === '' ? '/' : rest;
  const requestedPath = isPagePath(path) ? path : '/not-found';
  const { view, until } = createDemoView(shown, values, requestedPath, drawing);
  const moved = currentPath(path);
  if (moved !== undefined) {
    const to = address.base + (hasPage(view, moved) ? moved : '');
    return { answer: { kind: 'moved', to }, until };
  }
  const isMissing = requestedPath === '/not-found' || !hasPage(view, requestedPath);
  const page = isMissing ? '/not-found' : requestedPath;
  const pageView =
    page === requestedPath ? view : createDemoView(shown, values, page, drawing).view;
  const content = renderDemo(address, values, pageView, page, drawing);
  return content && { answer: { kind: 'page', page: content, isMissing }, until };
}
