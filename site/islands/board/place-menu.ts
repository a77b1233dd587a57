const gap = 8;

/**
 * Places a menu beside the card of a demo, or where there is room. On a phone it is at the bottom.
 */
export function placeMenu(menu: HTMLElement, uniqueId: string): void {
  const card = document.querySelector(`[data-card-box="${CSS.escape(uniqueId)}"]`);
  if (!card || window.matchMedia('(width < 48rem)').matches) {
    menu.style.inset = 'auto 0 0 0';
    return;
  }
  const at = card.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const right = at.right + gap;
  const left = right + width <= window.innerWidth - gap ? right : at.left - gap - width;
  const lowest = window.innerHeight - height - gap;
  menu.style.inset = 'auto';
  menu.style.left = `${Math.max(gap, left)}px`;
  menu.style.top = `${Math.max(gap, Math.min(at.top - 34, lowest))}px`;
}
