import type { Store } from '../db/open.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import {
  restoreAgencyDemo,
  findAgencyDemo,
  findDeletedAgencyDemo,
  undoMs,
  type DemoRow,
} from './queries.ts';
import { listDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import { requireRoom, type Allowance } from '../plans/take-slot.ts';

/**
 * Restores a deleted demo under the same link. Returns undefined if that is no longer possible, and
 * a demo that is not deleted unchanged.
 * @throws ServiceError quota_used_up when its slot is taken meanwhile, opted_out.
 */
export function restoreDemo(
  store: Store,
  id: string,
  options: Allowance & { readonly userId: string },
): Promise<DemoRow | undefined> {
  const { agencyId, userId, now } = options;
  const actor: Actor = `member:${userId}`;
  return store.write(async (db) => {
    const living = await findAgencyDemo(db, agencyId, id);
    if (living) return living;
    const deleted = await findDeletedAgencyDemo(db, agencyId, id, now - undoMs);
    if (!deleted) return undefined;
    await requireAllowed(db, await listDomains(db, deleted.id));
    await requireRoom(
      db,
      options,
      'The slot of this demo has been used again. Delete another demo to bring it back.',
    );
    const { id: demoId } = deleted;
    await appendEvent(db, { agencyId, demoId, kind: 'demo.restored', actor, at: now });
    return restoreAgencyDemo(db, agencyId, demoId);
  });
}
