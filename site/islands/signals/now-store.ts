import { atom, computed } from 'nanostores';
import type { LiveVisit, LoggedEvent } from '../../../service/contract/events.ts';

/** Somebody who is reading, as far as was heard. */
export interface Reader extends LiveVisit {
  /** When it was heard of last, by this browser's clock. */
  readonly heardAt: number;
  /** How long the present section has been read without another between. */
  readonly sectionMs: number;
}

/** A visit of which nothing was heard for this long is over. */
export const liveMs = 15_000;
const maxLogged = 60;

/** Who is reading now, the one heard of last first. */
export const $readers = atom<readonly Reader[]>([]);
/** Whether anybody is. */
export const $isRead = computed($readers, (readers) => readers.length > 0);
/** The demos that are being read, as one text that changes only with them. */
export const $readIds = computed($readers, (readers) =>
  readers.map(({ demoId }) => demoId).join(' '),
);
/** What happened last, the newest first. */
export const $log = atom<readonly LoggedEvent[]>([]);

export type FeedState = 'connecting' | 'live' | 'lost';
/** Whether news arrives, and when it was last known to. */
export const $feed = atom<{ readonly state: FeedState; readonly heardAt: number | undefined }>({
  state: 'connecting',
  heardAt: undefined,
});

/** Takes what is said of a visit in progress. */
export function takeLive(visit: LiveVisit, now = Date.now()): void {
  const others = $readers.get().filter(({ visitId }) => visitId !== visit.visitId);
  const known = $readers.get().find(({ visitId }) => visitId === visit.visitId);
  const grown = Math.max(0, visit.visibleMs - (known?.visibleMs ?? visit.visibleMs));
  const section = visit.section ?? known?.section ?? null;
  const isSame = known?.section === section && known.page === visit.page;
  const sectionMs = isSame ? known.sectionMs + grown : grown;
  const reader: Reader = { ...visit, section, heardAt: now, sectionMs };
  // Who began to read last stays on top, whoever is heard of meanwhile.
  $readers.set(
    known
      ? $readers.get().map((one) => (one.visitId === visit.visitId ? reader : one))
      : [reader, ...others],
  );
}

/** Takes an event of the log, unless it is known. */
export function takeLogged(event: LoggedEvent): void {
  const known = $log.get();
  if (known.some(({ number }) => number === event.number)) return;
  $log.set(
    [event, ...known].toSorted((one, other) => other.number - one.number).slice(0, maxLogged),
  );
  const { visitId } = event.data;
  if (event.kind === 'visit.ended')
    $readers.set($readers.get().filter((one) => one.visitId !== visitId));
}

/** Forgets who has not been heard of. */
export function forgetReaders(now = Date.now()): void {
  const left = $readers.get().filter(({ heardAt }) => heardAt > now - liveMs);
  if (left.length !== $readers.get().length) $readers.set(left);
}

/** Forgets everything: another agency is looked at. */
export function resetNow(): void {
  $readers.set([]);
  $log.set([]);
  $feed.set({ state: 'connecting', heardAt: undefined });
}
