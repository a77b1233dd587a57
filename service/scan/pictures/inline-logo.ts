import type { PageElement } from '../page/element-text.ts';
import type { Found } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { findLandmark } from '../page/find-landmark.ts';
import { leadsHome } from './leads-home.ts';

interface InlineLogo {
  readonly found: Found;
  readonly bytes: Uint8Array;
}

const minScore = 5;
const maxTried = 3000;
const maxOuter = 6;
const maxBytes = 90_000;
// Minimum length of a drawing's content; shorter ones are arrows or crosses.
const minDrawing = 120;
const calledLogo = /(?:^|[\s_-])(?:logo|brand|branding|wordmark|site-?title)(?:$|[\s_-])/u;
const controls =
  /icon|menu|burger|search|cart|basket|toggle|close|arrow|chevron|social|facebook|instagram|phone|mail|account|user|lang|flag|play|star|spinner|loader/u;
// Restores the case of SVG names, which the parser writes in lower case.
const names =
  'viewBox,preserveAspectRatio,linearGradient,radialGradient,clipPath,clipPathUnits,gradientUnits,gradientTransform,textLength,lengthAdjust,baseProfile,pathLength,spreadMethod,textPath';
const spellings = new Map(names.split(',').map((name) => [name.toLowerCase(), name]));

/**
 * An inline logo: an SVG element or a `data:` URI, in a link to the home page or an element named
 * logo, in the page's head. Its bytes are untrusted: they are re-encoded like those of a file.
 */
export function findInlineLogo(page: Page, base: URL): InlineLogo | undefined {
  let best: { element: PageElement; score: number } | undefined;
  for (const element of page.elements.slice(0, maxTried)) {
    const isDrawing = element.name === 'svg';
    if (!isDrawing && (element.name !== 'img' || readDataUri(element) === undefined)) continue;
    const score = weigh(element, base);
    if (score >= minScore && (best === undefined || score > best.score)) best = { element, score };
  }
  if (best === undefined) return undefined;
  const { element, score } = best;
  const bytes = element.name === 'svg' ? serializeSvg(page, element) : readDataUri(element);
  if (bytes === undefined || bytes.byteLength > maxBytes) return undefined;
  const snippet = (
    element.attribs['aria-label'] ??
    element.attribs['alt'] ??
    element.attribs['class'] ??
    ''
  ).trim();
  return {
    bytes,
    found: {
      value: base.href,
      source: 'inline',
      confidence: Math.min(0.9, 0.5 + score / 24),
      snippet: snippet === '' ? `<${element.name}>` : snippet,
    },
  };
}

function weigh(element: PageElement, base: URL): number {
  const { attribs } = element;
  const own =
    `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['aria-label'] ?? ''} ${attribs['alt'] ?? ''}`
      .slice(0, 300)
      .toLowerCase();
  if (controls.test(own)) return 0;
  let score = calledLogo.test(own) ? 3 : 0;
  let outer = element.parent;
  for (let depth = 0; depth < maxOuter && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    if (outer.name === 'button' || (depth < 2 && controls.test(marks))) return 0;
    if (outer.name === 'a') score += leadsHome(outer.attribs['href'], base) ? 3 : -3;
    if (calledLogo.test(marks)) score += 3;
    const place = findLandmark(outer, marks);
    if (place === 'footer') return 0;
    if (place === 'header' || place === 'nav') return score + 2;
    outer = outer.parent;
  }
  return score;
}

/**
 * The drawing as an SVG file; undefined for one that only references another, or is almost empty.
 */
function serializeSvg({ $ }: Page, svg: PageElement): Uint8Array | undefined {
  const source = $.xml(svg);
  const inside = source.slice(source.indexOf('>') + 1);
  if (inside.length < minDrawing || source.length > maxBytes) return undefined;
  if (!/<(?:path|polygon|rect|circle|ellipse|text)\b/u.test(inside) || /<use\b/u.test(inside))
    return undefined;
  const spelled = source.replace(
    /(<\/?|\s)([a-z]{7,20})(?=[\s=>])/gu,
    (whole, lead: string, name: string) => {
      const right = spellings.get(name);
      return right === undefined ? whole : `${lead}${right}`;
    },
  );
  const named = /\sxmlns=/u.test(spelled.slice(0, 600))
    ? spelled
    : spelled.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  // The page's classes do not apply in the file, but the view box does.
  const sized = /\sviewBox=/u.test(named.slice(0, 900))
    ? named.replace(
        /^(<svg[^>]*?)\s(?:width|height)="[^"]*"([^>]*?)(?:\s(?:width|height)="[^"]*")?/u,
        '$1$2',
      )
    : named;
  return Buffer.from(sized, 'utf8');
}

/** The picture in a `data:` URI. */
function readDataUri({ attribs }: PageElement): Uint8Array | undefined {
  const [, coded, data = ''] =
    /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)(?:;[\w=-]+)*?(;base64)?,(.+)$/su.exec(
      (attribs['src'] ?? '').trim(),
    ) ?? [];
  // A data URI this short is a placeholder for a lazy image.
  if (data.length < minDrawing) return undefined;
  try {
    return coded === undefined
      ? Buffer.from(decodeURIComponent(data), 'utf8')
      : Buffer.from(data, 'base64');
  } catch {
    return undefined;
  }
}
