const minuteMs = 60_000;
const dayMinutes = 24 * 60;

export interface QuietHours {
  /** Minutes of the day; `to` may be on the next day. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  const read = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}

/** The end of the quiet hours around a time; outside of them the time itself. */
export function endOfQuietHours(at: number, quiet: QuietHours | undefined): number {
  if (!quiet || quiet.from === quiet.to) return at;
  const { from, to, timeZone } = quiet;
  const now = minuteOfDay(at, timeZone);
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return at;
  const left = (to - now + dayMinutes) % dayMinutes;
  return Math.floor(at / minuteMs) * minuteMs + left * minuteMs;
}
