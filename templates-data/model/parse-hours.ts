/**
 * Parses opening hours as people write them into a week. Every word must be understood: a text that
 * also mentions seasons, a kitchen or services does not fit a table, and stays a text.
 */
import type { Span } from './hours-span.ts';
import { tokenize } from './hours-tokens.ts';
import { beginWeek, isWhole, takeToken } from './hours-week.ts';
import { writeOutDays } from './hours-words.ts';

export type { Span } from './hours-span.ts';

/** The hours of a day of the week, counted from Monday, 0. */
interface DayHours {
  readonly day: number;
  readonly state: 'open' | 'closed' | 'appointment';
  readonly spans: readonly Span[];
}

export interface WeekHours {
  /** The days that the text names, from Monday on. */
  readonly days: readonly DayHours[];
  /** How the text writes am and pm; empty for a 24-hour clock. */
  readonly halves: '' | 'am' | 'AM';
}

/**
 * The text as a week; undefined when any part is not understood. `language` is that of its days.
 */
export function parseHours(text: string, language = ''): WeekHours | undefined {
  const tokens = tokenize(writeOutDays(text.normalize('NFC').toLowerCase().trim(), language));
  const week = beginWeek();
  if (!tokens?.every((token) => takeToken(week, token))) return undefined;
  if (!takeToken(week, { kind: 'break' }) || !isWhole(week)) return undefined;
  const half = /\d\s?([ap])\.?m/iu.exec(text)?.[1];
  return {
    days: [...week.stated].map(([day, hours]) => ({ day, ...hours })).sort((a, b) => a.day - b.day),
    halves: half === undefined ? '' : half === half.toUpperCase() ? 'AM' : 'am',
  };
}
