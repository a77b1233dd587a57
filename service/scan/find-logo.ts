import type { PageElement } from './element-text.ts';
import type { Page } from './read-page.ts';
import { placeOf } from './read-lines.ts';

const leastScore = 4;

/** The address of the picture that is most likely the firm's logo, absolute and of a raster type; undefined when none is clear. */
export function findLogo({ elements, label }: Page, base: URL): string | undefined {
  let best: { url: string; score: number } | undefined;
  elements.slice(0, 8000).forEach((element, position) => {
    if (element.name !== 'img') return;
    const source = element.attribs['src'] ?? element.attribs['data-src'] ?? '';
    const url = source === '' ? null : URL.parse(source, base);
    if (url === null || !/^https?:$/u.test(url.protocol) || /\.svgz?$/iu.test(url.pathname)) return;
    const score = weigh(element, url, label) - position / 4000;
    if (score >= leastScore && (best === undefined || score > best.score)) best = { url: url.href, score };
  });
  return best?.url;
}

function weigh({ attribs, parent }: PageElement, url: URL, label: string): number {
  const own = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 200).toLowerCase();
  const file = url.pathname.slice(-120).toLowerCase();
  let score = 0;
  if (/logo|brand/u.test(own)) score += 4;
  if (/logo/u.test(file)) score += 4;
  if (/\blogo\b/iu.test((attribs['alt'] ?? '').slice(0, 200))) score += 2;
  if (label.length >= 4 && file.includes(label)) score += 1;
  // Clients, partners, cards and badges have logos too.
  if (
    /client|partner|sponsor|payment|badge|award|footer|facebook|google|twitter|bbb|visa/u.test(
      `${own} ${file}`,
    )
  )
    score -= 5;
  let outer = parent;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    const marks = `${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`.slice(0, 200).toLowerCase();
    if (/(?:^|[\s_-])(?:logo|brand|navbar-brand)(?:$|[\s_-])/u.test(marks)) score += 3;
    if (/client|partner|sponsor|testimonial|carousel|slider/u.test(marks)) score -= 4;
    const place = placeOf(outer, marks);
    if (place === 'header' || place === 'nav') return score + 2;
    if (place === 'footer') return score - 2;
    outer = outer.parent;
  }
  return score;
}
