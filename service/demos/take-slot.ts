import type { Database } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { countOwn } from './queries.ts';

export interface Account {
  /** The agency that is to own the demo. */
  readonly agencyId: string;
  readonly maxDemos: number;
}

/**
 * Makes sure that one more demo fits into the agency. Stands in the transaction that adds the
 * demo, so that of fifty parallel calls with one slot left one succeeds.
 * @throws ServiceError quota_used_up, with what can be done about it.
 */
export async function takeSlot(
  db: Database,
  { agencyId, maxDemos }: Account,
  wayOut = 'Delete a demo to free its slot.',
): Promise<void> {
  if ((await countOwn(db, agencyId)) < maxDemos) return;
  throw new ServiceError(
    'quota_used_up',
    `All ${maxDemos} of your demo slots are in use. ${wayOut}`,
  );
}
