import { cleanText } from './clean-text.ts';
import { isTranslation } from './other-language.ts';
import { isConsentPart, isConsentText } from './consent-words.ts';
import { isIconName, textData } from './element-text.ts';
import type { PageDocument, PageElement, PageNode } from './element-text.ts';
import { findLandmark, type Landmark } from './find-landmark.ts';
import { blocks, isOnOwnLine } from './own-lines.ts';
import { isInColumn } from './link-lists.ts';

/** A line of text as visitors see it: the text between two block boundaries or line breaks. */
export interface Line {
  readonly text: string;
  readonly place: Landmark;
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
  readonly continuesHeading: boolean;
  /** Whether it is in the same heading element as the previous line. */
  readonly sharesHeading: boolean;
}

const maxElements = 25_000;
// Far more than real pages have. Limits the work, because many functions read each line.
const maxLines = 5000;
const maxDepth = 400;
const maxTextLength = 400_000;
const silent = new Set(
  'script style noscript template svg head select option textarea iframe object canvas video audio title'.split(
    ' ',
  ),
);

interface Context {
  readonly place: Landmark;
  readonly heading: number;
  readonly headingElement: PageElement | undefined;
  readonly tag: string;
  readonly marks: string;
  readonly depth: number;
  readonly silent: boolean;
}

const outermost: Context = {
  place: 'main',
  heading: 0,
  headingElement: undefined,
  tag: '',
  marks: '',
  depth: 0,
  silent: false,
};

interface LineWriter {
  /** Adds text to the current line. */
  readonly write: (text: string) => void;
  /** Ends the current line, which has the place and heading of `context`. */
  readonly endLine: (context: Context) => void;
  /** Marks the next line as one with a map pin. */
  readonly pin: () => void;
  /** Whether the next line continues a heading, after a line break in it. */
  readonly continueHeading: (continues: boolean) => void;
  readonly hasText: () => boolean;
  readonly lines: readonly Line[];
}

/** Collects texts into lines. Empty lines and those about cookies are left out. */
function createLineWriter(): LineWriter {
  const lines: Line[] = [];
  let buffer: string[] = [];
  let pinned = false;
  let continuesHeading = false;
  let lastHeading: PageElement | undefined;

  function endLine(context: Context): void {
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
      continuesHeading: continuesHeading && heading > 0,
      sharesHeading,
    });
    continuesHeading = false;
  }

  return {
    write: (text) => void buffer.push(text),
    endLine,
    pin: () => {
      pinned = true;
    },
    continueHeading: (continues) => {
      continuesHeading = continues;
    },
    hasText: () => buffer.length > 0,
    lines,
  };
}

/** A node to read in its context, or the end of a block and the context around it. */
type WalkStep =
  | { readonly node: PageNode; readonly context: Context }
  | { readonly leave: Context };

function pushSteps(steps: WalkStep[], nodes: readonly PageNode[], context: Context): void {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (node !== undefined) steps.push({ node, context });
  }
}

/** Whether an inline element begins a line; small text in a heading is displayed below it. */
function beginsLine(node: PageElement, { heading }: Context): boolean {
  return (node.name === 'small' && heading > 0) || isOnOwnLine(node);
}

/**
 * The page's visible lines and its elements in document order. Walks without recursion, within
 * fixed limits.
 */
export function readLines(document: PageDocument | undefined): {
  readonly lines: readonly Line[];
  readonly elements: readonly PageElement[];
} {
  const elements: PageElement[] = [];
  const writer = createLineWriter();
  const { lines } = writer;
  if (document === undefined) return { lines, elements };
  let total = 0;
  let language = '';
  let context = outermost;
  const steps: WalkStep[] = [];
  pushSteps(steps, document.children, context);
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('leave' in step) {
      writer.endLine(context);
      context = step.leave;
      continue;
    }
    const { node, context: around } = step;
    const data = textData(node);
    if (data !== undefined) {
      if (around.silent || total > maxTextLength) continue;
      total += data.length;
      writer.write(data);
      continue;
    }
    if (!('attribs' in node) || elements.length >= maxElements || around.depth > maxDepth) continue;
    elements.push(node);
    if (isPin(node)) writer.pin();
    if (node.name === 'html') language = readLanguage(node);
    const inside = contextInside(node, around, language);
    if (inside.silent && !around.silent && node.name !== 'head') writer.write(' ');
    if (!around.silent && (blocks.has(node.name) || isInColumn(node))) {
      writer.endLine(context);
      writer.continueHeading(node.name === 'br' && lines.at(-1)?.heading === inside.heading);
      steps.push({ leave: context });
      context = node.name === 'a' ? { ...inside, tag: 'li' } : inside;
    } else if (!around.silent && writer.hasText() && beginsLine(node, around)) {
      writer.endLine(context);
    } else if (node.name === 'a' || node.name === 'img' || node.name === 'input') {
      writer.write(' ');
    }
    pushSteps(steps, node.children, inside);
  }
  writer.endLine(context);
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

function contextInside(node: PageElement, outer: Context, language: string): Context {
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

/** Whether an element is the icon of a map pin. */
function isPin({ name, attribs }: PageElement): boolean {
  if (name !== 'i' && name !== 'span' && name !== 'svg' && name !== 'img') return false;
  const own = `${attribs['class'] ?? ''} ${attribs['data-lucide'] ?? ''} ${attribs['data-icon'] ?? ''} ${attribs['alt'] ?? ''}`;
  return /(?:^|[\s_-])(?:map-?(?:marker|pin|o)\w*|location(?:-(?:dot|pin|arrow|on))?|geo-alt|pin-?(?:map|alt|fill)|place-?marker)(?:$|[\s_-])/iu.test(
    own.slice(0, 200),
  );
}
