/**
 * What a page shows of a client's times by the clock of its place: opening hours, and what is on.
 * With the languages and time zones it knows this is large, so pages that are filled in a browser
 * fetch it only for a client who has either.
 */
import { demoEvents, type EventsView } from './demo-events.ts';
import { demoHours, type HoursView } from './demo-hours.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';

export interface DemoTimes {
  /** Undefined where the client's hours are not known as days and times. */
  readonly hours: HoursView | undefined;
  readonly events: EventsView;
}

/** `now` is a moment in milliseconds: dates that are past then are not shown. */
export function demoTimes(demo: DemoValues, kit: DemoKit, now: number): DemoTimes {
  return { hours: demoHours(demo, kit), events: demoEvents(demo, kit, now) };
}
