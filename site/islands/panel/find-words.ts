/** Finds on a demo's page what a comment is about, and what somebody points at. */

/** A place on a page, as a comment names it. */
export interface PagePlace {
  readonly section: string;
  readonly item: string | null;
  readonly quote: string | null;
}

const maxQuote = 1000;
const itemSelector = 'li, details, figure, article, tr';
const titleSelector = 'h2, h3, h4, summary, strong, b, dt, figcaption, cite';

/** A text as it is shown: one blank between words. */
function shownText(element: Element): string {
  return element.textContent.replace(/\s+/gu, ' ').trim();
}

/** Whether an element has words of its own, and not only in elements within it. */
function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

/** The section that an element stands in; header and footer count as sections. */
function sectionAround(element: Element): { root: Element; id: string } | undefined {
  const root = element.closest('[data-section], body > header, body > footer');
  if (!root) return undefined;
  return { root, id: root.getAttribute('data-section') ?? root.tagName.toLowerCase() };
}

/** The element of a section; undefined where the page does not show it. */
export function findSection(id: string, page = document): HTMLElement | undefined {
  const selector = id === 'header' || id === 'footer' ? `body > ${id}` : '[data-section]';
  return [...page.querySelectorAll<HTMLElement>(selector)].find(
    (one) => id === one.tagName.toLowerCase() || one.dataset['section'] === id,
  );
}

/** The sections of the page in their order, with what each calls itself. */
export function listSections(): readonly { readonly id: string; readonly label: string }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-section]')].map((section) => {
    const id = section.dataset['section'] ?? '';
    const heading = section.querySelector('h1, h2, h3');
    const label = heading ? shownText(heading) : '';
    return { id, label: label === '' ? id : label };
  });
}

function itemAround(element: Element, root: Element): string | null {
  const item = element.closest(itemSelector);
  if (!item || !root.contains(item)) return null;
  const title = item.querySelector(titleSelector);
  const words = title ? shownText(title) : '';
  return words === '' ? null : words;
}

/** The element whose words are meant when this one is pointed at; undefined beside all words. */
function quotedElement(target: EventTarget | null): HTMLElement | undefined {
  let element = target instanceof Element ? target : null;
  while (element && !hasOwnWords(element)) element = element.parentElement;
  if (!(element instanceof HTMLElement) || !sectionAround(element)) return undefined;
  return shownText(element).length > maxQuote ? undefined : element;
}

/** Whether a point is on the words of an element, and not only on a box of it. */
function isOnWords(element: Element, x: number, y: number): boolean {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** The element whose words stand at a point, also below a link that covers them. */
export function quotedAt(x: number, y: number): HTMLElement | undefined {
  const all = document.elementsFromPoint(x, y);
  const on = all.find((element) => hasOwnWords(element) && isOnWords(element, x, y));
  return quotedElement(on ?? all[0] ?? null);
}

/** What a comment on an element's words is about. */
export function placeAt(element: Element): PagePlace | undefined {
  const section = sectionAround(element);
  if (!section) return undefined;
  const { root, id } = section;
  return { section: id, item: itemAround(element, root), quote: shownText(element) };
}

/** The element that shows the quoted words where they stood; undefined where there are several. */
export function findQuoted(
  { section, item, quote }: PagePlace,
  page = document,
): HTMLElement | undefined {
  const root = findSection(section, page);
  if (!root || quote === null) return undefined;
  const found = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      hasOwnWords(element) &&
      shownText(element) === quote &&
      element.checkVisibility() &&
      (item === null || itemAround(element, root) === item),
  );
  return found.length === 1 ? found[0] : undefined;
}
