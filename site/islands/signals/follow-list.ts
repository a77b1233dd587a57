import type { LoggedEvent } from '../../../service/contract/events.ts';
import { patchSaved } from '../library/library-store.ts';
import { isStage } from '../library/stage-words.ts';
import { onLogged } from './follow-events.ts';
import { isTold } from './signal-words.ts';

/** Updates the list of demos from the log: the last event and the stage. */
function takeEvent(event: LoggedEvent): void {
  const { kind, demoId, data, at } = event;
  if (demoId === null) return;
  if (kind === 'stage.changed' && typeof data['to'] === 'string' && isStage(data['to'])) {
    const { to: stage } = data;
    patchSaved(demoId, (demo) => ({
      ...demo,
      stage,
      stageAt: Date.parse(at),
      // Why a colleague lost it stands in the next list; a former reason is not it.
      lostReason: demo.stage === stage ? demo.lostReason : null,
    }));
  }
  // How many there were stands in the next list; that nobody came is over.
  if (kind === 'visit.began')
    patchSaved(demoId, (demo) => ({ ...demo, visits: Math.max(1, demo.visits) }));
  if (isTold(kind)) patchSaved(demoId, (demo) => ({ ...demo, lastSignal: event }));
}

/** Follows the log for the list. Returns a function that stops it. */
export function followList(): () => void {
  return onLogged(takeEvent);
}
