import { findLogo } from './pictures/find-logo.ts';
import { findOpening } from './pictures/find-opening.ts';
import { findPaintedOpening, heroesOf } from './pictures/find-painted-opening.ts';
import { textData } from './page/element-text.ts';
import type { Found } from './page/found.ts';
import type { Page } from './page/read-page.ts';

export interface OnwardLinks {
  /** Style sheets in the page's order, absolute. */
  readonly sheets: readonly string[];
  /** Pages of the same host whose link says contact, about or locations, the likeliest first. */
  readonly contacts: readonly string[];
  readonly logo: Found | undefined;
  readonly opening: Found | undefined;
  /** Where no opening picture stands in the page: the selectors of elements that a style sheet may paint one behind. */
  readonly heroes: readonly string[];
}

const mostSheets = 8;
const mostContacts = 2;
// Sheets of fonts, icons and libraries hold no colour of the firm.
const barrenSheets =
  /fonts\.(?:googleapis|bunny|gstatic)|font-?awesome|fontawesome|use\.typekit|animate(?:\.min)?\.css|swiper|slick|owl\.|lightbox|fancybox|magnific|photoswipe|aos(?:\.min)?\.css|icons?(?:\.min)?\.css|print\.css|dashicons|normalize|emoji|leaflet|flatpickr|select2|video-js|cookie/iu;

/** What the scan may fetch next. Addresses are not checked here: the fetcher does that. */
export function findLinks(page: Page, name?: string): OnwardLinks {
  const base = baseOf(page);
  if (base === undefined)
    return { sheets: [], contacts: [], logo: undefined, opening: undefined, heroes: [] };
  const sheets: string[] = [];
  const barren: string[] = [];
  for (const { name, attribs } of page.elements) {
    if (
      name !== 'link' ||
      !/(?:^|\s)stylesheet(?:\s|$)/iu.test(attribs['rel'] ?? '') ||
      /alternate/iu.test(attribs['rel'] ?? '')
    )
      continue;
    if (/print|max-width|speech/iu.test(attribs['media'] ?? '')) continue;
    const url = URL.parse(attribs['href'] ?? '', base)?.href;
    if (url === undefined || !/^https?:/u.test(url) || sheets.includes(url)) continue;
    (barrenSheets.test(url) ? barren : sheets).push(url);
  }
  const heroes = heroesOf(page);
  const opening = findOpening(page, base) ?? paintedInPage(page, heroes, base);
  // The firm's own sheet stands after the libraries; keep the last ones when there are too many.
  return {
    sheets: [...sheets.slice(-mostSheets), ...(sheets.length === 0 ? barren.slice(0, 2) : [])],
    contacts: contactsOf(page, base),
    logo: findLogo(page, base, name),
    opening,
    heroes: opening === undefined ? heroes : [],
  };
}

function paintedInPage({ elements }: Page, heroes: readonly string[], base: URL): Found | undefined {
  for (const { name, children } of elements) {
    if (name !== 'style') continue;
    const found = findPaintedOpening(children.map((child) => textData(child) ?? '').join(''), heroes, base);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `<base>` counts only on the page's own host: it must not move later fetches elsewhere. */
function baseOf({ url, elements }: Page): URL | undefined {
  if (url === undefined) return undefined;
  const href = elements.find(({ name }) => name === 'base')?.attribs['href'];
  const base = href === undefined ? null : URL.parse(href, url);
  return base !== null && base.host === url.host ? base : url;
}

function contactsOf(page: Page, base: URL): readonly string[] {
  const ranked = new Map<string, number>();
  for (const { href, text } of page.links) {
    const url = URL.parse(href, base);
    if (url === null || url.host !== base.host || !/^https?:$/u.test(url.protocol)) continue;
    url.hash = '';
    if (url.href === page.url?.href || /\.(?:pdf|jpe?g|png|docx?|zip)$/iu.test(url.pathname)) continue;
    const said = `${text.slice(0, 60)} ${url.pathname.slice(-60)}`;
    const rank = /contact|kontakt|contacto|get in touch|imprint|impressum/iu.test(said)
      ? 3
      : /locations?|find us|visit us|directions|hours/iu.test(said)
        ? 2
        : /about/iu.test(said)
          ? 1
          : 0;
    if (rank > 0) ranked.set(url.href, Math.max(rank, ranked.get(url.href) ?? 0));
  }
  return [...ranked]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostContacts)
    .map(([href]) => href);
}
