import { maxScanned } from '../contract/scan.ts';
import type { Findings } from './findings.ts';
import { nameKey } from './name/compare-names.ts';
import { pageKinds, rankPageKind } from './page-kinds.ts';
import type { PageKind } from './page-kinds.ts';
import type { Page } from './page/read-page.ts';
import { decodePercents } from './page/decode-percents.ts';

/** A page to read after the home page. */
export interface FurtherPage {
  readonly url: string;
  readonly kind: PageKind;
}

const maxPagesOfKind = 2;
const maxServicePages = 4;
/** Rank of a link whose text is the name of a service. */
const serviceRank = 4;
const maxPages = 6;
// With fewer prices, a page with the whole menu is fetched too.
const fewPrices = 6;
const fewServices = 4;
const imprint = /impressum|imprint/iu;
const noPage = /\.(?:pdf|jpe?g|png|gif|webp|docx?|xlsx?|zip|ics|xml|mp4)$/iu;
// Legal pages and shops, which do not describe the firm.
const offTopic =
  /privacy|datenschutz|confidentialit|privacidad|terms|conditions|agb\b|cookie|login|log-in|sign-?in|account|cart\b|checkout|wishlist|wp-admin|\/feed\b|\/tag\/|\/author\//iu;

/** A folder of articles, or an article by the date in its address. */
const article =
  /\/(?:blogs?|news|articles?|posts?|aktuelles|beitr(?:ae|ä)ge|actualit[eé]s?|noticias|notizie|nieuws|aktualnosci|nyheter|nyheder)\/[^/]|\/(?:19|20)\d{2}\/(?:\d{1,2}|\p{L}{3,9})\//iu;

export type PageLinks = Readonly<Record<PageKind, readonly string[]>>;
export const noPageLinks: PageLinks = {
  contact: [],
  hours: [],
  team: [],
  about: [],
  services: [],
  service: [],
  prices: [],
  gallery: [],
  faq: [],
  praise: [],
  articles: [],
};

/**
 * Links to pages of the same host by kind, the likeliest first; each page has one kind. A link with
 * the name of one of `services` leads to the page of this service.
 */
export function findPageLinks(page: Page, base: URL, services: readonly string[] = []): PageLinks {
  const offered = new Set(services.map(nameKey));
  const ranked = new Map<string, { kind: PageKind; rank: number }[]>();
  for (const { href, text } of page.links) {
    const url = ownPage(page, href, text, base);
    if (url === undefined) continue;
    const wording = `${text.slice(0, 60)} ${lastParts(url)}`;
    const isArticle = article.test(decodePercents(url.pathname));
    if (text.length <= 60 && offered.has(nameKey(text)))
      ranked.set(url.href, [{ kind: 'service', rank: serviceRank }]);
    for (const kind of pageKinds) {
      // "What to know about …" is the title of an article, not the page about the firm.
      const rank = isArticle && kind === 'about' ? 0 : rankPageKind(kind, wording);
      if (rank > 0) ranked.set(url.href, [...(ranked.get(url.href) ?? []), { kind, rank }]);
    }
  }
  const of = (kind: PageKind): readonly string[] =>
    [...ranked]
      .flatMap(([href, ranks]) => {
        const best = ranks.reduce((one, other) => (other.rank > one.rank ? other : one));
        const own = ranks
          .filter((one) => one.kind === kind)
          .reduce((most, { rank }) => Math.max(most, rank), 0);
        return best.kind === kind ? [{ href, rank: own }] : [];
      })
      .sort((a, b) => b.rank - a.rank)
      .slice(0, kind === 'service' ? maxServicePages : maxPagesOfKind)
      .map(({ href }) => href);
  return {
    contact: of('contact'),
    hours: of('hours'),
    team: of('team'),
    about: of('about'),
    services: of('services'),
    service: of('service'),
    prices: of('prices'),
    gallery: of('gallery'),
    faq: of('faq'),
    praise: of('praise'),
    articles: of('articles'),
  };
}

function lastParts({ pathname }: URL): string {
  return decodePercents(pathname.slice(-60)).replace(/[/_.-]+/gu, ' ');
}

/** The URL of a link on the same host, whose robots.txt was read; undefined for other links. */
function ownPage(page: Page, href: string, text: string, base: URL): URL | undefined {
  if (href.startsWith('#') || offTopic.test(`${text.slice(0, 60)} ${href.slice(-100)}`))
    return undefined;
  const url = URL.parse(href, base);
  if (url === null || !/^https?:$/u.test(url.protocol)) return undefined;
  // `www.` and the bare host count as one. The URL uses the one whose robots.txt was read.
  if (bareHost(url) === bareHost(base)) url.host = base.host;
  if (url.host !== base.host) return undefined;
  url.protocol = base.protocol;
  url.hash = '';
  if (url.href === page.url?.href || url.pathname === '/' || noPage.test(url.pathname))
    return undefined;
  return url;
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./u, '');
}

/**
 * The pages worth reading after the home page, at most six: those with missing contact details
 * first, then those about the firm, its services and its prices.
 */
export function choosePages(findings: Findings, links: PageLinks): readonly FurtherPage[] {
  const { phone, email, address, hours, people, testimonials, services, own } = findings;
  const isReachable = phone !== undefined && email !== undefined && address !== undefined;
  const contacts = isReachable && hours !== undefined ? 0 : isReachable ? 1 : maxPagesOfKind;
  const isAboutKnown = (own?.about?.value.paragraphs.length ?? 0) >= maxPagesOfKind;
  const described =
    own?.serviceDetails?.value.filter(({ description }) => description !== undefined) ?? [];
  const isDescribed = services !== undefined && described.length >= services.values.length / 2;
  const areFew = services === undefined || services.values.length <= fewServices;
  const wanted: readonly (readonly [PageKind, number, (readonly string[])?])[] = [
    ['contact', Math.min(1, contacts)],
    ['hours', hours === undefined ? 1 : 0],
    ['about', isAboutKnown && people !== undefined ? 0 : 1],
    ['team', people === undefined ? 1 : 0],
    // A home page often shows only the most important services.
    ['services', isDescribed && !areFew ? 0 : 1],
    // When no page describes all services, some that have their own pages.
    ['service', isDescribed || links.services.length > 0 ? 0 : maxPagesOfKind],
    ['prices', (own?.priceList?.value.length ?? 0) < fewPrices ? 1 : 0],
    ['faq', own?.faqs === undefined ? 1 : 0],
    ['praise', testimonials === undefined ? 1 : 0],
    // It may have the rest of a list that the home page begins.
    ['services', (services?.values.length ?? 0) < maxScanned.services ? 1 : 0],
    ['gallery', (own?.photos?.value.length ?? 0) < 8 ? 1 : 0],
    ['contact', contacts],
    // It names the people of a small firm.
    ['contact', people === undefined ? 1 : 0, links.contact.filter((url) => imprint.test(url))],
    ['services', isDescribed ? 0 : maxPagesOfKind],
    ['service', isDescribed ? 0 : maxServicePages],
    ['articles', own?.articles === undefined ? 1 : 0],
  ];
  const chosen = new Map<string, PageKind>();
  for (const [kind, count, urls = links[kind]] of wanted) {
    for (const url of urls.slice(0, count)) {
      if (chosen.size < maxPages && !chosen.has(url)) chosen.set(url, kind);
    }
  }
  return [...chosen].map(([url, kind]) => ({ url, kind }));
}
