/**
 * The grammar of bindings: attributes that mark where a built page shows which value. The service
 * (`service/pages/compile-page.ts`) and the browser (`site/overrides/bind-page.ts`) read them.
 *
 * - `data-text="a"`: the element's text is the value `a`.
 * - `data-attr-href="a"`: the attribute `href` is the value `a`; it is left out for an empty value.
 * - `data-if="a"`: the element is present while the condition holds: `a`, `!a`, `a|b`, `a&b`.
 * - `data-each="list"`: the element's only child is repeated for each item of the list; `item.a` is
 *   a value of the item.
 * - `data-max="3"`: with `data-each`, the maximum number of items.
 * - `data-cycle-href="x y"`: within `data-each`, the attribute has these values in rotation, by the
 *   item's value `turn`, else by its position.
 * - `data-section="id"`: a section, at the position of the page's list of sections, or absent.
 * - `data-theme`: the style element with the colours.
 */
export const bindingNames = {
  text: 'data-text',
  if: 'data-if',
  each: 'data-each',
  max: 'data-max',
  section: 'data-section',
  theme: 'data-theme',
} as const;
export const attributePrefix = 'data-attr-';
export const cyclePrefix = 'data-cycle-';

/** A value by its name; empty for an unknown one. */
export type Lookup = (name: string) => string;

/** Whether an attribute is a binding; pages for visitors have none. */
export function isBinding(attribute: string): boolean {
  return (
    attribute.startsWith(attributePrefix) ||
    attribute.startsWith(cyclePrefix) ||
    attribute === bindingNames.text ||
    attribute === bindingNames.if ||
    attribute === bindingNames.each ||
    attribute === bindingNames.max
  );
}

/** Whether a condition holds: alternatives of terms that all hold; `!` negates a term. */
export function conditionHolds(condition: string, lookup: Lookup): boolean {
  return condition
    .split('|')
    .some((terms) =>
      terms
        .split('&')
        .every((term) =>
          term.startsWith('!') ? lookup(term.slice(1)) === '' : lookup(term) !== '',
        ),
    );
}

/** Names of the values in a condition. */
export function namesIn(condition: string): readonly string[] {
  return condition.split(/[|&]/u).map((term) => term.replace(/^!/u, ''));
}

const itemPrefix = 'item.';

/** Values of a page: its texts, and for each list whether it has items. */
export function pageLookup(
  texts: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, readonly unknown[]>>,
): Lookup {
  return (name) => texts[name] ?? ((lists[name]?.length ?? 0) > 0 ? 'yes' : '');
}

/** Values within an item of a list: `item.title` is the item's, all others are the page's. */
export function itemLookup(item: Readonly<Record<string, string>>, page: Lookup): Lookup {
  return (name) =>
    name.startsWith(itemPrefix) ? (item[name.slice(itemPrefix.length)] ?? '') : page(name);
}

/** The item's field that a name refers to; undefined for a value of the page. */
export function itemField(name: string): string | undefined {
  return name.startsWith(itemPrefix) ? name.slice(itemPrefix.length) : undefined;
}

/** Of a binding's values that are taken in turn, that of an item at a position. */
export function valueInTurn(values: readonly string[], position: number, lookup: Lookup): string {
  const turn = lookup(`${itemPrefix}turn`);
  return values[(turn === '' ? position : Number(turn)) % values.length] ?? '';
}
