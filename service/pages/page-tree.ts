/** The elements of a page that this project has written, as style sheets select them. */

export interface PageElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly classes: ReadonlySet<string>;
  readonly parent: PageElement | undefined;
  readonly children: readonly PageElement[];
  /** Its position among its parent's elements. */
  readonly position: number;
}

export interface PageTree {
  readonly elements: readonly PageElement[];
  readonly byClass: ReadonlyMap<string, readonly PageElement[]>;
  readonly byName: ReadonlyMap<string, readonly PageElement[]>;
  /** Whether any text may be right-to-left. */
  readonly isRightToLeft: boolean;
  /** Whether the client may try other looks on the page. */
  readonly hasPanel: boolean;
}

const token =
  /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/giu;
const attribute = /([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu;
const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Elements whose content is text. */
const rawElements: ReadonlySet<string> = new Set('script style noscript title textarea'.split(' '));
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Letters of right-to-left scripts, or an element that declares the direction. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|dir="rtl"/u;

interface Building extends PageElement {
  readonly children: Building[];
}

function readAttributes(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replace(
        /&[#\w]+;/gu,
        (entity) => entities[entity] ?? entity,
      ),
    ]),
  );
}

function groupBy(
  elements: readonly PageElement[],
  keys: (element: PageElement) => Iterable<string>,
): Map<string, PageElement[]> {
  const groups = new Map<string, PageElement[]>();
  for (const element of elements)
    for (const key of keys(element)) {
      const group = groups.get(key);
      if (group) group.push(element);
      else groups.set(key, [element]);
    }
  return groups;
}

/** Reads the elements of a page whose tags are all closed, except for those without content. */
export function readTree(html: string): PageTree {
  const elements: Building[] = [];
  let open: Building[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [, closing, written, source = '', empty] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (closing === '/') {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open = open.slice(0, at);
      continue;
    }
    const parent = open.at(-1);
    const attributes = readAttributes(source);
    const element: Building = {
      name,
      attributes,
      classes: new Set((attributes.get('class') ?? '').split(' ')),
      parent,
      children: [],
      position: parent?.children.length ?? 0,
    };
    parent?.children.push(element);
    elements.push(element);
    if (empty === '/' || voidElements.has(name)) continue;
    if (rawElements.has(name)) {
      const end = html.indexOf(`</${written}`, token.lastIndex);
      if (end >= 0) token.lastIndex = end;
    }
    open.push(element);
  }
  return {
    elements,
    byClass: groupBy(elements, ({ classes }) => classes),
    byName: groupBy(elements, ({ name }) => [name]),
    isRightToLeft: rightToLeft.test(html),
    hasPanel: elements.some(({ attributes }) => attributes.has('data-panel')),
  };
}
