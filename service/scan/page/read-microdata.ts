import type { Thing } from './thing.ts';
import type { PageElement } from './element-text.ts';
import { elementText } from './element-text.ts';

const maxItems = 300;

/**
 * Microdata and RDFa items as flat nodes: property names with their text. Nested items become nodes
 * of the outer one.
 */
export function readMicrodata(elements: readonly PageElement[]): readonly Thing[] {
  const items = new Map<PageElement, { types: string[]; data: Record<string, unknown> }>();
  const ordered: Thing[] = [];
  for (const element of elements) {
    const property = element.attribs['itemprop'] ?? rdfaProperty(element);
    const type = element.attribs['itemtype'] ?? element.attribs['typeof'];
    const opens = element.attribs['itemscope'] !== undefined || type !== undefined;
    if (!opens && property === undefined) continue;
    const owner = findOwner(element, items);
    let value: unknown;
    if (opens && items.size < maxItems) {
      const types = (type ?? '')
        .slice(0, 300)
        .split(/\s+/u)
        .map((name) => name.replace(/^.*[/:#]/u, ''))
        .filter((name) => name !== '');
      const item = { types, data: {} };
      items.set(element, item);
      ordered.push({ ...item, source: 'microdata' });
      value = item.data;
    } else {
      value = readValue(element);
    }
    if (property === undefined || owner === undefined || value === '') continue;
    for (const name of property.slice(0, 200).split(/\s+/u)) {
      if (name === '__proto__') continue;
      const known = owner.data[name];
      if (known === undefined) owner.data[name] = value;
      else if (Array.isArray(known)) known.push(value);
      else owner.data[name] = [known, value];
    }
  }
  return ordered;
}

/** The `property` of RDFa. On `<meta>` it belongs to Open Graph instead. */
function rdfaProperty({ name, attribs }: PageElement): string | undefined {
  const property = attribs['property'];
  return name === 'meta' || property === undefined
    ? undefined
    : property.replace(/^(?:schema:|https?:\/\/schema\.org\/)/u, '');
}

function findOwner(
  element: PageElement,
  items: ReadonlyMap<PageElement, { types: string[]; data: Record<string, unknown> }>,
): { types: string[]; data: Record<string, unknown> } | undefined {
  let outer = element.parent;
  for (let depth = 0; depth < 60 && outer !== null && 'attribs' in outer; depth += 1) {
    const item = items.get(outer);
    if (item !== undefined) return item;
    outer = outer.parent;
  }
  return undefined;
}

function readValue(element: PageElement): string {
  const { attribs, name } = element;
  const content = attribs['content'];
  if (content !== undefined) return content.trim().slice(0, 1000);
  const text = elementText(element, 600);
  if (text !== '' && name !== 'time') return text;
  return (attribs['datetime'] ?? attribs['href'] ?? text).slice(0, 1000);
}
