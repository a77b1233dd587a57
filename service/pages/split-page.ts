import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { places, type Before, type Place } from '../../templates-data/model/slots.ts';
import { designs, type Design } from '../../templates-data/model/theme.ts';

/** A piece of a built page that a demo writes anew. `kept` is the HTML that stays where a demo gives nothing. */
export type Piece =
  | {
      readonly kind: 'text';
      readonly place: Place;
      readonly kept: string;
      readonly before?: Before | undefined;
    }
  | {
      readonly kind: 'attribute';
      readonly place: Place;
      readonly attribute: string;
      readonly kept: string;
      readonly before?: Before | undefined;
    }
  | { readonly kind: 'show'; readonly place: Place }
  | { readonly kind: 'base' }
  | { readonly kind: 'theme'; readonly kept: string };

/** A page cut at its marks: literals and pieces in turn, one literal more than pieces. */
export interface SplitPage {
  readonly literals: readonly string[];
  readonly pieces: readonly Piece[];
  readonly design: Design;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly piece: Piece;
}

const prefix = 'data-slot-';
const notPlaces = new Set(['keep', 'theme', 'before', 'before-place'].map((name) => prefix + name));

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

function placeOf(name: string, where: string): Place {
  const place = places.find((candidate) => candidate === name);
  if (place === undefined) throw new Error(`${where}: "${name}" is not a place`);
  return place;
}

function beforeOf(attributes: ReadonlyMap<string, string>, where: string): Before | undefined {
  const words = attributes.get(`${prefix}before`);
  const place = attributes.get(`${prefix}before-place`);
  return words === undefined
    ? undefined
    : { words, place: place === undefined ? undefined : placeOf(place, where) };
}

/**
 * Cuts a built page at its marks, once. Understands `data-slot` (text), `data-slot-{attribute}`, `data-slot-show`,
 * `data-slot-keep`, `data-slot-before` (words before the value), `data-slot-theme`, and links below the page's own `data-base`.
 * @throws Error for a mark that could not be filled safely: a slot inside a slot, with elements inside, inside a script
 * or style, or an attribute that is not quoted.
 */
export function splitPage(html: string): SplitPage {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const root = document.childNodes.find(isElement);
  const attributesOf = (element: Tree.Element): Map<string, string> =>
    new Map(element.attrs.map(({ name, value }) => [name, value]));
  const rootAttributes = root ? attributesOf(root) : new Map<string, string>();
  const base = rootAttributes.get('data-base') ?? '';
  const design = designs.find((name) => name === rootAttributes.get('data-design')) ?? 'law';
  const cuts: Cut[] = [];

  function cutAttribute(element: Tree.Element, attribute: string, piece: (source: string) => Piece): void {
    const location = element.sourceCodeLocation;
    const at = location?.attrs?.[attribute];
    if (at) {
      const source = html.slice(at.startOffset, at.endOffset);
      if (source.includes('=') && !/["']$/u.test(source))
        throw new Error(`<${element.tagName} ${source}> is not quoted`);
      // The blank before the attribute belongs to the cut, so that leaving it out leaves no trace.
      cuts.push({ start: at.startOffset - 1, end: at.endOffset, piece: piece(` ${source}`) });
      return;
    }
    const tag = location?.startTag ?? location;
    if (!tag) throw new Error(`<${element.tagName}> has no place in the source`);
    const after = tag.startOffset + 1 + element.tagName.length;
    cuts.push({ start: after, end: after, piece: piece('') });
  }

  function cutText(element: Tree.Element, place: Place, keeps: boolean, before: Before | undefined): void {
    const location = element.sourceCodeLocation;
    if (!location?.startTag || !location.endTag) throw new Error(`the slot "${place}" is not closed`);
    if (element.tagName === 'script' || element.tagName === 'style')
      throw new Error(`the slot "${place}" stands in a ${element.tagName}`);
    if (element.childNodes.some(isElement)) throw new Error(`the slot "${place}" has elements inside`);
    const start = location.startTag.endOffset;
    const end = location.endTag.startOffset;
    cuts.push({
      start,
      end,
      piece: { kind: 'text', place, kept: keeps ? html.slice(start, end) : '', before },
    });
  }

  function visit(node: Tree.Node): void {
    if (isElement(node)) {
      const attributes = attributesOf(node);
      const keeps = attributes.has(`${prefix}keep`);
      const before = beforeOf(attributes, node.tagName);
      for (const [name, value] of attributes) {
        if (name === 'data-slot') cutText(node, placeOf(value, node.tagName), keeps, before);
        else if (name === `${prefix}show`) {
          const place = placeOf(value, node.tagName);
          cutAttribute(node, 'hidden', () => ({ kind: 'show', place }));
        } else if (name.startsWith(prefix) && !notPlaces.has(name)) {
          const attribute = name.slice(prefix.length);
          const place = placeOf(value, node.tagName);
          cutAttribute(node, attribute, (source) => ({
            kind: 'attribute',
            place,
            attribute,
            kept: keeps ? source : '',
            before,
          }));
        }
      }
      const href = attributes.get('href') ?? '';
      const own = node.tagName === 'a' && base !== '' && !attributes.has(`${prefix}href`);
      if (own && (href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}#`))) {
        const at = node.sourceCodeLocation?.attrs?.['href'];
        if (at) {
          const start = html.indexOf(base, at.startOffset);
          cuts.push({ start, end: start + base.length, piece: { kind: 'base' } });
        }
      }
      if (node.tagName === 'html' && base !== '') {
        const at = node.sourceCodeLocation?.attrs?.['data-base'];
        if (at) {
          const start = html.indexOf(base, at.startOffset);
          cuts.push({ start, end: start + base.length, piece: { kind: 'base' } });
        }
      }
      if (attributes.has(`${prefix}theme`)) {
        const { startTag, endTag } = node.sourceCodeLocation ?? {};
        if (!startTag || !endTag) throw new Error('the theme is not closed');
        const [start, end] = [startTag.endOffset, endTag.startOffset];
        cuts.push({ start, end, piece: { kind: 'theme', kept: html.slice(start, end) } });
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  }
  visit(document);

  cuts.sort((a, b) => a.start - b.start || a.end - b.end);
  const literals: string[] = [];
  let position = 0;
  for (const { start, end, piece } of cuts) {
    if (start < position) throw new Error(`a slot stands inside another slot (${piece.kind})`);
    literals.push(html.slice(position, start));
    position = end;
  }
  literals.push(html.slice(position));
  return { literals, pieces: cuts.map(({ piece }) => piece), design };
}
