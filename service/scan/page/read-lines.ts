import { cleanText } from './clean-text.ts';
import { isTranslation } from './other-language.ts';
import { isConsentPart, isConsentText } from './consent-words.ts';
import { isIconName, textData } from './element-text.ts';
import type { PageDocument, PageElement, PageNode } from './element-text.ts';
import { isInColumn, isMenuOfLinks } from './link-lists.ts';

type Place = 'header' | 'nav' | 'main' | 'footer';

/** A line of text as visitors see it: the text between two block boundaries or line breaks. */
export interface Line {
  readonly text: string;
  readonly place: Place;
  /** 1 to 6 inside a heading, else 0. */
  readonly heading: number;
  /**
   * Name of the nearest block element, and the classes and ids around the line, for words like
   * `address`.
   */
  readonly tag: string;
  readonly marks: string;
  /** Whether the line has a map pin. */
  readonly pinned: boolean;
  /** Whether it continues the heading on the previous line after a line break. */
  readonly goesOn: boolean;
  /** Whether it is in the same heading element as the previous line. */
  readonly sharesHeading: boolean;
}

const maxElements = 25_000;
// Far more than real pages have. Limits the work, because many functions read each line.
const maxLines = 5000;
const maxDepth = 400;
const maxTextLength = 400_000;
const blocks = new Set(
  'address article aside blockquote body button center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br html details label'.split(
    ' ',
  ),
);
const silent = new Set(
  'script style noscript template svg head select option textarea iframe object canvas video audio title'.split(
    ' ',
  ),
);

interface Context {
  readonly place: Place;
  readonly heading: number;
  readonly headingElement: PageElement | undefined;
  readonly tag: string;
  readonly marks: string;
  readonly depth: number;
  readonly silent: boolean;
}

/**
 * The page's visible lines and its elements in document order. Walks without recursion, within
 * fixed limits.
 */
export function readLines(document: PageDocument | undefined): {
  readonly lines: readonly Line[];
  readonly elements: readonly PageElement[];
} {
  const lines: Line[] = [];
  const elements: PageElement[] = [];
  if (document === undefined) return { lines, elements };
  let buffer: string[] = [];
  let total = 0;
  let language = '';
  let pinned = false;
  let goesOn = false;
  let lastHeading: PageElement | undefined;
  let context: Context = {
    place: 'main',
    heading: 0,
    headingElement: undefined,
    tag: '',
    marks: '',
    depth: 0,
    silent: false,
  };
  const flush = (): void => {
    if (buffer.length === 0) return;
    const text = cleanText(buffer.join('').slice(0, 20_000));
    buffer = [];
    const atPin = pinned || text.startsWith('📍');
    if (text === '' || lines.length >= maxLines || isConsentText(text)) return;
    pinned = false;
    const { place, headingElement, tag, marks } = context;
    const heading = isProse(text, context) ? 0 : context.heading;
    const sharesHeading = headingElement !== undefined && headingElement === lastHeading;
    lastHeading = headingElement;
    lines.push({
      text,
      place,
      heading,
      tag: heading === context.heading ? tag : 'p',
      marks,
      pinned: atPin,
      goesOn: goesOn && heading > 0,
      sharesHeading,
    });
    goesOn = false;
  };
  type Step = { readonly node: PageNode; readonly context: Context } | { readonly leave: Context };
  const steps: Step[] = [];
  const push = (nodes: readonly PageNode[], inside: Context): void => {
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index];
      if (node !== undefined) steps.push({ node, context: inside });
    }
  };
  push(document.children, context);
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('leave' in step) {
      flush();
      context = step.leave;
      continue;
    }
    const { node } = step;
    const data = textData(node);
    if (data !== undefined) {
      if (step.context.silent || total > maxTextLength) continue;
      total += data.length;
      buffer.push(data);
      continue;
    }
    if (!('attribs' in node) || elements.length >= maxElements || step.context.depth > maxDepth)
      continue;
    elements.push(node);
    if (isPin(node)) pinned = true;
    if (node.name === 'html') language = readLanguage(node);
    const inside = enter(node, step.context, language);
    if (inside.silent && !step.context.silent && node.name !== 'head') buffer.push(' ');
    if (!step.context.silent && (blocks.has(node.name) || isInColumn(node))) {
      flush();
      goesOn = node.name === 'br' && lines.at(-1)?.heading === inside.heading;
      steps.push({ leave: context });
      context = node.name === 'a' ? { ...inside, tag: 'li' } : inside;
    } else if (
      !step.context.silent &&
      buffer.length > 0 &&
      // Small text in a heading is displayed as a line below it.
      ((node.name === 'small' && step.context.heading > 0) || isOnOwnLine(node))
    ) {
      flush();
    } else if (node.name === 'a' || node.name === 'img' || node.name === 'input') {
      buffer.push(' ');
    }
    push(node.children, inside);
  }
  flush();
  return { lines, elements };
}

const minProse = 110;
const minParagraph = 60;

/** Whether a heading element was taken for its size only: it contains a paragraph. */
function isProse(text: string, { heading, tag }: Context): boolean {
  if (heading < 2 || text === text.toUpperCase()) return false;
  return (
    (text.length >= minProse * (heading === 2 ? 1.5 : 1) && /\p{Ll}\.["”»)]?$/u.test(text)) ||
    (tag === 'p' && text.length >= minParagraph)
  );
}

/** Generated class names, which contain words like `faq` by chance. */
const generatedName = /shopify-block-\S+|(?<![a-z\d])(?=[a-z]{0,40}\d)[a-z\d]{24,}/gu;

function readLanguage({ attribs }: PageElement): string {
  return (attribs['lang'] ?? '').toLowerCase().split('-')[0] ?? '';
}

function enter(node: PageElement, outer: Context, language: string): Context {
  const own =
    `${node.attribs['class'] ?? ''} ${node.attribs['id'] ?? ''} ${node.attribs['itemprop'] ?? ''}`
      .trim()
      .slice(0, 200)
      .toLowerCase()
      .replace(generatedName, '')
      .slice(0, 120);
  const block = blocks.has(node.name);
  return {
    place: findLandmark(node, own) ?? outer.place,
    heading: /^h[1-6]$/u.test(node.name) ? Number(node.name[1]) : outer.heading,
    headingElement: /^h[1-6]$/u.test(node.name) ? node : outer.headingElement,
    tag: block ? node.name : outer.tag,
    marks: own === '' ? outer.marks : `${outer.marks} ${own}`.slice(-240),
    depth: outer.depth + 1,
    silent:
      outer.silent ||
      silent.has(node.name) ||
      isConsentDialog(node, own) ||
      isIconName(node) ||
      isTranslation(node, language),
  };
}

/**
 * Whether an element is a banner or dialog about cookies. `<html>` and `<body>` never are, although
 * consent tools mark them too.
 */
function isConsentDialog({ name, attribs }: PageElement, own: string): boolean {
  if (/^(?:html|body|main|footer|form|input|label)$/u.test(name)) return false;
  return (
    isConsentPart(own) ||
    /^cookie (?:consent|banner|notice|preferences|settings)/iu.test(attribs['aria-label'] ?? '')
  );
}

/**
 * A single line of text has classes of its part of a card: Divi's headings are a `module_header`.
 */
const notLandmarks = /^(?:html|body|h[1-6]|p|a|span|strong|em|b|i|button|label|img|input)$/u;
/**
 * Classes that only look like those of a landmark: `wsite-not-footer`, and heads and feet of cards
 * and sections (`section-header`, `item-footer`).
 */
const noLandmark =
  /(?:not|no|non|has|with|without|above|before|hide|show|section|card|item|box|block|panel|modal|post|entry|article|content|gallery|services?|about|team|contact|faqs?|pricing|products?|accordion|table|widget|form|testimonials?|reviews?|features?|stats|process)[_-]{1,2}(?:site-?)?(?:footer|header|head|nav|menu)(?![a-z])|(?:nav|menu)[_-](?:cards?|tiles?)(?![a-z])/gu;

/**
 * The landmark that an element opens, by its tag, its role, or common words in its id and classes.
 */
export function findLandmark(node: PageElement, own: string): Place | undefined {
  const role = node.attribs['role'];
  if (node.name === 'footer' || role === 'contentinfo') return 'footer';
  if (node.name === 'header' || role === 'banner') return 'header';
  if (node.name === 'nav' || role === 'navigation') return 'nav';
  if (node.name === 'main' || role === 'main') return 'main';
  if (own === '' || notLandmarks.test(node.name)) return undefined;
  const marks = own.replace(noLandmark, ' ');
  if (
    /(?:^|[\s_-])(?:site-?|page-?|main-?)?(?:footer|foot|copyright|bottom-?bar)(?:$|[\s_-])/u.test(
      marks,
    )
  )
    return 'footer';
  if (/(?:^|\s)(?:foot|ftr|fuss|pie|bas)(?:$|\s)/u.test(marks)) return 'footer';
  if (
    /(?:^|[\s_-])(?:site-?|page-?|main-?)?(?:header|masthead|top-?bar|navbar)(?:$|[\s_-])|(?:^|\s)(?:hd|hdr|head|site-head|top|kopf|cabecera|entete)(?:$|\s)/u.test(
      marks,
    )
  )
    return 'header';
  if (/(?:^|[\s_-])(?:nav|navigation|main-?menu)(?:$|[\s_-])/u.test(marks)) return 'nav';
  return /(?:^|[\s_-])menu(?:$|[\s_-])/u.test(marks) && isMenuOfLinks(node) ? 'nav' : undefined;
}

/**
 * Whether an inline element is displayed on a line of its own, so that its first word must not be
 * joined to the previous one: `<strong>Ana Cruz</strong><em>Attorney</em>`, `… very happy.<cite>Ana
 * Cruz</cite>`. Logos of two words in two colours stay whole.
 */
function isOnOwnLine(element: PageElement): boolean {
  const { prev, next, children } = element;
  if (isLabelled(element) && prev !== null && 'attribs' in prev && isLabelled(prev)) return true;
  // A quotation mark in an element of its own belongs to the text before it.
  if (
    /^\s*["”»]\s*$/u.test(edgeText(children[0], 'first')) &&
    /^\s*(?:[-–—~<]|$)/u.test(textData(next ?? undefined) ?? '')
  )
    return false;
  if (prev === null || !/^[\p{Lu}“"–—-]/u.test(edgeText(children[0], 'first'))) return false;
  const before = edgeText(prev, 'last');
  if (textData(prev) !== undefined) return /[.!?…]["”“»]?$|["”»]$/u.test(before);
  return /\s\S*[\p{Ll}.)]$/u.test(before);
}

/** Whether an inline element is called a name, a title, a place or the like of a person. */
function isLabelled({ attribs }: PageElement): boolean {
  return /(?:^|[\s_-])(?:name|title|role|position|designation|company|location|author)(?:$|\s)/u.test(
    (attribs['class'] ?? '').slice(0, 120).toLowerCase(),
  );
}

/** The text at the start or end of a node, at most three elements deep. */
function edgeText(node: PageNode | undefined, edge: 'first' | 'last'): string {
  let current = node;
  for (let depth = 0; depth < 3 && current !== undefined; depth += 1) {
    const data = textData(current);
    if (data !== undefined) return edge === 'first' ? data.slice(0, 20) : data.slice(-80);
    if (!('attribs' in current) || blocks.has(current.name)) return '';
    current = edge === 'first' ? current.children[0] : current.children.at(-1);
  }
  return '';
}

/** Whether an element is the icon of a map pin. */
function isPin({ name, attribs }: PageElement): boolean {
  if (name !== 'i' && name !== 'span' && name !== 'svg' && name !== 'img') return false;
  const own = `${attribs['class'] ?? ''} ${attribs['data-lucide'] ?? ''} ${attribs['data-icon'] ?? ''} ${attribs['alt'] ?? ''}`;
  return /(?:^|[\s_-])(?:map-?(?:marker|pin|o)\w*|location(?:-(?:dot|pin|arrow|on))?|geo-alt|pin-?(?:map|alt|fill)|place-?marker)(?:$|[\s_-])/iu.test(
    own.slice(0, 200),
  );
}
