import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { LoggedEvent } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { demos, eventNumbers, events, recipients } from '../db/schema.ts';

/** How long events are kept: thirteen months of 31 days, at most. */
export const eventsKeptMs = 396 * 24 * 60 * 60 * 1000;

const actors = { client: 'client', service: 'service' } as const;

function isPlainActor(actor: string): actor is keyof typeof actors {
  return Object.hasOwn(actors, actor);
}

/** The number of the agency's last event; 0 before the first. */
export async function lastNumber(db: Database, agencyId: string): Promise<number> {
  const [row] = await db
    .select({ last: eventNumbers.last })
    .from(eventNumbers)
    .where(eq(eventNumbers.agencyId, agencyId));
  return row?.last ?? 0;
}

/** An agency's events after a number, in their order, at most `limit` of them. */
export async function listEventsAfter(
  db: Database,
  agencyId: string,
  number: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await db
    .select({
      number: events.number,
      kind: events.kind,
      demoId: events.demoId,
      demo: demos.name,
      recipientId: events.recipientId,
      recipient: recipients.name,
      actor: events.actor,
      at: events.at,
      data: events.data,
    })
    .from(events)
    .leftJoin(demos, eq(demos.id, events.demoId))
    .leftJoin(recipients, eq(recipients.id, events.recipientId))
    .where(and(eq(events.agencyId, agencyId), gt(events.number, number)))
    .orderBy(asc(events.number))
    .limit(limit);
  return rows.map(({ actor, at, ...row }) => ({
    ...row,
    actor: isPlainActor(actor) ? actors[actor] : 'member',
    at: new Date(at).toISOString(),
  }));
}

/** Deletes what is older than thirteen months. */
export async function forgetEvents(db: Database, now: number): Promise<void> {
  await db.delete(events).where(lt(events.at, now - eventsKeptMs));
}
