import { followEvents } from './follow-events.ts';
import { followList } from './follow-list.ts';

/** Follows what happens to the agency's demos, and keeps their list as it says. */
export function startNews(): () => void {
  const stops = [followList(), followEvents()];
  return () => {
    for (const stop of stops) stop();
  };
}
