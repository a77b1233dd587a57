/** The periods to choose from; the address contains any other by its days. */
export const presets = [
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
  { days: 365, label: 'Last 12 months' },
] as const;
const usualDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** The first and the last day of a period, `2026-11-01`. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** For a period that ends today. */
  readonly days: number | undefined;
}

/** A date in the local time zone, in the form of a date field. */
function formatDateField(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month ?? ''}-${day ?? ''}`;
}

export function lastDays(days: number, now = new Date()): Period {
  const from = new Date(now.getTime() - (days - 1) * dayMs);
  return { from: formatDateField(from), to: formatDateField(now), days };
}

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));
}

/** The period in an address: `?days=30`, or `?from=2026-01-01&to=2026-03-31`. */
export function parsePeriod(search: string, now = new Date()): Period {
  const query = new URLSearchParams(search);
  const [from, to, days] = [query.get('from'), query.get('to'), Number(query.get('days'))];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, days: undefined };
  return lastDays(presets.find((one) => one.days === days)?.days ?? usualDays, now);
}

/** The period for the address; empty for the default. */
export function serializePeriod({ from, to, days }: Period): string {
  if (days === usualDays) return '';
  return days === undefined ? `?from=${from}&to=${to}` : `?days=${days}`;
}
