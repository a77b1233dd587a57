/** The caret in an element of the page that is being edited. */

export function placeCaret(element: HTMLElement, at: Range | undefined): void {
  const selection = element.ownerDocument.getSelection();
  if (at && element.contains(at.startContainer)) {
    selection?.removeAllRanges();
    selection?.addRange(at);
  } else {
    selection?.selectAllChildren(element);
  }
}

export function moveCaretToEnd(element: HTMLElement): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** The position in the text under a pointer. */
export function rangeAt(page: Document, x: number, y: number): Range | undefined {
  const place = page.caretPositionFromPoint(x, y);
  if (!place) return undefined;
  const range = page.createRange();
  range.setStart(place.offsetNode, place.offset);
  return range;
}

/** The selected part of an element's text, in characters from its start. */
export interface SelectedText {
  readonly start: number;
  readonly end: number;
}

/** What is selected in an element; undefined when the selection is elsewhere. */
export function readSelection(element: HTMLElement): SelectedText | undefined {
  const page = element.ownerDocument;
  const selection = page.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return undefined;
  const before = page.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** The node and the offset in it at a position of an element's text. */
function findPosition(element: HTMLElement, at: number): readonly [Node, number] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = at;
  let last: readonly [Node, number] = [element, element.childNodes.length];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (rest <= length) return [node, rest];
    rest -= length;
    last = [node, length];
  }
  return last;
}

export function writeSelection(element: HTMLElement, { start, end }: SelectedText): void {
  const [from, to] = [findPosition(element, start), findPosition(element, end)];
  element.ownerDocument.getSelection()?.setBaseAndExtent(...from, ...to);
}
