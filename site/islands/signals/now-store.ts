import { atom, computed } from 'nanostores';
import type { LiveVisit, LoggedEvent } from '../../../service/contract/events.ts';

/** A visit in progress. */
export interface Reader extends LiveVisit {
  /** When its last message arrived, by this browser's clock. */
  readonly heardAt: number;
  /** Milliseconds for which the current section has been read without a change. */
  readonly sectionMs: number;
}

/** A visit without messages for this long is over. */
const liveMs = 15_000;
const maxLogged = 60;

/** The visits in progress, the latest beginning first. */
export const $readers = atom<readonly Reader[]>([]);
/** Whether there is one. */
export const $isRead = computed($readers, (readers) => readers.length > 0);
/** The demos with visits in progress, as one text that changes only with them. */
export const $readIds = computed($readers, (readers) =>
  readers.map(({ demoId }) => demoId).join(' '),
);
/** The last events, newest first. */
export const $log = atom<readonly LoggedEvent[]>([]);

export type FeedState = 'connecting' | 'live' | 'lost';
/** Whether the connection for events works, and when it last did. */
export const $feed = atom<{ readonly state: FeedState; readonly heardAt: number | undefined }>({
  state: 'connecting',
  heardAt: undefined,
});

/** Adds or updates a visit in progress. */
export function upsertReader(visit: LiveVisit, now = Date.now()): void {
  const others = $readers.get().filter(({ visitId }) => visitId !== visit.visitId);
  const known = $readers.get().find(({ visitId }) => visitId === visit.visitId);
  const grown = Math.max(0, visit.visibleMs - (known?.visibleMs ?? visit.visibleMs));
  const section = visit.section ?? known?.section ?? null;
  const isSame = known?.section === section && known.page === visit.page;
  const sectionMs = isSame ? known.sectionMs + grown : grown;
  const reader: Reader = { ...visit, section, heardAt: now, sectionMs };
  // The order stays that of the visits' beginnings, also when a later message comes.
  $readers.set(
    known
      ? $readers.get().map((one) => (one.visitId === visit.visitId ? reader : one))
      : [reader, ...others],
  );
}

/** Which visit of its reader a visit in progress is; undefined while the log does not say. */
export function findVisitNumber(log: readonly LoggedEvent[], { visitId }: Reader): unknown {
  return log.find(({ kind, data }) => kind === 'visit.began' && data['visitId'] === visitId)?.data[
    'nth'
  ];
}

/** Adds an event of the log unless it is known. */
export function addEvent(event: LoggedEvent): void {
  const known = $log.get();
  if (known.some(({ number }) => number === event.number)) return;
  $log.set(
    [event, ...known].toSorted((one, other) => other.number - one.number).slice(0, maxLogged),
  );
  const { visitId } = event.data;
  if (event.kind === 'visit.ended')
    $readers.set($readers.get().filter((one) => one.visitId !== visitId));
}

/** Removes visits without recent messages. */
export function removeSilentReaders(now = Date.now()): void {
  const left = $readers.get().filter(({ heardAt }) => heardAt > now - liveMs);
  if (left.length !== $readers.get().length) $readers.set(left);
}

/** Removes everything, because another agency was chosen. */
export function resetNow(): void {
  $readers.set([]);
  $log.set([]);
  $feed.set({ state: 'connecting', heardAt: undefined });
}
