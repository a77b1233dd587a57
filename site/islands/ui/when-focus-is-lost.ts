/** Runs `find` once the screen is drawn anew, if what had the focus is gone or hidden by then. */
export function whenFocusIsLost(find: () => void): void {
  const look = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getClientRects().length === 0) find();
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}
