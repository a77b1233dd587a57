/**
 * A client's times in the time zone of its place: opening hours, events, and today's date above
 * its prices. Languages and time zones make this module large, so a browser fetches it only for a
 * client who has one of them.
 */
import { demoEvents, type EventsView } from './demo-events.ts';
import { demoHours, type HoursView } from './demo-hours.ts';
import type { DemoKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';
import { findTimeZone } from './time-zone.ts';

export interface DemoTimes {
  /** Undefined when the hours are missing, or cannot be read as days and times. */
  readonly hours: HoursView | undefined;
  readonly events: EventsView;
  /** The time zone of the place; empty when it is not known. */
  readonly zone: string;
}

/** `now` is in milliseconds since 1970; past events are left out. */
export function demoTimes(demo: DemoValues, kit: DemoKit, now: number): DemoTimes {
  const { overrides, lists } = demo;
  const zone = findTimeZone({ ...overrides, website: lists.sourceUrl });
  return {
    hours: demoHours(demo, kit, zone),
    events: demoEvents(demo, kit, zone, now),
    zone: zone ?? '',
  };
}
