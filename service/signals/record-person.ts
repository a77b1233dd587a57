import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { recipients, visits, type demos } from '../db/schema.ts';
import { advanceStage } from '../demos/move-stage.ts';
import { appendEvent } from '../events/append-event.ts';
import { startOpenTime } from '../plans/link-lifetime.ts';
import type { VisitorHash } from '../visits/hash-visitor.ts';
import { addVisit } from '../visits/queries.ts';

/** Maximum time between two pages of one visit. */
export const pauseMs = 30 * 60 * 1000;

export type VisitRow = typeof visits.$inferSelect;
/** The columns of a demo that signals need, without its content. */
export type MeasuredDemo = Pick<
  typeof demos.$inferSelect,
  'id' | 'uniqueId' | 'agencyId' | 'openMs' | 'expiresAt'
>;

interface PersonVisit {
  readonly visit: VisitRow;
  readonly demo: MeasuredDemo;
  readonly hash: VisitorHash;
  readonly at: number;
}

/** People's other visits of the demo by the same link; without one, of the day's same browser. */
function findOthers(
  db: Database,
  { id, demoId, recipientId, day, visitorHash }: VisitRow,
): Promise<Pick<VisitRow, 'day' | 'visitorHash' | 'startedAt' | 'lastAt' | 'forwarded'>[]> {
  const people = and(eq(visits.demoId, demoId), isNotNull(visits.personAt), ne(visits.id, id));
  // Without a name, a browser is recognised only on the same day.
  const sameLink =
    recipientId === null
      ? and(
          isNull(visits.recipientId),
          eq(visits.day, day),
          eq(visits.visitorHash, visitorHash ?? ''),
        )
      : eq(visits.recipientId, recipientId);
  const { visitorHash: hash, startedAt, lastAt, forwarded } = visits;
  return db
    .select({ day: visits.day, visitorHash: hash, startedAt, lastAt, forwarded })
    .from(visits)
    .where(and(people, sameLink));
}

/** Whether the person was there before, and whether they are a second one on the same link. */
async function compareWithEarlier(
  db: Database,
  visit: VisitRow,
): Promise<{ returned: boolean; forwarded: boolean }> {
  const { recipientId, day, visitorHash, startedAt } = visit;
  const earlier = await findOthers(db, visit);
  const earlierToday = earlier.filter((one) => one.day === day);
  const isKnown = earlierToday.some((one) => one.visitorHash === visitorHash);
  const wasThereBefore = earlier.some(
    (one) => one.day !== day && one.lastAt <= startedAt - pauseMs,
  );
  const isSecond = recipientId !== null && earlierToday.length > 0 && !isKnown;
  return { returned: isKnown || (wasThereBefore && !isSecond), forwarded: isSecond };
}

/** Which visit of the same person it is, from 1; other people's by the same link do not count. */
export async function countVisit(db: Database, visit: VisitRow): Promise<number> {
  if (!visit.returned) return 1;
  const others = await findOthers(db, visit);
  return 1 + others.filter((one) => !one.forwarded && one.startedAt < visit.startedAt).length;
}

/** Records that a visitor is a person: counts and logs the visit, and moves the demo to "seen". */
export async function recordPerson(
  db: Database,
  { visit, demo, hash, at }: PersonVisit,
): Promise<VisitRow> {
  const { returned, forwarded } = await compareWithEarlier(db, visit);
  const nth = await countVisit(db, { ...visit, returned });
  const { id: demoId, agencyId } = demo;
  const { id: visitId, recipientId, device, day } = visit;
  if (forwarded && recipientId !== null)
    await db.update(recipients).set({ forwardedAt: at }).where(eq(recipients.id, recipientId));
  await addVisit(db, { demoId, day, hash }, at);
  await startOpenTime(db, demo, at);
  await appendEvent(db, {
    agencyId,
    demoId,
    recipientId,
    kind: 'visit.began',
    actor: 'client',
    at,
    data: { visitId, device, returned, nth, forwarded },
  });
  await advanceStage(db, demoId, { to: 'seen', actor: 'client', now: at });
  return { ...visit, personAt: at, returned, forwarded };
}
