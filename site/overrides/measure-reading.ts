import { sendSignals } from '../../service/contract/signals.ts';

/**
 * A longer gap between two counts means that the computer slept. A shorter one is a busy computer,
 * or a slow network before this script was loaded.
 */
const sleepMs = 10_000;
/** Milliseconds counted for a sleep, which began at some time in the second after a count. */
const beforeSleepMs = 500;
/** Seconds without interaction after which only every fifth beacon is sent. */
const idleAfter = 60;
/** Milliseconds in which scrolling is the browser's own, to a fragment or an earlier position. */
const ownScrollMs = 2000;

/**
 * Reports to the service how long this demo page was visible with the focus, and which section was
 * in the middle of the screen. Each beacon contains the totals of the page view, so lost or
 * repeated ones do no harm. Nothing is stored in the browser, and nothing is sent from a frame or
 * against the browser's privacy settings (GPC, DNT).
 */
export function measureReading(): void {
  const { globalPrivacyControl, doNotTrack, userActivation } = navigator as Partial<Navigator> & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  if (top !== self || globalPrivacyControl || doNotTrack === '1') return;
  const root = document.documentElement;
  const view = Math.random().toString(36).slice(2);
  // Only a page with the notice about measuring contains the recipient's token.
  const to = document.querySelector<HTMLInputElement>('#signals [name=to]')?.value;
  // On the demos' own origin there is no session, so this parameter marks the agency's own visits.
  const preview = new URLSearchParams(location.search).get('preview') ?? undefined;
  const sections: Record<string, number> = {};
  let section: string | undefined;
  let visibleMs = 0;
  // The visitor may have interacted before this script was loaded.
  let interacted = userActivation?.hasBeenActive === true || (scrollY > 0 && !location.hash);
  let [seq, sentMs, idle, last] = [0, 0, 0, 0];
  let isRead = !document.hidden;

  const count = (): void => {
    const now = performance.now();
    // A browser reports the paint some time after it, so perhaps after this script was loaded.
    last ||= performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? now;
    const gap = now - last;
    const ms = gap > sleepMs ? beforeSleepMs : gap;
    last = now;
    if (isRead) {
      visibleMs += ms;
      if (section) sections[section] = (sections[section] ?? 0) + ms;
    }
    isRead = !document.hidden && document.hasFocus();
  };
  const send = (): void => {
    // On a static host, the page knows its demo only after it is filled.
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
        // 202: the demo is shown on a call, which start-page.ts then follows.
        ({ status }) => status === 202 && dispatchEvent(new Event('live')),
        () => 0,
      );
    // While the page is being left, Firefox before 133 cancels fetches, even with `keepalive`.
    else navigator.sendBeacon(sendSignals.path, body);
  };
  const leave = ({ type }: Event): void => {
    count();
    // In Safari a page that is being left is still visible.
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
        const id = (target as HTMLElement).dataset['section'];
        if (isIntersecting) section = id;
        else if (section === id) section = undefined;
      }
    },
    { rootMargin: '-45% 0px -55%' },
  );
  const watchAll = (): void => {
    for (const element of document.querySelectorAll('[data-section]')) watch.observe(element);
  };
  watchAll();
  addEventListener('islands', watchAll, true);

  setInterval(() => {
    count();
    idle += 1;
    if (idle < idleAfter || idle % 5 === 0) send();
  }, 1000);

  // Links to the demo's other pages keep the recipient's token.
  if (to || preview)
    for (const link of document.links)
      if (link.pathname.startsWith(root.dataset['base'] ?? '')) link.search = location.search;
}
