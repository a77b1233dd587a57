import { generate, parse, walk, type CssNode } from 'css-tree';

/**
 * Attributes of a page's root by name, such as `data-layout`; one that the root does not have is
 * empty.
 */
export type RootAttributes = Readonly<Record<string, string>>;

/**
 * Whether a selector asks for another value of a root's attribute than the page has. What stands in
 * `:not()` and the like is not read.
 */
function asksForOther(selector: CssNode, root: RootAttributes): boolean {
  if (selector.type !== 'Selector') return false;
  return selector.children.some(
    (part) =>
      part.type === 'AttributeSelector' &&
      part.matcher === '=' &&
      part.name.name in root &&
      part.value !== null &&
      (part.value.type === 'String' ? part.value.value : part.value.name) !== root[part.name.name],
  );
}

/**
 * A style sheet without the rules of layouts, headers and openings that a page does not have and
 * never gets.
 */
export function pruneVariants(css: string, root: RootAttributes): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (rule.prelude.type !== 'SelectorList') return;
      rule.prelude.children.forEach((selector, own, selectors) => {
        if (asksForOther(selector, root)) selectors.remove(own);
      });
      if (rule.prelude.children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (rule.block?.children.isEmpty === true) list.remove(item);
    },
  });
  return generate(sheet);
}
