import { goLive } from '../../../../service/contract/live.ts';
import { callPath } from '../../../call-path.ts';
import { showPlanNotice } from '../../billing/plan-notice.ts';
import { callService } from '../../ui/call-service.ts';
import { toast } from '../../ui/toast-store.ts';
import { $content, $draft, $shown } from '../draft/draft-store.ts';
import { isTouched } from '../draft/is-touched.ts';
import { holdEdits } from '../editor/auto-save.ts';
import { editedWebsite } from '../making/demo-store.ts';
import { $page } from '../shell/jump-to-field.ts';
import { $call } from './live-call.ts';
import { showPointers } from './show-pointers.ts';
import { sectionInView, withoutUploads } from './shown-state.ts';

/** Milliseconds in which changes are combined into one message. */
const debounceMs = 120;
/**
 * Interval of messages without changes, in milliseconds; the service ends a call after a minute
 * without one.
 */
const heartbeatMs = 10_000;
/** The same before the first follower joins, so that the agency soon sees who it is. */
const waitingBeatMs = 2000;
const lookMs = 250;

let sending = false;
let isChanged = false;
let waiting: ReturnType<typeof setTimeout> | undefined;
const stops: (() => void)[] = [];
let section: string | null = null;

type Body = Parameters<typeof callService<typeof goLive>>[1]['body'];
/** The state that followers see; it is sent again while the call is paused. */
let shown: Body = { on: true };

function body(): Body {
  const websiteData = isTouched() ? withoutUploads(editedWebsite()) : null;
  return { on: true, page: $page.get(), section, websiteData: websiteData as never };
}

function forget(): void {
  for (const stop of stops.splice(0)) stop();
  clearTimeout(waiting);
  waiting = undefined;
  $call.set(undefined);
  // A window that is being closed does not get this far: its edits stay in the browser.
  setTimeout(holdEdits, 0, false);
}

/** Read after the `await`, which may have changed it. */
const hasChanged = (): boolean => isChanged;

async function send(): Promise<void> {
  const call = $call.get();
  if (!call || sending) return;
  sending = true;
  isChanged = false;
  const { uniqueId } = call;
  if (!call.isPaused) shown = body();
  const result = await callService(goLive, { params: { id: uniqueId }, body: shown });
  sending = false;
  const current = $call.get();
  if (!current) {
    // It was ended meanwhile; this may have reached the service after the end.
    endOnLeaving(uniqueId);
    return;
  }
  if (result.ok) $call.set({ ...current, followers: result.reply.followers });
  else if (result.status === 401 || result.status === 403 || result.status === 404) {
    forget();
    if (!showPlanNotice(result.error))
      toast({ title: 'Not live any more', description: result.error.error, destructive: true });
    return;
  }
  // The service refuses a half-typed value; the next valid one is shown.
  if (!hasChanged()) return;
  // The state of a pause may have been set meanwhile.
  if ($call.get()?.isPaused === true) void send();
  else sendSoon();
}

function sendSoon(): void {
  isChanged = true;
  if (sending || $call.get()?.isPaused === true) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void send(), debounceMs);
}

/** Ends the call while the window is being closed; the reply is ignored. */
function endOnLeaving(uniqueId: string): void {
  void fetch(callPath(goLive, { id: uniqueId }), {
    method: goLive.method,
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ on: false }),
  }).catch(() => undefined);
}

/** Shows the demo with every edit to all visitors who have its link open, until `endLive`. */
export function startLive(uniqueId: string): void {
  if ($call.get()) return;
  $call.set({ uniqueId, startedAt: Date.now(), followers: 0, isPaused: false });
  section = sectionInView();
  for (const store of [$content, $shown, $page]) stops.push(store.listen(sendSoon));
  stops.push(
    $draft.listen(({ made }) => {
      if (made?.uniqueId === uniqueId) sendSoon();
      else endLive();
    }),
  );
  let sentAt = Date.now();
  const heartbeat = setInterval(() => {
    if ($call.get()?.followers !== 0 && Date.now() < sentAt + heartbeatMs) return;
    sentAt = Date.now();
    void send();
  }, waitingBeatMs);
  const looking = setInterval(() => {
    const seen = sectionInView();
    if (seen === section) return;
    section = seen;
    sendSoon();
  }, lookMs);
  stops.push(
    showPointers(uniqueId, (names) => {
      const call = $call.get();
      const [pointing] = names;
      if (call && call.pointing !== pointing) $call.set({ ...call, pointing });
    }),
  );
  const leave = (): void => endLive();
  window.addEventListener('pagehide', leave);
  stops.push(
    () => clearInterval(heartbeat),
    () => clearInterval(looking),
    () => window.removeEventListener('pagehide', leave),
  );
  void send();
}

/**
 * Freezes what followers see, and with it what is saved to the link; or continues with the current
 * state.
 */
export function pauseLive(isPaused: boolean): void {
  const call = $call.get();
  if (!call || call.isPaused === isPaused) return;
  // Followers keep the state of this moment, also what was not sent to them yet.
  if (isPaused) shown = body();
  $call.set({ ...call, isPaused });
  holdEdits(isPaused);
  clearTimeout(waiting);
  if (isPaused && isChanged) void send();
  if (!isPaused) sendSoon();
}

export function endLive(): void {
  const call = $call.get();
  forget();
  if (call) endOnLeaving(call.uniqueId);
}
