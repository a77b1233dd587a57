import { sql } from 'drizzle-orm';
import type { EventData, EventKind } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { eventNumbers, events } from '../db/schema.ts';

/** Who caused an event: a member, by the id of their account, a visitor, or the service itself. */
export type Actor = `member:${string}` | 'client' | 'service';

interface NewEvent {
  readonly agencyId: string;
  /** Null for an event about all demos of the agency. */
  readonly demoId: string | null;
  readonly recipientId?: string | null;
  readonly kind: EventKind;
  readonly actor: Actor;
  readonly at: number;
  readonly data?: EventData;
}

/**
 * Appends an event in the transaction of its cause. Writes run one after another
 * (docs/decisions/0016-two-engines.md), so an agency's numbers have no gap, and appear in order.
 */
export async function appendEvent(db: Database, event: NewEvent): Promise<void> {
  const { agencyId, demoId, recipientId = null, kind, actor, at, data = {} } = event;
  const [row] = await db
    .insert(eventNumbers)
    .values({ agencyId, last: 1 })
    .onConflictDoUpdate({
      target: eventNumbers.agencyId,
      set: { last: sql`${eventNumbers.last} + 1` },
    })
    .returning({ number: eventNumbers.last });
  if (!row) throw new Error(`the agency ${agencyId} has no numbers for its events`);
  await db.insert(events).values({
    id: crypto.randomUUID(),
    agencyId,
    number: row.number,
    demoId,
    recipientId,
    kind,
    actor,
    at: Math.round(at),
    data,
  });
}
