import { findPageLinks, noPageLinks } from './choose-pages.ts';
import type { PageLinks } from './choose-pages.ts';
import { chooseSheets } from './colors/choose-sheets.ts';
import { findLogo } from './pictures/find-logo.ts';
import { findInlineLogo } from './pictures/inline-logo.ts';
import { listLogoMarks } from './pictures/find-painted-logo.ts';
import { findOpening } from './pictures/find-opening.ts';
import { findPaintedOpening, listHeroMarks } from './pictures/find-painted-opening.ts';
import { textData } from './page/element-text.ts';
import type { Found } from './page/found.ts';
import type { Page } from './page/read-page.ts';

export interface OnwardLinks {
  /** Style sheets in the page's order, absolute. */
  readonly sheets: readonly string[];
  readonly pages: PageLinks;
  readonly logo: Found | undefined;
  /**
   * Selectors of elements that a style sheet may paint the logo behind; empty if a picture is
   * clearly the logo.
   */
  readonly logoMarks: readonly string[];
  readonly opening: Found | undefined;
  /**
   * Selectors of elements that a style sheet may paint the opening picture behind; empty if the
   * page has one.
   */
  readonly heroes: readonly string[];
}

export const noLinks: OnwardLinks = {
  sheets: [],
  pages: noPageLinks,
  logo: undefined,
  logoMarks: [],
  opening: undefined,
  heroes: [],
};

/**
 * Links that the scan may fetch next; the fetcher checks the addresses. `services` are names of
 * services that may have their own pages.
 */
export function findLinks(
  page: Page,
  name?: string,
  services: readonly string[] = [],
): OnwardLinks {
  const base = readBase(page);
  if (base === undefined) return noLinks;
  const sheets = new Set<string>();
  for (const { name, attribs } of page.elements) {
    if (
      name !== 'link' ||
      !/(?:^|\s)stylesheet(?:\s|$)/iu.test(attribs['rel'] ?? '') ||
      /alternate/iu.test(attribs['rel'] ?? '')
    )
      continue;
    if (/print|max-width|speech/iu.test(attribs['media'] ?? '')) continue;
    const url = URL.parse(attribs['href'] ?? '', base)?.href;
    if (url !== undefined && /^https?:/u.test(url)) sheets.add(url);
  }
  const heroes = listHeroMarks(page);
  const opening = findOpening(page, base) ?? isPaintedInPage(page, heroes, base);
  const logo = preferInlineLogo(findLogo(page, base, name), page, base);
  return {
    sheets: chooseSheets([...sheets]),
    pages: findPageLinks(page, base, services),
    logo,
    logoMarks: logo === undefined || logo.source === 'touch-icon' ? listLogoMarks(page, base) : [],
    opening,
    heroes: opening === undefined ? heroes : [],
  };
}

/** Prefers an inline logo to an icon, and to a file that is named only in structured data. */
function preferInlineLogo(logo: Found | undefined, page: Page, base: URL): Found | undefined {
  return logo?.source === 'image' ? logo : (findInlineLogo(page, base)?.found ?? logo);
}

function isPaintedInPage(
  { elements }: Page,
  heroes: readonly string[],
  base: URL,
): Found | undefined {
  for (const { name, children } of elements) {
    if (name !== 'style') continue;
    const found = findPaintedOpening(
      children.map((child) => textData(child) ?? '').join(''),
      heroes,
      base,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `<base>` counts only on the page's own host: it must not move later fetches elsewhere. */
function readBase({ url, elements }: Page): URL | undefined {
  if (url === undefined) return undefined;
  const href = elements.find(({ name }) => name === 'base')?.attribs['href'];
  const base = href === undefined ? null : URL.parse(href, url);
  return base !== null && base.host === url.host ? base : url;
}
