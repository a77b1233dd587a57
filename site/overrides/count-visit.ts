import { visitDemo } from '../../service/contract/demos.ts';
import { callPath } from '../call-path.ts';

/** Milliseconds in sight after which a look at a demo is a visit. */
const visitAfterMs = 3000;

/**
 * Tells the service of a visit once this demo page has been in sight for three seconds on end. The
 * service decides whether it counts (once a visitor and day, never the owner, never programs); a
 * page in a frame is a preview and says nothing.
 */
export function countVisit(): void {
  if (top !== self) return;
  // Whoever made the demo says so by a token in the address, and takes it along.
  const preview = /[?&](preview=[\w.-]+)/.exec(location.search)?.[1];
  if (preview !== undefined)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/demos/"]'))
      link.search = preview;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    // On a static host the page learns late which demo it shows.
    const id = document.documentElement.dataset['demo'];
    if (!id || !location.pathname.startsWith(`/demos/${id}`)) return;
    document.removeEventListener('visibilitychange', watch);
    const { method } = visitDemo;
    const query = preview === undefined ? '' : `?${preview}`;
    const path = callPath(visitDemo, { uniqueId: id }) + query;
    fetch(path, { method, keepalive: true }).catch(() => 0);
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tell, visitAfterMs);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
}
