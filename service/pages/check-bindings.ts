import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  attributePrefix,
  bindingNames,
  cyclePrefix,
  isBinding,
} from '../../templates-data/model/bindings.ts';

/** Attributes whose value a browser runs, or reads as a document. */
const unsafe = /^(?:on.*|style|srcdoc)$/u;
const raw: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template']);

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

function hasDescendant(element: Tree.Element, isIt: (name: string) => boolean): boolean {
  return element.childNodes.some(
    (child) =>
      isElement(child) &&
      (child.attrs.some(({ name }) => isIt(name)) || hasDescendant(child, isIt)),
  );
}

function explainBinding(
  element: Tree.Element,
  attributes: ReadonlyMap<string, string>,
): string | undefined {
  const { tagName, childNodes, parentNode } = element;
  const children = childNodes.filter(isElement);
  const bound = [...attributes.keys()].filter(isBinding);
  const isConditional = tagName === 'style' || tagName === 'script';
  if (raw.has(tagName) && bound.some((name) => !isConditional || name !== bindingNames.if))
    return `a binding stands in a ${tagName}`;
  const text = attributes.get(bindingNames.text);
  if (text !== undefined && children.length > 0) return `the text "${text}" has elements inside`;
  for (const name of bound) {
    const attribute = [attributePrefix, cyclePrefix].find((prefix) => name.startsWith(prefix));
    if (attribute !== undefined && unsafe.test(name.slice(attribute.length)))
      return `${name} may not be bound`;
  }
  const list = attributes.get(bindingNames.each);
  if (list !== undefined) {
    if (children.length !== 1) return `the list "${list}" needs exactly one element`;
    if (
      hasDescendant(element, (name) => name === bindingNames.each || name === bindingNames.section)
    )
      return `a list or section stands within a list, "${list}"`;
  }
  const section = attributes.get(bindingNames.section);
  if (section === undefined) return undefined;
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName !== 'main')
    return `the section "${section}" does not stand in <main> itself`;
  const isSame = (child: Tree.Node): boolean =>
    isElement(child) &&
    child.attrs.some(({ name, value }) => name === bindingNames.section && value === section);
  return parentNode.childNodes.filter(isSame).length > 1
    ? `the section "${section}" is there twice`
    : undefined;
}

/**
 * Refuses bindings that are unsafe to fill, or that the service and the browser would fill
 * differently.
 * @throws Error that names the element and the fault.
 */
export function checkBindings(
  element: Tree.Element,
  attributes: ReadonlyMap<string, string>,
): void {
  const sentence = explainBinding(element, attributes);
  if (sentence !== undefined) throw new Error(`<${element.tagName}>: ${sentence}`);
}
