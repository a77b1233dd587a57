/** Shows another look on the page, for this visitor only. */
import { splitHeadline } from '../../../templates-data/model/places.ts';
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

let own: readonly Node[] | undefined;

/** Sets the headline; undefined restores the page's own. */
export function tryHeadline(text: string | undefined): void {
  const headline = document.querySelector('[data-section="hero"] h1');
  if (!headline) return;
  own ??= [...headline.childNodes];
  if (text === undefined) {
    headline.replaceChildren(...own);
    return;
  }
  const { lead, turn } = splitHeadline(text);
  const [first, last] = [document.createElement('span'), document.createElement('em')];
  first.textContent = lead;
  last.textContent = turn;
  // Designs style both parts by different attributes.
  const [ownLead, ownTurn] = own.filter((node) => node instanceof HTMLElement);
  if (ownLead instanceof HTMLElement) first.className = ownLead.className;
  if (ownTurn instanceof HTMLElement) last.className = ownTurn.className;
  headline.replaceChildren(first, ...(turn === '' ? [] : [last]));
}
