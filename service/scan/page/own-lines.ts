import { textData } from './element-text.ts';
import type { PageElement, PageNode } from './element-text.ts';

/** Elements that begin and end a line. */
export const blocks = new Set(
  'address article aside blockquote body button center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br html details label'.split(
    ' ',
  ),
);

/**
 * Whether an inline element is displayed on a line of its own, so that its first word must not be
 * joined to the previous one: `<strong>Ana Cruz</strong><em>Attorney</em>`, `… very happy.<cite>Ana
 * Cruz</cite>`. Logos of two words in two colours stay whole.
 */
export function isOnOwnLine(element: PageElement): boolean {
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
