/**
 * How a figure counts up: from 0 to its value in steps of 30 ms over two seconds, once. Values
 * below 5 do not count.
 */
export const durationMs = 2000;
const stepMs = 30;

/**
 * The displayed value `elapsedMs` after the start: whole numbers on the way, the exact value at the
 * end.
 */
export function countAt(value: number, elapsedMs: number): number {
  if (value < 5 || elapsedMs >= durationMs) return value;
  return Math.floor((value * Math.max(0, elapsedMs)) / durationMs);
}

/** Calls `onStep` with the time since the start, from 0 to `durationMs`; the result stops it. */
export function count(onStep: (elapsedMs: number) => void): () => void {
  let elapsed = 0;
  onStep(0);
  const timer = setInterval(() => {
    elapsed = Math.min(elapsed + stepMs, durationMs);
    onStep(elapsed);
    if (elapsed === durationMs) clearInterval(timer);
  }, stepMs);
  return () => clearInterval(timer);
}

/**
 * Calls `start` once, when any of `element` first becomes visible; returns a function that stops
 * waiting.
 */
export function whenFirstSeen(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
