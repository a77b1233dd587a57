import { eq } from 'drizzle-orm';
import { demos, recipients } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appendEvent } from '../events/append-event.ts';
import { deleteRecipientVisits } from '../recipients/forget-visits.ts';
import { findByTokens } from '../recipients/queries.ts';

/**
 * Records that a person does not want to be shown by name, and deletes their visits. Returns the
 * demo's uniqueId; undefined for an unknown link, or one of another agency than that of the
 * request's domain.
 */
export function declineByToken(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  token: string,
  agencyId?: string,
): Promise<string | undefined> {
  const at = now();
  return store.write(async (db) => {
    const [recipient] = await findByTokens(db, [token]);
    if (!recipient) return undefined;
    const { id: recipientId, demoId } = recipient;
    const [demo] = await db
      .select({ agencyId: demos.agencyId, uniqueId: demos.uniqueId })
      .from(demos)
      .where(eq(demos.id, demoId));
    if (!demo || (agencyId !== undefined && demo.agencyId !== agencyId)) return undefined;
    if (recipient.declinedAt === null) {
      await db.update(recipients).set({ declinedAt: at }).where(eq(recipients.id, recipientId));
      await deleteRecipientVisits(db, recipientId);
      const event = { agencyId: demo.agencyId, demoId, recipientId, actor: 'client', at } as const;
      await appendEvent(db, { ...event, kind: 'recipient.declined' });
    }
    return demo.uniqueId;
  });
}
