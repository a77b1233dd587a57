/**
 * Shows a demo on a built page in the browser, with the same result as
 * `service/pages/render-page.ts` in HTML. A page's bindings are read once; after that only changes
 * are written.
 */
import {
  bindingNames,
  conditionHolds,
  namesIn,
  pageLookup,
  type Lookup,
} from '../../templates-data/model/bindings.ts';
import type { DemoView } from '../../templates-data/model/demo-view.ts';
import {
  readBindings,
  bindList,
  releaseItem,
  showItems,
  writeBinding,
  type List,
  type TextBinding,
} from './show-items.ts';

/** An element with a condition; while it is absent, a comment marks its position. */
interface Condition {
  readonly element: Element;
  readonly condition: string;
  readonly place: Comment;
}

export interface BoundPage {
  readonly page: Document;
  readonly texts: ReadonlyMap<string, readonly TextBinding[]>;
  readonly conditions: readonly Condition[];
  readonly lists: readonly List[];
  readonly sections: ReadonlyMap<string, Element>;
  /** Links within the demo. */
  readonly links: readonly { readonly element: Element; readonly rest: string }[];
  readonly values: Map<string, string>;
  order: string;
  base: string;
  /** An element that is being edited: its text is not written, and its list is not rebuilt. */
  edited: Element | undefined;
}

/**
 * Whether an element comes and goes with its condition. A script has already run. The sheet of a
 * section that is absent is harmless, and removing one makes the browser compute all styles again;
 * those of layouts exclude each other.
 */
function isSwitched({ localName }: Element, condition: string): boolean {
  return localName === 'style' ? condition.startsWith('layout.') : localName !== 'script';
}

/** Reads the bindings of a built page, before anything is written. */
export function bindPage(page: Document): BoundPage {
  const texts = new Map<string, TextBinding[]>();
  const conditions: Condition[] = [];
  const lists: List[] = [];
  const sections = new Map<string, Element>();
  const visit = (element: Element): void => {
    for (const binding of readBindings(element))
      texts.set(binding.name, [...(texts.get(binding.name) ?? []), binding]);
    const condition = element.getAttribute(bindingNames.if);
    if (condition !== null && isSwitched(element, condition))
      conditions.push({ element, condition, place: page.createComment('') });
    const section = element.getAttribute(bindingNames.section);
    if (section !== null) sections.set(section, element);
    const list = element.getAttribute(bindingNames.each);
    const prototype = element.firstElementChild;
    if (list !== null && prototype) {
      lists.push(bindList(element, list, prototype));
      return;
    }
    for (const child of Array.from(element.children)) visit(child);
  };
  visit(page.documentElement);
  const base = page.documentElement.dataset['base'] ?? '';
  const links = Array.from(page.querySelectorAll('a[href]'), (element) => ({
    element,
    href: element.getAttribute('href') ?? '',
  }))
    .filter(
      ({ href }) =>
        base !== '' &&
        (href === base || /^[/#]/u.test(href.slice(base.length))) &&
        href.startsWith(base),
    )
    .map(({ element, href }) => ({ element, rest: href.slice(base.length) }));
  return {
    page,
    texts,
    conditions,
    lists,
    sections,
    links,
    values: new Map(),
    order: '',
    base,
    edited: undefined,
  };
}

function showLists({ lists, edited }: BoundPage, view: DemoView, lookup: Lookup): boolean {
  let hasChanged = false;
  for (const list of lists) {
    if (edited && list.element.contains(edited)) continue;
    if (showItems(list, view.lists[list.list] ?? [], lookup)) hasChanged = true;
  }
  return hasChanged;
}

function showConditions(
  { conditions, edited }: BoundPage,
  lookup: Lookup,
  changed: ReadonlySet<string> | undefined,
): boolean {
  let hasNew = false;
  for (const { element, condition, place } of conditions) {
    if (edited && element.contains(edited)) continue;
    if (changed && !namesIn(condition).some((name) => changed.has(name))) continue;
    if (conditionHolds(condition, lookup)) {
      if (!place.parentNode) continue;
      place.replaceWith(element);
      hasNew = true;
    } else if (element.parentNode) element.replaceWith(place);
  }
  return hasNew;
}

/** Orders the sections, and removes hidden ones. */
function showSections(bound: BoundPage, shown: readonly string[]): boolean {
  const order = shown.join(' ');
  if (order === bound.order) return false;
  bound.order = order;
  const elements = shown.flatMap((id) => bound.sections.get(id) ?? []);
  const parent = bound.page.querySelector('main');
  if (!parent) return false;
  for (const element of bound.sections.values()) if (!elements.includes(element)) element.remove();
  // Only misplaced sections are moved, because moving one reloads its frames and loses the focus.
  let after: Element | undefined;
  for (const element of elements) {
    const isInPlace =
      element.parentNode === parent && (after ? after.nextElementSibling === element : true);
    if (!isInPlace) {
      if (after) after.after(element);
      else parent.append(element);
    }
    after = element;
  }
  return true;
}

/** Keeps an element unchanged while it is being edited; undefined releases it. */
export function holdElement(bound: BoundPage, element: Element | undefined): void {
  const before = bound.edited;
  bound.edited = element;
  if (!before) return;
  // Skipped texts are written the next time, even without a change.
  for (const [name, bindings] of bound.texts)
    if (bindings.some((binding) => before.contains(binding.element))) bound.values.delete(name);
  for (const { element: conditional, condition, place } of bound.conditions)
    if (conditional.contains(before) || before.contains(conditional) || before.contains(place))
      for (const name of namesIn(condition)) bound.values.delete(name);
  for (const list of bound.lists) releaseItem(list, before);
}

/**
 * Shows a view. `base` is the beginning of the page's own links. Returns whether elements were
 * added or removed.
 */
export function showView(bound: BoundPage, view: DemoView, base?: string): boolean {
  const lookup = pageLookup(view.texts, view.lists);
  const isFirst = bound.values.size === 0;
  const changed = new Set<string>();
  const names = new Set([
    ...bound.texts.keys(),
    ...bound.conditions.flatMap(({ condition }) => namesIn(condition)),
  ]);
  for (const name of names) {
    const value = lookup(name);
    if (!isFirst && bound.values.get(name) === value) continue;
    bound.values.set(name, value);
    changed.add(name);
    for (const binding of bound.texts.get(name) ?? []) {
      const isEdited =
        binding.attribute === undefined && bound.edited?.contains(binding.element) === true;
      if (!isEdited) writeBinding(binding, value);
    }
  }
  const hasNewParts = showConditions(bound, lookup, isFirst ? undefined : changed);
  const hasNewItems = showLists(bound, view, lookup);
  const hasNewOrder = showSections(bound, view.sections);
  if (base !== undefined && base !== bound.base) {
    for (const { element, rest } of bound.links) element.setAttribute('href', base + rest);
    bound.page.documentElement.dataset['base'] = base;
    bound.base = base;
  }
  return hasNewParts || hasNewItems || hasNewOrder;
}
