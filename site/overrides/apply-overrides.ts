import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import {
  places,
  picturesAt,
  placesOf,
  shownAt,
  type Before,
  type PageContext,
  type Place,
  type PlaceValues,
} from '../../templates-data/model/places.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import {
  customProperties,
  defaultColors,
  designs,
  themeOf,
  type Design,
  type Theme,
} from '../../templates-data/model/theme.ts';

import { applyLists, dressLists, readLists, type ListedPage } from './apply-lists.ts';

/** A spot of a page that shows a place: the element's text, one of its attributes, or whether it is shown at all. */
interface Mark {
  readonly element: HTMLElement;
  readonly place: Place;
  readonly kind: 'text' | 'show' | 'attribute';
  readonly attribute: string;
  /** What the template shows where a demo gives nothing; undefined where it then shows nothing. */
  readonly kept: string | undefined;
  readonly before: Before | undefined;
  shown: string | undefined;
}

interface MarkedPage {
  /** The spots that a place's value is shown at, or stands before another value at. */
  readonly marks: ReadonlyMap<Place, readonly Mark[]>;
  readonly links: readonly { element: Element; rest: string }[];
  readonly lists: ListedPage;
  /** What was written last, so that a key changes only what it must. */
  values: PlaceValues | undefined;
  theme: Theme | undefined;
  base: string | undefined;
}

const pages = new WeakMap<Document, MarkedPage>();
const prefix = 'data-slot-';
const notPlaces = new Set(['keep', 'theme', 'before', 'before-place'].map((name) => prefix + name));

function beforeOf(element: HTMLElement): Before | undefined {
  const words = element.getAttribute(`${prefix}before`);
  const place = element.getAttribute(`${prefix}before-place`);
  return words === null ? undefined : { words, place: (place ?? undefined) as Place | undefined };
}

function readMarks(page: Document): MarkedPage {
  const marks: Mark[] = [];
  // The head and <html> carry marks too, so this walks the whole document once.
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (name !== 'data-slot' && !name.startsWith(prefix)) continue;
      if (notPlaces.has(name)) continue;
      const place = value as Place;
      const keeps = element.hasAttribute(`${prefix}keep`);
      const before = beforeOf(element);
      if (name === 'data-slot') {
        const text = element.textContent;
        marks.push({
          element,
          place,
          kind: 'text',
          attribute: '',
          kept: keeps ? text : undefined,
          before,
          shown: text,
        });
      } else if (name === `${prefix}show`) {
        marks.push({
          element,
          place,
          kind: 'show',
          attribute: 'hidden',
          kept: undefined,
          before,
          shown: undefined,
        });
      } else {
        const attribute = name.slice(prefix.length);
        const own = element.getAttribute(attribute) ?? undefined;
        marks.push({
          element,
          place,
          kind: 'attribute',
          attribute,
          kept: keeps ? own : undefined,
          before,
          shown: own,
        });
      }
    }
  }
  const base = page.documentElement.dataset['base'] ?? '';
  const links = Array.from(page.querySelectorAll('a[href]'))
    .map((element) => ({ element, href: element.getAttribute('href') ?? '' }))
    .filter(
      ({ href }) =>
        base !== '' && (href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}#`)),
    )
    .map(({ element, href }) => ({ element, rest: href.slice(base.length) }));
  const byPlace = new Map<Place, Mark[]>();
  for (const mark of marks) {
    for (const place of new Set([mark.place, mark.before?.place])) {
      if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), mark]);
    }
  }
  return {
    marks: byPlace,
    links,
    lists: readLists(page),
    values: undefined,
    theme: undefined,
    base: undefined,
  };
}

function show(mark: Mark, value: string): void {
  if (mark.kind === 'show') {
    mark.element.hidden = value === '';
    return;
  }
  const next = value === '' ? mark.kept : value;
  if (next === mark.shown) return;
  mark.shown = next;
  if (mark.kind === 'text') mark.element.textContent = next ?? '';
  else if (next === undefined) mark.element.removeAttribute(mark.attribute);
  else mark.element.setAttribute(mark.attribute, next);
}

function designOf(page: Document): Design {
  const name = page.documentElement.dataset['design'];
  return designs.find((design) => design === name) ?? 'law';
}

const noLists: ClientLists = {};

/**
 * Shows a demo on a built template page: the same result, place by place, as the service writes into the page's HTML.
 * Call it as often as values change; only what changed is written. `context.lists` holds the client's lists and pictures: give
 * the same object as long as they are the same. `base` is where the page's own links then lead. The result is there at once;
 * the promise ends when the lists are dressed too.
 */
export function applyOverrides(
  page: Document,
  overrides: Overrides,
  context: PageContext,
  base?: string,
): Promise<void> {
  let marked = pages.get(page);
  if (!marked) {
    marked = readMarks(page);
    pages.set(page, marked);
  }
  const { primaryColor = '', secondaryColor = '' } = overrides;
  const design = designOf(page);
  const theme =
    primaryColor === '' && secondaryColor === ''
      ? undefined
      : themeOf(
          primaryColor === '' ? defaultColors.primary : primaryColor,
          secondaryColor === '' ? defaultColors.secondary : secondaryColor,
          design,
        );
  const icon = theme && { ground: theme.deep, ink: theme['on-deep'] };
  const values = placesOf(overrides, icon ? { ...context, icon } : context);
  const shown = marked.values;
  for (const place of places) {
    if (values[place] === shown?.[place]) continue;
    for (const mark of marked.marks.get(place) ?? []) show(mark, shownAt(values, mark.place, mark.before));
  }
  marked.values = values;
  if (base !== undefined && base !== marked.base) {
    for (const { element, rest } of marked.links) element.setAttribute('href', base + rest);
    page.documentElement.dataset['base'] = base;
    marked.base = base;
  }
  applyLists(page, marked.lists, {
    lists: context.lists ?? noLists,
    values,
    base: page.documentElement.dataset['base'] ?? '',
    picturesAt: picturesAt(context),
  });
  if (shown === undefined || theme !== marked.theme) paint(page, theme, design);
  marked.theme = theme;
  return dressLists(page, marked.lists, design);
}

function paint(page: Document, theme: Theme | undefined, design: Design): void {
  const { style } = page.documentElement;
  if (theme) for (const [name, value] of customProperties(theme)) style.setProperty(name, value);
  else for (const [name] of customProperties(themeOf('', '', design))) style.removeProperty(name);
}
