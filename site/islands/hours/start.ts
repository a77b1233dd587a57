/** Shows whether the business is open now, by its local time, and marks the day. */
import { lineAt, type Span } from './line-at.ts';

export function start(island: HTMLElement): void {
  const show = (): void => {
    // A template page has none until the browser has filled it.
    const hours = island.dataset['hours'] || '[]';
    const [zone, ...spans] = JSON.parse(hours) as [string, ...Span[]];
    const now = new Date().toLocaleString('en', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    const [hour, minute] = now.match(/\d+/gu) ?? [];
    const today = 'MoTuWeThFrSaSu'.indexOf(now.slice(0, 2)) / 2;
    const minuteOfWeek = today * 1440 + Number(hour) * 60 + Number(minute);
    island.firstElementChild?.replaceChildren(lineAt(spans, minuteOfWeek) ?? '');
    for (const row of island.nextElementSibling?.children ?? [])
      row.toggleAttribute('data-today', row.matches(`[data-day="${today}"]`));
  };
  show();
  setInterval(show, 20_000);
}
