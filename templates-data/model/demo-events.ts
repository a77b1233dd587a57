/** A client's events on a page: the next one first, without past ones. */
import { dateAt, endOfDate } from './calendar-date.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';

export interface EventsView {
  readonly items: readonly Readonly<Record<string, string>>[];
  /** The moment at which the first of them has passed; Infinity without events. */
  readonly until: number;
}

/** A day in words; the calendar's days have no time zone of their own. */
function formatDate(date: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

export function demoEvents(
  { lists }: DemoValues,
  { language }: DemoKit,
  zone: string | undefined,
  now: number,
): EventsView {
  const today = dateAt(now, zone);
  const coming = (lists.events ?? [])
    // The path contains the event's index in the client's list, for the editor.
    .map((event, index) => ({ ...event, path: `events.${index}` }))
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return {
    items: coming.map(({ time, ...event }) => {
      const isThisYear = event.date.slice(0, 4) === today.slice(0, 4);
      const weekday = formatDate(event.date, language, { weekday: 'long' });
      return {
        ...event,
        time,
        day: String(Number(event.date.slice(8))),
        month: formatDate(event.date, language, {
          month: 'short',
          ...(!isThisYear && { year: 'numeric' }),
        }),
        weekday: weekday.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language)),
      };
    }),
    until: coming[0] ? endOfDate(coming[0].date, zone) : Infinity,
  };
}
