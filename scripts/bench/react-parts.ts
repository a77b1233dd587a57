import type { DefaultTreeAdapterTypes } from 'parse5';
import { createElement, type ReactNode } from 'react';

/**
 * A page's elements as serializable content, from which React elements are made on a server or in a
 * browser.
 */
export type Part =
  | string
  | {
      readonly tag: string;
      readonly props: Readonly<Record<string, string>>;
      readonly children: readonly Part[];
    };

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;
const names: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/**
 * Elements, attributes and texts of a page; handlers and styles, which React needs in other forms,
 * are left out.
 */
export function toParts(node: DefaultTreeAdapterTypes.ChildNode): Part[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  if (!('tagName' in node) || node.tagName === 'script') return [];
  const props: Record<string, string> = {};
  for (const { name, value } of node.attrs) {
    if (!name.startsWith('on') && name !== 'style' && !name.includes(':'))
      props[names[name] ?? name] = value;
  }
  // React warns about a field with a value and no handler.
  if (node.tagName === 'option' || node.tagName === 'input') delete props['value'];
  return [{ tag: node.tagName, props, children: node.childNodes.flatMap(toParts) }];
}

/** A React element for a part; `key` is its position among its siblings. */
export function toElement(part: Part, key: number): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, props, children } = part;
  if (tag === 'style')
    return createElement(tag, {
      key,
      dangerouslySetInnerHTML: {
        __html: children.filter((child) => typeof child === 'string').join(''),
      },
    });
  return createElement(
    tag,
    { ...props, key },
    ...(voidElements.test(tag) ? [] : children.map(toElement)),
  );
}
