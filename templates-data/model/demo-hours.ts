/**
 * A client's opening hours on a page: a row for each day that they name, and the data for "open
 * now".
 */
import { fillIn } from './demo-words.ts';
import { parseHours, type Span, type WeekHours } from './parse-hours.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';

export interface HoursView {
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Read by `site/islands/hours`; empty when "open now" cannot be known. */
  readonly data: string;
}

const dayLength = 1440;
const weekLength = 7 * dayLength;

/** The name of a day in a language; the first of January 2024 was a Monday. */
function dayName(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + day)),
  );
}

/** `18:00`, or `6:00 PM` where the client's own text has halves of the day. */
function clockTime(minute: number, halves: WeekHours['halves']): string {
  const ofDay = minute > dayLength ? minute - dayLength : minute;
  const [hours, minutes] = [Math.floor(ofDay / 60), String(ofDay % 60).padStart(2, '0')];
  if (halves === '') return `${String(hours).padStart(2, '0')}:${minutes}`;
  const half = hours % 24 < 12 ? 'am' : 'pm';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${halves === 'AM' ? half.toUpperCase() : half}`;
}

/** Ranges of the week in minutes since Monday's midnight; adjacent ones are merged. */
function weekSpans({ days }: WeekHours): readonly Span[] {
  const spans: [number, number][] = [];
  for (const { day, spans: own } of days)
    for (const [from, to] of own) {
      const last = spans.at(-1);
      if (last && last[1] >= day * dayLength + from) last[1] = day * dayLength + to;
      else spans.push([day * dayLength + from, day * dayLength + to]);
    }
  return spans;
}

/** Empty for hours by appointment, and for businesses that never close or stay open for days. */
function serializeWeek(
  week: WeekHours,
  zone: string | undefined,
  { words, language }: DemoKit,
): string {
  const spans = weekSpans(week);
  const isUnclear =
    week.days.some(({ state }) => state === 'appointment') ||
    spans.some(
      ([from, to], index) =>
        to - from > dayLength || to > (spans[index + 1]?.[0] ?? weekLength + (spans[0]?.[0] ?? 0)),
    );
  if (zone === undefined || isUnclear) return '';
  return JSON.stringify([
    zone,
    ...spans.map(([from, to]) => {
      const opens = clockTime(from % dayLength, week.halves);
      const closes = clockTime(to % dayLength === 0 ? dayLength : to % dayLength, week.halves);
      const day = dayName(Math.floor(from / dayLength), language);
      return [
        from,
        to,
        fillIn(words['hours.until'] ?? '', { time: closes }),
        fillIn(words['hours.later'] ?? '', { time: opens }),
        fillIn(words['hours.opens'] ?? '', { day, time: opens }),
      ];
    }),
  ]);
}

/**
 * The client's hours as a table; undefined when they are missing, or cannot be read as days and
 * times.
 */
export function demoHours(
  { overrides, lists }: DemoValues,
  kit: DemoKit,
  zone: string | undefined,
): HoursView | undefined {
  const { words, language } = kit;
  const week = parseHours(overrides.hours ?? '', lists.language ?? language);
  if (!week) return undefined;
  const labels = {
    closed: words['hours.closed'] ?? '',
    appointment: words['hours.appointment'] ?? '',
  };
  // A line breaks between two ranges, or else behind the dash.
  const between = week.halves === '' ? '–' : '\u00a0– ';
  const clock = (minute: number): string => clockTime(minute, week.halves).replace(' ', '\u00a0');
  return {
    rows: week.days.map(({ day, state, spans }) => ({
      n: String(day),
      day: dayName(day, language).replace(/^\p{L}/u, (letter) =>
        letter.toLocaleUpperCase(language),
      ),
      times:
        state !== 'open'
          ? labels[state]
          : spans
              .map(([from, to]) =>
                to - from === dayLength
                  ? (words['hours.always'] ?? '')
                  : `${clock(from)}${between}${clock(to)}`,
              )
              .join(',\n'),
      state,
    })),
    data: serializeWeek(week, zone, kit),
  };
}
