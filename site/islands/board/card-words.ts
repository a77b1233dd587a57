import { formatColumnTime } from '../library/day-words.ts';
import { isExpired, describeVisits, type LibraryDemo } from '../library/library-demo.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of days as a text; empty for less than one. */
function formatDays(since: number, now: number): string {
  const days = Math.floor((now - since) / day);
  if (days < 1) return '';
  return days === 1 ? '1 day' : `${days} days`;
}

/** The line below a demo's name: its last event, as far as the list knows it. */
export function describeLastEvent(demo: LibraryDemo, now = Date.now()): string {
  const { stage, stageAt = now, lostReason, visits, updatedAt = now } = demo;
  if (stage === 'lost') return lostReason ?? `Lost ${formatColumnTime(stageAt, new Date(now))}`;
  if (stage === 'won') return `Won ${formatColumnTime(stageAt, new Date(now))}`;
  if (demo.stopped) return 'Taken down';
  if (isExpired(demo, now)) return 'Link expired';
  if (stage === 'draft' && visits === 0)
    return `Edited ${formatColumnTime(updatedAt, new Date(now))}`;
  const since = formatDays(stageAt, now);
  if (visits === 0) return since === '' ? 'Not opened yet' : `Not opened, ${since}`;
  return describeVisits(visits) + (since === '' ? '' : `, ${since} here`);
}
