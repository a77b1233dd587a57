import type { CssNode, PseudoClassSelector } from 'css-tree';
import {
  matchesAttribute,
  parseSelectors,
  readList,
  readName,
  type SelectorStep,
} from '../../css/selectors.ts';
import type { PageElement } from '../page/element-text.ts';

/** The page's elements by id, class and name, so that a selector is tried on few of them. */
export interface ElementIndex {
  readonly all: readonly PageElement[];
  readonly byId: ReadonlyMap<string, readonly PageElement[]>;
  readonly byClass: ReadonlyMap<string, readonly PageElement[]>;
  readonly byName: ReadonlyMap<string, readonly PageElement[]>;
  readonly classes: ReadonlyMap<PageElement, ReadonlySet<string>>;
  /**
   * Remaining comparisons for this page, because chains of descendant selectors can take
   * exponential time.
   */
  readonly budget: { left: number };
}

interface SelectorMatch {
  readonly elements: readonly PageElement[];
  readonly specificity: number;
  /**
   * Whether it depends on a state such as `:hover` and `:focus`, or is a part such as `::before`.
   */
  readonly state: boolean;
}

const maxMatches = 250;
const maxTried = 3000;
const maxComparisons = 1_500_000;
const states =
  /^(?:hover|focus|focus-visible|focus-within|active|visited|target|checked|disabled|invalid|placeholder-shown)$/u;

export function indexElements(elements: readonly PageElement[]): ElementIndex {
  const byId = new Map<string, PageElement[]>();
  const byClass = new Map<string, PageElement[]>();
  const byName = new Map<string, PageElement[]>();
  const classes = new Map<PageElement, Set<string>>();
  const add = (map: Map<string, PageElement[]>, key: string, element: PageElement): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [element]);
    else list.push(element);
  };
  for (const element of elements) {
    const own = new Set(
      (element.attribs['class'] ?? '')
        .slice(0, 1000)
        .split(/\s+/u)
        .filter((name) => name !== ''),
    );
    classes.set(element, own);
    add(byName, element.name, element);
    if (element.attribs['id'] !== undefined) add(byId, element.attribs['id'], element);
    for (const name of own) add(byClass, name, element);
  }
  return { all: elements, byId, byClass, byName, classes, budget: { left: maxComparisons } };
}

/**
 * What each selector of a list matches on the page. Selectors that name a class or id the page
 * lacks are dropped unparsed.
 */
export function matchSelectors(selectors: string, index: ElementIndex): readonly SelectorMatch[] {
  const candidates = selectors.includes('(')
    ? [selectors]
    : selectors.split(',').filter((one) => mayMatch(one, index));
  if (candidates.length === 0) return [];
  return parseSelectors(candidates.join(','))
    .map((steps) => matchSteps(steps, index))
    .filter(({ elements }) => elements.length > 0);
}

function mayMatch(selector: string, { byClass, byId }: ElementIndex): boolean {
  for (const [, mark, name] of selector.matchAll(/([.#])((?:[\w-]|[^\x00-\x7f])+)(?!\\)/gu)) {
    if (name === undefined || selector.includes('\\') || selector.includes('[')) return true;
    if (!(mark === '.' ? byClass : byId).has(name)) return false;
  }
  return true;
}

function matchSteps(steps: readonly SelectorStep[], index: ElementIndex): SelectorMatch {
  let specificity = 0;
  let state = false;
  for (const part of steps.flatMap(({ parts }) => parts)) {
    if (part.type === 'IdSelector') specificity += 10_000;
    else if (part.type === 'TypeSelector') specificity += part.name === '*' ? 0 : 1;
    else if (part.type === 'PseudoElementSelector') {
      // Pseudo-elements such as a selection or a scroll bar are not part of the page's look.
      if (!/^(?:before|after|first-letter|first-line|marker)$/u.test(part.name))
        return { elements: [], specificity, state };
      state = true;
    } else specificity += 100;
    if (part.type === 'PseudoClassSelector' && states.test(part.name)) state = true;
  }
  const last = steps.at(-1);
  const elements: PageElement[] = [];
  if (last === undefined || steps.length > 12) return { elements, specificity, state };
  for (const element of findCandidates(last.parts, index).slice(0, maxTried)) {
    if (matchesFrom(element, steps, steps.length - 1, index, 0)) elements.push(element);
    if (elements.length >= maxMatches) break;
  }
  return { elements, specificity, state };
}

function findCandidates(parts: readonly CssNode[], index: ElementIndex): readonly PageElement[] {
  for (const part of parts)
    if (part.type === 'IdSelector') return index.byId.get(readName(part)) ?? [];
  for (const part of parts)
    if (part.type === 'ClassSelector') return index.byClass.get(readName(part)) ?? [];
  for (const part of parts) {
    if (part.type === 'TypeSelector' && part.name !== '*')
      return index.byName.get(part.name.toLowerCase()) ?? [];
    if (part.type === 'PseudoClassSelector' && part.name === 'root')
      return index.byName.get('html') ?? index.all.slice(0, 1);
  }
  return index.all;
}

function matchesFrom(
  element: PageElement,
  steps: readonly SelectorStep[],
  at: number,
  index: ElementIndex,
  depth: number,
): boolean {
  const step = steps[at];
  index.budget.left -= 1;
  if (step === undefined || depth > 60 || index.budget.left < 0) return false;
  if (!step.parts.every((part) => matchesPart(element, part, index))) return false;
  if (at === 0) return true;
  if (step.combinator === '>') {
    const parent = findParent(element);
    return parent !== undefined && matchesFrom(parent, steps, at - 1, index, depth + 1);
  }
  if (step.combinator === '+' || step.combinator === '~') {
    for (
      let before = previousSibling(element), tried = 0;
      before !== undefined && tried < 30;
      before = previousSibling(before), tried += 1
    ) {
      if (matchesFrom(before, steps, at - 1, index, depth + 1)) return true;
      if (step.combinator === '+') return false;
    }
    return false;
  }
  for (
    let outer = findParent(element), tried = 0;
    outer !== undefined && tried < 50;
    outer = findParent(outer), tried += 1
  ) {
    if (matchesFrom(outer, steps, at - 1, index, depth + 1)) return true;
  }
  return false;
}

function matchesPart(element: PageElement, part: CssNode, index: ElementIndex): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === '*' || part.name.toLowerCase() === element.name;
    case 'IdSelector':
      return element.attribs['id'] === readName(part);
    case 'ClassSelector':
      return index.classes.get(element)?.has(readName(part)) === true;
    case 'AttributeSelector':
      return matchesAttribute(element.attribs[part.name.name.toLowerCase()], part);
    case 'PseudoElementSelector':
      return true;
    case 'PseudoClassSelector':
      return matchesPseudo(element, part, index);
    default:
      return false;
  }
}

function matchesPseudo(
  element: PageElement,
  { name, children }: PseudoClassSelector,
  index: ElementIndex,
): boolean {
  if (name === 'root') return findParent(element) === undefined;
  if (name === 'first-child') return previousSibling(element) === undefined;
  if (name === 'not' || name === 'is' || name === 'where') {
    const any = readList(children).some(
      ([step, ...others]) =>
        step !== undefined &&
        others.length === 0 &&
        step.parts.every((part) => matchesPart(element, part, index)),
    );
    return name === 'not' ? !any : any;
  }
  // Pseudo-classes that depend on the visitor or on a count are assumed to match.
  return !/^(?:has|empty|host|last-child|nth-last-child|only-child|lang|dir)$/u.test(name);
}

function findParent(element: PageElement): PageElement | undefined {
  const { parent } = element;
  return parent !== null && 'attribs' in parent ? parent : undefined;
}

function previousSibling(element: PageElement): PageElement | undefined {
  let before = element.prev;
  for (let tried = 0; before !== null && tried < 50; tried += 1) {
    if ('attribs' in before) return before;
    before = before.prev;
  }
  return undefined;
}
