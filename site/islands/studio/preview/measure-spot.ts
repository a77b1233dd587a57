import type { Spot } from './editing-store.ts';

/**
 * The position of an element of the preview, in pixels of the element around its frame; zeros
 * without a frame.
 */
export function measureSpot(element: Element): Spot {
  const frame = element.ownerDocument.defaultView?.frameElement;
  const box = frame?.parentElement?.getBoundingClientRect();
  if (!(frame instanceof HTMLElement) || !box) return { top: 0, bottom: 0, left: 0 };
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const { top, bottom, left } = element.getBoundingClientRect();
  const at = (inner: number, begin: number, start: number): number => begin - start + inner * scale;
  return {
    top: at(top, outer.top, box.top),
    bottom: at(bottom, outer.top, box.top),
    left: at(left, outer.left, box.left),
  };
}
