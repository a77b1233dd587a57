import type { LoggedEvent } from '../../../service/contract/events.ts';
import { patchSaved } from '../library/library-store.ts';
import { isStage } from '../library/stage-words.ts';
import { onLogged } from './follow-events.ts';

/** Updates the list of demos from the log: the last event and the stage. */
function applyEvent(event: LoggedEvent): void {
  const { kind, demoId, data, at } = event;
  if (demoId === null) return;
  if (kind === 'stage.changed' && typeof data['to'] === 'string' && isStage(data['to'])) {
    const { to: stage } = data;
    patchSaved(demoId, (demo) => ({
      ...demo,
      stage,
      stageAt: Date.parse(at),
      // The event does not contain the reason, so a former reason is removed until the list is
      // loaded again.
      lostReason: demo.stage === stage ? demo.lostReason : null,
    }));
  }
  // The event does not contain the number of visits, so at least one is shown until the list is
  // loaded again.
  if (kind === 'visit.began')
    patchSaved(demoId, (demo) => ({ ...demo, visits: Math.max(1, demo.visits) }));
  // The words of events are fetched with the rows that show them.
  void import('./signal-words.ts').then(
    ({ isListedEvent }) => {
      if (isListedEvent(kind)) patchSaved(demoId, (demo) => ({ ...demo, lastSignal: event }));
    },
    () => undefined,
  );
}

/** Follows the log for the list. Returns a function that stops it. */
export function followList(): () => void {
  return onLogged(applyEvent);
}
