import {
  placesOf,
  shownAt,
  type Overrides,
  type PageContext,
  type PlaceValues,
} from '../../templates-data/model/slots.ts';
import {
  defaultColors,
  themeCss,
  themeOf,
  type Design,
  type Theme,
} from '../../templates-data/model/theme.ts';
import type { SplitPage } from './split-page.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value made safe in an attribute with double quotes, as the build writes it: apostrophes stay. */
export function escapeAttribute(value: string): string {
  return /[&<>"]/u.test(value) ? value.replace(/[&<>"]/gu, (character) => entities[character] ?? '') : value;
}

/** Text made safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/u.test(text) ? text.replace(/[&<>"']/gu, (character) => entities[character] ?? '') : text;
}

export interface FilledPage {
  readonly html: string;
  /** The content of the page's theme `<style>`, whose hash the policy must allow; undefined when the page has none. */
  readonly theme: string | undefined;
}

interface Filling {
  readonly overrides: Overrides;
  readonly context: PageContext;
  /** Where the page's own links lead, without a slash at the end. */
  readonly base: string;
  /** Values that stand instead of those the overrides give, such as another page title. */
  readonly instead?: Partial<PlaceValues>;
}

/** The colours of a demo; undefined where it gives none, so that the template's remain. */
function ownTheme(overrides: Overrides, design: Design): Theme | undefined {
  const { primaryColor = '', secondaryColor = '' } = overrides;
  if (primaryColor === '' && secondaryColor === '') return undefined;
  return themeOf(
    primaryColor === '' ? defaultColors.primary : primaryColor,
    secondaryColor === '' ? defaultColors.secondary : secondaryColor,
    design,
  );
}

/** Joins a split page with a demo's values: the same page as `applyOverrides` shows in the browser, in the first byte. */
export function fillPage(page: SplitPage, { overrides, context, base, instead }: Filling): FilledPage {
  const colors = ownTheme(overrides, page.design);
  const icon = colors && { ground: colors.deep, ink: colors['on-deep'] };
  const values: PlaceValues = { ...placesOf(overrides, icon ? { ...context, icon } : context), ...instead };
  let theme: string | undefined;
  let html = page.literals[0] ?? '';
  page.pieces.forEach((piece, index) => {
    switch (piece.kind) {
      case 'text': {
        const value = shownAt(values, piece.place, piece.before);
        html += value === '' ? piece.kept : escapeHtml(value);
        break;
      }
      case 'attribute': {
        const value = shownAt(values, piece.place, piece.before);
        html += value === '' ? piece.kept : ` ${piece.attribute}="${escapeAttribute(value)}"`;
        break;
      }
      case 'show':
        html += values[piece.place] === '' ? ' hidden' : '';
        break;
      case 'base':
        html += escapeHtml(base);
        break;
      case 'theme':
        theme = colors ? themeCss(colors) : piece.kept;
        html += theme;
        break;
    }
    html += page.literals[index + 1] ?? '';
  });
  return { html, theme };
}
