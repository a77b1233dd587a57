import { formatColumnTime } from '../library/day-words.ts';
import { formatAgo } from '../signals/reading-words.ts';
import { shortSignal } from '../signals/signal-words.ts';
import { isExpired, describeVisits, type LibraryDemo } from '../library/library-demo.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of days as a text; empty for less than one. */
function formatDays(since: number, now: number): string {
  const days = Math.floor((now - since) / day);
  if (days < 1) return '';
  return days === 1 ? '1 day' : `${days} days`;
}

/** The last event on the client's side: `3rd visit, yesterday`. */
function describeSignal({ lastSignal }: LibraryDemo, now: number): string | undefined {
  if (!lastSignal) return undefined;
  const signal = shortSignal(lastSignal);
  const when = formatAgo(Date.parse(lastSignal.at), now);
  return signal && `${signal}, ${/^(?:Just|Yesterday)/u.test(when) ? when.toLowerCase() : when}`;
}

/** The line below a demo's name: its last event, as far as the list knows it. */
export function describeLastEvent(demo: LibraryDemo, now = Date.now()): string {
  const { stage, stageAt = now, lostReason, visits, updatedAt = now } = demo;
  if (stage === 'lost') return lostReason ?? `Lost ${formatColumnTime(stageAt, new Date(now))}`;
  const signal = describeSignal(demo, now);
  const isPaid = /^(?:approval\.signed|deposit\.paid)$/u.test(demo.lastSignal?.kind ?? '');
  if (stage === 'won' && isPaid && signal) return signal;
  if (stage === 'won') return `Won ${formatColumnTime(stageAt, new Date(now))}`;
  if (demo.stopped) return 'Taken down';
  if (isExpired(demo, now)) return 'Link expired';
  if (stage === 'draft' && visits === 0)
    return `Edited ${formatColumnTime(updatedAt, new Date(now))}`;
  if (signal) return signal;
  const since = formatDays(stageAt, now);
  if (visits === 0) return since === '' ? 'Not opened yet' : `Not opened, ${since}`;
  return describeVisits(visits) + (since === '' ? '' : `, ${since} here`);
}
