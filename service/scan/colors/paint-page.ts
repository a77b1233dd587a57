import { textData } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { Cascade, Painted } from './cascade-colors.ts';
import { widgets } from './weigh-elements.ts';
import type { Role } from './weigh-elements.ts';

/** One colour in one role, with how often it is visible. */
export interface Use {
  readonly hex: string;
  readonly property: Painted;
  readonly role: Role;
  count: number;
}

interface PaintedPage {
  readonly uses: readonly Use[];
  /** The share of the visible page on each ground, 0 to 1. */
  readonly shares: ReadonlyMap<string, number>;
}

interface VisibleColors {
  readonly ground: string;
  readonly text: string;
  /** Part of a third-party widget, whose colours do not count. */
  readonly isWidget: boolean;
}

const unseen = new Set(['script', 'style', 'noscript', 'template', 'head', 'title', 'option']);
const media = new Set(['img', 'svg', 'video', 'iframe', 'picture', 'canvas']);
const mediaMass = 60;
const maxOfOneText = 300;
// A page with few words says little about its parts.
const minMass = 1500;
const stateShare = 0.25;
const photographShare = 0.4;
const outset: VisibleColors = { ground: '#ffffff', text: '#000000', isWidget: false };

/**
 * What a visitor sees: each text in its inherited colour, on the nearest ground. Invisible colours
 * do not count.
 */
export function paintPage(
  elements: readonly PageElement[],
  { paints, states }: Cascade,
  roles: ReadonlyMap<PageElement, Role>,
): PaintedPage {
  const shown = new Map<PageElement, VisibleColors>();
  const uses = new Map<string, Use>();
  const masses = new Map<string, number>();
  let total = 0;
  const count = (element: PageElement, property: Painted, hex: string, amount: number): void => {
    const role = roles.get(element) ?? 'other';
    const key = `${hex} ${property} ${role}`;
    const use = uses.get(key) ?? { hex, property, role, count: 0 };
    uses.set(key, use);
    use.count += amount;
  };

  for (const element of elements) {
    const { parent } = element;
    const outer =
      (parent !== null && 'attribs' in parent ? shown.get(parent) : undefined) ?? outset;
    if (unseen.has(element.name)) continue;
    const own = paints.get(element);
    const isWidget = outer.isWidget || isWidgetElement(element);
    const grounds = findGrounds(own);
    const text = own?.get('text')?.colors[0] ?? outer.text;
    const here = { ground: grounds.colors[0] ?? outer.ground, text, isWidget };
    shown.set(element, here);
    if (isWidget) continue;

    for (const hex of grounds.colors) {
      const amount = grounds.share / grounds.colors.length;
      count(element, grounds.isGradient ? 'image' : 'background', hex, amount);
    }
    for (const property of ['border', 'fill'] as const) {
      const paint = own?.get(property);
      for (const hex of paint?.colors ?? []) count(element, property, hex, paint?.share ?? 1);
    }
    const length = countCharacters(element);
    if (length > 0) count(element, 'text', text, own?.get('text')?.share ?? 1);
    const mass = media.has(element.name) ? mediaMass : length;
    masses.set(here.ground, (masses.get(here.ground) ?? 0) + mass);
    total += mass;
  }
  for (const { element, property, colors } of states) {
    if (shown.get(element)?.isWidget !== false) continue;
    for (const hex of colors) count(element, property, hex, stateShare / colors.length);
  }
  const whole = Math.max(minMass, total);
  const shares = new Map([...masses].map(([hex, mass]) => [hex, mass / whole]));
  return { uses: [...uses.values()], shares };
}

/** The ground of an element: its gradient, else its colour, partly covered by a photograph. */
function findGrounds(own: ReturnType<Cascade['paints']['get']>): {
  readonly colors: readonly string[];
  readonly share: number;
  readonly isGradient: boolean;
} {
  const gradient = own?.get('image');
  if (gradient !== undefined && gradient.colors.length > 0)
    return { ...gradient, isGradient: true };
  const paint = own?.get('background');
  if (paint === undefined) return { colors: [], share: 0, isGradient: false };
  return {
    ...paint,
    share: paint.isPhotograph ? paint.share * photographShare : paint.share,
    isGradient: false,
  };
}

function isWidgetElement({ name, attribs }: PageElement): boolean {
  if (name === 'html' || name === 'body' || name === 'main') return false;
  return widgets.test(
    `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.slice(0, 200).toLowerCase(),
  );
}

/** The number of characters directly within the element. */
function countCharacters(element: PageElement): number {
  if (element.name === 'input') {
    const isButton = /^(?:submit|button)$/iu.test(element.attribs['type'] ?? '');
    return isButton ? (element.attribs['value'] ?? '').length : 0;
  }
  let length = 0;
  for (const child of element.children) length += textData(child)?.trim().length ?? 0;
  return Math.min(maxOfOneText, length);
}
