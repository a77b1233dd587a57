/** Shows whether the business is open now, by its local time, and marks the day. */
import { lineAt, type Span } from './line-at.ts';

export function start(island: HTMLElement): void {
  const show = (): void => {
    const { hours } = island.dataset;
    // A template page has none until the browser has filled it.
    if (!hours) return;
    const [zone, ...spans] = JSON.parse(hours) as [string, ...Span[]];
    const now = new Date().toLocaleString('en', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    const [hour, minute] = now.match(/\d+/gu) ?? [];
    const today = 'MonTueWedThuFriSatSun'.indexOf(now.slice(0, 3)) / 3;
    const line = island.firstElementChild;
    if (line)
      line.textContent = lineAt(spans, today * 1440 + Number(hour) * 60 + Number(minute)) ?? '';
    for (const row of island.nextElementSibling?.children ?? [])
      row.toggleAttribute('data-today', row.matches(`[data-day="${today}"]`));
  };
  show();
  setInterval(show, 20_000);
}
