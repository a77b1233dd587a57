/** The elements of a page that the service sends, as style sheets select them. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isElement, readAttributes, type Attributes } from './page-elements.ts';
import { rightToLeftHtml } from '../../templates-data/model/right-to-left.ts';

export interface PageElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly classes: ReadonlySet<string>;
  readonly parent: PageElement | undefined;
  readonly children: readonly PageElement[];
  /** Its position among its parent's elements. */
  readonly position: number;
}

export interface PageTree {
  readonly elements: readonly PageElement[];
  /** By name, and by each `.class`, `#id`, `[attribute` and `[attribute=value` that they have. */
  readonly byKey: ReadonlyMap<string, readonly PageElement[]>;
  /** Whether any text may be right-to-left. */
  readonly isRightToLeft: boolean;
  /** Whether the client may try other looks on the page. */
  readonly hasPanel: boolean;
}

/** Scripts show copies of what a template contains. */
function childElements(node: Tree.ParentNode): Tree.Element[] {
  return ('content' in node ? node.content : node).childNodes.filter(isElement);
}

function* listKeys({ name, classes, attributes }: PageElement): Generator<string> {
  yield name;
  for (const one of classes) yield `.${one}`;
  for (const [attribute, value] of attributes) {
    if (attribute === 'id') yield `#${value}`;
    yield `[${attribute}`;
    yield `[${attribute}=${value}`;
  }
}

interface OpenElement extends PageElement {
  readonly children: OpenElement[];
}

export function readTree(html: string): PageTree {
  const elements: OpenElement[] = [];
  const byKey = new Map<string, OpenElement[]>();

  function add(name: string, attributes: Attributes, parent: OpenElement | undefined): OpenElement {
    const siblings = parent?.children ?? [];
    const classes = new Set(attributes.get('class')?.split(' '));
    const element = { name, attributes, classes, parent, children: [], position: siblings.length };
    siblings.push(element);
    elements.push(element);
    for (const key of listKeys(element)) {
      const group = byKey.get(key);
      if (group) group.push(element);
      else byKey.set(key, [element]);
    }
    return element;
  }

  function read(of: Tree.ParentNode, parent: OpenElement | undefined): void {
    for (const source of childElements(of))
      read(source, add(source.tagName.toLowerCase(), readAttributes(source), parent));
  }

  read(parse(html), undefined);
  const hasPanel = byKey.has('[data-panel');
  // A headline that the client tries may have a second part, which the page's own has not
  // (site/islands/panel/try-look.ts).
  if (hasPanel)
    for (const headline of byKey.get('h1') ?? [])
      if (!headline.children.some(({ name }) => name === 'em')) add('em', new Map(), headline);
  return { elements, byKey, isRightToLeft: rightToLeftHtml.test(html), hasPanel };
}
