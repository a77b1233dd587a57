import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { EventKind, LoggedEvent } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { approvals, demos, eventNumbers, events, recipients } from '../db/schema.ts';

/** How long events are kept: at most thirteen months of 31 days. */
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

/** The rows of the log in the form of members' lists, unsorted. */
function selectEvents(db: Database) {
  return db
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
    .$dynamic();
}

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Kinds whose person is the one who signed. */
const signedKinds: ReadonlySet<string> = new Set<EventKind>(['approval.signed', 'deposit.paid']);

/** Events with the names that were given on signing, which the log itself does not hold. */
async function nameSigners(db: Database, rows: readonly EventRow[]): Promise<EventRow[]> {
  const signedApprovalId = ({ kind, data }: EventRow): string =>
    signedKinds.has(kind) ? String(data['approvalId']) : '';
  const ids = [...new Set(rows.map(signedApprovalId))].filter((id) => id !== '');
  if (ids.length === 0) return [...rows];
  const signers = await db
    .select({ id: approvals.id, name: approvals.signedName })
    .from(approvals)
    .where(inArray(approvals.id, ids));
  const names = new Map(signers.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    recipient: names.get(signedApprovalId(row)) ?? row.recipient,
  }));
}

function showEvent({ actor, at, ...row }: EventRow): LoggedEvent {
  return {
    ...row,
    actor: isPlainActor(actor) ? actors[actor] : 'member',
    at: new Date(at).toISOString(),
  };
}

/** An agency's events after a number, in their order, at most `limit` of them. */
export async function listEventsAfter(
  db: Database,
  agencyId: string,
  number: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await selectEvents(db)
    .where(and(eq(events.agencyId, agencyId), gt(events.number, number)))
    .orderBy(asc(events.number))
    .limit(limit);
  return (await nameSigners(db, rows)).map(showEvent);
}

/** An event for a list, without the details of a visit. */
function showWithoutVisit(row: EventRow): LoggedEvent {
  const { pages: _, ...data } = row.data;
  return showEvent({ ...row, data });
}

/** An agency's last events of some kinds, the newest first. */
export async function listLatestEvents(
  db: Database,
  agencyId: string,
  kinds: readonly EventKind[],
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await selectEvents(db)
    .where(and(eq(events.agencyId, agencyId), inArray(events.kind, [...kinds])))
    .orderBy(desc(events.number))
    .limit(limit);
  return (await nameSigners(db, rows)).map(showWithoutVisit);
}

/** The last event of these kinds for each demo that has one. */
export async function listLastDemoEvents(
  db: Database,
  agencyId: string,
  demoIds: readonly string[],
  kinds: readonly EventKind[],
): Promise<LoggedEvent[]> {
  if (demoIds.length === 0) return [];
  const last = db
    .select({
      number: sql`(${db
        .select({ number: events.number })
        .from(events)
        .where(and(eq(events.demoId, demos.id), inArray(events.kind, [...kinds])))
        .orderBy(desc(events.number))
        .limit(1)})`,
    })
    .from(demos)
    .where(inArray(demos.id, [...demoIds]));
  const rows = await selectEvents(db).where(
    and(eq(events.agencyId, agencyId), inArray(events.number, last)),
  );
  return (await nameSigners(db, rows)).map(showWithoutVisit);
}

/** Deletes events that are older than thirteen months. */
export async function deleteOldEvents(db: Database, now: number): Promise<void> {
  await db.delete(events).where(lt(events.at, now - eventsKeptMs));
}
