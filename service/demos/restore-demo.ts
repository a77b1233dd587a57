import type { Store } from '../db/open.ts';
import { bringBack, findOwn, findOwnDeleted, undoMs, type DemoRow } from './queries.ts';
import { listDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import { requireRoom, type Allowance } from '../plans/take-slot.ts';

/**
 * Undoes a deletion: the same demo behind the same link. Undefined when there is nothing to bring
 * back (any more); a demo that stands in the library already is answered as it is.
 * @throws ServiceError quota_used_up when its slot has been used meanwhile, opted_out.
 */
export function restoreDemo(
  store: Store,
  id: string,
  options: Allowance,
): Promise<DemoRow | undefined> {
  const { agencyId, now } = options;
  return store.write(async (db) => {
    const living = await findOwn(db, agencyId, id);
    if (living) return living;
    const deleted = await findOwnDeleted(db, agencyId, id, now - undoMs);
    if (!deleted) return undefined;
    await requireAllowed(db, await listDomains(db, deleted.id));
    await requireRoom(
      db,
      options,
      'The slot of this demo has been used again. Delete another demo to bring it back.',
    );
    return bringBack(db, agencyId, deleted.id);
  });
}
