/**
 * The narrowest width at which a page that fills its box is laid out; below it, the page is scaled.
 */
const minWidth = 768;

/**
 * Lays a page of `width` pixels out at full size and scales it into its box; without a width it is
 * as wide as the box. Returns a function that ends this.
 */
export function fitFrame(
  frame: HTMLIFrameElement,
  box: HTMLElement,
  width?: number,
  onWidth?: (width: number) => void,
): () => void {
  const fit = (): void => {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0) return;
    const laidOut = width ?? Math.max(minWidth, clientWidth);
    const scale = Math.min(1, clientWidth / laidOut);
    frame.style.width = `${laidOut}px`;
    frame.style.height = `${Math.ceil(clientHeight / scale)}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.left = `${Math.max(0, (clientWidth - laidOut * scale) / 2)}px`;
    onWidth?.(laidOut);
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  return () => observer.disconnect();
}
