/**
 * Reveals the picture from before the work up to the handle, which is a range field for mouse,
 * touch and keyboard.
 */
export function start(island: HTMLElement): void {
  const field = island.querySelector('input');
  const show = (): void => field?.parentElement?.style.setProperty('--at', `${field.value}%`);
  field?.addEventListener('input', show);
  show();
}
