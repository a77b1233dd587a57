/** Below this width the panel is a sheet over the lower half of the window. */
export const phoneWidth = 768;
/** The room that the panel takes at the end of a wider window. */
export const panelRoom = 372;
/** Below the sticky header of a demo. */
export const headerRoom = 110;

/** Scrolls an element into the part of the window that the panel leaves free. */
export function showOnPage(element: Element): void {
  const { left, right, top } = element.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const isBehind = isRtl ? left < panelRoom : right > innerWidth - panelRoom;
  const beside = isBehind ? headerRoom : innerHeight / 3;
  const free = innerWidth < phoneWidth ? 150 : beside;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: top + scrollY - free, behavior: isCalm ? 'auto' : 'smooth' });
}
