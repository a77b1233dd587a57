/** Brings a demo's page up to date without loading it again. */

let sheet: CSSStyleSheet | undefined;

/** The styles of the page that was fetched, in the place of its own. */
function wearStyles(page: Document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const styles = [...page.querySelectorAll('head style')].map(({ textContent }) => textContent);
  sheet.replaceSync(styles.join(''));
}

function wearAttributes({ documentElement: from }: Document): void {
  const root = document.documentElement;
  for (const { name } of [...root.attributes])
    if (name.startsWith('data-') && !from.hasAttribute(name)) root.removeAttribute(name);
  for (const { name, value } of [...from.attributes]) root.setAttribute(name, value);
}

/** The parts that are compared and replaced one by one, by what they are. */
function partsOf(page: Document): Map<string, Element> {
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

/** What a part was made from; islands that came to life in it have left their traces. */
const shownBefore = new WeakMap<Element, string>();

async function fetchPage(version: number | undefined): Promise<Document | undefined> {
  const query = version === undefined ? '' : `?live=${version}`;
  const response = await fetch(location.pathname + query, { cache: 'no-store' });
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Notes what the parts of the page were made from, before islands came to life in them. */
export async function rememberPage(): Promise<void> {
  const page = await fetchPage(undefined);
  const present = partsOf(document);
  for (const [name, part] of page ? partsOf(page) : []) {
    const own = present.get(name);
    if (own) shownBefore.set(own, part.outerHTML);
  }
}

/**
 * Shows the page as it is on the call in this version; without a version, as it is saved. Parts
 * that are the same stay, with what a visitor has typed in them.
 */
export async function renewPage(version: number | undefined): Promise<void> {
  const page = await fetchPage(version);
  if (!page) return;
  wearStyles(page);
  wearAttributes(page);
  document.title = page.title;
  const [present, next] = [partsOf(document), partsOf(page)];
  const main = document.querySelector('main');
  let last: Element | undefined;
  for (const [name, part] of next) {
    const html = part.outerHTML;
    const old = present.get(name);
    present.delete(name);
    const isSame = old !== undefined && (shownBefore.get(old) ?? old.outerHTML) === html;
    const shown = isSame ? old : document.importNode(part, true);
    shownBefore.set(shown, html);
    const isSection = part.parentElement?.tagName === 'MAIN';
    if (old && !isSame) old.replaceWith(shown);
    if (!isSection) continue;
    // Moves only what is out of its place.
    const place: Element | null = last
      ? last.nextElementSibling
      : (main?.firstElementChild ?? null);
    if (place !== shown) main?.insertBefore(shown, place);
    last = shown;
  }
  for (const [name, gone] of present) if (name !== 'HEADER' && name !== 'FOOTER') gone.remove();
  document.dispatchEvent(new Event('islands'));
}
