import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { findLandmark } from '../page/find-landmark.ts';
import { decodePercents } from '../page/decode-percents.ts';

const maxElements = 4000;
const minScore = 3.5;
const minSize = { width: 900, ratio: 1.2 } as const;
const maxWidth = 1920;
const openings =
  /hero|banner|jumbotron|slide|carousel|masthead|intro|cover|splash|billboard|showcase/u;
// Names of other kinds of pictures, and of those with text, such as flyers.
const unfit =
  /logo|icon|badge|avatar|portrait|headshot|team|staff|client|partner|sponsor|testimonial|author|flyer|flier|poster|coupon|promo|sale|menu|map|chart|diagram|screenshot|qr|certificate|award|placeholder|spacer|blank|pattern|texture|sprite|arrow|overlay|gradient/u;
const raster = /\.(?:svg|gif|ico)(?:$|[?#])/iu;

/**
 * The page's large opening picture as an absolute address: an image or background in the opening,
 * else the share picture if it is declared large.
 */
export function findOpening(page: Page, base: URL): Found | undefined {
  let best: { url: URL; score: number; snippet: string } | undefined;
  page.elements.slice(0, maxElements).forEach((element, position) => {
    const source = readSource(element);
    const url = source === undefined ? undefined : webAddress(source, base);
    if (url === undefined || raster.test(url.pathname)) return;
    const score = weigh(element, url) - position / 400;
    if (score >= minScore && (best === undefined || score > best.score))
      best = { url, score, snippet: `${element.attribs['alt'] ?? ''} ${url.pathname}`.trim() };
  });
  if (best !== undefined) {
    const { url, score, snippet } = best;
    return {
      value: url.href,
      source: 'image',
      confidence: Math.min(0.9, 0.4 + score / 20),
      snippet,
    };
  }
  return readSharePicture(page, base);
}

function readSharePicture({ metas }: Page, base: URL): Found | undefined {
  const url = webAddress(metas.get('og:image') ?? metas.get('og:image:url') ?? '', base);
  if (url === undefined || raster.test(url.pathname)) return undefined;
  const description =
    `${decodePercents(url.pathname).toLowerCase()} ${metas.get('og:image:alt') ?? ''}`.toLowerCase();
  const width = Number(metas.get('og:image:width') ?? minSize.width);
  const height = Number(metas.get('og:image:height') ?? 1);
  if (unfit.test(description) || /banner|card|share|social|og[-_.]/u.test(description))
    return undefined;
  if (width < minSize.width || width / height < minSize.ratio) return undefined;
  return { value: url.href, source: 'share-picture', confidence: 0.5, snippet: url.pathname };
}

function readSource({ name, attribs }: PageElement): string | undefined {
  if (name === 'img' || name === 'source') {
    const set = attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['data-lazy-srcset'];
    const own = attribs['src'] ?? '';
    const later = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original'];
    const single = own === '' || own.startsWith('data:') ? later : own;
    return (set === undefined ? undefined : chooseFromSet(set)) ?? single;
  }
  if (name === 'link')
    return /\bpreload\b/iu.test(attribs['rel'] ?? '') && attribs['as'] === 'image'
      ? attribs['href']
      : undefined;
  const later =
    attribs['data-background'] ??
    attribs['data-bg'] ??
    attribs['data-background-image'] ??
    attribs['background'];
  return (
    /url\(\s*["']?([^"')]{1,2048})/iu.exec((attribs['style'] ?? '').slice(0, 4000))?.[1] ?? later
  );
}

/** The largest source of a set that is not larger than a screen. */
function chooseFromSet(set: string): string | undefined {
  const sizes = set
    .slice(0, 8000)
    .split(/,\s+/u)
    .flatMap((one) => {
      const [, url, width] = /^\s*(\S+)\s+(\d{2,5})w\s*$/u.exec(one) ?? [];
      return url === undefined || url.startsWith('data:') ? [] : [{ url, width: Number(width) }];
    })
    .sort((a, b) => b.width - a.width);
  return (sizes.find(({ width }) => width <= maxWidth) ?? sizes.at(-1))?.url;
}

function weigh({ name, attribs, parent }: PageElement, url: URL): number {
  const file = decodePercents(url.pathname).toLowerCase().slice(-120);
  const texts = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['alt'] ?? ''}`
    .slice(0, 300)
    .toLowerCase();
  if (unfit.test(file) || unfit.test(texts)) return -Infinity;
  const named = Number(/[-_](\d{2,4})x\d{2,4}\.\w+$/u.exec(file)?.[1] ?? minSize.width);
  if (named < minSize.width) return -Infinity;
  const width = Number.parseInt(attribs['width'] ?? '', 10);
  const height = Number.parseInt(attribs['height'] ?? '', 10);
  if (width < minSize.width && !/%$/u.test(attribs['width'] ?? '')) return -Infinity;
  if (width > 0 && height > 0 && width / height < minSize.ratio) return -Infinity;
  let score = name === 'link' ? 3 : 0;
  if (width >= minSize.width) score += 3;
  if (/\b(?:1[0-9]|2[0-9])\d{2}w\b/u.test(attribs['srcset'] ?? '')) score += 2;
  if (attribs['fetchpriority'] === 'high') score += 3;
  if (openings.test(texts)) score += 4;
  if (openings.test(file)) score += 3;
  let outer = parent;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    if (unfit.test(marks)) return -Infinity;
    if (openings.test(marks)) return score + 4;
    const place = findLandmark(outer, marks);
    if (place === 'footer' || place === 'nav') return -Infinity;
    outer = outer.parent;
  }
  return score;
}

/** The address, if the file's name suits an opening picture. */
export function parsePictureUrl(source: string, base: URL): URL | undefined {
  const url = webAddress(source, base);
  return url === undefined ||
    raster.test(url.pathname) ||
    unfit.test(decodePercents(url.pathname).toLowerCase().slice(-120))
    ? undefined
    : url;
}

function webAddress(source: string, base: URL): URL | undefined {
  const url = source === '' ? null : URL.parse(source.trim(), base);
  return url !== null && /^https?:$/u.test(url.protocol) && url.href.length <= 2048
    ? url
    : undefined;
}
