import type { ClientLists, ListName } from '../../templates-data/model/client-lists.ts';
import {
  hasVietnamese,
  isSpotName,
  joinSheets,
  partsOf,
  sheetOfSpot,
  wordsOf,
  type ClientSheets,
  type Part,
  type Sample,
  type SheetName,
  type SpotName,
} from '../../templates-data/model/client-parts.ts';
import type { PlaceValues } from '../../templates-data/model/places.ts';
import type { Design } from '../../templates-data/model/theme.ts';

/** The content of an element, or what follows it, that a list of the client's may replace. */
interface Spot {
  readonly element: Element;
  readonly name: SpotName;
  readonly isAfter: boolean;
  /** What the template has there. */
  readonly own: readonly Node[];
  readonly samples: readonly Sample[];
  readonly elements: readonly Element[];
  /** What stands there now, as text for comparing; undefined for the template's own. */
  shown: string | undefined;
  added: readonly Node[];
}

/** An element that goes when the client has a list of that kind; an empty text keeps its place. */
interface Going {
  readonly element: Element;
  readonly place: Text;
  readonly list: ListName;
}

export interface ListedPage {
  readonly spots: readonly Spot[];
  readonly going: readonly Going[];
  readonly sheet: CSSStyleSheet | undefined;
  /** What the page showed last, and which style sheets its lists need. */
  last: ListValues | undefined;
  needed: ReadonlySet<SheetName>;
  /** The text of the sheet as it is: setting it has the browser work out every style of the page anew. */
  dressed: string;
}

export interface ListValues {
  readonly lists: ClientLists;
  readonly values: PlaceValues;
  readonly base: string;
  readonly picturesAt: string;
}

function figureOf(element: Element): Element | undefined {
  const first = element.firstElementChild;
  return first && /^(?:svg|div)$/iu.test(first.tagName) ? first : undefined;
}

function sampleOf(element: Element): Sample {
  const href = element.querySelector('a[href*="/practice-areas/"]')?.getAttribute('href') ?? '';
  return {
    slug: /\/practice-areas\/([^/#?]+)$/u.exec(href)?.[1],
    hasFigure: figureOf(element) !== undefined,
  };
}

/** The spots for lists of a built page, as the template has them: before anything is written. */
export function readLists(page: Document): ListedPage {
  const spots: Spot[] = [];
  for (const element of page.querySelectorAll('[data-list],[data-list-after]')) {
    for (const attribute of ['data-list', 'data-list-after']) {
      const name = element.getAttribute(attribute);
      if (name === null || !isSpotName(name)) continue;
      const isAfter = attribute === 'data-list-after';
      const elements = isAfter ? [] : Array.from(element.children);
      spots.push({
        element,
        name,
        isAfter,
        own: isAfter ? [] : Array.from(element.childNodes),
        samples: elements.map(sampleOf),
        elements,
        shown: undefined,
        added: [],
      });
    }
  }
  const going = Array.from(page.querySelectorAll('[data-list-without]'), (element) => ({
    element,
    place: page.createTextNode(''),
    list: element.getAttribute('data-list-without') as ListName,
  }));
  const view = page.defaultView;
  return {
    spots,
    going,
    sheet: view ? new view.CSSStyleSheet() : undefined,
    last: undefined,
    needed: new Set(),
    dressed: '',
  };
}

function nodeOf(part: Part, spot: Spot, page: Document): Node {
  if (typeof part === 'string') return page.createTextNode(part);
  if ('sample' in part) {
    const element = spot.elements[part.sample];
    const own = element && part.figure === true ? figureOf(element) : element;
    return own?.cloneNode(true) ?? page.createTextNode('');
  }
  const element = page.createElement(part.tag);
  for (const [name, value] of Object.entries(part.attributes)) element.setAttribute(name, value);
  element.append(...part.children.map((child) => nodeOf(child, spot, page)));
  return element;
}

/** What the page shows now has these style sheets. */
function sheetsFor({ needed, last }: ListedPage): ReadonlySet<SheetName> {
  const text = Object.values(last?.values ?? {}).join('');
  return hasVietnamese(text) ? new Set([...needed, 'vietnamese']) : needed;
}

/** Writes a spot anew where it changed; says whether the client's own stands there. */
function fillSpot(spot: Spot, values: ListValues, page: Document): boolean {
  const parts = partsOf(spot.name, { ...values, samples: spot.samples });
  const next = parts && JSON.stringify(parts);
  if (next === spot.shown) return parts !== undefined;
  spot.shown = next;
  const nodes = parts?.map((part) => nodeOf(part, spot, page));
  if (spot.isAfter) {
    for (const node of spot.added) node.parentNode?.removeChild(node);
    spot.added = nodes ?? [];
    spot.element.after(...spot.added);
  } else spot.element.replaceChildren(...(nodes ?? spot.own));
  return parts !== undefined;
}

function isSame(one: ListValues, other: ListValues): boolean {
  return (
    one.lists === other.lists &&
    one.base === other.base &&
    one.picturesAt === other.picturesAt &&
    one.values.name === other.values.name &&
    one.values.layout === other.values.layout &&
    one.values['hero-image'] === other.values['hero-image']
  );
}

/** Shows the client's lists and pictures, and takes away what of the sample would stand beside them. */
export function applyLists(page: Document, listed: ListedPage, next: ListValues): void {
  const { last } = listed;
  listed.last = next;
  if (last && isSame(last, next)) return;
  const needed = new Set<SheetName>();
  for (const spot of listed.spots) if (fillSpot(spot, next, page)) needed.add(sheetOfSpot(spot.name));
  for (const { element, place, list } of listed.going) {
    if (next.lists[list] === undefined) place.replaceWith(element);
    else element.replaceWith(place);
  }
  if (hasVietnamese(wordsOf(next.lists))) needed.add('vietnamese');
  listed.needed = needed;
  // Islands that were not there when the page came to life: `start-page.ts`.
  page.dispatchEvent(new Event('islands'));
}

const sheets = new Map<Design, Promise<ClientSheets>>();

async function fetchSheets(design: Design): Promise<ClientSheets> {
  const response = await fetch(`/client/${design}.json`);
  if (!response.ok) throw new Error(`no style sheets for lists: ${response.status}`);
  return (await response.json()) as ClientSheets;
}

/**
 * Dresses the lists that the page shows now. The sheets of a design come in a file of their own, which only pages with lists
 * need; an adopted sheet passes every content policy.
 */
export async function dressLists(page: Document, listed: ListedPage, design: Design): Promise<void> {
  const { sheet } = listed;
  const needed = sheetsFor(listed);
  if (!sheet || (needed.size === 0 && !page.adoptedStyleSheets.includes(sheet))) return;
  const known = sheets.get(design) ?? fetchSheets(design);
  sheets.set(design, known);
  const all = await known.catch(() => undefined);
  if (!all) {
    sheets.delete(design);
    return;
  }
  const text = joinSheets(all, sheetsFor(listed));
  if (text !== listed.dressed) sheet.replaceSync(text);
  listed.dressed = text;
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [sheet, ...page.adoptedStyleSheets];
}
