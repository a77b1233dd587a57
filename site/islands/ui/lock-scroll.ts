import { pauseEndless } from './pause-endless.ts';

let locks = 0;
let paused: readonly Animation[] = [];

/**
 * Stops scrolling and endless animations of the page behind a dialog, without a jump where its
 * scrollbar was. Returns a function that restores both.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    const hasBar = window.innerWidth > document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (hasBar) style.scrollbarGutter = 'stable';
    paused = pauseEndless(document);
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
    for (const animation of paused) animation.play();
  };
}
