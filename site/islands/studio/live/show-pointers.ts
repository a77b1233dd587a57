import { followPointers, type ShownPointer } from '../../../../service/contract/live.ts';
import { callPath } from '../../../call-path.ts';
import { followCall } from '../../live/follow-call.ts';
import { findSection } from '../../panel/find-words.ts';
import { $page } from '../shell/jump-to-field.ts';

/** Milliseconds after which a resting pointer is hidden. */
const restMs = 20_000;

interface Mark {
  pointer: ShownPointer;
  at: number;
  readonly element: HTMLElement;
}

function createMark(name: string | null): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'position:fixed;z-index:20;top:0;left:0;pointer-events:none';
  element.dataset['livePointer'] = '';
  element.setAttribute('aria-hidden', 'true');
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  arrow.setAttribute('viewBox', '0 0 20 20');
  arrow.setAttribute('width', '22');
  arrow.setAttribute('height', '22');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M2 2l6 16 2.5-6.5L17 9z');
  path.setAttribute('fill', '#14804a');
  path.setAttribute('stroke', '#fff');
  path.setAttribute('stroke-width', '1.5');
  path.setAttribute('stroke-linejoin', 'round');
  arrow.append(path);
  const label = document.createElement('span');
  label.style.cssText =
    'display:block;max-width:176px;margin:-2px 0 0 16px;padding:0 10px;border-radius:12px;' +
    'overflow:hidden;background:#14804a;color:#fff;font-size:12px;font-weight:500;' +
    'line-height:24px;text-overflow:ellipsis;white-space:nowrap';
  label.dir = 'auto';
  label.textContent = name ?? 'Visitor';
  element.append(arrow, label);
  document.body.append(element);
  return element;
}

const findFrame = (): HTMLIFrameElement | null =>
  document.querySelector('[aria-label="Live preview"] iframe');

/**
 * Moves a mark to its position in the preview, or hides it where the preview does not show that.
 */
function place({ pointer: { at }, element }: Mark): void {
  const frame = findFrame();
  const page = frame?.contentDocument;
  const section = at && page && at.page === $page.get() ? findSection(at.section, page) : undefined;
  if (!at || !frame || !section) {
    element.hidden = true;
    return;
  }
  const [view, box] = [frame.getBoundingClientRect(), section.getBoundingClientRect()];
  const scale = frame.offsetWidth === 0 ? 1 : view.width / frame.offsetWidth;
  const left = view.left + (box.left + at.x * box.width) * scale;
  const top = view.top + (box.top + at.y * box.height) * scale;
  element.hidden = left < view.left || left > view.right || top < view.top || top > view.bottom;
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

/**
 * Shows the followers' pointers in the preview; `onNames` gets their names. Returns a function that
 * stops it.
 */
export function showPointers(
  demo: string,
  onNames: (names: readonly string[]) => void,
): () => void {
  const marks = new Map<string, Mark>();
  let drawing: number | undefined;
  const drop = (view: string): void => {
    marks.get(view)?.element.remove();
    marks.delete(view);
  };
  // Positions change when the preview scrolls or its page changes.
  const draw = (): void => {
    for (const [view, mark] of marks)
      if (Date.now() - mark.at > restMs) drop(view);
      else place(mark);
    drawing = marks.size === 0 ? undefined : requestAnimationFrame(draw);
  };
  const show = (text: string): void => {
    const pointer = JSON.parse(text) as ShownPointer;
    const { view, at, name } = pointer;
    if (!at) drop(view);
    else {
      const known = marks.get(view);
      if (known) Object.assign(known, { pointer, at: Date.now() });
      else marks.set(view, { pointer, at: Date.now(), element: createMark(name) });
      drawing ??= requestAnimationFrame(draw);
    }
    onNames([...marks.values()].flatMap(({ pointer: { name: one } }) => one ?? []));
  };
  const stop = followCall({
    address: callPath(followPointers, { id: demo }),
    onState: show,
  });
  return () => {
    stop();
    if (drawing !== undefined) cancelAnimationFrame(drawing);
    for (const view of [...marks.keys()]) drop(view);
  };
}
