let locks = 0;

/** Stops the page behind a dialog from scrolling, without a jump where its scrollbar was. Returns the way back. */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    const hasBar = window.innerWidth > document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (hasBar) style.scrollbarGutter = 'stable';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
