/** Cuts a built page at its bindings, once, into steps that `render-page.ts` runs for each demo. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  attributePrefix,
  bindingNames,
  cyclePrefix,
  isBinding,
} from '../../templates-data/model/bindings.ts';
import { designs, type Design } from '../../templates-data/model/designs.ts';
import { checkBindings } from './check-bindings.ts';
import { parseRules, type RootAttributes, type Rules } from './variant-rules.ts';

/** A part of a page: literal HTML, or one that depends on the demo. */
export type Step =
  | string
  | { readonly kind: 'text'; readonly name: string }
  | { readonly kind: 'attribute'; readonly attribute: string; readonly name: string }
  | { readonly kind: 'cycle'; readonly attribute: string; readonly values: readonly string[] }
  | { readonly kind: 'if'; readonly condition: string; readonly steps: readonly Step[] }
  | {
      readonly kind: 'each';
      readonly list: string;
      readonly max: number;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'sections'; readonly sections: ReadonlyMap<string, readonly Step[]> }
  | { readonly kind: 'base' }
  | { readonly kind: 'styles'; readonly sheets: Sheet[] };

/** A style element of the head: the theme, or rules that are included while a condition holds. */
export type Sheet =
  | { readonly kind: 'theme'; readonly css: string }
  | { readonly kind: 'rules'; readonly rules: Rules; readonly condition: string | undefined };

export interface CompiledPage {
  readonly steps: readonly Step[];
  readonly design: Design;
  /** Attributes of the root: fixed ones, and the names of the values for the others. */
  readonly root: RootAttributes;
  readonly rootBindings: ReadonlyMap<string, string>;
}

type Attributes = ReadonlyMap<string, string>;

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

function readAttributes({ attrs }: Tree.Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

/**
 * An element that is in the source; for one that the parser adds, such as a missing `<head>`, its
 * children.
 */
function writtenElements(element: Tree.Element): readonly Tree.Element[] {
  return element.sourceCodeLocation
    ? [element]
    : element.childNodes.filter(isElement).flatMap(writtenElements);
}

/** An attribute's value without its quotes, as in the source. */
const quoted = /^([^\s=]+)=(["'])([\s\S]*)\2$/u;

/**
 * @throws Error for an attribute that is not quoted, and for what `checkBindings` refuses.
 */
export function compilePage(html: string): CompiledPage {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const root = document.childNodes.find(isElement);
  const rootAttributes = root ? readAttributes(root) : new Map<string, string>();
  const base = rootAttributes.get('data-base') ?? '';
  const design = designs.find((name) => name === rootAttributes.get('data-design')) ?? 'law';
  let styles: Sheet[] | undefined;

  function findLocation(element: Tree.Element): {
    start: number;
    end: number;
    tagEnd: number;
    closeStart: number;
  } {
    const at = element.sourceCodeLocation;
    if (!at) throw new Error(`<${element.tagName}> has no place in the source`);
    const tagEnd = at.startTag?.endOffset ?? at.endOffset;
    return {
      start: at.startOffset,
      end: at.endOffset,
      tagEnd,
      closeStart: at.endTag?.startOffset ?? at.endOffset,
    };
  }

  /** The source of an attribute, with the page's own address cut out of links. */
  function attributeSteps(element: Tree.Element, name: string, source: string): readonly Step[] {
    const [, written = name, quote = '"', value = ''] = quoted.exec(source) ?? [];
    const isLink = (element.tagName === 'a' && name === 'href') || name === 'data-base';
    if (!isLink || base === '') return [` ${source}`];
    if (value !== base && !value.startsWith(`${base}/`) && !value.startsWith(`${base}#`))
      return [` ${source}`];
    return [` ${written}=${quote}`, { kind: 'base' }, `${value.slice(base.length)}${quote}`];
  }

  function openTag(element: Tree.Element, attributes: Attributes): readonly Step[] {
    const { start, tagEnd } = findLocation(element);
    const places = element.sourceCodeLocation?.attrs ?? {};
    const steps: Step[] = [`<${html.slice(start + 1, start + 1 + element.tagName.length)}`];
    for (const { name, prefix = '' } of element.attrs) {
      // The parser lower-cases names, also those of SVG attributes.
      const at = places[(prefix === '' ? name : `${prefix}:${name}`).toLowerCase()];
      const isBound = attributes.has(attributePrefix + name) || attributes.has(cyclePrefix + name);
      if (!at || isBound || isBinding(name)) continue;
      const source = html.slice(at.startOffset, at.endOffset);
      if (source.includes('=') && !/["']$/u.test(source))
        throw new Error(`<${element.tagName} ${source}> is not quoted`);
      steps.push(...attributeSteps(element, name, source));
    }
    for (const [name, value] of attributes) {
      if (name.startsWith(attributePrefix))
        steps.push({
          kind: 'attribute',
          attribute: name.slice(attributePrefix.length),
          name: value,
        });
      if (name.startsWith(cyclePrefix))
        steps.push({
          kind: 'cycle',
          attribute: name.slice(cyclePrefix.length),
          values: value.split(' '),
        });
    }
    steps.push(html.slice(0, tagEnd).endsWith('/>') ? '/>' : '>');
    return steps;
  }

  function contentSteps(element: Tree.Element, attributes: Attributes): readonly Step[] {
    const { tagEnd, closeStart } = findLocation(element);
    const text = attributes.get(bindingNames.text);
    const list = attributes.get(bindingNames.each);
    const children = element.childNodes.filter(isElement);
    if (text !== undefined) return [{ kind: 'text', name: text }];
    const [item] = children;
    if (list !== undefined && item) {
      const max = Number(attributes.get(bindingNames.max) ?? Number.POSITIVE_INFINITY);
      return [{ kind: 'each', list, max, steps: elementSteps(item) }];
    }
    return childSteps(children, tagEnd, closeStart);
  }

  function childSteps(
    children: readonly Tree.Element[],
    start: number,
    end: number,
  ): readonly Step[] {
    const steps: Step[] = [];
    let sections: Map<string, readonly Step[]> | undefined;
    let cursor = start;
    for (const child of children.flatMap(writtenElements)) {
      const at = child.sourceCodeLocation;
      if (!at) continue;
      const id = readAttributes(child).get(bindingNames.section);
      const between = html.slice(cursor, at.startOffset);
      cursor = at.endOffset;
      if (id === undefined) {
        steps.push(between, ...elementSteps(child));
        continue;
      }
      if (!sections) {
        sections = new Map();
        steps.push(between, { kind: 'sections', sections });
      }
      sections.set(id, elementSteps(child));
    }
    return [...steps, html.slice(cursor, end)];
  }

  function styleSteps(element: Tree.Element, attributes: Attributes): readonly Step[] {
    const { tagEnd, closeStart } = findLocation(element);
    const css = html.slice(tagEnd, closeStart);
    const isFirst = styles === undefined;
    styles ??= [];
    styles.push(
      attributes.has(bindingNames.theme)
        ? { kind: 'theme', css }
        : { kind: 'rules', rules: parseRules(css), condition: attributes.get(bindingNames.if) },
    );
    return isFirst ? [{ kind: 'styles', sheets: styles }] : [];
  }

  function elementSteps(element: Tree.Element): readonly Step[] {
    const attributes = readAttributes(element);
    const { start, end, closeStart } = findLocation(element);
    checkBindings(element, attributes);
    // The parser treats the content of noscript and script as text, which is copied unchanged.
    if (element.tagName === 'noscript' || element.tagName === 'script')
      return [html.slice(start, end)];
    if (element.tagName === 'style') return styleSteps(element, attributes);
    const steps = [
      ...openTag(element, attributes),
      ...contentSteps(element, attributes),
      html.slice(closeStart, end),
    ];
    const condition = attributes.get(bindingNames.if);
    return condition === undefined
      ? steps
      : [{ kind: 'if', condition, steps: joinLiterals(steps) }];
  }

  const steps = joinLiterals(childSteps(root ? [root] : [], 0, html.length));
  const rootBindings = new Map(
    [...rootAttributes].flatMap(([name, value]) =>
      name.startsWith(attributePrefix)
        ? [[name.slice(attributePrefix.length), value] as const]
        : [],
    ),
  );
  return { steps, design, root: rootAttributes, rootBindings };
}

/** Joins neighbouring literals. */
function joinLiterals(steps: readonly Step[]): readonly Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (typeof step === 'string' && typeof last === 'string')
      result[result.length - 1] = last + step;
    else if (step !== '') result.push(typeof step === 'string' ? step : joinLiteralsIn(step));
  }
  return result;
}

function joinLiteralsIn(step: Exclude<Step, string>): Step {
  if (step.kind === 'if' || step.kind === 'each')
    return { ...step, steps: joinLiterals(step.steps) };
  if (step.kind !== 'sections') return step;
  return {
    ...step,
    sections: new Map([...step.sections].map(([id, steps]) => [id, joinLiterals(steps)])),
  };
}
