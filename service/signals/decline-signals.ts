import { eq } from 'drizzle-orm';
import { demos, recipients } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { appendEvent } from '../events/append-event.ts';
import { forgetVisitsOf } from '../recipients/forget-visits.ts';
import { findByTokens } from '../recipients/queries.ts';

/**
 * A person switches off that their visits are seen by name, and what is known of them is deleted.
 * The demo's uniqueId; undefined for a link that is nobody's, or of another agency than the one on
 * whose own domain this was asked.
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
      await forgetVisitsOf(db, recipientId);
      const event = { agencyId: demo.agencyId, demoId, recipientId, actor: 'client', at } as const;
      await appendEvent(db, { ...event, kind: 'recipient.declined' });
    }
    return demo.uniqueId;
  });
}
