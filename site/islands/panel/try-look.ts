/** Shows another look on the page, for this visitor only. */
import { headlineClass, splitHeadline } from '../../../templates-data/model/places.ts';
import { designs, type Design } from '../../../templates-data/model/designs.ts';
import { createTheme, customProperties, type Theme } from '../../../templates-data/model/theme.ts';

export interface Colors {
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

function pageDesign(): Design {
  const name = document.documentElement.dataset['design'];
  return designs.find((design) => design === name) ?? 'law';
}

/** The colours of the page in its design. */
export function themeOf({ primaryColor, secondaryColor }: Colors): Theme {
  return createTheme(primaryColor, secondaryColor, pageDesign());
}

/** Colours the page; undefined restores its own colours. */
export function tryColors(colors: Colors | undefined): void {
  const { style } = document.documentElement;
  const own = themeOf({ primaryColor: '', secondaryColor: '' });
  const theme = colors && themeOf(colors);
  for (const [name, value] of customProperties(theme ?? own)) {
    if (theme) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

interface OwnHeadline {
  readonly nodes: readonly Node[];
  readonly size: string | null;
}

let own: OwnHeadline | undefined;

const findHeadline = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-section="hero"] h1');

function write(headline: HTMLElement, text: string | undefined): void {
  // Designs set long headlines smaller (templates-data/model/places.ts).
  const sized = headline.closest('[data-size]');
  own ??= { nodes: [...headline.childNodes], size: sized?.getAttribute('data-size') ?? null };
  if (text === undefined) {
    headline.replaceChildren(...own.nodes);
    if (own.size !== null) sized?.setAttribute('data-size', own.size);
    return;
  }
  const { lead, turn } = splitHeadline(text);
  const [first, last] = [document.createElement('span'), document.createElement('em')];
  first.textContent = lead;
  last.textContent = turn;
  // Designs style both parts by different attributes.
  const [ownLead, ownTurn] = own.nodes.filter((node) => node instanceof HTMLElement);
  if (ownLead instanceof HTMLElement) first.className = ownLead.className;
  if (ownTurn instanceof HTMLElement) last.className = ownTurn.className;
  sized?.setAttribute('data-size', headlineClass(lead + turn));
  headline.replaceChildren(first, ...(turn === '' ? [] : [last]));
}

/** Room for the tallest of the headlines is made once, so that no other moves what is below. */
function makeRoom(headline: HTMLElement, all: readonly string[]): void {
  if (headline.style.minHeight !== '') return;
  const heights = [undefined, ...all].map((text) => {
    write(headline, text);
    return headline.getBoundingClientRect().height;
  });
  headline.style.boxSizing = 'border-box';
  headline.style.minHeight = `${Math.max(...heights)}px`;
  // Lines break elsewhere in another width: the next one that is tried makes room again.
  addEventListener('resize', () => headline.style.removeProperty('min-height'), { once: true });
}

/** Sets one of the offered headlines; undefined restores the page's own. */
export function tryHeadline(text: string | undefined, all: readonly string[]): void {
  const headline = findHeadline();
  if (!headline) return;
  makeRoom(headline, all);
  write(headline, text);
}
