import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Attributes = ReadonlyMap<string, string>;

export function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

export function readAttributes({ attrs }: Tree.Element): Attributes {
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

/**
 * An element that is in the source; for one that the parser adds, such as a missing `<head>`, its
 * children.
 */
export function writtenElements(element: Tree.Element): readonly Tree.Element[] {
  return element.sourceCodeLocation
    ? [element]
    : element.childNodes.filter(isElement).flatMap(writtenElements);
}

/** Where an element stands in the source: its start tag, its content, and its end tag. */
export function findLocation(element: Tree.Element): {
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
