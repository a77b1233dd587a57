import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Signals } from '../contract/signals.ts';
import type { Database } from '../db/open.ts';
import { demos, pageViews, visits } from '../db/schema.ts';
import { isMeasured, isNotStopped } from '../objections/stops.ts';
import { findByTokens, type RecipientRow } from '../recipients/queries.ts';
import type { VisitorHash } from '../visits/hash-visitor.ts';
import { utcDay } from '../visits/utc-day.ts';
import type { DeviceKind } from './describe-device.ts';
import type { MeasuredDemo, VisitRow } from './record-person.ts';

/** A beacon with what the service knows of its sender. */
export interface Beacon {
  readonly signals: Signals;
  readonly hash: VisitorHash;
  readonly device: DeviceKind;
  readonly at: number;
}

export type PageRow = typeof pageViews.$inferSelect;

/** A visit as this batch has changed it. */
export interface OpenVisit {
  row: VisitRow;
  pages: number;
  interacted: boolean;
}

/** What stands in the store of the demos, links, page views and visits of a batch. */
export interface Known {
  readonly demos: ReadonlyMap<string, MeasuredDemo>;
  readonly recipients: ReadonlyMap<string, RecipientRow>;
  readonly views: ReadonlyMap<string, PageRow>;
  readonly visits: Map<string, OpenVisit>;
}

export async function readKnown(db: Database, sent: readonly Beacon[]): Promise<Known> {
  const uniqueIds = [...new Set(sent.map(({ signals }) => signals.demo))];
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
        inArray(demos.uniqueId, uniqueIds),
        isNull(demos.deletedAt),
        isNotStopped(),
        isMeasured(),
      ),
    );
  const byUniqueId = new Map(found.map((demo) => [demo.uniqueId, demo]));
  const tokens = sent.flatMap(({ signals }) => signals.to || []);
  const recipients = await findByTokens(db, [...new Set(tokens)]);
  const ids = sent.flatMap(({ signals }) => {
    const demo = byUniqueId.get(signals.demo);
    return demo ? [`${demo.id} ${signals.view} ${signals.page}`] : [];
  });
  if (ids.length === 0)
    return { demos: byUniqueId, recipients: new Map(), views: new Map(), visits: new Map() };
  const views = await db.select().from(pageViews).where(inArray(pageViews.id, ids));
  const days = [...new Set(sent.map(({ at }) => utcDay(at)))];
  const ofToday = await db
    .select()
    .from(visits)
    .where(
      and(
        inArray(
          visits.demoId,
          found.map(({ id }) => id),
        ),
        inArray(visits.day, days),
        inArray(
          visits.visitorHash,
          sent.map(({ hash }) => hash.visitor),
        ),
      ),
    );
  const missing = views
    .map(({ visitId }) => visitId)
    .filter((id) => ofToday.every((visit) => visit.id !== id));
  const others =
    missing.length === 0 ? [] : await db.select().from(visits).where(inArray(visits.id, missing));
  const rows = [...ofToday, ...others];
  const counts = await countPages(
    db,
    rows.map(({ id }) => id),
  );
  return {
    demos: byUniqueId,
    recipients: new Map(recipients.map((one) => [one.token, one])),
    views: new Map(views.map((view) => [view.id, view])),
    visits: new Map(
      rows.map((row) => [row.id, { row, pages: 0, interacted: false, ...counts.get(row.id) }]),
    ),
  };
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
    .where(inArray(pageViews.visitId, [...visitIds]))
    .groupBy(pageViews.visitId);
  return new Map(
    rows.map(({ visitId, pages, interacted }) => [visitId, { pages, interacted: interacted > 0 }]),
  );
}
