import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isSpotName, type Sample, type SpotName } from '../../templates-data/model/client-parts.ts';
import { places, type Before, type Place } from '../../templates-data/model/places.ts';
import { designs, type Design } from '../../templates-data/model/theme.ts';
import { parseRules, type RootAttributes, type Rules } from './variant-rules.ts';

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
  | { readonly kind: 'theme'; readonly kept: string }
  /** A style sheet, of which a demo needs the rules of its own variants. */
  | { readonly kind: 'rules'; readonly rules: Rules }
  /** The content of an element, which a list of the client's may replace. */
  | { readonly kind: 'spot'; readonly spot: SpotName; readonly samples: readonly SampleHtml[]; kept: Run }
  /** Nothing, or what a list of the client's adds after an element. */
  | { readonly kind: 'after'; readonly spot: SpotName }
  /** An element that goes when the client has a list of that kind. */
  | { readonly kind: 'without'; readonly list: WithoutName; kept: Run }
  /** The end of the head, where the style sheets of the client's lists stand. */
  | { readonly kind: 'sheets' };

/** An element of the sample's in a spot, as it stands in the page. */
interface SampleHtml extends Sample {
  readonly html: string;
  readonly figure: string;
}

/** Literals and pieces in turn, one literal more than pieces. */
export interface Run {
  readonly literals: readonly string[];
  readonly pieces: readonly Piece[];
}

/** A page cut at its marks. */
export interface SplitPage extends Run {
  readonly design: Design;
  /** Of the page as it was built. */
  readonly root: RootAttributes;
}

/** Lists beside which something of the sample's would be out of place. */
const withoutNames = ['services', 'people', 'testimonials', 'socials'] as const;
type WithoutName = (typeof withoutNames)[number];

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly piece: Piece;
}

const prefix = 'data-slot-';
const emptyRun: Run = { literals: [], pieces: [] };
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

/** The element that a sample begins with, where it is a picture or drawing. */
function figureOf(element: Tree.Element): Tree.Element | undefined {
  const [first] = element.childNodes.filter(isElement);
  return first && /^(?:svg|div)$/u.test(first.tagName) ? first : undefined;
}

/** The last part of the address of the first service that a sample leads to. */
function slugIn(element: Tree.Element): string | undefined {
  for (const child of element.childNodes.filter(isElement)) {
    const href = child.attrs.find(({ name }) => name === 'href')?.value ?? '';
    const slug = /\/practice-areas\/([^/#?]+)$/u.exec(href)?.[1] ?? slugIn(child);
    if (slug !== undefined) return slug;
  }
  return undefined;
}

function samplesOf(element: Tree.Element, html: string): readonly SampleHtml[] {
  const sourceOf = ({ sourceCodeLocation: at }: Tree.Element): string =>
    at ? html.slice(at.startOffset, at.endOffset) : '';
  return element.childNodes.filter(isElement).map((child) => {
    const figure = figureOf(child);
    return {
      html: sourceOf(child),
      figure: figure ? sourceOf(figure) : '',
      slug: slugIn(child),
      hasFigure: figure !== undefined,
    };
  });
}

/** Cuts that stand in another cut become part of its run. */
function runOf(html: string, cuts: readonly Cut[], start: number, end: number): Run {
  const literals: string[] = [];
  const pieces: Piece[] = [];
  let position = start;
  for (let index = 0; index < cuts.length; index += 1) {
    const cut = cuts[index];
    if (!cut) break;
    if (cut.start < position) throw new Error(`a slot stands inside another slot (${cut.piece.kind})`);
    literals.push(html.slice(position, cut.start));
    position = cut.end;
    const { piece } = cut;
    pieces.push(piece);
    if (piece.kind !== 'spot' && piece.kind !== 'without') continue;
    const inside = cuts.slice(index + 1).findIndex((other) => other.end > cut.end || other.start >= cut.end);
    const last = inside < 0 ? cuts.length : index + 1 + inside;
    piece.kept = runOf(html, cuts.slice(index + 1, last), cut.start, cut.end);
    index = last - 1;
  }
  literals.push(html.slice(position, end));
  return { literals, pieces };
}

/**
 * Cuts a built page at its marks, once. Understands `data-slot` (text), `data-slot-{attribute}`, `data-slot-show`,
 * `data-slot-keep`, `data-slot-before` (words before the value), `data-slot-theme`, links below the page's own `data-base`, and
 * of lists `data-list` (an element's content), `data-list-after` (what follows an element), `data-list-without` (an element that goes).
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

  function spotOf(name: string, where: string): SpotName {
    if (!isSpotName(name)) throw new Error(`${where}: "${name}" is no spot for a list`);
    return name;
  }

  function cutLists(element: Tree.Element, attributes: ReadonlyMap<string, string>): void {
    const location = element.sourceCodeLocation;
    if (!location) return;
    const { startTag, endTag, startOffset, endOffset } = location;
    const list = attributes.get('data-list-without');
    if (list !== undefined) {
      const name = withoutNames.find((one) => one === list);
      if (name === undefined) throw new Error(`${element.tagName}: "${list}" is no list`);
      cuts.push({
        start: startOffset,
        end: endOffset,
        piece: { kind: 'without', list: name, kept: emptyRun },
      });
    }
    const name = attributes.get('data-list');
    if (name !== undefined) {
      if (!startTag || !endTag) throw new Error(`the spot "${name}" is not closed`);
      const spot = spotOf(name, element.tagName);
      const samples = samplesOf(element, html);
      cuts.push({
        start: startTag.endOffset,
        end: endTag.startOffset,
        piece: { kind: 'spot', spot, samples, kept: emptyRun },
      });
    }
    const after = attributes.get('data-list-after');
    if (after !== undefined) {
      const piece: Piece = { kind: 'after', spot: spotOf(after, element.tagName) };
      cuts.push({ start: endOffset, end: endOffset, piece });
    }
    if (element.tagName === 'head' && endTag) {
      cuts.push({ start: endTag.startOffset, end: endTag.startOffset, piece: { kind: 'sheets' } });
    }
  }

  function visit(node: Tree.Node): void {
    if (isElement(node)) {
      const attributes = attributesOf(node);
      cutLists(node, attributes);
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
      if (node.tagName === 'style') {
        const { startTag, endTag } = node.sourceCodeLocation ?? {};
        if (!startTag || !endTag) throw new Error('a style is not closed');
        const [start, end] = [startTag.endOffset, endTag.startOffset];
        const css = html.slice(start, end);
        const isTheme = attributes.has(`${prefix}theme`);
        const piece: Piece = isTheme
          ? { kind: 'theme', kept: css }
          : { kind: 'rules', rules: parseRules(css) };
        cuts.push({ start, end, piece });
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  }
  visit(document);

  cuts.sort((a, b) => a.start - b.start || order(a) - order(b) || a.end - b.end);
  return { ...runOf(html, cuts, 0, html.length), design, root: rootAttributes };
}

const orderOfKinds = ['after', 'spot', 'without'];

/** Of cuts that begin at one place: what follows the element before, then what lies around others. */
function order({ piece }: Cut): number {
  const place = orderOfKinds.indexOf(piece.kind);
  return place < 0 ? orderOfKinds.length : place;
}
