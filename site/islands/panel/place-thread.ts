import { headerRoom, panelRoom } from './show-on-page.ts';

/** A pin on the page, in pixels from the page's top left corner. */
export interface PinPlace {
  readonly top: number;
  readonly left: number;
  /** The lower edge of the words. */
  readonly bottom: number;
  readonly isRtl: boolean;
}

export const pinSize = 32;
export const threadWidth = 300;
const gap = 16;
const edge = 12;

export interface ThreadPlace {
  readonly side: 'left' | 'right' | 'below';
  readonly top: number;
  readonly left: number;
  /** The height at which the thread is joined to its pin. */
  readonly joint: number;
}

/** The part of the window that the panel leaves free. */
interface Free {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function readFree(): Free {
  const { clientWidth, dir } = document.documentElement;
  const isRtl = dir === 'rtl';
  return {
    left: scrollX + (isRtl ? panelRoom : edge),
    right: scrollX + clientWidth - (isRtl ? edge : panelRoom),
    top: scrollY + headerRoom,
    bottom: scrollY + innerHeight - edge,
  };
}

/**
 * Places a thread beside its pin, away from the words. Without room there in the free part of the
 * window, it is placed below the words.
 */
export function placeThread(
  { top, left, bottom, isRtl }: PinPlace,
  height: number,
  free = readFree(),
): ThreadPlace {
  const middle = top + pinSize / 2;
  const beside = isRtl ? left - gap - threadWidth : left + pinSize + gap;
  const within = (value: number, from: number, to: number): number =>
    Math.max(from, Math.min(value, to));
  if (beside >= free.left && beside + threadWidth <= free.right) {
    const from = within(middle - height / 2, free.top, free.bottom - height);
    // A thread that is higher than the window begins at its pin.
    const at = Math.min(from, top);
    return { side: isRtl ? 'left' : 'right', top: at, left: beside, joint: middle - at };
  }
  const wished = isRtl ? left : left + pinSize - threadWidth;
  return {
    side: 'below',
    top: bottom + edge,
    left: within(wished, free.left, free.right - threadWidth),
    joint: 0,
  };
}
