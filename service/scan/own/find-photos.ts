import { ownLimits } from '../../contract/scanned-words.ts';
import type { ScannedPhoto } from '../../contract/scanned-words.ts';
import { cleanText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Page } from '../page/read-page.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { readFocus, readPicture, parseSize } from './picture-source.ts';

const { max, alt: maxAltLength, url: maxUrlLength, subject: maxSubjectLength } = ownLimits.photos;
const minSide = 160;
/** Icons, counters and decoration; logos of others; pictures of builders and themes. */
const notPhoto =
  /logo|icon|favicon|sprite|avatar|gravatar|badge|spacer|pixel|blank|loader|loading|spinner|placeholder|dummy|no-?image|default-|arrow|bullet|divider|pattern|texture|(?:^|[/_-])bg[._-]|flag|payment|visa|mastercard|paypal|captcha|qr-?code|button|btn|award|seal|certificate|facebook|instagram|twitter|youtube|whatsapp|google-?(?:play|map|review)|app-?store|tripadvisor|yelp|emoji|\/flags?\/|stars?[._-]|rating|captions?-|screenshot/iu;
const brought =
  /(?:^|\.)(?:gravatar\.com|doubleclick\.net|google-analytics\.com|facebook\.com|placehold\.(?:co|it)|placeholder\.com|picsum\.photos|placekitten\.com|dummyimage\.com|via\.placeholder\.com|unsplash\.com|images\.unsplash\.com|images\.pexels\.com|pixabay\.com|shutterstock\.com|istockphoto\.com|stock\.adobe\.com|gettyimages\.com|maps\.google(?:apis)?\.com|static\.tacdn\.com)$/u;
const photoType = /\.(?:jpe?g|webp|avif|png)(?:$|[?~/])/iu;

/**
 * Photographs of the website to choose from, in the largest available size, without logos, icons
 * and stock pictures.
 */
export function findPhotos(pages: readonly SitePage[]): FoundWords<ScannedPhoto[]> | undefined {
  const kept = new Map<string, ScannedPhoto>();
  // The home page shows the best pictures; a gallery comes next.
  const ranked = [...pages].sort((a, b) => rank(b) - rank(a));
  for (const { page } of ranked) {
    for (const photo of listPhotos(page)) {
      const key = toPictureKey(photo.url);
      const known = kept.get(key);
      if (known === undefined) kept.set(key, photo);
      else if (known.alt === '' && photo.alt !== '') kept.set(key, { ...known, alt: photo.alt });
    }
  }
  const value = [...kept.values()].slice(0, max);
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

function listPhotos({ elements, url: base }: Page): readonly ScannedPhoto[] {
  if (base === undefined) return [];
  return elements.flatMap((element): ScannedPhoto[] => {
    const source = readPicture(element);
    const url = source === undefined ? null : URL.parse(source.address, base);
    if (url === null || !/^https?:$/u.test(url.protocol) || url.href.length > maxUrlLength)
      return [];
    const { attribs } = element;
    const alt = readAlt(attribs);
    const marks = `${url.pathname.slice(-120)} ${(attribs['class'] ?? '').slice(0, 120)} ${(attribs['id'] ?? '').slice(0, 60)} ${alt}`;
    if (notPhoto.test(marks) || brought.test(url.hostname) || !photoType.test(url.pathname))
      return [];
    const [drawn, height] = [parseSize(attribs['width']), parseSize(attribs['height'])];
    const width = source?.width ?? drawn;
    if (
      (drawn !== undefined && drawn < minSide) ||
      (height !== undefined && height < minSide * 0.75)
    )
      return [];
    const [subject, focus] = [readCaption(element), readFocus(element)];
    const tall =
      drawn === undefined || height === undefined || width === undefined
        ? undefined
        : Math.round((height * width) / drawn);
    return [
      {
        url: url.href,
        alt,
        ...(width !== undefined && { width }),
        ...(tall !== undefined && { height: tall }),
        ...(subject !== undefined && subject !== alt && { subject }),
        ...(focus !== undefined && { focus }),
      },
    ];
  });
}

const maxDepth = 3;
const maxInCard = 40;

/** The caption of a picture, or the only heading of the card around it. */
function readCaption(element: PageElement): string | undefined {
  let outer = element.parent;
  for (let depth = 0; depth < maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    const inside = outer.children.flatMap((child) =>
      'attribs' in child ? [child, ...child.children.filter((inner) => 'attribs' in inner)] : [],
    );
    const heads = inside
      .slice(0, maxInCard)
      .filter(({ name }) => /^(?:h[1-6]|figcaption)$/u.test(name));
    const [head] = heads;
    if (heads.length > 1) return undefined;
    if (head !== undefined) {
      const text = elementText(head, maxSubjectLength + 1);
      return text.length >= 3 && text.length <= maxSubjectLength && !isFiller(text)
        ? text
        : undefined;
    }
    outer = outer.parent;
  }
  return undefined;
}

function readAlt(attribs: Readonly<Record<string, string>>): string {
  const alt = cleanText((attribs['alt'] ?? '').slice(0, 400));
  // File names are not descriptions.
  const isFile =
    /\.(?:jpe?g|png|webp|gif)$|^(?:img|dsc|images?|pictures?|photos?|fotos?|bild(?:er)?|imagen|imagem|immagine|afbeelding|untitled|screenshot|slider?|overlay|background|banner|header|hero|thumbnail|gallery|galerie|galleria|galeria)[\s_-]?\(?\d*\)?$|^[\w-]*\d{4,}[\w-]*$|^[\p{L}\d]+(?:[-_][\p{L}\d]+)+$|^[^\p{L}]*$|^click (?:here|to|for)\b|^(?:image|picture|photo) description$|^(?:alt|alternative) text$|^\d{1,3}\s\p{L}+$/iu.test(
      alt,
    );
  return isFile ? '' : Array.from(alt).slice(0, maxAltLength).join('');
}

/**
 * An address without the size that WordPress, Wix, Squarespace and Shopify add, to recognise one
 * picture in several sizes.
 */
function toPictureKey(address: string): string {
  const { hostname, pathname } = new URL(address);
  return `${hostname}${pathname}`
    .replace(/\/v1\/(?:fill|crop|fit)\/.*$/u, '')
    .replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/u, '')
    .replace(
      /_(?:\d{2,4}x\d{0,4}|p-\d{3,4}|small|medium|large|grande)(?=\.\w+$)|-p-\d{3,4}(?=\.\w+$)/u,
      '',
    );
}
