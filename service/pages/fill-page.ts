import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import {
  hasVietnamese,
  joinSheets,
  partsOf,
  sheetOfSpot,
  wordsOf,
  type ClientSheets,
  type Part,
  type SheetName,
  type SpotName,
} from '../../templates-data/model/client-parts.ts';
import {
  picturesAt,
  placesOf,
  shownAt,
  type PageContext,
  type PlaceValues,
} from '../../templates-data/model/places.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import {
  defaultColors,
  themeCss,
  themeOf,
  type Design,
  type Theme,
} from '../../templates-data/model/theme.ts';
import type { Piece, Run, SplitPage } from './split-page.ts';
import { isVariant, rulesFor } from './variant-rules.ts';

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
  /** The contents of its `<style>` elements, whose hashes the policy must allow. */
  readonly styles: readonly string[];
}

interface Filling {
  readonly overrides: Overrides;
  readonly context: PageContext;
  /** Where the page's own links lead, without a slash at the end. */
  readonly base: string;
  /** Values that stand instead of those the overrides give, such as another page title. */
  readonly instead?: Partial<PlaceValues>;
  /** What dresses the client's lists on the pages of a design. */
  readonly sheetsOf?: (design: Design) => ClientSheets | undefined;
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

// https://html.spec.whatwg.org/multipage/syntax.html#void-elements
const unclosed = new Set(['img']);

type Samples = Extract<Piece, { kind: 'spot' }>['samples'];

function htmlOf(part: Part, samples: Samples): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('sample' in part) {
    const sample = samples[part.sample];
    return (part.figure === true ? sample?.figure : sample?.html) ?? '';
  }
  const attributes = Object.entries(part.attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const start = `<${part.tag}${attributes.join('')}>`;
  if (unclosed.has(part.tag)) return start;
  return `${start}${part.children.map((child) => htmlOf(child, samples)).join('')}</${part.tag}>`;
}

/** Joins a split page with a demo's values: the same page as `applyOverrides` shows in the browser, in the first byte. */
export function fillPage(page: SplitPage, filling: Filling): FilledPage {
  const { overrides, context, base, instead, sheetsOf } = filling;
  const colors = ownTheme(overrides, page.design);
  const icon = colors && { ground: colors.deep, ink: colors['on-deep'] };
  const values: PlaceValues = { ...placesOf(overrides, icon ? { ...context, icon } : context), ...instead };
  const lists: ClientLists = context.lists ?? {};
  const filled = new Set<SheetName>();
  const styles: string[] = [];
  const root = new Map(page.root);

  function spotHtml(spot: SpotName, samples: Samples): string | undefined {
    const parts = partsOf(spot, { lists, values, base, picturesAt: picturesAt(context), samples });
    if (!parts) return undefined;
    filled.add(sheetOfSpot(spot));
    return parts.map((part) => htmlOf(part, samples)).join('');
  }

  function write(piece: Piece): string {
    switch (piece.kind) {
      case 'text': {
        const value = shownAt(values, piece.place, piece.before);
        return value === '' ? piece.kept : escapeHtml(value);
      }
      case 'attribute': {
        const value = shownAt(values, piece.place, piece.before);
        if (value === '') return piece.kept;
        if (isVariant(piece.attribute)) root.set(piece.attribute, value);
        return ` ${piece.attribute}="${escapeAttribute(value)}"`;
      }
      case 'show':
        return values[piece.place] === '' ? ' hidden' : '';
      case 'base':
        return escapeHtml(base);
      case 'theme':
        styles.push(colors ? themeCss(colors) : piece.kept);
        return styles.at(-1) ?? '';
      case 'rules':
        styles.push(rulesFor(piece.rules, root));
        return styles.at(-1) ?? '';
      case 'spot':
        return spotHtml(piece.spot, piece.samples) ?? join(piece.kept);
      case 'after':
        return spotHtml(piece.spot, []) ?? '';
      case 'without':
        return lists[piece.list] === undefined ? join(piece.kept) : '';
      case 'sheets':
        return sheetMark;
    }
  }

  function join({ literals, pieces }: Run): string {
    let html = literals[0] ?? '';
    pieces.forEach((piece, index) => {
      html += write(piece) + (literals[index + 1] ?? '');
    });
    return html;
  }

  const html = join(page);
  if (hasVietnamese(Object.values(values).join('') + wordsOf(lists))) filled.add('vietnamese');
  const sheets = filled.size > 0 ? sheetsOf?.(page.design) : undefined;
  const sheet = sheets && joinSheets(sheets, filled);
  if (sheet === undefined) return { html: html.replace(sheetMark, ''), styles };
  return { html: html.replace(sheetMark, () => `<style>${sheet}</style>`), styles: [...styles, sheet] };
}

// Stands for the sheets until it is known which are needed; no page holds it, as none of its texts may hold a control.
const sheetMark = '\u0000';
