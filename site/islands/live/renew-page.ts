/** Updates a demo's page without loading it again. */

let sheet: CSSStyleSheet | undefined;

/** Replaces the page's styles with those of the fetched one. */
function replaceStyles(page: Document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const parsed = page.querySelectorAll<HTMLTemplateElement>('head template');
  const styles = [...parsed].map(({ content }) => content.textContent);
  sheet.replaceSync(styles.join(''));
}

function replaceAttributes({ documentElement: from }: Document): void {
  const root = document.documentElement;
  for (const { name } of [...root.attributes])
    if (name.startsWith('data-') && !from.hasAttribute(name)) root.removeAttribute(name);
  for (const { name, value } of [...from.attributes]) root.setAttribute(name, value);
}

/** The parts that are compared and replaced one by one, by their kind. */
function listParts(page: Document): Map<string, Element> {
  const sections = [...page.querySelectorAll('main > *')];
  return new Map([
    ...[...page.body.children]
      .filter((one) => /^(?:header|footer)$/iu.test(one.tagName))
      .map((one) => [one.tagName, one] as const),
    ...sections.map(
      (one, index) => [one.getAttribute('data-section') ?? `part ${index}`, one] as const,
    ),
  ]);
}

/** The original HTML of each part, because islands change theirs. */
const shownBefore = new WeakMap<Element, string>();

async function fetchPage(version: number | undefined): Promise<Document | undefined> {
  const query = version === undefined ? '' : `?live=${version}`;
  const response = await fetch(location.pathname + query, { cache: 'no-store' });
  if (!response.ok) return undefined;
  // The current page's policy does not know the styles of another version, so they are parsed as
  // text in a template.
  const html = (await response.text()).replaceAll(/<(\/?)style/gu, '<$1template');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Stores the original HTML of the page's parts before islands change them. */
export async function storeOriginalParts(): Promise<void> {
  const page = await fetchPage(undefined);
  const current = listParts(document);
  for (const [name, part] of page ? listParts(page) : []) {
    const own = current.get(name);
    // A part that a former call has changed is recorded already, and may differ from the saved
    // page.
    if (own && !shownBefore.has(own)) shownBefore.set(own, part.outerHTML);
  }
}

/**
 * Shows this version of the page from the call; without a version, the saved page. Equal parts
 * stay, with the visitor's input in them. Returns false when the page is not there any more.
 */
export async function renewPage(version: number | undefined): Promise<boolean> {
  const page = await fetchPage(version);
  if (!page) return false;
  replaceStyles(page);
  replaceAttributes(page);
  document.title = page.title;
  const [current, next] = [listParts(document), listParts(page)];
  const main = document.querySelector('main');
  let last: Element | undefined;
  for (const [name, part] of next) {
    const html = part.outerHTML;
    const old = current.get(name);
    current.delete(name);
    const isSame = old !== undefined && (shownBefore.get(old) ?? old.outerHTML) === html;
    const shown = isSame ? old : document.importNode(part, true);
    shownBefore.set(shown, html);
    const isSection = part.parentElement?.tagName === 'MAIN';
    if (old && !isSame) old.replaceWith(shown);
    if (!isSection) continue;
    // Moves only parts that are out of order.
    const place: Element | null = last
      ? last.nextElementSibling
      : (main?.firstElementChild ?? null);
    if (place !== shown) main?.insertBefore(shown, place);
    last = shown;
  }
  for (const [name, gone] of current) if (name !== 'HEADER' && name !== 'FOOTER') gone.remove();
  document.dispatchEvent(new Event('islands'));
  return true;
}
