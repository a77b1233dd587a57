/** Runs `refocus` two frames later, if the focused element is then gone or hidden. */
export function whenFocusIsLost(refocus: () => void): void {
  const check = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getClientRects().length === 0) refocus();
  };
  requestAnimationFrame(() => requestAnimationFrame(check));
}
