import { isReachable, focusText, makeTabStop } from '../content/reach-texts.ts';
import { jumpToPart, jumpToText } from '../shell/jump-to-field.ts';
import { editInPlace } from './edit-in-place.ts';
import { isWritable } from './editing-store.ts';
import { findTarget } from './preview-spots.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edits a text of the page in its place, or opens its field where that is not possible. */
export function editText(
  page: Document,
  element: HTMLElement,
  repaint: () => void,
  at?: Point,
): void {
  const target = findTarget(element);
  if (!target) return;
  if (!isWritable(target) || element.closest('option, select')) {
    if (target.kind === 'item') jumpToPart(target.list);
    if (target.kind === 'text') jumpToText(target.key);
    return;
  }
  const path = element.getAttribute('data-edit');
  editInPlace({
    element,
    target,
    ...(at && { at }),
    repaint,
    onEnd: (hadFocus) => {
      // An item of a list was rendered again.
      const next =
        path === null ? element : page.querySelector<HTMLElement>(`[data-edit="${path}"]`);
      if (hadFocus && next && isReachable(next)) focusText(next);
      makeTabStop(page);
    },
  });
}
