import { cleanText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import type { Page } from '../page/read-page.ts';

/** How much of a page's text is read. */
export const maxBodyLength = 30_000;
const maxBesideLength = 6_000;

/** Credits of photographers, which do not describe the firm. */
const credit = /\bphoto(?:graph(?:y|er|s))?s?\s?(?:by\b|:|credits?\b)/giu;

/** A text, the weight of its terms, and whether repetitions count less. */
type Field = readonly [text: string, importance: number, isLong: boolean];

/** The texts of the home page that tell a trade. */
export function listFields(page: Page, name: string): readonly Field[] {
  const { lines, metas, elements } = page;
  const headings = lines
    .filter(({ heading, place }) => heading > 1 && place !== 'nav')
    .map(({ text }) => text.slice(0, 200));
  const first = listFirstHeadings(page);
  const menu = lines
    .filter(({ place, text }) => place === 'nav' && text.length <= 60)
    .map(({ text }) => text);
  const alts = elements.flatMap(({ name: tag, attribs }) =>
    tag === 'img' ? cleanText((attribs['alt'] ?? '').slice(0, 120)) : [],
  );
  const description = metas.get('description') ?? metas.get('og:description') ?? '';
  // A theme's description of itself: "a Webflow theme for photographers".
  const described = isFiller(description) ? '' : description;
  return [
    [page.title, 4, false],
    [name, 3.5, false],
    [page.label.replace(/-/gu, ' '), 3, false],
    [first.join(' | '), 3, false],
    [described, 2.5, false],
    [(metas.get('keywords') ?? '').slice(0, 500), 1, true],
    [menu.join(' | ').slice(0, 3000), 1.5, true],
    [headings.join(' | ').slice(0, 6000), 1.5, true],
    [alts.join(' | ').slice(0, 5000), 0.7, true],
    [page.text.slice(0, maxBodyLength).replace(credit, ' '), 1.2, true],
  ];
}

/** The texts of the first four headings of level 1. */
export function listFirstHeadings({ lines }: Page): readonly string[] {
  return lines
    .filter(({ heading }) => heading === 1)
    .slice(0, 4)
    .map(({ text }) => text.slice(0, 200));
}

/** The texts of further pages that tell a trade. */
export function listOtherFields(pages: readonly Page[]): Field[] {
  return pages.flatMap(({ title, text }) => [
    [title, 1.5, false] as const,
    [text.slice(0, maxBesideLength), 1, true] as const,
  ]);
}
