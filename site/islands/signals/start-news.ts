import { followEvents } from './follow-events.ts';
import { followList } from './follow-list.ts';

/** Follows the events of the agency's demos, and updates the list of demos. */
export function startNews(): () => void {
  const stops = [followList(), followEvents()];
  return () => {
    for (const stop of stops) stop();
  };
}
