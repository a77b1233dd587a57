/** Shows the items of a page's lists in the browser. Items that stay keep their elements. */
import {
  attributePrefix,
  bindingNames,
  conditionHolds,
  cyclePrefix,
  itemField,
  itemLookup,
  namesIn,
  valueInTurn,
  type Lookup,
} from '../../templates-data/model/bindings.ts';
import type { ViewItem } from '../../templates-data/model/demo-items.ts';

export interface TextBinding {
  readonly element: Element;
  readonly name: string;
  /** The attribute that the binding writes; undefined for the element's text. */
  readonly attribute: string | undefined;
}

/** In the editor, this attribute names a text: its key, or `services.0.name` for an item's. */
export const editAttribute = 'data-edit';

export function readBindings(element: Element): readonly TextBinding[] {
  return Array.from(element.attributes).flatMap(({ name, value }): readonly TextBinding[] => {
    if (name === bindingNames.text) return [{ element, name: value, attribute: undefined }];
    if (!name.startsWith(attributePrefix)) return [];
    return [{ element, name: value, attribute: name.slice(attributePrefix.length) }];
  });
}

export function writeBinding({ element, attribute }: TextBinding, value: string): void {
  if (attribute === undefined) element.textContent = value;
  else if (value === '') element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/** An item on the page. */
interface ShownItem {
  readonly element: Element;
  /** Which conditions of the prototype hold, in the order of its elements. */
  readonly presence: string;
  readonly bindings: readonly TextBinding[];
  readonly cycles: readonly { element: Element; attribute: string; values: readonly string[] }[];
  /** What was written last, by binding. */
  written: string[];
}

export interface List {
  readonly element: Element;
  readonly list: string;
  readonly max: number;
  readonly prototype: Element;
  /** Values of the page that its items use too. */
  readonly names: readonly string[];
  /** The shown items with those values, serialized for comparison. */
  shown: string;
  /** By position; undefined for an item whose own condition does not hold. */
  items: readonly (ShownItem | undefined)[];
}

const withDescendants = (element: Element): readonly Element[] => [
  element,
  ...element.querySelectorAll('*'),
];

/** Names of the page's values that a list's element uses. */
function pageNames(prototype: Element): readonly string[] {
  const names = withDescendants(prototype).flatMap((element) => [
    ...readBindings(element).map(({ name }) => name),
    ...namesIn(element.getAttribute(bindingNames.if) ?? ''),
  ]);
  return [...new Set(names)].filter((name) => name !== '' && itemField(name) === undefined);
}

/** Takes the prototype of a list from the page. */
export function bindList(element: Element, list: string, prototype: Element): List {
  const max = Number(element.getAttribute(bindingNames.max) ?? Number.POSITIVE_INFINITY);
  element.replaceChildren();
  return { element, list, max, prototype, names: pageNames(prototype), shown: '[]', items: [] };
}

const isAbsent = (element: Element, lookup: Lookup): boolean => {
  const condition = element.getAttribute(bindingNames.if);
  return condition !== null && !conditionHolds(condition, lookup);
};

function createItem(prototype: Element, presence: string, lookup: Lookup): ShownItem {
  const element = prototype.cloneNode(true) as Element;
  for (const one of withDescendants(element)) if (isAbsent(one, lookup)) one.remove();
  const present = withDescendants(element);
  const cycles = present.flatMap((one) =>
    Array.from(one.attributes)
      .filter(({ name }) => name.startsWith(cyclePrefix))
      .map(({ name, value }) => ({
        element: one,
        attribute: name.slice(cyclePrefix.length),
        values: value.split(' '),
      })),
  );
  return { element, presence, bindings: present.flatMap(readBindings), cycles, written: [] };
}

/** Writes what has changed into an item. */
function fillItem(shown: ShownItem, item: ViewItem, position: number, lookup: Lookup): void {
  for (const [index, binding] of shown.bindings.entries()) {
    const value = lookup(binding.name);
    if (shown.written[index] !== value) writeBinding(binding, value);
    shown.written[index] = value;
    const field = binding.attribute === undefined ? itemField(binding.name) : undefined;
    if (field === undefined) continue;
    const path = item['path'] === undefined ? '' : `${item['path']}.${field}`;
    writeBinding({ ...binding, attribute: editAttribute }, path);
  }
  for (const { element, attribute, values } of shown.cycles)
    element.setAttribute(attribute, valueInTurn(values, position, lookup));
}

/** Puts the elements in their order; one that stays in its position is not touched. */
function placeElements(parent: Element, elements: readonly Element[]): void {
  for (const child of Array.from(parent.children)) if (!elements.includes(child)) child.remove();
  for (const [index, element] of elements.entries())
    if (parent.children[index] !== element)
      parent.insertBefore(element, parent.children[index] ?? null);
}

/** Shows a list's items. Returns whether elements were added or removed. */
export function showItems(list: List, all: readonly ViewItem[], page: Lookup): boolean {
  const items = all.slice(0, list.max);
  const shown = JSON.stringify(items.length > 0 ? [...items, list.names.map(page)] : []);
  if (shown === list.shown) return false;
  list.shown = shown;
  const before = list.items;
  const parts = withDescendants(list.prototype);
  list.items = items.map((item, position) => {
    const lookup = itemLookup(item, page);
    if (isAbsent(list.prototype, lookup)) return undefined;
    const presence = parts.map((part) => (isAbsent(part, lookup) ? '0' : '1')).join('');
    const same = before[position]?.presence === presence ? before[position] : undefined;
    const one = same ?? createItem(list.prototype, presence, lookup);
    fillItem(one, item, position, lookup);
    return one;
  });
  const hasChanged =
    list.items.length !== before.length || list.items.some((one, at) => one !== before[at]);
  if (hasChanged)
    placeElements(
      list.element,
      list.items.flatMap((one) => one?.element ?? []),
    );
  return hasChanged;
}

/** Lets the next call write an item that was edited in its place. */
export function releaseItem(list: List, edited: Element): void {
  if (!list.element.contains(edited)) return;
  list.shown = '';
  for (const one of list.items) if (one?.element.contains(edited)) one.written = [];
}
