/** Shows another look on the page, for this visitor only. */
import { headlineClass, splitHeadline } from '../../../templates-data/model/derived-values.ts';
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
export function designTheme({ primaryColor, secondaryColor }: Colors): Theme {
  return createTheme(primaryColor, secondaryColor, pageDesign());
}

/** Colours the page; undefined restores its own colours. */
export function tryColors(colors: Colors | undefined): void {
  const { style } = document.documentElement;
  const own = designTheme({ primaryColor: '', secondaryColor: '' });
  const theme = colors && designTheme(colors);
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
  // Designs set long headlines smaller (templates-data/model/derived-values.ts).
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
  // Designs style the two parts by their classes.
  const [ownLead, ownTurn] = own.nodes.filter((node) => node instanceof HTMLElement);
  if (ownLead instanceof HTMLElement) first.className = ownLead.className;
  if (ownTurn instanceof HTMLElement) last.className = ownTurn.className;
  sized?.setAttribute('data-size', headlineClass(lead + turn));
  headline.replaceChildren(first, ...(turn === '' ? [] : [last]));
}

/**
 * Reserves the height of the tallest headline once, so that no other one moves the content below.
 */
function reserveHeight(headline: HTMLElement, all: readonly string[]): void {
  if (headline.style.minHeight !== '') return;
  const heights = [undefined, ...all].map((text) => {
    write(headline, text);
    return headline.getBoundingClientRect().height;
  });
  headline.style.boxSizing = 'border-box';
  headline.style.minHeight = `${Math.max(...heights)}px`;
  // At another width lines break differently, so the next tried headline reserves the height again.
  addEventListener('resize', () => headline.style.removeProperty('min-height'), { once: true });
}

/** Shows one of the offered headlines; undefined restores the page's own. */
export function tryHeadline(text: string | undefined, all: readonly string[]): void {
  const headline = findHeadline();
  if (!headline) return;
  reserveHeight(headline, all);
  write(headline, text);
}
