/** Reads the tokens of opening hours, one after the other, into a week. */
import { toSpan, type Span } from './hours-span.ts';
import { dayLength, type Token, type Time } from './hours-tokens.ts';

/** A statement about some days: their hours, or that they are closed. */
type DayStatement = Span | 'closed' | 'appointment';

interface Week {
  readonly stated: Map<number, { state: 'open' | 'closed' | 'appointment'; spans: Span[] }>;
  /** The days that the next times belong to. */
  days: number[];
  /** Times before their days: "9-17 Mo-Fr", "closed Sundays". */
  early: Span[] | 'closed' | 'appointment' | 'always' | undefined;
  /** Whether the days that were read last have hours. */
  hasHours: boolean;
  /** Whether a range was begun: "Mo -", "9 -". */
  isThrough: boolean;
  hasHoliday: boolean;
  /** The first time of a range. */
  open: Time | undefined;
}

export function beginWeek(): Week {
  return {
    stated: new Map(),
    days: [],
    early: undefined,
    hasHours: true,
    isThrough: false,
    hasHoliday: false,
    open: undefined,
  };
}

/** Whether nothing was left open, and some day has hours. */
export function isWhole({ stated, hasHours, early }: Week): boolean {
  return (
    hasHours && early === undefined && [...stated.values()].some(({ state }) => state === 'open')
  );
}

/** Adds what is said to the current days; false when it contradicts what was said before. */
function addStatement(week: Week, what: DayStatement): boolean {
  const isSpan = typeof what === 'object';
  for (const day of week.days) {
    const known = week.stated.get(day);
    if (known && (known.state !== 'open' || !isSpan)) return false;
    const before = known?.spans.at(-1)?.[1] ?? 0;
    if (isSpan && what[0] < before) return false;
    week.stated.set(day, {
      state: isSpan ? 'open' : what,
      spans: [...(known?.spans ?? []), ...(isSpan ? [what] : [])],
    });
  }
  week.hasHours = true;
  return true;
}

function addEarlyStatement(week: Week): boolean {
  const { early } = week;
  if (early === undefined || week.days.length === 0) return true;
  week.early = undefined;
  if (early === 'always') return addStatement(week, [0, dayLength]);
  return typeof early === 'string'
    ? addStatement(week, early)
    : early.every((span) => addStatement(week, span));
}

function takeBreak(week: Week): boolean {
  if (week.open || week.isThrough) return false;
  if (week.early !== undefined && !week.hasHours && !addEarlyStatement(week)) return false;
  if (week.early !== undefined && week.hasHoliday) week.early = undefined;
  week.hasHoliday = false;
  return true;
}

function takeDays(week: Week, days: readonly number[]): boolean {
  if (week.open) return false;
  if (week.hasHours) week.days = [];
  week.hasHours = false;
  const [first] = days;
  const last = week.days.at(-1);
  if (week.isThrough) {
    if (last === undefined || first === undefined || days.length !== 1) return false;
    for (let day = (last + 1) % 7; day !== first; day = (day + 1) % 7) week.days.push(day);
  }
  week.days.push(...days);
  week.isThrough = false;
  return true;
}

function takeState(week: Week, state: 'closed' | 'appointment' | 'always'): boolean {
  if (week.open || week.isThrough) return false;
  if (!week.hasHours) return addStatement(week, state === 'always' ? [0, dayLength] : state);
  week.early = state;
  return true;
}

function takeTime(week: Week, time: Time): boolean {
  const { open, early, days } = week;
  if (!open) {
    week.open = time;
    return !week.isThrough;
  }
  if (!week.isThrough) return false;
  const before = week.stated.get(days[0] ?? -1)?.spans.at(-1)?.[1];
  const after = days.length > 0 ? before : Array.isArray(early) ? early.at(-1)?.[1] : undefined;
  const span = toSpan(open, time, after ?? 0);
  if (!span) return false;
  week.open = undefined;
  week.isThrough = false;
  // "9-17 Mo-Fr, 10-14 Sa": the days of the second range follow later.
  if (days.length > 0) return early === undefined && addStatement(week, span);
  if (week.hasHoliday || typeof early === 'string') return false;
  week.early = [...(early ?? []), span];
  return true;
}

/** Reads one token; false when it does not fit what was read before. */
export function takeToken(week: Week, token: Token): boolean {
  switch (token.kind) {
    case 'through':
      week.isThrough = true;
      return true;
    case 'join':
      return !week.open;
    case 'break':
      return takeBreak(week);
    case 'holiday':
      week.hasHoliday = true;
      // "Feiertags 10-14 Uhr" belongs to no day of the week.
      if (week.hasHours && week.early === undefined) week.days = [];
      return true;
    case 'days':
      return takeDays(week, token.days);
    case 'week':
      week.days = [0, 1, 2, 3, 4, 5, 6];
      return addStatement(week, [0, dayLength]);
    case 'closed':
    case 'appointment':
    case 'always':
      return takeState(week, token.kind);
    case 'time':
      return takeTime(week, token.time);
  }
}
