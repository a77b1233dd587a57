/** Shows whether the business is open now, by its local time, and marks the day. */
import { lineAt, type Span } from './line-at.ts';

export function start(island: HTMLElement): void {
  const show = (): void => {
    // A template page has none until the browser has filled it.
    const [timeZone, ...spans] = JSON.parse(island.dataset['hours'] || '[]') as [string, ...Span[]];
    // Swedish dates are those of ISO 8601: 2026-11-27 21:05:00.
    const now = new Date().toLocaleString('sv', { timeZone }).replace(' ', 'T');
    // Minutes since Monday's midnight; the count of milliseconds began on a Thursday.
    const minute = (Date.parse(`${now}Z`) / 60_000 + 4320) % 10_080;
    island.firstElementChild?.replaceChildren(lineAt(spans, minute) ?? '');
    const today = String(Math.floor(minute / 1440));
    for (const row of island.nextElementSibling?.children ?? [])
      row.toggleAttribute('data-today', (row as HTMLElement).dataset['day'] === today);
  };
  show();
  setInterval(show, 20_000);
}
