/**
 * Parses opening hours as people write them into a week. Every word must be understood: a text that
 * also mentions seasons, a kitchen or services does not fit a table, and stays a text.
 */
import { dayLength, noon, tokenize, type Time } from './hours-tokens.ts';
import { writeOutDays } from './hours-words.ts';

/** A range in minutes since the day's midnight; one that ends on the next day ends after 1440. */
export type Span = readonly [from: number, to: number];

/** The hours of a day of the week, counted from Monday, 0. */
export interface DayHours {
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
 * Two times as a range; `after` is the end of the day's previous range. Undefined when the half of
 * the day would be a guess.
 */
function toSpan(first: Time, last: Time, after: number): Span | undefined {
  let from = first.minute;
  let to = last.minute;
  if (last.half !== undefined && !first.isClear && from <= noon) {
    // "9-5pm" begins in the morning, "1-5pm" after noon; "5-2am" may be a bar's evening.
    const same = (from % noon) + (last.half === 'pm' ? noon : 0);
    if (same >= to && last.half === 'am') return undefined;
    from = same < to ? same : from % noon;
  } else if (!first.isClear && !last.isClear && from <= noon && to <= noon) {
    // "9-12, 2-6": the second is after noon.
    if (from < after) {
      from += noon;
      to += noon;
      if (to <= from) return undefined;
    }
    // "5-11" may be a baker's morning or a bar's evening.
    else if (from < 6 * 60 || (from === 360 && to > from)) return undefined;
    else if (to <= from) {
      // "11-2" may be lunch, or a bar's night.
      if (from >= 11 * 60 && to <= 3 * 60) return undefined;
      to += noon;
    }
  } else if (first.half !== undefined && !last.isClear && to <= from) {
    // "4pm-2" ends at night.
    if (first.half === 'pm') return undefined;
    to += noon;
  }
  if (to <= from) to += dayLength;
  return to - from > dayLength || from >= dayLength || from < after ? undefined : [from, to];
}

/**
 * The text as a week; undefined when any part is not understood. `language` is that of its days.
 */
export function parseHours(text: string, language = ''): WeekHours | undefined {
  const tokens = tokenize(writeOutDays(text.normalize('NFC').toLowerCase().trim(), language));
  if (!tokens) return undefined;
  const week = new Map<number, { state: DayHours['state']; spans: Span[] }>();
  /** The days that the next times belong to. */
  let days: number[] = [];
  /** Times before their days: "9-17 Mo-Fr", "closed Sundays". */
  let early: Span[] | 'closed' | 'appointment' | 'always' | undefined;
  let isTold = true;
  let isThrough = false;
  let hasHoliday = false;
  let open: Time | undefined;

  const tell = (what: Span | 'closed' | 'appointment'): boolean => {
    const isSpan = typeof what === 'object';
    for (const day of days) {
      const known = week.get(day);
      if (known && (known.state !== 'open' || !isSpan)) return false;
      const before = known?.spans.at(-1)?.[1] ?? 0;
      if (isSpan && what[0] < before) return false;
      week.set(day, {
        state: isSpan ? 'open' : what,
        spans: [...(known?.spans ?? []), ...(isSpan ? [what] : [])],
      });
    }
    isTold = true;
    return true;
  };
  const tellEarly = (): boolean => {
    if (early === undefined || days.length === 0) return true;
    const said = early;
    early = undefined;
    if (said === 'always') return tell([0, dayLength]);
    return typeof said === 'string' ? tell(said) : said.every(tell);
  };

  for (const token of [...tokens, { kind: 'break' } as const]) {
    switch (token.kind) {
      case 'through':
        isThrough = true;
        continue;
      case 'join':
        if (open) return undefined;
        continue;
      case 'break':
        if (open || isThrough) return undefined;
        if (early !== undefined && !isTold && !tellEarly()) return undefined;
        if (early !== undefined && hasHoliday) early = undefined;
        hasHoliday = false;
        continue;
      case 'holiday':
        hasHoliday = true;
        // "Feiertags 10-14 Uhr" belongs to no day of the week.
        if (isTold && early === undefined) days = [];
        continue;
      case 'days': {
        if (open) return undefined;
        if (isTold) days = [];
        isTold = false;
        const [first] = token.days;
        const last = days.at(-1);
        if (isThrough && last !== undefined && first !== undefined && token.days.length === 1) {
          for (let day = (last + 1) % 7; day !== first; day = (day + 1) % 7) days.push(day);
        } else if (isThrough) return undefined;
        days.push(...token.days);
        isThrough = false;
        continue;
      }
      case 'week':
        days = [0, 1, 2, 3, 4, 5, 6];
        if (!tell([0, dayLength])) return undefined;
        continue;
      case 'closed':
      case 'appointment':
      case 'always':
        if (open || isThrough) return undefined;
        if (isTold) early = token.kind;
        else if (!tell(token.kind === 'always' ? [0, dayLength] : token.kind)) return undefined;
        continue;
      case 'time': {
        if (!open) {
          if (isThrough) return undefined;
          open = token.time;
          continue;
        }
        if (!isThrough) return undefined;
        const before = week.get(days[0] ?? -1)?.spans.at(-1)?.[1];
        const after =
          days.length > 0 ? before : Array.isArray(early) ? early.at(-1)?.[1] : undefined;
        const span = toSpan(open, token.time, after ?? 0);
        if (!span) return undefined;
        open = undefined;
        isThrough = false;
        if (days.length > 0) {
          // "9-17 Mo-Fr, 10-14 Sa": the days of the second range follow later.
          if (early !== undefined) return undefined;
          if (!tell(span)) return undefined;
        } else if (hasHoliday || typeof early === 'string') return undefined;
        else early = [...(early ?? []), span];
      }
    }
  }
  const isOpen = [...week.values()].some(({ state }) => state === 'open');
  if (!isTold || early !== undefined || !isOpen) return undefined;
  const half = /\d\s?([ap])\.?m/iu.exec(text)?.[1];
  return {
    days: [...week].map(([day, said]) => ({ day, ...said })).sort((a, b) => a.day - b.day),
    halves: half === undefined ? '' : half === half.toUpperCase() ? 'AM' : 'am',
  };
}
