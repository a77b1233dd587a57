import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql, sum } from 'drizzle-orm';
import { programKinds, type DemoSignals, type ProgramKind } from '../contract/signals.ts';
import type { Database } from '../db/open.ts';
import { pageViews, programOpens, visits } from '../db/schema.ts';
import { listRecipientRows, type RecipientRow } from '../recipients/queries.ts';
import type { VisitRow } from './record-person.ts';

/** Visits that are listed one by one; totals are of all. */
const maxVisits = 100;
/** How long a recipient must have read for more than a glance. */
const readMs = 10_000;
/** A visit that was heard of within this long is going on. */
const liveMs = 15_000;

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : iso(at);

interface Sums {
  readonly recipientId: string | null;
  readonly opens: number;
  readonly visibleMs: number;
  readonly lastAt: number | null;
  readonly returned: number;
}

/** Sums of people's visits for each recipient, and under null of those without a name. */
function sumVisits(db: Database, demoId: string): Promise<Sums[]> {
  const people = and(eq(visits.demoId, demoId), isNotNull(visits.personAt));
  return db
    .select({
      recipientId: visits.recipientId,
      opens: count(),
      visibleMs: sum(visits.visibleMs).mapWith(Number),
      lastAt: max(visits.lastAt),
      returned: sql`sum(case when ${visits.returned} then 1 else 0 end)`.mapWith(Number),
    })
    .from(visits)
    .where(people)
    .groupBy(visits.recipientId);
}

function showRecipientSignals(
  row: RecipientRow,
  sums: Sums | undefined,
): DemoSignals['recipients'][number] {
  const { id, name, named, declinedAt, forwardedAt } = row;
  const { opens = 0, visibleMs = 0, lastAt = null, returned = 0 } = sums ?? {};
  return {
    id,
    name,
    named: named && declinedAt === null,
    declined: declinedAt !== null,
    state: opens === 0 ? 'unopened' : visibleMs >= readMs ? 'read' : 'opened',
    opens,
    visibleMs,
    lastAt: isoOrNull(lastAt),
    returned: returned > 0,
    probablyForwarded: forwardedAt !== null,
  };
}

export type PageOfVisit = DemoSignals['visits'][number]['pages'][number];

/** The pages of visits in the order in which they were opened, views of one page as one. */
export async function readPages(
  db: Database,
  visitIds: readonly string[],
): Promise<Map<string, PageOfVisit[]>> {
  const pages = new Map<string, PageOfVisit[]>();
  if (visitIds.length === 0) return pages;
  const views = await db
    .select()
    .from(pageViews)
    .where(inArray(pageViews.visitId, [...visitIds]))
    .orderBy(asc(pageViews.startedAt), asc(pageViews.id));
  for (const { visitId, page, visibleMs, sections } of views) {
    const list = pages.get(visitId) ?? [];
    pages.set(visitId, list);
    const known = list.find((one) => one.page === page);
    if (!known) list.push({ page, visibleMs, sections: { ...sections } });
    else {
      known.visibleMs += visibleMs;
      for (const [id, ms] of Object.entries(sections))
        known.sections[id] = (known.sections[id] ?? 0) + ms;
    }
  }
  return pages;
}

/** Openings that were nobody's, by kind; browsers in which nothing was done count when they end. */
async function readPrograms(db: Database, demoId: string): Promise<DemoSignals['programs']> {
  const rows = await db
    .select({
      kind: programOpens.kind,
      opens: sum(programOpens.opens).mapWith(Number),
      lastAt: max(programOpens.lastAt),
    })
    .from(programOpens)
    .where(eq(programOpens.demoId, demoId))
    .groupBy(programOpens.kind);
  const [silent] = await db
    .select({ opens: count(), lastAt: max(visits.lastAt) })
    .from(visits)
    .where(and(eq(visits.demoId, demoId), isNull(visits.personAt)));
  const opens = new Map(rows.map((row) => [row.kind, row]));
  return programKinds.flatMap((kind: ProgramKind) => {
    const known = opens.get(kind);
    const more = kind === 'silent' ? silent : undefined;
    const all = (known?.opens ?? 0) + (more?.opens ?? 0);
    const lastAt = Math.max(known?.lastAt ?? 0, more?.lastAt ?? 0);
    return all === 0 ? [] : [{ kind, opens: all, lastAt: iso(lastAt) }];
  });
}

function showVisit(
  row: VisitRow,
  pages: PageOfVisit[],
  now: number,
): DemoSignals['visits'][number] {
  const { id, startedAt, recipientId, device, visibleMs, returned, forwarded } = row;
  return {
    id,
    at: iso(startedAt),
    recipientId,
    device,
    visibleMs,
    returned,
    probablyForwarded: forwarded,
    live: row.endedAt === null && row.lastAt > now - liveMs,
    pages,
  };
}

/** Visitors of each day who gave no name. */
async function countAnonymous(db: Database, demoId: string): Promise<number> {
  const [row] = await db
    .select({ first: count() })
    .from(visits)
    .where(
      and(
        eq(visits.demoId, demoId),
        isNotNull(visits.personAt),
        isNull(visits.recipientId),
        eq(visits.returned, false),
      ),
    );
  return row?.first ?? 0;
}

/** Everything an agency sees of how a demo was read. */
export async function showSignals(db: Database, demoId: string, now: number): Promise<DemoSignals> {
  const sums = await sumVisits(db, demoId);
  const recipients = await listRecipientRows(db, demoId);
  const latest = await db
    .select()
    .from(visits)
    .where(and(eq(visits.demoId, demoId), isNotNull(visits.personAt)))
    .orderBy(desc(visits.startedAt), desc(visits.id))
    .limit(maxVisits);
  const pages = await readPages(
    db,
    latest.map(({ id }) => id),
  );
  const programs = await readPrograms(db, demoId);
  const total = (read: (one: Sums) => number): number =>
    sums.reduce((all, one) => all + read(one), 0);
  const named = sums.filter(({ recipientId }) => recipientId !== null).length;
  const lastAt = Math.max(0, ...sums.map((one) => one.lastAt ?? 0));
  return {
    totals: {
      people: named + (await countAnonymous(db, demoId)),
      opens: total(({ opens }) => opens),
      returned: total(({ returned }) => returned),
      visibleMs: total(({ visibleMs }) => visibleMs),
      lastAt: lastAt === 0 ? null : iso(lastAt),
    },
    recipients: recipients.map((row) =>
      showRecipientSignals(
        row,
        sums.find(({ recipientId }) => recipientId === row.id),
      ),
    ),
    visits: latest.map((row) => showVisit(row, pages.get(row.id) ?? [], now)),
    notPeople: programs.reduce((all, { opens }) => all + opens, 0),
    programs,
  };
}
