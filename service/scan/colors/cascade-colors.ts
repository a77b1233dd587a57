import type { PageElement } from '../page/element-text.ts';
import { indexElements, matchSelectors } from './match-selector.ts';
import type { ElementIndex } from './match-selector.ts';
import { readStyleAttribute } from './read-rules.ts';
import type { StyleRule } from './read-rules.ts';
import { resolveColors } from './resolve-colors.ts';
import { ScopedVariables } from './scoped-variables.ts';
import { incidental } from './weigh-elements.ts';

export type Painted = 'background' | 'image' | 'text' | 'border' | 'fill';

/** A colour property of an element after the cascade. Without colours it is transparent. */
interface Paint {
  readonly colors: readonly string[];
  /** Weight of the rule: 1 for a rule of the page's own. */
  readonly share: number;
  /** Whether a photograph covers the colour. */
  readonly isPhotograph: boolean;
}

interface State {
  readonly element: PageElement;
  readonly property: Painted;
  readonly colors: readonly string[];
}

export interface Cascade {
  readonly paints: ReadonlyMap<PageElement, ReadonlyMap<Painted, Paint>>;
  /** The colours of elements under the pointer. */
  readonly states: readonly State[];
  /**
   * The page's own custom properties by name, resolved to `#rrggbb`, with whether an element shows
   * them.
   */
  readonly variables: ReadonlyMap<string, { readonly hex: string; readonly isUsed: boolean }>;
}

interface Winner {
  readonly rank: number;
  readonly value: string;
  readonly dim: boolean;
}
type Winners = Map<PageElement, Map<Painted, Winner>>;

const important = 1_000_000;
const inline = 100_000;
const maxStates = 20_000;
// A rule that declares variables for this many elements declares them for the page.
const maxScopes = 40;

/**
 * Applies the rules to the page as a browser would, so that a framework's colour that the firm has
 * replaced does not count.
 */
export function cascadeColors(
  elements: readonly PageElement[],
  rules: readonly StyleRule[],
): Cascade {
  const index = indexElements(elements);
  const winners: Winners = new Map();
  const states: { element: PageElement; property: Painted; value: string }[] = [];
  const variables = new ScopedVariables();

  for (const rule of rules) {
    if (index.budget.left < 0) break;
    applyRule(rule, index, winners, states, variables);
  }
  for (const element of elements) addOwn(winners, variables, element);

  const resolve = (value: string, element: PageElement): readonly string[] =>
    resolveColors(value, (name) => variables.resolve(name, element));
  const paints = new Map<PageElement, Map<Painted, Paint>>();
  for (const [element, byProperty] of winners) {
    const own = new Map<Painted, Paint>();
    for (const [property, { value, dim }] of byProperty)
      own.set(property, {
        colors: resolve(value, element),
        share: dim ? 0.15 : 1,
        isPhotograph: /url\(/u.test(value),
      });
    paints.set(element, own);
  }
  const shown = states.flatMap(({ element, property, value }): State[] => {
    const colors = resolve(value, element);
    return colors.length === 0 ? [] : [{ element, property, colors }];
  });
  return { paints, states: shown, variables: pageVariables(variables) };
}

function applyRule(
  { selectors, declarations }: StyleRule,
  index: ElementIndex,
  winners: Winners,
  states: { element: PageElement; property: Painted; value: string }[],
  variables: ScopedVariables,
): void {
  const dim = incidental.test(selectors);
  for (const { elements: matched, specificity, state } of matchSelectors(selectors, index)) {
    const isForAll =
      matched.length > maxScopes || matched.some((element) => isRoot(element, index));
    for (const { property: name, value, important: isImportant } of declarations) {
      const rank = specificity + (isImportant ? important : 0);
      if (name.startsWith('--')) {
        if (state) continue;
        if (isForAll) variables.declareForAll(name, { value, rank });
        else for (const element of matched) variables.declareFor(element, name, { value, rank });
        continue;
      }
      const property = parsePaint(name, value);
      if (property === undefined) continue;
      for (const element of matched) {
        if (state) states.push({ element, property, value });
        else applyIfRanked(winners, element, property, { rank, value, dim });
      }
      if (states.length > maxStates) states.length = maxStates;
    }
  }
}

function isRoot(element: PageElement, { all }: ElementIndex): boolean {
  return element.name === 'html' || element.name === 'body' || element === all[0];
}

/** Variables of the whole page that are colours. */
function pageVariables(variables: ScopedVariables): Cascade['variables'] {
  const found = new Map<string, { hex: string; isUsed: boolean }>();
  // A reference between two variables does not count as use by an element.
  const used = new Set([...variables.ofPage.keys()].filter((name) => variables.isUsed(name)));
  for (const [name, { value }] of variables.ofPage) {
    const [hex] =
      value.length < 80 ? resolveColors(value, (other) => variables.ofPage.get(other)?.value) : [];
    if (hex !== undefined) found.set(name, { hex, isUsed: used.has(name) });
  }
  return found;
}

function applyIfRanked(
  winners: Winners,
  element: PageElement,
  property: Painted,
  winner: Winner,
): void {
  const known = winners.get(element) ?? new Map<Painted, Winner>();
  winners.set(element, known);
  if ((known.get(property)?.rank ?? -1) > winner.rank) return;
  known.set(property, winner);
  // The shorthand removes the picture too.
  if (property === 'background' && (known.get('image')?.rank ?? -1) <= winner.rank)
    known.delete('image');
}

/** `style`, and the attributes of older pages. */
function addOwn(winners: Winners, variables: ScopedVariables, element: PageElement): void {
  const { attribs } = element;
  const add = (property: Painted, rank: number, value: string | undefined): void => {
    if (value !== undefined) applyIfRanked(winners, element, property, { rank, value, dim: false });
  };
  add('background', 0, attribs['bgcolor']);
  if (element.name === 'font') add('text', 0, attribs['color']);
  if (element.name === 'body') add('text', 0, attribs['text']);
  add('fill', 0, attribs['fill']);
  for (const { property, value } of readStyleAttribute(attribs['style'] ?? '')) {
    if (property.startsWith('--')) {
      const declared = { value, rank: inline };
      if (element.name === 'html' || element.name === 'body')
        variables.declareForAll(property, declared);
      else variables.declareFor(element, property, declared);
      continue;
    }
    const painted = parsePaint(property, value);
    if (painted !== undefined) add(painted, inline, value);
  }
}

/** What a property paints. A picture keeps the element's colour, a gradient covers it. */
function parsePaint(property: string, value: string): Painted | undefined {
  if (property === 'background-image')
    return /gradient|none|var\(/u.test(value) ? 'image' : undefined;
  if (property.startsWith('background')) return 'background';
  if (property.startsWith('border')) return 'border';
  if (property === 'color') return 'text';
  return property === 'fill' ? 'fill' : undefined;
}
