import { dayLength, noon, type Time } from './hours-tokens.ts';

/** A range in minutes since the day's midnight; one that ends on the next day ends after 1440. */
export type Span = readonly [from: number, to: number];

/**
 * Two times as a range; `after` is the end of the day's previous range. Undefined when the half of
 * the day would be a guess.
 */
export function toSpan(first: Time, last: Time, after: number): Span | undefined {
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
