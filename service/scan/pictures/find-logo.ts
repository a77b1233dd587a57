import { bareName, nameKey } from '../name/compare-names.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import { findLandmark } from '../page/find-landmark.ts';
import { leadsHome } from './leads-home.ts';
import { findInlinePaintedLogo } from './find-painted-logo.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import type { Found } from '../page/found.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const minScore = 3.5;
const minInRow = 3;
const strangers =
  /client|partner|sponsor|payment|badge|award|accredit|certif|member|footer|facebook|google|twitter|linkedin|instagram|youtube|tripadvisor|yelp|bbb|visa|paypal|amex|mastercard|trustpilot|app-?store|broker|check-?a-?trade|trust-?a-?trader|rated-?people|homeadvisor|thumbtack|houzz|online-?giving|donat(?:e|ion)|gas-?safe|niceic|napit|which-?trusted/u;
/** Hosts of website builders, whose icons stand for them on a site without its own. */
const builders =
  /(?:^|\.)(?:parastorage\.com|squarespace\.com|weebly\.com|editmysite\.com|website-files\.com)$/u;

/**
 * The most likely logo, with its absolute address: an image named logo or in a logo's place, else
 * the logo of the structured data, else the touch icon. `name` is the firm's, if known. Undefined
 * if no picture is clear.
 */
export function findLogo(page: Page, base: URL, name?: string): Found | undefined {
  let best: { url: string; score: number; snippet: string } | undefined;
  const rows = findLogoRows(page);
  page.elements.slice(0, 8000).forEach((element, position) => {
    if (element.name !== 'img' && element.name !== 'source') return;
    const url = readAddress(element, base);
    if (url === undefined) return;
    const named = isNamed(element.attribs['alt'] ?? '', name);
    const isOwn = sharesWords(element.attribs['alt'] ?? '', name);
    const score =
      weigh(element, url, page.label, base, isOwn) +
      (named ? 2 : 0) -
      (!isOwn && rows.has(element) ? 6 : 0) -
      position / 4000;
    if (score >= minScore && (best === undefined || score > best.score)) {
      const { alt = '', class: classes = '' } = element.attribs;
      best = { url: url.href, score, snippet: `${alt} ${classes} ${url.pathname}`.trim() };
    }
  });
  if (best !== undefined) {
    return {
      value: best.url,
      source: 'image',
      confidence: Math.min(0.95, 0.45 + best.score / 24),
      snippet: best.snippet,
    };
  }
  return fromThings(page, base) ?? findInlinePaintedLogo(page, base) ?? readIcon(page, base);
}

/** Pictures named logo among others of this kind: brands, partners, clients. */
function findLogoRows({ elements }: Page): ReadonlySet<PageElement> {
  const rows = new Map<PageElement, PageElement[]>();
  for (const element of elements.slice(0, 8000)) {
    if (element.name !== 'img' || !/logo/iu.test((element.attribs['src'] ?? '').slice(-120)))
      continue;
    let outer = element.parent;
    for (let depth = 0; depth < 3 && outer !== null && 'attribs' in outer; depth += 1) {
      rows.set(outer, [...(rows.get(outer) ?? []), element]);
      outer = outer.parent;
    }
  }
  const sources = (row: readonly PageElement[]): number =>
    new Set(
      row.map(({ attribs }) =>
        (attribs['src'] ?? '').replace(
          /[-_](?:white|black|light|dark|mobile|small|inverse)/giu,
          '',
        ),
      ),
    ).size;
  return new Set([...rows.values()].filter((row) => sources(row) >= minInRow).flat());
}

/**
 * Whether the alternative text consists of words of the firm's name, beginning with the first:
 * "SameDay Services" of "SameDay Heating Services".
 */
function sharesWords(alt: string, name: string | undefined): boolean {
  const own = nameKey(name ?? '').split(' ');
  const words = nameKey(bareName(alt.slice(0, 200))).split(' ');
  return (
    own[0] !== '' &&
    own[0] !== undefined &&
    own[0].length >= 3 &&
    words[0] === own[0] &&
    words.every((word) => own.includes(word))
  );
}

/** The alternative text is the firm's name, or the name's beginning. */
function isNamed(alt: string, name: string | undefined): boolean {
  const key = nameKey(bareName(alt.slice(0, 200)));
  return name !== undefined && key.length >= 4 && nameKey(name).startsWith(key);
}

/** The address of a picture; lazy loaders store it in an attribute besides the placeholder. */
function readAddress({ attribs }: PageElement, base: URL): URL | undefined {
  const own = attribs['src'] ?? '';
  const later =
    attribs['data-src'] ??
    attribs['data-lazy-src'] ??
    attribs['data-original'] ??
    attribs['srcset']?.trim().split(/[\s,]/u)[0];
  for (const source of own.startsWith('data:') ||
  own === '' ||
  /placeholder|blank\.|spacer|1x1/iu.test(own)
    ? [later, own]
    : [own]) {
    const url = source === undefined || source === '' ? null : URL.parse(source.trim(), base);
    if (
      url !== null &&
      /^https?:$/u.test(url.protocol) &&
      url.href.length <= 2048 &&
      !/\.ico$/iu.test(url.pathname)
    )
      return url;
  }
  return undefined;
}

function weigh(
  { attribs, parent }: PageElement,
  url: URL,
  label: string,
  base: URL,
  isOwn: boolean,
): number {
  const own = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 200).toLowerCase();
  const file = decodeURI(url.pathname.slice(-120).replace(/%(?![\da-f]{2})/giu, '')).toLowerCase();
  const alt = (attribs['alt'] ?? '').slice(0, 200).toLowerCase();
  // Logos of website builders and themes.
  if (/bootstrap-logo|your-?logo|logo-?(?:dummy|ipsum|placeholder)/u.test(file)) return -99;
  let score = 0;
  if (/logo|brand/u.test(own)) score += 4;
  if (/logo|wordmark|brandmark/u.test(file)) score += 4;
  if (/\blogo\b|startseite|home ?page/u.test(alt)) score += 2;
  const bare = label.replace(/[^\p{L}\p{N}]/gu, '');
  const joined = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
  if (bare.length >= 4 && joined(file).includes(bare)) score += 1;
  if (bare.length >= 4 && alt !== '' && (joined(alt).includes(bare) || bare.includes(joined(alt))))
    score += 1.5;
  // Clients, partners, cards and badges have logos too.
  if (strangers.test(`${own} ${isOwn ? '' : file} ${alt}`)) score -= 5;
  let outer = parent;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    if (outer.name === 'a' && leadsHome(outer.attribs['href'], base))
      // The logos in a bar of brands often link to `#`.
      score += isOwn ? 7 : /^#\w*$/u.test(outer.attribs['href'] ?? '') ? 2 : 3;
    if (/(?:^|[\s_-])(?:logo|brand|navbar-brand|site-?title|branding)(?:$|[\s_-])/u.test(marks))
      score += 3;
    if (/client|partner|sponsor|testimonial|carousel|slider|gallery|broker|award/u.test(marks))
      score -= 4;
    const place = findLandmark(outer, marks);
    if (place === 'header' || place === 'nav') return score + 2;
    if (place === 'footer') return score - 2;
    outer = outer.parent;
  }
  // Excludes `header1.jpg`: numbered files are slides.
  return /^(?:header|banner|top|masthead)(?:[-_]?(?:logo|bg|img|image|left|main|[a-z]{0,8}))?\.(?!jpe?g$)|^(?:header|masthead|banner|top)\.jpe?g$/u.test(
    file.split('/').at(-1) ?? '',
  )
    ? score + 4
    : score;
}

function fromThings({ things }: Page, base: URL): Found | undefined {
  for (const thing of things) {
    const logo: unknown = thing.data['logo'];
    const listed = isRecord(logo) ? (logo['url'] ?? logo['contentUrl'] ?? logo['@id']) : logo;
    const url = isBusiness(thing) ? URL.parse(textProperty(listed) ?? '', base) : null;
    if (url !== null && /^https?:$/u.test(url.protocol) && /\.\w{3,4}$|logo/iu.test(url.pathname))
      return { value: url.href, source: thing.source, confidence: 0.75, snippet: url.href };
  }
  return undefined;
}

function readIcon({ elements }: Page, base: URL): Found | undefined {
  const icon = elements.find(
    ({ name, attribs }) => name === 'link' && /apple-touch-icon/iu.test(attribs['rel'] ?? ''),
  );
  const url = icon === undefined ? null : URL.parse(icon.attribs['href'] ?? '', base);
  return url === null || !/^https?:$/u.test(url.protocol) || isBuilders(url)
    ? undefined
    : { value: url.href, source: 'touch-icon', confidence: 0.4, snippet: url.href };
}

/** Whether an icon is the builder's own: that of every site without one. */
function isBuilders({ hostname, pathname }: URL): boolean {
  return builders.test(hostname) && /favicon|\/client\//iu.test(pathname);
}
