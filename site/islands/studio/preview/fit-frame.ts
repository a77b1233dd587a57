/**
 * Lays a page of `width` pixels out at full size and scales it into its box. Returns the end of it.
 */
export function fitFrame(frame: HTMLIFrameElement, box: HTMLElement, width: number): () => void {
  const fit = (): void => {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0) return;
    const scale = Math.min(1, clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${Math.ceil(clientHeight / scale)}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.left = `${Math.max(0, (clientWidth - width * scale) / 2)}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  return () => observer.disconnect();
}
