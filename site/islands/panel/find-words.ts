/** Finds the subject of a comment on a demo's page, and of a click. */

/** A place on a page, in the terms of a comment. */
export interface PagePlace {
  readonly section: string;
  readonly item: string | null;
  readonly quote: string | null;
}

const maxQuote = 1000;
const itemSelector = 'li, details, figure, article, tr';
const titleSelector = 'h2, h3, h4, summary, strong, b, dt, figcaption, cite';

/** A text as browsers show it: one space between words. */
function shownText(element: Element): string {
  return element.textContent.replace(/\s+/gu, ' ').trim();
}

/** Whether an element directly contains words. */
function hasOwnWords(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

/** The section around an element; header and footer count as sections. */
function sectionAround(element: Element): { root: Element; id: string } | undefined {
  const root = element.closest('[data-section], body > header, body > footer');
  if (!root) return undefined;
  return { root, id: root.getAttribute('data-section') ?? root.tagName.toLowerCase() };
}

/** The element of a section; undefined if the page does not show it. */
export function findSection(id: string): HTMLElement | undefined {
  const selector = id === 'header' || id === 'footer' ? `body > ${id}` : '[data-section]';
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => id === one.tagName.toLowerCase() || one.dataset['section'] === id,
  );
}

/** The sections of the page in order, with their titles. */
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

/** The element with words that a click on this one means; undefined without words. */
function quotedElement(target: EventTarget | null): HTMLElement | undefined {
  let element = target instanceof Element ? target : null;
  while (element && !hasOwnWords(element)) element = element.parentElement;
  if (!(element instanceof HTMLElement) || !sectionAround(element)) return undefined;
  return shownText(element).length > maxQuote ? undefined : element;
}

/** Whether a point is on the words of an element, not only in its box. */
function isOnWords(element: Element, x: number, y: number): boolean {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** The element whose words are at a point, even below a link that covers them. */
export function quotedAt(x: number, y: number): HTMLElement | undefined {
  const all = document.elementsFromPoint(x, y);
  const on = all.find((element) => hasOwnWords(element) && isOnWords(element, x, y));
  return quotedElement(on ?? all[0] ?? null);
}

/** The subject of a comment on an element's words. */
export function placeAt(element: Element): PagePlace | undefined {
  const section = sectionAround(element);
  if (!section) return undefined;
  const { root, id } = section;
  return { section: id, item: itemAround(element, root), quote: shownText(element) };
}

/** The element with the quoted words at their place; undefined if there are several. */
export function findQuoted({ section, item, quote }: PagePlace): HTMLElement | undefined {
  const root = findSection(section);
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
