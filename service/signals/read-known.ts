import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Signals } from '../contract/signals.ts';
import { keyList, tupleList } from '../db/json-rows.ts';
import type { Database } from '../db/open.ts';
import { demos, pageViews, visits } from '../db/schema.ts';
import { isMeasured, isNotStopped } from '../objections/stops.ts';
import { findByTokens, type RecipientRow } from '../recipients/queries.ts';
import type { VisitorHash } from '../visits/hash-visitor.ts';
import { utcDay } from '../visits/utc-day.ts';
import type { DeviceKind } from './describe-device.ts';
import type { MeasuredDemo, VisitRow } from './record-person.ts';

/** A beacon with the known facts about its sender. */
export interface Beacon {
  readonly signals: Signals;
  readonly hash: VisitorHash;
  readonly device: DeviceKind;
  readonly at: number;
}

export type PageRow = typeof pageViews.$inferSelect;

/** A visit with this batch's changes. */
export interface OpenVisit {
  row: VisitRow;
  pages: number;
  interacted: boolean;
}

/** The stored demos, links, page views and visits that a batch is about. */
export interface BatchContext {
  readonly demos: ReadonlyMap<string, MeasuredDemo>;
  readonly recipients: ReadonlyMap<string, RecipientRow>;
  readonly views: ReadonlyMap<string, PageRow>;
  readonly visits: Map<string, OpenVisit>;
}

export async function readBatchContext(
  db: Database,
  sent: readonly Beacon[],
): Promise<BatchContext> {
  const byUniqueId = await findDemos(
    db,
    sent.map(({ signals }) => signals.demo),
  );
  const tokens = sent.flatMap(({ signals }) => signals.to || []);
  const recipients = await findByTokens(db, [...new Set(tokens)]);
  const ids = new Map<string, Beacon>();
  for (const beacon of sent) {
    const { demo: uniqueId, view, page } = beacon.signals;
    const demo = byUniqueId.get(uniqueId);
    if (demo) ids.set(`${demo.id} ${view} ${page}`, beacon);
  }
  const views = await findViews(db, ids.keys());
  const begun = [...ids].flatMap(([id, { signals, hash, at }]) => {
    const demo = views.has(id) ? undefined : byUniqueId.get(signals.demo);
    return demo ? [[demo.id, utcDay(at), hash.visitor] as const] : [];
  });
  const rows = [
    ...(await findVisits(
      db,
      [...views.values()].map(({ visitId }) => visitId),
    )),
    ...(await findByVisitors(db, begun)),
  ];
  // The page views of a visit, to decide whether it is a person's and whether its limit is reached.
  const counted = rows.filter(({ personAt }) => personAt === null || begun.length > 0);
  const counts = await countPages(
    db,
    counted.map(({ id }) => id),
  );
  return {
    demos: byUniqueId,
    recipients: new Map(recipients.map((one) => [one.token, one])),
    views,
    visits: new Map(
      rows.map((row) => [row.id, { row, pages: 0, interacted: false, ...counts.get(row.id) }]),
    ),
  };
}

/** The demos that may be measured, by uniqueId. */
async function findDemos(
  db: Database,
  uniqueIds: readonly string[],
): Promise<ReadonlyMap<string, MeasuredDemo>> {
  const found = await db
    .select({
      id: demos.id,
      uniqueId: demos.uniqueId,
      agencyId: demos.agencyId,
      openMs: demos.openMs,
      expiresAt: demos.expiresAt,
    })
    .from(demos)
    .where(
      and(
        inArray(demos.uniqueId, keyList(uniqueIds)),
        isNull(demos.deletedAt),
        isNotStopped(),
        isMeasured(),
      ),
    );
  return new Map(found.map((demo) => [demo.uniqueId, demo]));
}

async function findViews(
  db: Database,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PageRow>> {
  const found = await db
    .select()
    .from(pageViews)
    .where(inArray(pageViews.id, keyList(ids)));
  return new Map(found.map((view) => [view.id, view]));
}

async function findVisits(db: Database, ids: readonly string[]): Promise<VisitRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(visits)
    .where(inArray(visits.id, keyList(ids)));
}

/** The visits of a demo on a day by a browser. */
async function findByVisitors(
  db: Database,
  visitors: readonly (readonly [demoId: string, day: string, visitorHash: string])[],
): Promise<VisitRow[]> {
  if (visitors.length === 0) return [];
  return db
    .select()
    .from(visits)
    .where(sql`(${visits.demoId}, ${visits.day}, ${visits.visitorHash}) in ${tupleList(visitors)}`);
}

async function countPages(
  db: Database,
  visitIds: readonly string[],
): Promise<Map<string, { pages: number; interacted: boolean }>> {
  if (visitIds.length === 0) return new Map();
  const rows = await db
    .select({
      visitId: pageViews.visitId,
      pages: sql<number>`count(*)`.mapWith(Number),
      interacted: sql<number>`sum(case when ${pageViews.interacted} then 1 else 0 end)`.mapWith(
        Number,
      ),
    })
    .from(pageViews)
    .where(inArray(pageViews.visitId, keyList(visitIds)))
    .groupBy(pageViews.visitId);
  return new Map(
    rows.map(({ visitId, pages, interacted }) => [visitId, { pages, interacted: interacted > 0 }]),
  );
}
