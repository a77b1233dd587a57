import { sendSignals } from '../../service/contract/signals.ts';

/** Longer than a tick takes: a computer that slept was not read. */
const maxTickMs = 1500;
/** The same for what was read before this script came. */
const maxFirstMs = 5000;
/** After so many seconds without a sign of the reader, only every fifth beacon is sent. */
const idleAfter = 60;
/** Before that, a browser scrolls by itself to where an address or its memory leads. */
const ownScrollMs = 2000;

/**
 * Tells the service how long this demo page is visible and has the focus, and which section was in
 * the middle of the screen. Sent are the sums of the whole page view, so that a beacon that is lost
 * or comes twice does no harm. Nothing is kept in the browser, and nothing is sent from a frame, or
 * where the browser asks not to be measured (GPC, DNT).
 */
export function measureReading(): void {
  const { globalPrivacyControl, doNotTrack, userActivation } = navigator as Partial<Navigator> & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  if (top !== self || globalPrivacyControl || doNotTrack === '1') return;
  const root = document.documentElement;
  const view = Math.random().toString(36).slice(2);
  // Only a page with the notice about measuring has the recipient's token.
  const to = document.querySelector<HTMLInputElement>('#signals [name=to]')?.value;
  // Under the demos' own name no session says that the agency itself is reading.
  const preview = new URLSearchParams(location.search).get('preview') ?? undefined;
  const sections: Record<string, number> = {};
  let section: string | undefined;
  let visibleMs = 0;
  // Somebody may have been quicker than this script.
  let interacted = userActivation?.hasBeenActive === true || (scrollY > 0 && !location.hash);
  let [seq, sentMs, idle] = [0, 0, 0];
  let isRead = !document.hidden;
  let last = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

  const count = (): void => {
    const now = performance.now();
    const ms = Math.min(now - last, visibleMs ? maxTickMs : maxFirstMs);
    last = now;
    if (isRead) {
      visibleMs += ms;
      if (section) sections[section] = (sections[section] ?? 0) + ms;
    }
    isRead = !document.hidden && document.hasFocus();
  };
  const send = (): void => {
    // On a static host the page learns late which demo it shows.
    const { demo, base = '', page } = root.dataset;
    if (!demo || !location.pathname.startsWith(base) || visibleMs === sentMs) return;
    sentMs = visibleMs;
    const body = JSON.stringify({
      demo,
      to,
      preview,
      view,
      page,
      seq: seq++,
      visibleMs,
      sections,
      interacted,
    });
    if (isRead)
      fetch(sendSignals.path, { method: 'POST', body }).then(
        // Shown on a call: the page follows (start-page.ts).
        ({ status }) => status === 202 && dispatchEvent(new Event('live')),
        () => 0,
      );
    // The page is left. Firefox before 133 ends fetches with it, also those with `keepalive`.
    else navigator.sendBeacon(sendSignals.path, body);
  };
  const leave = ({ type }: Event): void => {
    count();
    // Safari calls a page visible that is being left.
    isRead &&= !/blur|hide/u.test(type);
    if (!isRead) send();
  };

  for (const type of ['blur', 'focus', 'pagehide']) addEventListener(type, leave);
  document.addEventListener('visibilitychange', leave);
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll'])
    addEventListener(
      type,
      () => {
        interacted ||= type !== 'scroll' || visibleMs > ownScrollMs;
        idle = 0;
      },
      true,
    );

  const watch = new IntersectionObserver(
    (entries) => {
      if (visibleMs) count();
      for (const { isIntersecting, target } of entries) {
        const id = target.getAttribute('data-section') ?? '';
        if (isIntersecting) section = id;
        else if (section === id) section = undefined;
      }
    },
    { rootMargin: '-45% 0px -55%' },
  );
  const watchAll = (): void =>
    document.querySelectorAll('[data-section]').forEach((element) => watch.observe(element));
  watchAll();
  document.addEventListener('islands', watchAll);

  setInterval(() => {
    count();
    idle += 1;
    if (idle < idleAfter || idle % 5 === 0) send();
  }, 1000);

  // The other pages of the demo are read by the same link.
  if (to || preview)
    for (const link of document.links)
      if (link.pathname.startsWith(root.dataset['base'] ?? '')) link.search = location.search;
}
