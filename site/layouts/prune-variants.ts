import {
  generate,
  parse,
  walk,
  type CssNode,
  type Identifier,
  type PseudoClassSelector,
  type Selector,
  type StringNode,
} from 'css-tree';

/**
 * Attributes of a page's root by name, such as `data-layout`; empty for one that the root lacks.
 */
export type RootAttributes = Readonly<Record<string, string>>;

/** The fixed properties of a page. */
interface PrunedPage {
  readonly root: RootAttributes;
  /** The classes for the length of the name (`data-fit`); undefined keeps all. */
  readonly fit?: string;
}

function readValue(value: Identifier | StringNode | null): string | undefined {
  return value === null ? undefined : value.type === 'String' ? value.value : value.name;
}

/** A selector that begins at the root: `html:not(…)`, `:root:not(…)` or `:not(…)>body`. */
const beginsAtRoot = /^(?:(?:html|:root):not\(|:not\([^()]*\)>body\b)/u;

/** Whether one of the alternatives is `[name=value]` and matches the root. */
function hasOwn(list: CssNode | null | undefined, root: RootAttributes): boolean {
  if (list?.type !== 'SelectorList') return false;
  return list.children.some((selector) => {
    const [part, ...others] = selector.type === 'Selector' ? selector.children.toArray() : [];
    return (
      part?.type === 'AttributeSelector' &&
      others.length === 0 &&
      part.matcher === '=' &&
      root[part.name.name] === readValue(part.value)
    );
  });
}

/** Whether the selector's condition is one on the root that the page's own value breaks. */
function isOfOther(
  selector: Selector,
  condition: PseudoClassSelector,
  root: RootAttributes,
): boolean {
  const parts = selector.children.toArray();
  const end = parts.findIndex(({ type }) => type === 'Combinator');
  return (
    beginsAtRoot.test(generate(selector)) &&
    parts.slice(0, end < 0 ? undefined : end).includes(condition) &&
    hasOwn(condition.children?.first, root)
  );
}

/**
 * Whether a selector needs something that the page lacks: another value of a root's attribute, or
 * another length. `:is()` loses such alternatives; of `:not()` only those on the root count, as in
 * `:not([lang=en])>body`.
 */
function needsOtherVariant(selector: CssNode, page: PrunedPage): boolean {
  if (selector.type !== 'Selector') return false;
  return selector.children.some((part) => {
    if (part.type === 'PseudoClassSelector' && (part.name === 'is' || part.name === 'where')) {
      const list = part.children?.first;
      if (list?.type !== 'SelectorList') return false;
      list.children.forEach((alternative, own, alternatives) => {
        if (needsOtherVariant(alternative, page)) alternatives.remove(own);
      });
      return list.children.isEmpty;
    }
    if (part.type === 'PseudoClassSelector' && part.name === 'not')
      return isOfOther(selector, part, page.root);
    if (part.type !== 'AttributeSelector') return false;
    const [name, value] = [part.name.name, readValue(part.value)];
    if (value === undefined) return false;
    if (part.matcher === '~=' && name === 'data-fit' && page.fit !== undefined)
      return !page.fit.split(' ').includes(value);
    return part.matcher === '=' && name in page.root && value !== page.root[name];
  });
}

/**
 * A style sheet without rules for layouts, headers, openings and lengths of names that the page
 * never has.
 */
export function pruneVariants(css: string, page: PrunedPage): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  walk(sheet, {
    visit: 'Rule',
    leave(rule, item, list) {
      if (rule.prelude.type !== 'SelectorList') return;
      rule.prelude.children.forEach((selector, own, selectors) => {
        if (needsOtherVariant(selector, page)) selectors.remove(own);
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
