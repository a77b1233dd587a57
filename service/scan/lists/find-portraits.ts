import type { ScannedPerson } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';
import { readPicture } from '../own/picture-source.ts';
import { elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

const maxNameLength = 90;
const maxAddressLength = 2048;
const maxDepth = 5;
const maxInCard = 120;
const maxElements = 8000;
/** Pictures of a card that are not portraits. */
const notPortrait =
  /logo|icon|sprite|placeholder|blank|spacer|facebook|instagram|twitter|linkedin|youtube|whatsapp|arrow|quote|star|pattern|texture|map|flag|church|building|exterior|interior|storefront|facade|\.svg(?:$|[?#])/iu;

/**
 * Adds the portrait from each person's card: the only picture in a part with only this name, or the
 * picture whose alternative text is the name.
 */
export function addPortraits(
  people: FoundList<ScannedPerson> | undefined,
  pages: readonly Page[],
): FoundList<ScannedPerson> | undefined {
  if (people === undefined) return undefined;
  const keys = people.values.map(({ name }) => toNameKey(name));
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const element of page.elements.slice(0, maxElements)) {
      const key = element.name === 'img' ? findNameInAlt(element, keys) : findName(element, keys);
      if (key === undefined || found.has(key)) continue;
      const shown = element.name === 'img' ? element : findCardPicture(element, key, keys);
      const address = shown === undefined ? undefined : readAddress(shown, page);
      if (address !== undefined) found.set(key, address);
    }
  }
  // One picture for several names is a group picture, or no portrait.
  const addresses = [...found.values()];
  const values = people.values.map((person): ScannedPerson => {
    const portrait = found.get(toNameKey(person.name));
    const isOwn = addresses.filter((address) => address === portrait).length === 1;
    return portrait === undefined || !isOwn ? person : { ...person, portrait };
  });
  return { ...people, values };
}

/** A name without titles and degrees: "Dr. Ann Lee, DDS" as "Ann Lee". */
function toNameKey(name: string): string {
  return nameKey(
    name
      .replace(/^(?:(?:dra?|prof|mrs?|ms|rev|fr|pastor|herr|frau|me)\.?\s)+/iu, '')
      .replace(/,.*$/u, ''),
  );
}

/** The key of the name that is all of an element's text, unless a child element holds the same. */
function findName(element: PageElement, keys: readonly string[]): string | undefined {
  if (
    element.children.some(
      (child) => 'attribs' in child && child.name !== 'br' && child.children.length > 1,
    )
  )
    return undefined;
  const text = elementText(element, maxNameLength + 1);
  if (text.length < 3 || text.length > maxNameLength) return undefined;
  const key = toNameKey(text);
  return keys.find((one) => one === key);
}

function findNameInAlt({ attribs }: PageElement, keys: readonly string[]): string | undefined {
  const alt = (attribs['alt'] ?? '').slice(0, maxNameLength);
  const key = alt.length < 3 ? '' : nameKey(alt);
  return keys.find((one) => one.includes(' ') && ` ${key} `.includes(` ${one} `));
}

/**
 * The only picture in the smallest element around a name that contains a picture and no other name.
 */
function findCardPicture(
  element: PageElement,
  key: string,
  keys: readonly string[],
): PageElement | undefined {
  let outer = element.parent;
  for (let depth = 0; depth < maxDepth && outer !== null && 'attribs' in outer; depth += 1) {
    const inside = listElements(outer);
    if (inside === undefined) return undefined;
    if (inside.some((one) => keys.some((other) => other !== key && findName(one, keys) === other)))
      return undefined;
    const shown = inside.filter((one) => readPicture(one) !== undefined && !isMark(one));
    if (shown.length > 0) return shown.length === 1 ? shown[0] : undefined;
    outer = outer.parent;
  }
  return undefined;
}

/** The elements inside another; undefined when there are too many for a card. */
function listElements(outer: PageElement): readonly PageElement[] | undefined {
  const found: PageElement[] = [];
  const waiting = [...outer.children];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    if (!('attribs' in node)) continue;
    found.push(node);
    if (found.length > maxInCard) return undefined;
    waiting.push(...node.children);
  }
  return found;
}

function isMark(element: PageElement): boolean {
  const { attribs } = element;
  return notPortrait.test(
    `${(readPicture(element)?.address ?? '').slice(-160)} ${attribs['class'] ?? ''} ${attribs['alt'] ?? ''}`,
  );
}

function readAddress(element: PageElement, { url: base }: Page): string | undefined {
  const source = isMark(element) ? undefined : readPicture(element);
  const url = source === undefined || base === undefined ? null : URL.parse(source.address, base);
  return url !== null && /^https?:$/u.test(url.protocol) && url.href.length <= maxAddressLength
    ? url.href
    : undefined;
}
