/** Runs `find` after the next frame, if the focused element is then gone or hidden. */
export function whenFocusIsLost(find: () => void): void {
  const check = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getClientRects().length === 0) find();
  };
  requestAnimationFrame(() => requestAnimationFrame(check));
}
