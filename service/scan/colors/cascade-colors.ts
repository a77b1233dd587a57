import type { PageElement } from '../page/element-text.ts';
import { indexElements, matchSelectors } from './match-selector.ts';
import { hexOf } from './parse-color.ts';
import { readStyleAttribute } from './read-rules.ts';
import type { StyleRule } from './read-rules.ts';
import { incidental } from './weigh-elements.ts';

export type Painted = 'background' | 'text' | 'border' | 'fill';

/** What an element shows: its colours after the cascade, and those it takes on when pointed at. */
export interface Paint {
  readonly element: PageElement;
  readonly property: Painted;
  readonly colors: readonly string[];
  readonly share: number;
}

export interface Cascade {
  readonly paints: readonly Paint[];
  /** Custom properties by name, resolved to `#rrggbb`. */
  readonly variables: ReadonlyMap<string, string>;
}

interface Winner {
  readonly rank: number;
  readonly value: string;
  readonly dim: boolean;
}

const important = 1_000_000;
const inline = 100_000;

/** Applies the rules to the page as a browser would, so that a framework's colour that the firm has replaced does not count. */
export function cascadeColors(elements: readonly PageElement[], rules: readonly StyleRule[]): Cascade {
  const index = indexElements(elements);
  const winners = new Map<PageElement, Map<Painted, Winner>>();
  const states: { element: PageElement; property: Painted; value: string }[] = [];
  const raw = new Map<string, { value: string; rank: number }>();

  for (const { selectors, declarations } of rules) {
    if (index.budget.left < 0) break;
    for (const { elements: matched, specificity, state } of matchSelectors(selectors, index)) {
      for (const declaration of declarations) {
        const rank = specificity + (declaration.important ? important : 0);
        if (declaration.property.startsWith('--')) {
          if (!state && (raw.get(declaration.property)?.rank ?? -1) <= rank) {
            raw.set(declaration.property, { value: declaration.value, rank });
          }
          continue;
        }
        const property = paintedBy(declaration.property);
        if (property === undefined) continue;
        const dim = incidental.test(selectors);
        for (const element of matched) {
          if (state) states.push({ element, property, value: declaration.value });
          else offer(winners, element, property, { rank, value: declaration.value, dim });
        }
        if (states.length > 20_000) states.length = 20_000;
      }
    }
  }
  for (const element of elements) addOwn(winners, element);

  const variables = new Map<string, string>();
  const resolve = (value: string): readonly string[] => colorsIn(value, (name) => raw.get(name)?.value);
  for (const [name, { value }] of raw) {
    const [color] = value.length < 80 ? resolve(value) : [];
    if (color !== undefined) variables.set(name, color);
  }
  const paints: Paint[] = [];
  for (const [element, byProperty] of winners) {
    for (const [property, { value, dim }] of byProperty) {
      const colors = resolve(value);
      if (colors.length > 0) paints.push({ element, property, colors, share: dim ? 0.15 : 1 });
    }
  }
  for (const { element, property, value } of states) {
    const colors = resolve(value);
    if (colors.length > 0) paints.push({ element, property, colors, share: 0.25 });
  }
  return { paints, variables };
}

function offer(
  winners: Map<PageElement, Map<Painted, Winner>>,
  element: PageElement,
  property: Painted,
  winner: Winner,
): void {
  const known = winners.get(element) ?? new Map<Painted, Winner>();
  winners.set(element, known);
  if ((known.get(property)?.rank ?? -1) <= winner.rank) known.set(property, winner);
}

/** `style`, and the attributes of older pages. */
function addOwn(winners: Map<PageElement, Map<Painted, Winner>>, element: PageElement): void {
  const { attribs } = element;
  const background = attribs['bgcolor'];
  if (background !== undefined)
    offer(winners, element, 'background', { rank: 0, value: background, dim: false });
  const text =
    element.name === 'font' ? attribs['color'] : element.name === 'body' ? attribs['text'] : undefined;
  if (text !== undefined) offer(winners, element, 'text', { rank: 0, value: text, dim: false });
  const fill = attribs['fill'];
  if (fill !== undefined) offer(winners, element, 'fill', { rank: 0, value: fill, dim: false });
  for (const { property, value } of readStyleAttribute(attribs['style'] ?? '')) {
    const painted = paintedBy(property);
    if (painted !== undefined) offer(winners, element, painted, { rank: inline, value, dim: false });
  }
}

function paintedBy(property: string): Painted | undefined {
  if (property.startsWith('background')) return 'background';
  if (property.startsWith('border')) return 'border';
  if (property === 'color') return 'text';
  return property === 'fill' ? 'fill' : undefined;
}

/** The opaque colours in a value, at most three, with custom properties followed five deep. */
export function colorsIn(value: string, variable: (name: string) => string | undefined): readonly string[] {
  let text = value.slice(0, 400);
  for (let depth = 0; depth < 5 && text.includes('var('); depth += 1) {
    text = text
      .replace(
        /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]{0,80}(?:\([^()]{0,60}\))?))?\)/gu,
        (_whole, name: string, fallback?: string) => (variable(name) ?? fallback ?? '').slice(0, 200),
      )
      .slice(0, 600);
  }
  const whole = hexOf(text.replace(/\s*!important$/iu, ''));
  if (whole !== undefined) return [whole];
  const found: string[] = [];
  for (const [part] of text
    .replace(/url\([^)]{0,300}\)?/gu, ' ')
    .matchAll(
      /#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|hwb|lab|lch)a?\([^()]{1,60}\)|\b[a-z]{3,20}\b(?!\()/giu,
    )) {
    const color = hexOf(part);
    if (color !== undefined) found.push(color);
    if (found.length >= 3) break;
  }
  return found;
}
