/**
 * Moves from one opened picture to the next by buttons, arrow keys and swipes; opening and closing
 * work without script.
 */
export function start(gallery: HTMLElement): void {
  const views = [...gallery.querySelectorAll<HTMLElement>('.view')];
  if (views.length < 2) return;
  const { previous = '', next = '' } = gallery.dataset;

  const isRightToLeft = (): boolean => getComputedStyle(gallery).direction === 'rtl';
  function lead(view: HTMLElement, step: number): void {
    // A filter may have hidden some.
    const shown = views.filter((one) => one.parentElement?.checkVisibility());
    const other = shown.at((shown.indexOf(view) + step) % shown.length);
    other?.showPopover();
    other?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }
  function createStepButton(view: HTMLElement, step: number, label: string): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'view-step';
    button.dataset['step'] = String(step);
    button.setAttribute('aria-label', label);
    button.onclick = () => lead(view, step);
    return button;
  }

  // The focus stays on the page's picture until the person moves it.
  gallery.addEventListener('keydown', ({ key }) => {
    const view = views.find((one) => one.matches(':popover-open'));
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (view && side) lead(view, isRightToLeft() ? -side : side);
  });
  for (const view of views) {
    // Returns the focus from a picture that was reached from another one.
    view.addEventListener('toggle', () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || view.contains(activeElement);
      if (isLost && !gallery.querySelector('.view:popover-open'))
        gallery.querySelector<HTMLElement>(`[popovertarget="${view.id}"]`)?.focus();
    });
    view.append(createStepButton(view, -1, previous), createStepButton(view, 1, next));
    let from = 0;
    view.addEventListener('touchstart', ({ touches }) => {
      from = touches.length === 1 ? (touches[0]?.clientX ?? 0) : NaN;
    });
    view.addEventListener('touchend', ({ changedTouches }) => {
      const distance = (changedTouches[0]?.clientX ?? 0) - from;
      if (Math.abs(distance) > 40) lead(view, distance < 0 === isRightToLeft() ? -1 : 1);
    });
  }
}
