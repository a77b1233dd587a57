/**
 * Makes the page's editable texts reachable by keyboard: one Tab stop, and arrow keys between
 * texts.
 */
import { isWritable } from '../preview/editing-store.ts';
import { targetLabel, findTarget } from '../preview/preview-spots.ts';

export const textSelector = '[data-text], [data-edit]';
const mark = 'data-reach';

export function isReachable(element: Element): element is HTMLElement {
  const target = findTarget(element);
  if (!target || element.getClientRects().length === 0 || element.closest('option, .sr'))
    return false;
  return isWritable(target);
}

function listTexts(page: Document): readonly HTMLElement[] {
  return Array.from(page.body.querySelectorAll(textSelector)).filter(isReachable);
}

function setStop(page: Document, element: HTMLElement | undefined): void {
  for (const before of page.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    if (before === element) continue;
    before.removeAttribute(mark);
    before.tabIndex = -1;
  }
  if (!element || element.hasAttribute(mark)) return;
  element.setAttribute(mark, '');
  element.tabIndex = 0;
  const target = findTarget(element);
  if (target)
    element.setAttribute(
      'aria-description',
      `${targetLabel(target)}. Press Enter to edit, arrow keys for the next text.`,
    );
}

export function focusText(element: HTMLElement): void {
  setStop(element.ownerDocument, element);
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
}

/** Ensures that exactly one text of the page is a Tab stop. */
export function makeTabStop(page: Document): void {
  const current = page.querySelector(`[${mark}]`);
  if (!current || !isReachable(current)) setStop(page, listTexts(page)[0]);
}

/**
 * Moves the focus to another text with the arrow keys, Home and End.
 * @returns whether the key was one of these.
 */
export function walkTexts(page: Document, key: string): boolean {
  const texts = listTexts(page);
  const at = texts.findIndex((text) => text === page.activeElement);
  if (at < 0) return false;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: texts.length - 1,
  };
  const to = targets[key];
  if (to === undefined) return false;
  const next = texts[Math.max(0, Math.min(texts.length - 1, to))];
  if (next) focusText(next);
  return true;
}
