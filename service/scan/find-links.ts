import type { Extracted } from './extract-page.ts';
import { findLogo } from './pictures/find-logo.ts';
import { logoMarksOf } from './pictures/find-painted-logo.ts';
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
  /** The page of the same host whose link says who works there. */
  readonly team: string | undefined;
  readonly logo: Found | undefined;
  /** Where no picture of the page is clearly the logo: the selectors of elements that a style sheet may paint it behind. */
  readonly logoMarks: readonly string[];
  readonly opening: Found | undefined;
  /** Where no opening picture stands in the page: the selectors of elements that a style sheet may paint one behind. */
  readonly heroes: readonly string[];
}

export const noLinks: OnwardLinks = {
  sheets: [],
  contacts: [],
  team: undefined,
  logo: undefined,
  logoMarks: [],
  opening: undefined,
  heroes: [],
};

const mostSheets = 8;
const mostContacts = 2;
// Sheets of fonts, icons and libraries hold no colour of the firm.
const barrenSheets =
  /fonts\.(?:googleapis|bunny|gstatic)|font-?awesome|fontawesome|use\.typekit|animate(?:\.min)?\.css|swiper|slick|owl\.|lightbox|fancybox|magnific|photoswipe|aos(?:\.min)?\.css|icons?(?:\.min)?\.css|print\.css|dashicons|normalize|emoji|leaflet|flatpickr|select2|video-js|cookie/iu;

/** What the scan may fetch next. Addresses are not checked here: the fetcher does that. */
export function findLinks(page: Page, name?: string): OnwardLinks {
  const base = baseOf(page);
  if (base === undefined) return noLinks;
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
  const logo = findLogo(page, base, name);
  // The firm's own sheet stands after the libraries; keep the last ones when there are too many.
  return {
    sheets: [...sheets.slice(-mostSheets), ...(sheets.length === 0 ? barren.slice(0, 2) : [])],
    contacts: pagesNamed(page, base, contactWords).slice(0, mostContacts),
    team: pagesNamed(page, base, teamWords)[0],
    logo,
    logoMarks: logo === undefined || logo.source === 'touch-icon' ? logoMarksOf(page, base) : [],
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

/** Patterns of what a link may say, and how likely the page behind it is the one looked for. */
type Ranks = readonly (readonly [RegExp, number])[];
const contactWords: Ranks = [
  [
    /contact|kontakt|contatt|contáct|get in touch|reach us|nous joindre|imprint|impressum|お問い?合わ?せ|문의|связаться|контакт/iu,
    3,
  ],
  [/timings|opening|hours|öffnungszeiten|sprechzeiten|horaires|horario|orari/iu, 2.5],
  [/locations?|find us|visit us|directions|anfahrt|accès|dove siamo|アクセス|오시는/iu, 2],
];
const teamWords: Ranks = [
  [
    /\b(?:team|staff|our people|who we are|attorneys|lawyers|doctors|dentists|physicians|providers|agents|instructors|teachers|trainers|therapists|stylists|artists|chefs|farmers|crew|founders|owners|leadership|meet (?:the|our|us)|equipo|équipe|equipe|mitarbeiter|abogados|avocats|anwälte|ärzte|zespół)\b/iu,
    3,
  ],
  [/\babout\b|über uns|ueber-uns|qui sommes|chi siamo|qui[eé]nes somos|over ons|sobre|o nas/iu, 1],
];

/** Pages of the page's own host, the likeliest first. */
function pagesNamed(page: Page, base: URL, words: Ranks): readonly string[] {
  const ranked = new Map<string, number>();
  const rankOf = (said: string): number => words.find(([pattern]) => pattern.test(said))?.[1] ?? 0;
  for (const { href, text } of page.links) {
    // Few links are worth reading as an address.
    if (rankOf(`${text.slice(0, 60)} ${href.slice(-100)}`) === 0) continue;
    const url = URL.parse(href, base);
    if (url === null || !/^https?:$/u.test(url.protocol)) continue;
    // The other spelling of the same host is asked for under the one that was asked about robots.txt.
    if (bareHost(url) === bareHost(base)) url.host = base.host;
    if (url.host !== base.host) continue;
    url.protocol = base.protocol;
    url.hash = '';
    if (url.href === page.url?.href || /\.(?:pdf|jpe?g|png|docx?|zip)$/iu.test(url.pathname)) continue;
    const rank = rankOf(`${text.slice(0, 60)} ${url.pathname.slice(-60)}`);
    if (rank > 0) ranked.set(url.href, Math.max(rank, ranked.get(url.href) ?? 0));
  }
  return [...ranked].sort((a, b) => b[1] - a[1]).map(([href]) => href);
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./u, '');
}

/**
 * The pages worth reading after the home page, at most two: those that may give what is still missing to reach the firm, then the one that
 * names its people where none were found.
 */
export function choosePages({
  findings: { phone, email, address, hours, people },
  links: { contacts, team },
}: Pick<Extracted, 'findings' | 'links'>): readonly string[] {
  const isReachable = phone !== undefined && email !== undefined && address !== undefined;
  const wanted = isReachable ? (hours === undefined ? contacts.slice(0, 1) : []) : contacts;
  // A page about the firm also says where it is.
  const isTeamWanted = people === undefined || (!isReachable && contacts.length === 0);
  return [...new Set([...wanted, ...(team !== undefined && isTeamWanted ? [team] : [])])].slice(
    0,
    mostContacts,
  );
}
