import { and, eq, inArray } from 'drizzle-orm';
import type { EventKind } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { events, recipients, visits } from '../db/schema.ts';

const visitKinds: readonly EventKind[] = ['visit.began', 'visit.ended'];

/** Deletes a recipient's visits from the signals and the event log. */
export async function deleteRecipientVisits(db: Database, recipientId: string): Promise<void> {
  await db.delete(visits).where(eq(visits.recipientId, recipientId));
  await db
    .delete(events)
    .where(and(eq(events.recipientId, recipientId), inArray(events.kind, [...visitKinds])));
  await db.update(recipients).set({ forwardedAt: null }).where(eq(recipients.id, recipientId));
}
