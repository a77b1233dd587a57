import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';
import { matchTrade } from './services-in-cards.ts';
import { toFoundServices, notService, cleanServices } from './service-words.ts';

/**
 * A page of services, or one of them: `services.html#roofs`, `/services/roofs`,
 * `/leistungen/dach/`.
 */
const toService =
  /(?:^|\/)(?:our-|my-|unsere-|nos-|nuestros-)?(?:services|leistung(?:en)?|prestations?|servicios?|servizi|diensten|treatments?|behandlungen|practice-areas?)(?:\.\w{3,5})?(?:#[\w-]+|\/[\w%.-]+(?:\/|\.\w{3,5})?)$/iu;
const minTiles = 2;
const minPictured = 2;
const maxElements = 4000;
const maxDepth = 3;

/**
 * Headings of cards that link to a page of services or to an anchor on it. Two such cards are
 * enough, because the link identifies them.
 */
export function findTiles({ links, elements }: Page): FoundList<string> | undefined {
  const heads = links.slice(0, 300).flatMap(({ href, element }) => {
    const head = toService.test(href.replace(/\?.*$/u, '')) ? findCardHeading(element) : undefined;
    return head === undefined ? [] : [elementText(head, 100)];
  });
  const values = cleanServices(heads.filter((text) => !notService.test(text)));
  return values.length >= minTiles
    ? toFoundServices(values, 'cards', 0.6)
    : findPictureTiles(elements);
}

/** The only heading of the card around a link, when the card has text of its own. */
function findCardHeading(element: PageElement): PageElement | undefined {
  let outer: PageElement['parent'] = element;
  for (let depth = 0; depth <= maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    const heads = listHeadings(outer);
    if (heads.length > 0) return heads.length === 1 ? heads[0] : undefined;
    outer = outer.parent;
  }
  return undefined;
}

/** The headings in an element, at most two levels deep. */
function listHeadings(element: PageElement): readonly PageElement[] {
  const own = element.children.filter((child) => 'attribs' in child);
  return [
    ...own,
    ...own.flatMap((child) => child.children.filter((inner) => 'attribs' in inner)),
  ].filter(({ name }) => /^h[2-5]$/u.test(name));
}

/**
 * Cards side by side, each with a picture, a heading and a text, all of one trade. They need no
 * heading above.
 */
function findPictureTiles(elements: readonly PageElement[]): FoundList<string> | undefined {
  const rows = new Map<PageElement, string[]>();
  for (const element of elements.slice(0, maxElements)) {
    const { name, parent } = element;
    if (!/^h[2-4]$/u.test(name) || parent === null || !('attribs' in parent)) continue;
    const row = parent.parent;
    if (row === null || !('attribs' in row) || !isPictured(element, parent)) continue;
    rows.set(row, [...(rows.get(row) ?? []), elementText(element, 100)]);
  }
  for (const texts of rows.values()) {
    const values = cleanServices(texts);
    const [trade, ...others] = values.map(matchTrade);
    if (values.length !== texts.length || values.length < minPictured || trade === undefined)
      continue;
    if (others.every((other) => other === trade)) return toFoundServices(values, 'cards', 0.5);
  }
  return undefined;
}

function isPictured(head: PageElement, card: PageElement): boolean {
  const own = card.children.filter((child) => 'attribs' in child);
  const at = own.indexOf(head);
  const isAfterPicture = own.slice(0, at).some(({ name }) => name === 'img' || name === 'picture');
  return (
    isAfterPicture &&
    own[at + 1]?.name === 'p' &&
    own.filter(({ name }) => /^h[2-4]$/u.test(name)).length === 1
  );
}
