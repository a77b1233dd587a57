import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Store } from '../db/open.ts';
import { demos, visits } from '../db/schema.ts';
import { appendEvent } from '../events/append-event.ts';
import { eventsKeptMs } from '../events/list-events.ts';
import { utcDay } from '../visits/utc-day.ts';
import { storeOpens } from './program-opens.ts';
import { countVisit, type VisitRow } from './record-person.ts';
import { readPages, type PageOfVisit } from './show-signals.ts';

/** A visit ends after this long without a beacon. */
const silenceMs = 5 * 60 * 1000;
const atOnce = 200;

/** Whether a visit is due to end; a read, so that no write lock is taken without need. */
export async function hasSilentVisits(store: Store, now: number): Promise<boolean> {
  const [row] = await store.read
    .select({ id: visits.id })
    .from(visits)
    .where(and(isNull(visits.endedAt), lt(visits.lastAt, now - silenceMs)))
    .limit(1);
  return row !== undefined;
}

/**
 * Logs the end of visits with the times of their sections. Visits without interaction are only
 * counted.
 */
export async function endVisits(db: Database, now: number): Promise<void> {
  const silent = await db
    .select({ visit: visits, agencyId: demos.agencyId, uniqueId: demos.uniqueId })
    .from(visits)
    .innerJoin(demos, eq(demos.id, visits.demoId))
    .where(and(isNull(visits.endedAt), lt(visits.lastAt, now - silenceMs)))
    .orderBy(asc(visits.lastAt))
    .limit(atOnce);
  const people = silent.filter(({ visit }) => visit.personAt !== null);
  const pages = await readPages(
    db,
    people.map(({ visit }) => visit.id),
  );
  for (const { visit, agencyId } of people) {
    await db.update(visits).set({ endedAt: visit.lastAt }).where(eq(visits.id, visit.id));
    await appendEvent(db, {
      agencyId,
      demoId: visit.demoId,
      recipientId: visit.recipientId,
      kind: 'visit.ended',
      actor: 'client',
      at: visit.lastAt,
      data: {
        ...summary(visit, pages.get(visit.id) ?? []),
        nth: await countVisit(db, visit),
      },
    });
  }
  for (const { visit, uniqueId } of silent) {
    if (visit.personAt !== null) continue;
    await db.delete(visits).where(eq(visits.id, visit.id));
    await storeOpens(db, { uniqueId, kind: 'silent', opens: 1 }, now);
  }
}

function summary(
  { id, device, startedAt, visibleMs, returned, forwarded }: VisitRow,
  pages: readonly PageOfVisit[],
): Readonly<Record<string, unknown>> {
  const longest = longestSection(pages);
  return { visitId: id, device, startedAt, visibleMs, returned, forwarded, longest, pages };
}

/** The section with the longest time; null without one. */
function longestSection(
  pages: readonly PageOfVisit[],
): { page: string; section: string; ms: number } | null {
  const all = pages.flatMap(({ page, sections }) =>
    Object.entries(sections).map(([section, ms]) => ({ page, section, ms })),
  );
  return all.toSorted((one, other) => other.ms - one.ms)[0] ?? null;
}

/**
 * Deletes visits after thirteen months, and at the end of a day the hashes that recognise its
 * visitors.
 */
export async function deleteOldVisits(db: Database, now: number): Promise<void> {
  await db.delete(visits).where(lt(visits.startedAt, now - eventsKeptMs));
  await db
    .update(visits)
    .set({ visitorHash: null })
    .where(and(isNotNull(visits.visitorHash), lt(visits.day, utcDay(now))));
}

/** Ids of demos with ended visits that were not mailed. */
export async function demosToMail(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ demoId: visits.demoId })
    .from(visits)
    .where(and(isNull(visits.mailedAt), isNotNull(visits.endedAt), isNotNull(visits.personAt)))
    .limit(atOnce);
  return rows.map(({ demoId }) => demoId);
}

/** The ended, unmailed visits of a demo. */
export function visitsToMail(db: Database, demoIds: readonly string[]): Promise<VisitRow[]> {
  return db
    .select()
    .from(visits)
    .where(
      and(
        inArray(visits.demoId, [...demoIds]),
        isNull(visits.mailedAt),
        isNotNull(visits.endedAt),
        isNotNull(visits.personAt),
      ),
    );
}
