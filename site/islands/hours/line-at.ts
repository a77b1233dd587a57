/**
 * A range of the week in minutes since Monday's midnight, with the lines that are shown during and
 * before it.
 */
export type Span = readonly [
  from: number,
  to: number,
  isOpen: string,
  opensLater: string,
  opensOn: string,
];

/** Whether it is open in a minute of the week. */
export function lineAt(spans: readonly Span[], minute: number): string | undefined {
  // The night from Sunday to Monday belongs to the previous week.
  const open = spans.find(([from, to]) => (minute >= from && minute < to) || minute + 10080 < to);
  if (open) return open[2];
  const next = spans.find(([from]) => from > minute);
  return next && next[0] - (next[0] % 1440) <= minute ? next[3] : (next ?? spans[0])?.[4];
}
