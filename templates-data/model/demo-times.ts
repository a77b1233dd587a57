/**
 * A client's times in the time zone of its place: opening hours and events. Languages and time
 * zones make this module large, so a browser fetches it only for a client who has either.
 */
import { demoEvents, type EventsView } from './demo-events.ts';
import { demoHours, type HoursView } from './demo-hours.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';

export interface DemoTimes {
  /** Undefined when the hours are missing, or cannot be read as days and times. */
  readonly hours: HoursView | undefined;
  readonly events: EventsView;
}

/** `now` is in milliseconds since 1970; past events are left out. */
export function demoTimes(demo: DemoValues, kit: DemoKit, now: number): DemoTimes {
  return { hours: demoHours(demo, kit), events: demoEvents(demo, kit, now) };
}
