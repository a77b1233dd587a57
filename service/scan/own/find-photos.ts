import { ownLimits } from '../../contract/scanned-words.ts';
import type { ScannedPhoto } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import type { FoundWords, SitePage } from './own-words.ts';

const { most, alt: longestAlt, url: longestUrl } = ownLimits.photos;
const leastSide = 160;
/**
 * What is drawn to lead, to count or to decorate; marks of others; pictures that a builder or theme
 * brings along.
 */
const notPhoto =
  /logo|icon|favicon|sprite|avatar|gravatar|badge|spacer|pixel|blank|loader|loading|spinner|placeholder|dummy|no-?image|default-|arrow|bullet|divider|pattern|texture|(?:^|[/_-])bg[._-]|flag|payment|visa|mastercard|paypal|captcha|qr-?code|button|btn|award|seal|certificate|facebook|instagram|twitter|youtube|whatsapp|google-?(?:play|map|review)|app-?store|tripadvisor|yelp|emoji|\/flags?\/|stars?[._-]|rating|captions?-|screenshot/iu;
const brought =
  /(?:^|\.)(?:gravatar\.com|doubleclick\.net|google-analytics\.com|facebook\.com|placehold\.(?:co|it)|placeholder\.com|picsum\.photos|placekitten\.com|dummyimage\.com|via\.placeholder\.com|unsplash\.com|images\.unsplash\.com|images\.pexels\.com|pixabay\.com|shutterstock\.com|istockphoto\.com|stock\.adobe\.com|gettyimages\.com|maps\.google(?:apis)?\.com|static\.tacdn\.com)$/u;
const photoType = /\.(?:jpe?g|webp|avif|png)(?:$|[?~/])/iu;

/**
 * Photographs of the website that could be offered: the largest form each names, without logos,
 * icons and pictures of stock.
 */
export function findPhotos(pages: readonly SitePage[]): FoundWords<ScannedPhoto[]> | undefined {
  const kept = new Map<string, ScannedPhoto>();
  // A gallery is there for its pictures; the home page shows the best.
  const ranked = [...pages].sort((a, b) => rank(b) - rank(a));
  for (const { page } of ranked) {
    for (const photo of photosOn(page)) {
      const key = keyOf(photo.url);
      const known = kept.get(key);
      if (known === undefined) kept.set(key, photo);
      else if (known.alt === '' && photo.alt !== '') kept.set(key, { ...known, alt: photo.alt });
    }
  }
  const value = [...kept.values()].slice(0, most);
  return value.length === 0
    ? undefined
    : {
        value,
        source: 'image',
        confidence: 0.7,
        snippet: value.map(({ alt, url }) => alt || url).join('; '),
      };
}

function rank({ kind }: SitePage): number {
  return kind === 'home'
    ? 3
    : kind === 'gallery'
      ? 2
      : kind === 'about' || kind === 'services'
        ? 1
        : 0;
}

function photosOn({ elements, url: base }: Page): readonly ScannedPhoto[] {
  if (base === undefined) return [];
  return elements.flatMap((element): ScannedPhoto[] => {
    const source = element.name === 'img' ? sourceOf(element) : paintedOn(element);
    const url = source === undefined ? null : URL.parse(source, base);
    if (url === null || !/^https?:$/u.test(url.protocol) || url.href.length > longestUrl) return [];
    const { attribs } = element;
    const alt = altOf(attribs);
    const marks = `${url.pathname.slice(-120)} ${(attribs['class'] ?? '').slice(0, 120)} ${(attribs['id'] ?? '').slice(0, 60)} ${alt}`;
    if (notPhoto.test(marks) || brought.test(url.hostname) || !photoType.test(url.pathname))
      return [];
    const [width, height] = [sizeIn(attribs['width']), sizeIn(attribs['height'])];
    if (
      (width !== undefined && width < leastSide) ||
      (height !== undefined && height < leastSide * 0.75)
    )
      return [];
    const isSized = width !== undefined && height !== undefined;
    return [{ url: url.href, alt, ...(isSized && { width, height }) }];
  });
}

/**
 * The largest of the forms that an image names; lazy ones keep theirs in attributes of their own.
 */
function sourceOf({ attribs }: PageElement): string | undefined {
  const set = attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['data-lazy-srcset'] ?? '';
  const forms = set
    .slice(0, 8000)
    .split(/,\s+/u)
    .map((form) => form.trim().split(/\s+/u))
    .map(([address = '', size = '']) => ({ address, size: Number.parseFloat(size) || 1 }))
    .filter(({ address, size }) => address !== '' && !address.startsWith('data:') && size <= 2600);
  const largest = forms.reduce((best, form) => (form.size > best.size ? form : best), {
    address: '',
    size: 0,
  });
  if (largest.address !== '') return largest.address;
  const own = [
    attribs['data-src'],
    attribs['data-lazy-src'],
    attribs['data-original'],
    attribs['data-image'],
    attribs['src'],
  ];
  return own.find(
    (address) => address !== undefined && address !== '' && !address.startsWith('data:'),
  );
}

/** What a section paints behind itself. */
function paintedOn({ attribs }: PageElement): string | undefined {
  const own = attribs['data-bg'] ?? attribs['data-background-image'] ?? attribs['data-background'];
  const style = (attribs['style'] ?? '').slice(0, 1000);
  const painted = /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')\s]{4,1500})/iu.exec(
    style,
  )?.[1];
  const found = painted ?? own?.replace(/^url\(["']?|["']?\)$/gu, '');
  return found === undefined || found.startsWith('data:') || !/[./]/u.test(found)
    ? undefined
    : found;
}

function altOf(attribs: Readonly<Record<string, string>>): string {
  const alt = cleanText((attribs['alt'] ?? '').slice(0, 400));
  // The name of a file says nothing.
  const isFile =
    /\.(?:jpe?g|png|webp|gif)$|^(?:img|dsc|image|picture|photo|untitled|screenshot)[\s_-]?\d*$|^[\w-]*\d{4,}[\w-]*$/iu.test(
      alt,
    );
  return isFile ? '' : Array.from(alt).slice(0, longestAlt).join('');
}

function sizeIn(value: string | undefined): number | undefined {
  const size = Number(/^\d{1,5}(?=px|\.\d+|$)/u.exec((value ?? '').trim())?.[0]);
  return Number.isInteger(size) && size > 0 ? size : undefined;
}

/**
 * One picture in several sizes: what WordPress, Wix, Squarespace and Shopify write of them is left
 * out.
 */
function keyOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname}${pathname}`
    .replace(/\/v1\/(?:fill|crop|fit)\/.*$/u, '')
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/u, '')
    .replace(
      /_(?:\d{2,4}x\d{0,4}|p-\d{3,4}|small|medium|large|grande)(?=\.\w+$)|-p-\d{3,4}(?=\.\w+$)/u,
      '',
    );
}
