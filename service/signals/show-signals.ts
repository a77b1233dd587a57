import { and, asc, count, desc, eq, inArray, isNotNull, max, sql, sum } from 'drizzle-orm';
import { programKinds, type DemoSignals, type ProgramKind } from '../contract/signals.ts';
import type { Database } from '../db/open.ts';
import { pageViews, programOpens, visits } from '../db/schema.ts';
import { listRecipientRows, type RecipientRow } from '../recipients/queries.ts';
import type { VisitRow } from './record-person.ts';
import { toIsoTime } from '../iso-time.ts';

/** Maximum number of listed visits; totals include all. */
const maxVisits = 100;
/** Minimum reading time in milliseconds for the state "read". */
const readMs = 10_000;
/** A visit with a beacon within this time is in progress. */
const liveMs = 15_000;

const isoOrNull = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : toIsoTime(at);

interface Sums {
  readonly recipientId: string | null;
  readonly isPerson: boolean;
  readonly opens: number;
  readonly visibleMs: number;
  readonly lastAt: number | null;
  readonly returned: number;
}

/**
 * Sums of visits by recipient, with null for anonymous ones: visits of people, and apart from them
 * browsers without interaction.
 */
async function sumVisits(db: Database, demoId: string): Promise<Sums[]> {
  const isPerson = sql<number>`case when ${visits.personAt} is null then 0 else 1 end`;
  const rows = await db
    .select({
      recipientId: visits.recipientId,
      isPerson: isPerson.mapWith(Number),
      opens: count(),
      visibleMs: sum(visits.visibleMs).mapWith(Number),
      lastAt: max(visits.lastAt),
      returned: sql`sum(case when ${visits.returned} then 1 else 0 end)`.mapWith(Number),
    })
    .from(visits)
    .where(eq(visits.demoId, demoId))
    .groupBy(visits.recipientId, isPerson);
  return rows.map((row) => ({ ...row, isPerson: row.isPerson === 1 }));
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

/** The pages of visits in the order of their opening; several views of one page are added. */
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

/** Openings by programs, by kind. Visits without any interaction count once they have ended. */
async function readPrograms(
  db: Database,
  demoId: string,
  silent: readonly Sums[],
): Promise<DemoSignals['programs']> {
  const rows = await db
    .select({
      kind: programOpens.kind,
      opens: sum(programOpens.opens).mapWith(Number),
      lastAt: max(programOpens.lastAt),
    })
    .from(programOpens)
    .where(eq(programOpens.demoId, demoId))
    .groupBy(programOpens.kind);
  const silentOpens = silent.reduce((all, one) => all + one.opens, 0);
  const silentAt = Math.max(0, ...silent.map((one) => one.lastAt ?? 0));
  const opens = new Map(rows.map((row) => [row.kind, row]));
  return programKinds.flatMap((kind: ProgramKind) => {
    const known = opens.get(kind);
    const isSilent = kind === 'silent';
    const all = (known?.opens ?? 0) + (isSilent ? silentOpens : 0);
    const lastAt = Math.max(known?.lastAt ?? 0, isSilent ? silentAt : 0);
    return all === 0 ? [] : [{ kind, opens: all, lastAt: toIsoTime(lastAt) }];
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
    at: toIsoTime(startedAt),
    recipientId,
    device,
    visibleMs,
    returned,
    probablyForwarded: forwarded,
    live: row.endedAt === null && row.lastAt > now - liveMs,
    pages,
  };
}

/** The agency's view of a demo's signals. */
export async function showSignals(db: Database, demoId: string, now: number): Promise<DemoSignals> {
  const found = await sumVisits(db, demoId);
  const sums = found.filter(({ isPerson }) => isPerson);
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
  const programs = await readPrograms(
    db,
    demoId,
    found.filter(({ isPerson }) => !isPerson),
  );
  const total = (read: (one: Sums) => number): number =>
    sums.reduce((all, one) => all + read(one), 0);
  const named = sums.filter(({ recipientId }) => recipientId !== null).length;
  // An anonymous visitor who returns on another day counts as new.
  const anonymous = sums.find(({ recipientId }) => recipientId === null);
  const lastAt = Math.max(0, ...sums.map((one) => one.lastAt ?? 0));
  return {
    totals: {
      people: named + (anonymous ? anonymous.opens - anonymous.returned : 0),
      opens: total(({ opens }) => opens),
      returned: total(({ returned }) => returned),
      visibleMs: total(({ visibleMs }) => visibleMs),
      lastAt: lastAt === 0 ? null : toIsoTime(lastAt),
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
