/** Cuts a built page at its bindings, once, into steps that `render-page.ts` runs for each demo. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { bindingNames } from '../../templates-data/model/bindings.ts';
import { designs } from '../../templates-data/model/designs.ts';
import { checkBindings } from './check-bindings.ts';
import { compileStartTag } from './compile-start-tag.ts';
import {
  findLocation,
  isElement,
  readAttributes,
  writtenElements,
  type Attributes,
} from './page-elements.ts';
import { joinLiterals, type CompiledPage, type Sheet, type PageStep } from './page-steps.ts';
import { findInline } from './policy.ts';

interface Compilation {
  readonly html: string;
  /** The page's own address. */
  readonly base: string;
  /** The style elements so far; all are written in place of the first. */
  readonly sheets: Sheet[];
}

function contentSteps(
  element: Tree.Element,
  attributes: Attributes,
  page: Compilation,
): readonly PageStep[] {
  const { tagEnd, closeStart } = findLocation(element);
  const text = attributes.get(bindingNames.text);
  const list = attributes.get(bindingNames.each);
  const children = element.childNodes.filter(isElement);
  if (text !== undefined) return [{ kind: 'text', name: text }];
  const [item] = children;
  if (list !== undefined && item) {
    const max = Number(attributes.get(bindingNames.max) ?? Number.POSITIVE_INFINITY);
    return [{ kind: 'each', list, max, steps: elementSteps(item, page) }];
  }
  return childSteps(children, { start: tagEnd, end: closeStart }, page);
}

function childSteps(
  children: readonly Tree.Element[],
  { start, end }: { readonly start: number; readonly end: number },
  page: Compilation,
): readonly PageStep[] {
  const steps: PageStep[] = [];
  let sections: Map<string, readonly PageStep[]> | undefined;
  let cursor = start;
  for (const child of children.flatMap(writtenElements)) {
    const at = child.sourceCodeLocation;
    if (!at) continue;
    const id = readAttributes(child).get(bindingNames.section);
    const between = page.html.slice(cursor, at.startOffset);
    cursor = at.endOffset;
    if (id === undefined) {
      steps.push(between, ...elementSteps(child, page));
      continue;
    }
    if (!sections) {
      sections = new Map();
      steps.push(between, { kind: 'sections', sections });
    }
    sections.set(id, elementSteps(child, page));
  }
  return [...steps, page.html.slice(cursor, end)];
}

function styleSteps(
  element: Tree.Element,
  attributes: Attributes,
  page: Compilation,
): readonly PageStep[] {
  const { tagEnd, closeStart } = findLocation(element);
  const css = page.html.slice(tagEnd, closeStart);
  const isFirst = page.sheets.length === 0;
  page.sheets.push(
    attributes.has(bindingNames.theme)
      ? { kind: 'theme', css }
      : { kind: 'rules', css, condition: attributes.get(bindingNames.if) },
  );
  return isFirst ? [{ kind: 'styles' }] : [];
}

function elementSteps(element: Tree.Element, page: Compilation): readonly PageStep[] {
  const attributes = readAttributes(element);
  const { start, end, tagEnd, closeStart } = findLocation(element);
  checkBindings(element, attributes);
  // The parser treats the content of noscript and script as text, which is copied unchanged.
  if (element.tagName === 'noscript') return [page.html.slice(start, end)];
  if (element.tagName === 'style') return styleSteps(element, attributes, page);
  const steps = [
    ...compileStartTag(element, attributes, page),
    ...(element.tagName === 'script'
      ? [page.html.slice(tagEnd, closeStart)]
      : contentSteps(element, attributes, page)),
    page.html.slice(closeStart, end),
  ];
  const condition = attributes.get(bindingNames.if);
  return condition === undefined ? steps : [{ kind: 'if', condition, steps: joinLiterals(steps) }];
}

/**
 * @throws Error for an attribute that is not quoted, and for what `checkBindings` refuses.
 */
export function compilePage(html: string): CompiledPage {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const root = document.childNodes.find(isElement);
  const rootAttributes = root ? readAttributes(root) : new Map<string, string>();
  const page = { html, base: rootAttributes.get('data-base') ?? '', sheets: [] };
  const design = designs.find((name) => name === rootAttributes.get('data-design')) ?? 'law';
  const steps = joinLiterals(childSteps(root ? [root] : [], { start: 0, end: html.length }, page));
  return { steps, sheets: page.sheets, design, inline: findInline(html) };
}
